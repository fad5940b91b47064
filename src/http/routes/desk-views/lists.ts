import { isoTime, parseIsoMs } from '../../../../domain/shared/iso-time.js';
import type { ListChangesRequest, ListVersion } from '../../../application/api.js';
import { keyedEndpoint } from '../../pipeline/endpoint.js';
import { queryReader } from '../../pipeline/query.js';
import {
  type ListChangesBody,
  ListChangesQuerySchema,
  ListChangesSchema,
  ListVersionsSchema,
  type ListVersionsView,
} from '../../schemas/desk-views.js';

/** Versions of each list in force and before. */
export const listVersionsEndpoint = keyedEndpoint({
  operationId: 'readListVersions',
  summary: 'Versions of imported lists',
  method: 'GET',
  path: '/api/lists',
  scope: 'checks:read',
  responses: { 200: ListVersionsSchema },
  problems: [],
  handle: async ({ application }) => {
    const versions = await application.readListVersions();
    const sources = [...new Set(versions.map(({ source }) => source))];
    const body: ListVersionsView = {
      lists: sources.map((source) => ({
        source,
        versions: versions.filter((version) => version.source === source).map(presentVersion),
      })),
    };
    return { status: 200, body };
  },
});

const presentVersion = (version: ListVersion): ListVersionsView['lists'][number]['versions'][number] => ({
  version: version.version,
  format: version.format,
  categories: version.categories,
  published_at: isoTime(parseIsoMs(version.publishedAt)),
  imported_at: isoTime(parseIsoMs(version.importedAt)),
  rows: version.rows,
  sha256: version.sha256,
  in_force: version.inForce,
  changed: version.changed,
});

const readQuery = queryReader<ListChangesRequest>(ListChangesQuerySchema);

/** What came and went between two versions of a list, and which ALLOWs were about what came. */
export const listChangesEndpoint = keyedEndpoint({
  operationId: 'readListChanges',
  summary: 'What changed between two versions of a list',
  method: 'GET',
  path: '/api/lists/{source}/changes',
  scope: 'checks:read',
  query: ListChangesQuerySchema,
  responses: { 200: ListChangesSchema },
  problems: ['not_found'],
  handle: async ({ application, caller, params, search }) => {
    const view = await application.readListChanges(caller, params['source'] ?? '', readQuery(search));
    const { source, from, to, counts, added, removed } = view;
    const body: ListChangesBody = {
      ...{ source, from, to, counts },
      added: added.map(({ key, chain }) => ({ address: key, chain })),
      removed: removed.map(({ key, chain }) => ({ address: key, chain })),
      is_whole: view.isWhole,
      touched_allows: view.touched.flatMap(({ requestId, checkedAtMs, accounts }) =>
        accounts.map((address) => ({ request_id: requestId, checked_at: isoTime(checkedAtMs), address })),
      ),
      touched_is_cut: view.isTouchedCut,
    };
    return { status: 200, body };
  },
});
