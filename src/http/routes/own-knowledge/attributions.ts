import type { AttributionRequest, StatementPageRequest } from '../../../application/api.js';
import { keyedBodyEndpoint, keyedEndpoint } from '../../pipeline/endpoint.js';
import { queryReader } from '../../pipeline/query.js';
import {
  AttributionPageSchema,
  AttributionRequestSchema,
  OwnAttributionSchema,
  RemoveAttributionQuerySchema,
  StatementPageQuerySchema,
} from '../../schemas/own-knowledge.js';
import { presentAttribution } from './present.js';

const ATTRIBUTIONS = { path: '/api/attributions', scope: 'lists:write' } as const;

const readPageQuery = queryReader<StatementPageRequest>(StatementPageQuerySchema);
const readRemoveQuery = queryReader<{ readonly statement_id: string }>(RemoveAttributionQuerySchema);

/** A page of the attributions that stand, or of all changes of them. */
export const readAttributionsEndpoint = keyedEndpoint({
  ...ATTRIBUTIONS,
  operationId: 'readAttributions',
  summary: 'Read what you said of your counterparties',
  method: 'GET',
  query: StatementPageQuerySchema,
  responses: { 200: AttributionPageSchema },
  problems: [],
  handle: async ({ application, caller, search }) => {
    const { shown, nextCursor } = await application.attributions.read(caller, readPageQuery(search));
    const nowMs = application.now();
    return {
      status: 200,
      body: { attributions: shown.map((one) => presentAttribution(one, nowMs)), next_cursor: nextCursor },
    };
  },
});

/** Says who holds an address, in place of what was said of the same address, chain and kind. */
export const addAttributionEndpoint = keyedBodyEndpoint<AttributionRequest>({
  ...ATTRIBUTIONS,
  operationId: 'addAttribution',
  summary: 'Say whom you know behind an address',
  method: 'POST',
  request: AttributionRequestSchema,
  responses: { 201: OwnAttributionSchema },
  problems: ['invalid_json', 'conflict', 'payload_too_large', 'unsupported_media_type'],
  handle: async ({ application, caller, body }) => {
    const shown = await application.attributions.add(caller, body);
    return { status: 201, body: presentAttribution(shown, application.now()) };
  },
});

/** Takes an attribution back. It stays in the view `changes`, and in the record of every check that it counted in. */
export const removeAttributionEndpoint = keyedEndpoint({
  ...ATTRIBUTIONS,
  operationId: 'removeAttribution',
  summary: 'Take back what you said of a counterparty',
  method: 'DELETE',
  query: RemoveAttributionQuerySchema,
  responses: { 200: OwnAttributionSchema },
  problems: ['not_found'],
  handle: async ({ application, caller, search }) => {
    const removed = await application.attributions.remove(caller, readRemoveQuery(search).statement_id);
    return { status: 200, body: presentAttribution(removed, application.now()) };
  },
});
