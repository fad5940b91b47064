import { Refusal } from '../../../application/refusal.js';
import { keyedEndpoint } from '../../pipeline/endpoint.js';
import { CheckRecordSchema } from '../../schemas/check-record/index.js';
import { presentRecord } from './present.js';

const REQUEST_ID = /^req_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** The whole recorded decision. An id of another partner or environment, and a text that is no id, get the same 404. */
export const readCheckEndpoint = keyedEndpoint({
  operationId: 'readCheck',
  summary: 'Read a recorded check',
  method: 'GET',
  path: '/api/checks/{request_id}',
  scope: 'checks:read',
  responses: { 200: CheckRecordSchema },
  problems: ['not_found'],
  handle: async ({ application, caller, params }) => {
    const requestId = params['request_id'] ?? '';
    if (!REQUEST_ID.test(requestId)) throw noSuchCheck();
    return { status: 200, body: presentRecord(await application.readCheck(caller, requestId).catch(sameNotFound)) };
  },
});

const noSuchCheck = (): Refusal => new Refusal('not_found', 'There is no check of this request_id.');

/** One text for every reason, so that an answer does not tell whether another partner has the id. */
const sameNotFound = (error: unknown): never => {
  throw error instanceof Refusal && error.code === 'not_found' ? noSuchCheck() : error;
};
