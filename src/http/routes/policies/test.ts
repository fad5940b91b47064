import { type BackTest, backTestView } from '../../../application/api.js';
import { keyedBodyEndpoint } from '../../pipeline/endpoint.js';
import { HttpProblem } from '../../problems/problems.js';
import { summaryOf } from '../../schemas/explain.js';
import {
  MAX_EXAMPLES,
  MAX_TESTED_CHECKS,
  type PolicyTestRequest,
  PolicyTestRequestSchema,
  PolicyTestSchema,
  type PolicyTestView,
} from '../../schemas/policies.js';

/** Decides recorded checks again under a policy that is not published, and writes nothing. */
export const testPolicyEndpoint = keyedBodyEndpoint<PolicyTestRequest>({
  operationId: 'testPolicy',
  summary: 'Test a policy against recorded checks',
  method: 'POST',
  path: '/api/policies/test',
  scope: 'policies:write',
  request: PolicyTestRequestSchema,
  responses: { 200: PolicyTestSchema },
  problems: ['invalid_json', 'invalid_request', 'payload_too_large', 'unsupported_media_type'],
  handle: async ({ application, caller, body: { policy, from, to, limit = MAX_TESTED_CHECKS } }) => {
    const period = {
      ...(from !== undefined && { fromMs: momentOf('/from', from) }),
      ...(to !== undefined && { toMs: momentOf('/to', to) }),
    };
    if ((period.fromMs ?? -Infinity) >= (period.toMs ?? Infinity)) throw wrong('/from', 'must be before to');
    return { status: 200, body: present(await application.policies.test(caller, policy, { count: limit, ...period })) };
  },
});

/** The format admits a leap second, which no clock here knows. */
const momentOf = (path: string, text: string): number => {
  const ms = Date.parse(text);
  if (!Number.isNaN(ms)) return ms;
  throw wrong(path, 'is no moment that can be used');
};

const wrong = (path: string, message: string): HttpProblem => {
  const details = [{ path, message }];
  return new HttpProblem('invalid_request', summaryOf(details), details);
};

const present = (result: BackTest): PolicyTestView => {
  const { changes, ...tally } = backTestView(result);
  return { ...tally, examples: changes.slice(0, MAX_EXAMPLES) };
};
