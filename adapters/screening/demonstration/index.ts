import { demonstrationNumber } from '../../../domain/intent/demonstration-addresses.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { SCENARIOS, UNANSWERED_SUBJECT_NUMBER } from './scenarios.js';

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
    screen: async ({ subjectKeys }, signal) => {
      refuseEnded(signal);
      const numbers = subjectKeys.map((key) => [key, demonstrationNumber(key)] as const);
      if (numbers.some(([, number]) => number === UNANSWERED_SUBJECT_NUMBER)) {
        throw new ProviderError('timeout', 'This reserved address asks the source not to answer');
      }
      const nowMs = clock.now();
      const signals = numbers.flatMap(([key, number]) =>
        number === null ? [] : (SCENARIOS.get(number)?.(key, nowMs) ?? []),
      );
      return { signals, asOf: null, note: 'synthetic evidence about reserved addresses only', lists: [] };
    },
    close: async () => undefined,
  }),
};
