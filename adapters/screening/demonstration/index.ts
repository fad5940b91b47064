import { DEMONSTRATION_SITE, demonstrationNumber } from '../../../domain/intent/demonstration-addresses.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import type { ScreeningAnswer } from '../../../ports/sources/screening.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { SCENARIOS, UNANSWERED_SUBJECT_NUMBER } from './scenarios.js';

const sitesAmong = (hosts: readonly string[], nowMs: number): Pick<ScreeningAnswer, 'sites'> =>
  hosts.includes(DEMONSTRATION_SITE)
    ? {
        sites: [
          {
            ...{ host: DEMONSTRATION_SITE, match: 'listed', entry: DEMONSTRATION_SITE },
            ...{ source: 'demonstration', publishedAt: isoTime(nowMs), demonstration: true },
          },
        ],
      }
    : {};

/** Synthetic evidence about reserved addresses, for sandbox keys only. Every record is labelled as demonstration. */
export const demonstration: ProviderManifest<'screening'> = {
  id: 'demonstration',
  name: 'Demonstration evidence',
  port: 'screening',
  kind: 'demonstration',
  mandatory: false,
  deadlineMs: 250,
  onByDefault: true,
  sandboxOnly: true,
  configSchema: { type: 'object', additionalProperties: false },
  create: (_config, { clock }) => ({
    supports: () => true,
    screen: async ({ subjectKeys, hosts = [] }, signal) => {
      refuseEnded(signal);
      const numbers = subjectKeys.map((key) => [key, demonstrationNumber(key)] as const);
      if (numbers.some(([, number]) => number === UNANSWERED_SUBJECT_NUMBER)) {
        throw new ProviderError('timeout', 'This reserved address asks the source not to answer');
      }
      const nowMs = clock.now();
      const signals = numbers.flatMap(([key, number]) =>
        number === null ? [] : (SCENARIOS.get(number)?.(key, nowMs) ?? []),
      );
      const note = 'synthetic evidence about reserved addresses only';
      return { signals, asOf: null, note, lists: [], ...sitesAmong(hosts, nowMs) };
    },
    close: async () => undefined,
  }),
};
