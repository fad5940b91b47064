import type { CheckPageRequest } from '../../../application/api.js';
import { keyedEndpoint } from '../../pipeline/endpoint.js';
import { queryReader } from '../../pipeline/query.js';
import { CheckListQuerySchema, CheckListSchema } from '../../schemas/check-list.js';
import { presentList } from './present.js';

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
    return {
      status: 200,
      body: presentList(await application.listChecks(caller, readQuery(search, application.extraChains))),
    };
  },
});
