import { KIND_OF_MEMBER } from '../../../domain/payload/kinds/index.js';
import { MEMBERS_OF_PAYLOADS as MEMBERS } from '../../../domain/payload/kinds/members.js';
import type { PayloadRequest } from '../../../domain/payload/payload-request.js';
import { Refusal } from '../refusal.js';
import type { PayloadMembers } from './check-request.js';

const refuse = (message: string): never => {
  throw new Refusal('invalid_request', message, [{ path: '', message }]);
};

/** The one payload of a request; null for none. Throws a `Refusal` where there are two. */
export const payloadOfRequest = (request: PayloadMembers): PayloadRequest | null => {
  const [member, second] = MEMBERS.filter((name) => request[name] !== undefined);
  if (second !== undefined) refuse(`Send at most one of ${MEMBERS.join(', ')}: a wallet signs one thing at a time.`);
  // the schema gave each member the type of its kind
  return member === undefined ? null : ({ kind: KIND_OF_MEMBER[member], content: request[member] } as PayloadRequest);
};

/** The payload of a request that has nothing else. Throws a `Refusal` where there is none, or two. */
export const onlyPayload = (request: PayloadMembers): PayloadRequest =>
  payloadOfRequest(request) ?? refuse(`Send one of ${MEMBERS.join(', ')}: it is what is checked here.`);
