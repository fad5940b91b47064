import type { FindingCode } from '../../domain/findings/index.js';
import { bundledDescriptions } from '../../adapters/contracts/local-registry/own-described.js';
import { decide, type Decision } from '../../domain/decision/decide.js';
import type { Facts } from '../../domain/facts/facts.js';
import type { Policy } from '../../domain/policy/policy.js';
import type { Proposal, SubmittedPayload } from '../../domain/payload/payload.js';
import type { Submission } from '../../src/application/check/check-request.js';
import { createDescribeCalls } from '../../src/application/check/describe-calls.js';
import { createReadProposal } from '../../src/application/check/read-proposal.js';
import { NOW_MS, OUTGOING_DEFAULT } from './builders.js';
import { SCOPE } from './judging.js';
import { silentLogger } from './silent-logger.js';
import { gathering, localSources } from './gathering.js';

const SOURCES = localSources();

/** Reads a request as the service does where no list of descriptions is imported. */
export const readProposal = createReadProposal({
  sources: SOURCES,
  describeCalls: createDescribeCalls({
    descriptions: { describe: async () => [] },
    bundledDescriptions,
    logger: silentLogger,
  }),
  logger: silentLogger,
});

// a recipient whom the sender has paid often: what is new to a sender must not hide what the bytes do
const gather = gathering(SOURCES);

export interface Judged {
  readonly decision: Decision;
  readonly payload: SubmittedPayload | null;
  readonly codes: readonly FindingCode[];
  readonly proposal: Proposal;
  readonly facts: Facts;
}

/**
 * The verdict of the service with the sources that every service has: no list, no feed, and no node but one that says
 * what is given here.
 */
export const judgePayload = async (
  submission: Submission,
  nodes: Facts['simulation'] = [],
  policy: Policy = OUTGOING_DEFAULT,
): Promise<Judged> => {
  const proposal = await readProposal(submission);
  const { intent, facts: gathered } = await gather({
    proposal,
    policy,
    scope: SCOPE,
    nowMs: NOW_MS,
    requestId: 'req_payloads',
  });
  const facts = { ...gathered, simulation: [...gathered.simulation, ...nodes] };
  const decision = decide({ ...proposal, intent }, facts, policy, NOW_MS);
  const codes = decision.findings.map(({ code }) => code);
  return { decision, payload: proposal.payload, codes, proposal: { ...proposal, intent }, facts };
};
