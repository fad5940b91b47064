import { oldestListDate } from '../../../domain/facts/screening/lists.js';
import { familyOf } from '../../../domain/chains/index.js';
import type { ListStore } from '../../../ports/stores/lists.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import type { ScreeningAnswer, ScreeningRequest } from '../../../ports/sources/screening.js';
import { type Soon, whenAllThere, whenThere } from '../../../domain/shared/soon.js';
import { fromLists } from '../../shared/from-lists.js';
import { signalsFor, listStateOf } from './signals.js';
import { sitesFor } from './sites.js';

const screen = (lists: ListStore, request: ScreeningRequest): Soon<ScreeningAnswer> =>
  whenThere(lists.lists(), (imported) => {
    const hits = imported.length === 0 ? [] : lists.lookUp(familyOf(request.chain), request.subjectKeys);
    const sites = sitesFor(lists, imported, request.hosts ?? []);
    return whenThere(whenAllThere([hits, sites]), ([found, listings]) => ({
      signals: signalsFor(request.chain, request.subjectKeys, found),
      asOf: oldestListDate(imported),
      note: `${String(imported.length)} imported ${imported.length === 1 ? 'list' : 'lists'}`,
      lists: imported.map(listStateOf),
      sites: listings,
    }));
  });

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
    screen: (request, signal) => fromLists(signal, 'lists', () => screen(lists, request)),
    close: async () => undefined,
  }),
};
