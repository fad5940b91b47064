import { keyedEndpoint } from '../../pipeline/endpoint.js';
import { CheckRecordSchema } from '../../schemas/check-record/index.js';
import { ofOwnCheck } from './own-check.js';
import { presentRecord } from './present.js';

/** The whole recorded decision. An id of another partner or environment, and a text that is no id, get the same 404. */
export const readCheckEndpoint = keyedEndpoint({
  operationId: 'readCheck',
  summary: 'Read a recorded check',
  method: 'GET',
  path: '/api/checks/{request_id}',
  scope: 'checks:read',
  responses: { 200: CheckRecordSchema },
  problems: ['not_found'],
  speaksLanguages: true,
  handle: async ({ application, caller, params, language: languageOf }) => {
    const requestId = params['request_id'] ?? '';
    const language = languageOf();
    const check = await ofOwnCheck(requestId, () => application.readCheck(caller, requestId));
    return { status: 200, body: presentRecord(check, language), language };
  },
});
