import { oldestListDate } from '../../../domain/facts/screening/lists.js';
import { familyOf } from '../../../domain/chains/index.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { ListStore } from '../../../ports/stores/lists.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import type { ScreeningAnswer, ScreeningRequest } from '../../../ports/sources/screening.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { signalsFor, listStateOf } from './signals.js';
import { sitesFor } from './sites.js';

const screen = async (lists: ListStore, request: ScreeningRequest): Promise<ScreeningAnswer> => {
  const imported = await lists.lists();
  const hits = imported.length === 0 ? [] : await lists.lookUp(familyOf(request.chain), request.subjectKeys);
  return {
    signals: signalsFor(request.chain, request.subjectKeys, hits),
    asOf: oldestListDate(imported),
    note: `${String(imported.length)} imported ${imported.length === 1 ? 'list' : 'lists'}`,
    lists: imported.map(listStateOf),
    sites: await sitesFor(lists, imported, request.hosts ?? []),
  };
};

/** Exact matches with the lists that the operator imported. No list at all is an answer, and says so in coverage. */
export const localSignals: ProviderManifest<'screening', Record<string, never>> = {
  id: 'local-signals',
  name: 'Imported lists',
  port: 'screening',
  kind: 'local',
  mandatory: true,
  deadlineMs: 250,
  configSchema: { type: 'object', additionalProperties: false },
  onByDefault: true,
  create: (_config, { lists }) => ({
    supports: () => true,
    screen: async (request, signal) => {
      refuseEnded(signal);
      try {
        return await screen(lists, request);
      } catch (cause) {
        throw new ProviderError('not_loaded', 'The imported lists could not be read.', { cause });
      }
    },
    close: async () => undefined,
  }),
};
