import { intentOfBytes } from '../../../domain/actions/stated-by-bytes.js';
import { parseAddress } from '../../../domain/intent/address.js';
import { assetKeys, contradictionOf, withAssets } from '../../../domain/payload/assets.js';
import type { CallDescription } from '../../../domain/payload/evm/descriptor/call-description.js';
import type { Proposal, ReadPayload, SubmittedPayload } from '../../../domain/payload/payload.js';
import type { PayloadRequest } from '../../../domain/payload/payload-request.js';
import { readPayload } from '../../../domain/payload/read-payload.js';
import { type Soon, whenThere } from '../../../domain/shared/soon.js';
import { withMembers } from '../../../domain/shared/with-members.js';
import type { Logger } from '../../../ports/platform/platform.js';
import { Deadline } from '../shared/deadline.js';
import { assetsKnown } from './assets-known.js';
import type { Submission } from './check-request.js';
import { callKey, type DescribeCalls } from './describe-calls.js';
import { originOf, parseSubmission } from './parse-submission.js';
import type { WiredSources } from './sources.js';

/** Longest time for what imported lists and the token registry say of a payload, milliseconds. */
const NAMING_DEADLINE_MS = 500;

export interface ReadProposalDependencies {
  readonly sources: Pick<WiredSources, 'token'>;
  readonly describeCalls: DescribeCalls;
  readonly logger: Logger;
}

/**
 * parse: JSON becomes a proposal, and nothing behind it sees raw input. What bytes call and move is named by the lists
 * of descriptions and the token registry: nothing is waited for where none were sent. Throws a `Refusal`, at once or
 * later.
 */
export type ReadProposal = (submission: Submission) => Soon<Proposal>;

export const createReadProposal =
  (dependencies: ReadProposalDependencies): ReadProposal =>
  (submission) => {
    const { declared, given } = parseSubmission(submission);
    if (given === null) return { intent: declared, payload: null };
    return whenThere(named(dependencies, submission.request, given), (payload) => ({
      intent: declared ?? statedBy(payload, submission.request),
      payload,
    }));
  };

type Request = Submission['request'];

/** Reads the bytes, and names what they call and move. */
const named = (
  dependencies: ReadProposalDependencies,
  { chain, from_address: from, origin, simulation = 'auto' }: Request,
  given: PayloadRequest,
): Soon<SubmittedPayload> => {
  const deadline = new Deadline(NAMING_DEADLINE_MS);
  const sender = parseAddress(chain, from).key ?? from;
  const read = whenThere(
    described(dependencies.describeCalls, given, { chain, sender }, deadline),
    ({ payload, failure }) =>
      whenThere(assetsKnown(dependencies, chain, assetKeys(payload.actions), deadline), (known): SubmittedPayload => {
        const contradiction = contradictionOf(payload.actions, known);
        const isContradicted = contradiction !== null && payload.status === 'decoded';
        return withMembers(payload, {
          status: isContradicted ? 'partly_decoded' : payload.status,
          problem: isContradicted ? contradiction : payload.problem,
          actions: withAssets(payload.actions, chain, known),
          given,
          askedBy: origin === undefined ? null : originOf(origin),
          descriptionFailure: failure,
          simulation,
        });
      }),
  );
  if (read instanceof Promise) return read.finally(() => deadline.clear());
  deadline.clear();
  return read;
};

/** How deep calls that lists describe are looked for in each other. */
const DESCRIBED_DEPTH = 3;

/** The bytes, read once more where a list describes what they call, and what stands within that. */
const described = (
  describeCalls: DescribeCalls,
  given: PayloadRequest,
  signer: Pick<Parameters<typeof readPayload>[1], 'chain' | 'sender'>,
  deadline: Deadline,
): Soon<{ readonly payload: ReadPayload['payload']; readonly failure: SubmittedPayload['descriptionFailure'] }> => {
  const known = new Map<string, CallDescription>();
  const asked = new Set<string>();
  const describe = (target: string, selector: string) => known.get(callKey({ target, selector })) ?? null;
  const readOn = (round: number): ReturnType<typeof described> => {
    const { payload, unknownCalls } = readPayload(given, { ...signer, describe });
    const unasked = unknownCalls.filter((call) => !asked.has(callKey(call)));
    if (unasked.length === 0 || round === DESCRIBED_DEPTH) return { payload, failure: null };
    for (const call of unasked) asked.add(callKey(call));
    return describeCalls(signer.chain, unasked, deadline).then(({ descriptions, failure }) => {
      if (descriptions.size === 0) return { payload, failure };
      for (const [key, description] of descriptions) known.set(key, description);
      return whenThere(readOn(round + 1), (read) => ({ payload: read.payload, failure: failure ?? read.failure }));
    });
  };
  return readOn(0);
};

/** The intent of bytes that were sent alone. */
const statedBy = (payload: SubmittedPayload, request: Request) =>
  intentOfBytes(payload, {
    chain: request.chain,
    from: request.from_address,
    expectedTo: request.expected_to_address ?? null,
    counterpartyName: request.counterparty_name ?? null,
    intentReference: request.intent_reference ?? null,
    policyId: request.policy_id ?? null,
  });
