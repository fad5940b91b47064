import type { Finding } from '../../domain/decision/finding.js';
import type { FindingCode } from '../../domain/findings/index.js';
import { decide, type Decision } from '../../domain/decision/decide.js';
import { settledByRegistry } from '../../domain/facts/token/token-contract.js';
import type { Policy } from '../../domain/policy/policy.js';
import { type IntentChanges, intentWith, NOW_MS, OUTGOING_DEFAULT, proposalOf } from './builders.js';
import { type FactChanges, factsFor, USDC } from './facts.js';

/**
 * Decides an intent by what differs from a plain transfer to a known recipient, with sources that know nothing against
 * it.
 */
export const decided = (
  intent: IntentChanges = {},
  facts: FactChanges = {},
  policy: Policy = OUTGOING_DEFAULT,
): Decision => {
  const parsed = settledByRegistry(intentWith(intent), facts.token === undefined ? USDC : facts.token);
  return decide(proposalOf(parsed), factsFor(parsed, facts), policy, NOW_MS);
};

/** The codes of a decision, in its order. */
export const codesOf = (...parameters: Parameters<typeof decided>): readonly FindingCode[] =>
  decided(...parameters).findings.map((finding) => finding.code);

/** The one finding of a code; fails the test where there is none, or more than one. */
export const findingOf = (decision: Decision, code: FindingCode): Finding => {
  const [finding, ...others] = decision.findings.filter((candidate) => candidate.code === code);
  if (finding === undefined || others.length > 0) {
    throw new Error(
      `Expected one ${code}, found ${decision.findings.map((candidate) => candidate.code).join(', ') || 'no finding'}`,
    );
  }
  return finding;
};

/** Severity and effective action of the one finding of a code, as in "HIGH BLOCK". */
export const gradeOf = (decision: Decision, code: FindingCode): string => {
  const { severity, recommendedAction } = findingOf(decision, code);
  return `${severity} ${recommendedAction}`;
};
