import { isoTime } from '../../../../domain/shared/iso-time.js';
import type { CheckPageRequest } from '../../../application/api.js';
import { keyedEndpoint } from '../../pipeline/endpoint.js';
import { queryReader } from '../../pipeline/query.js';
import { CheckListQuerySchema, CheckListSchema, type CheckListView } from '../../schemas/check-list.js';
import { presentListed } from './present.js';

const readQuery = queryReader<CheckPageRequest>(CheckListQuerySchema);

/** The recorded checks of the caller's partner and environment, by what they say. */
export const listChecksEndpoint = keyedEndpoint({
  operationId: 'listChecks',
  summary: 'List recorded checks',
  method: 'GET',
  path: '/api/checks',
  scope: 'checks:read',
  query: CheckListQuerySchema,
  responses: { 200: CheckListSchema },
  problems: [],
  handle: async ({ application, caller, search }) => {
    const { checks, nextCursor, indexedUntilMs } = await application.listChecks(caller, readQuery(search));
    const body: CheckListView = {
      checks: checks.map(presentListed),
      next_cursor: nextCursor,
      indexed_until: indexedUntilMs === null ? null : isoTime(indexedUntilMs),
    };
    return { status: 200, body };
  },
});
