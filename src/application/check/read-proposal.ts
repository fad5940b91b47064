import { parseAddress } from '../../../domain/intent/address.js';
import type { Chain } from '../../../domain/chains/index.js';
import type { TransactionIntent } from '../../../domain/intent/intent.js';
import { assetKeys, contradictionOf, withAssets } from '../../../domain/payload/assets.js';
import { intentOfBytes } from '../../../domain/actions/stated-by-bytes.js';
import type { Proposal, SubmittedPayload } from '../../../domain/payload/payload.js';
import type { PayloadRequest } from '../../../domain/payload/payload-request.js';
import { readPayload } from '../../../domain/payload/read-payload.js';
import type { Logger } from '../../../ports/platform/platform.js';
import { Refusal } from '../refusal.js';
import type { Soon } from '../../../domain/shared/soon.js';
import type { CheckRequest, PayloadCheckRequest, PayloadMembers, Submission } from './check-request.js';
import { assetsKnown } from './assets-known.js';
import { Deadline } from '../shared/deadline.js';
import { callKey, type DescribeCalls } from './describe-calls.js';
import { parseIntent } from './parse-intent.js';
import type { WiredSources } from './sources.js';
import { KIND_OF_MEMBER } from '../../../domain/payload/kinds/index.js';
import { MEMBERS_OF_PAYLOADS as MEMBERS } from '../../../domain/payload/kinds/members.js';
import { withMembers } from '../../../domain/shared/with-members.js';

/** Longest time for what imported lists and the token registry say of a payload, milliseconds. */
const NAMING_DEADLINE_MS = 500;

export interface ReadProposalDependencies {
  readonly sources: Pick<WiredSources, 'token'>;
  readonly describeCalls: DescribeCalls;
  readonly logger: Logger;
}

/** parse: JSON becomes a proposal, and nothing behind it sees raw input. Throws a `Refusal`, at once or later. */
export type ReadProposal = (submission: Submission) => Soon<Proposal>;

export const createReadProposal = (dependencies: ReadProposalDependencies): ReadProposal => {
  const { sources, describeCalls, logger } = dependencies;
  const described = async (request: PayloadRequest, chain: Chain, sender: string, deadline: Deadline) => {
    const first = readPayload(request, { chain, sender, describe: () => null });
    if (first.unknownCalls.length === 0) return { payload: first.payload, failure: null };
    const { descriptions, failure } = await describeCalls(chain, first.unknownCalls, deadline);
    if (descriptions.size === 0) return { payload: first.payload, failure };
    const describe = (target: string, selector: string) => descriptions.get(callKey({ target, selector })) ?? null;
    return { payload: readPayload(request, { chain, sender, describe }).payload, failure };
  };
  const read = async (
    request: PayloadRequest,
    { origin, simulation = 'auto' }: PayloadMembers,
    chain: Chain,
    from: string,
  ): Promise<SubmittedPayload> => {
    const deadline = new Deadline(NAMING_DEADLINE_MS);
    try {
      const { payload, failure } = await described(request, chain, parseAddress(chain, from).key ?? from, deadline);
      const keys = assetKeys(payload.actions);
      const known = await assetsKnown({ sources, logger }, chain, keys, deadline);
      const actions = withAssets(payload.actions, chain, known);
      const contradiction = contradictionOf(payload.actions, known);
      const isContradicted = contradiction !== null && payload.status === 'decoded';
      return withMembers(payload, {
        status: isContradicted ? 'partly_decoded' : payload.status,
        problem: isContradicted ? contradiction : payload.problem,
        actions,
        given: request,
        askedBy: origin === undefined ? null : originOf(origin),
        descriptionFailure: failure,
        simulation,
      });
    } finally {
      deadline.clear();
    }
  };
  const ofRequest = async (request: CheckRequest, given: PayloadRequest): Promise<Proposal> => ({
    intent: parseIntent(request),
    payload: await read(given, request, request.chain, request.from_address),
  });
  return (submission) => {
    if (submission.route === 'payload') return ofBytes(submission.request, read);
    const { request } = submission;
    const given = payloadOfRequest(request);
    if (given === null) return { intent: askedFor(parseIntent(request), request.origin), payload: null };
    if (request.direction === 'incoming') refuseIncoming();
    return ofRequest(request, given);
  };
};

/** Letter case, the port of https and a slash behind it make no other origin. */
export const originOf = (given: string): string => given.toLowerCase().replace(/(?::443)?\/?$/, '');

/** What is declared without bytes has an origin, too. */
const askedFor = (intent: TransactionIntent, origin: string | undefined): TransactionIntent =>
  origin === undefined ? intent : { ...intent, origin: originOf(origin) };

const refuseIncoming = (): never => {
  const message = 'must be outgoing where a payload is sent: the receiver of a payment signs nothing';
  throw new Refusal('invalid_request', `direction ${message}.`, [{ path: '/direction', message }]);
};

const ofBytes = async (
  request: PayloadCheckRequest,
  read: (given: PayloadRequest, members: PayloadMembers, chain: Chain, from: string) => Promise<SubmittedPayload>,
): Promise<Proposal> => {
  const payload = await read(onlyPayload(request), request, request.chain, request.from_address);
  const intent = intentOfBytes(payload, {
    chain: request.chain,
    from: request.from_address,
    expectedTo: request.expected_to_address ?? null,
    counterpartyName: request.counterparty_name ?? null,
    intentReference: request.intent_reference ?? null,
    policyId: request.policy_id ?? null,
  });
  return { intent, payload };
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
