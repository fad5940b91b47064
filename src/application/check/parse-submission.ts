import type { TransactionIntent } from '../../../domain/intent/intent.js';
import { KIND_OF_MEMBER } from '../../../domain/payload/kinds/index.js';
import { MEMBERS_OF_PAYLOADS as MEMBERS } from '../../../domain/payload/kinds/members.js';
import type { PayloadRequest } from '../../../domain/payload/payload-request.js';
import { Refusal } from '../refusal.js';
import type { CheckRequest, PayloadMembers, Submission } from './check-request.js';
import { parseIntent } from './parse-intent.js';

/** What a request says by itself: a declaration, the bytes as they were sent, or both. */
export type ParsedSubmission =
  | { readonly declared: TransactionIntent; readonly given: null }
  | { readonly declared: TransactionIntent | null; readonly given: PayloadRequest };

/** Reads what was declared, and which payload was sent. Throws a `Refusal`. */
export const parseSubmission = ({ route, request }: Submission): ParsedSubmission => {
  if (route === 'payload') return { declared: null, given: onlyPayload(request) };
  const given = payloadOfRequest(request);
  if (given === null) return { declared: askedFor(request), given };
  if (request.direction === 'incoming') refuseIncoming();
  return { declared: parseIntent(request), given };
};

/** Letter case, the port of https and a slash behind it make no other origin. */
export const originOf = (given: string): string => given.toLowerCase().replace(/(?::443)?\/?$/, '');

/** What is declared without bytes has an origin, too. */
const askedFor = (request: CheckRequest): TransactionIntent => {
  const intent = parseIntent(request);
  return request.origin === undefined ? intent : { ...intent, origin: originOf(request.origin) };
};

const refuseIncoming = (): never => {
  const message = 'must be outgoing where a payload is sent: the receiver of a payment signs nothing';
  throw new Refusal('invalid_request', `direction ${message}.`, [{ path: '/direction', message }]);
};

const refuse = (message: string): never => {
  throw new Refusal('invalid_request', message, [{ path: '', message }]);
};

/** The one payload of a request; null for none. Throws a `Refusal` where there are two. */
export const payloadOfRequest = (request: PayloadMembers): PayloadRequest | null => {
  const [member, second] = MEMBERS.filter((name) => request[name] !== undefined);
  if (second !== undefined) refuse(`Send at most one of ${MEMBERS.join(', ')}: a wallet signs one thing at a time.`);
  const { safe_transactions: safeTransactions } = request;
  if (member === undefined)
    return safeTransactions === undefined ? null : refuse('safe_transactions say what a payload agrees to.');
  const along = safeTransactions === undefined ? {} : { safeTransactions };
  // the schema gave each member the type of its kind
  return { kind: KIND_OF_MEMBER[member], content: request[member], ...along } as PayloadRequest;
};

/** The payload of a request that has nothing else. Throws a `Refusal` where there is none, or two. */
export const onlyPayload = (request: PayloadMembers): PayloadRequest =>
  payloadOfRequest(request) ?? refuse(`Send one of ${MEMBERS.join(', ')}: it is what is checked here.`);
