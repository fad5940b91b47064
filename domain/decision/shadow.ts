import type { FindingCode } from '../findings/index.js';
import type { Facts } from '../facts/facts.js';
import type { Proposal } from '../payload/payload.js';
import { letsExposurePass } from '../findings/shared/provenance.js';
import type { Policy } from '../policy/policy.js';
import { canonicalJson } from '../shared/canonical-json.js';
import type { Action } from '../verdict/action.js';
import { type Decision, decisionOf } from './decide.js';
import { codesOf } from './finding.js';
import { type FoundUnderPolicy, foundUnder } from './run-rules.js';

/** What a policy on trial says of a check. */
export interface ShadowVerdict {
  readonly action: Action;
  /** Of its findings, each once. */
  readonly codes: readonly FindingCode[];
}

/**
 * `decide`, and what the shadow says of the same facts. The shadow never changes the decision. Null where
 * there is no shadow, and where judging by it failed.
 */
export const decideBesideShadow = (
  proposal: Proposal,
  facts: Facts,
  policy: Policy,
  shadow: Policy | null,
  nowMs: number,
): { readonly decision: Decision; readonly verdict: ShadowVerdict | null } => {
  const found = foundUnder(proposal, facts, policy, nowMs);
  const decision = decisionOf(proposal, facts, found);
  return {
    decision,
    verdict: shadow === null ? null : shadowVerdict(proposal, facts, { policy, found, shadow, nowMs }),
  };
};

interface UnderBoth {
  readonly policy: Policy;
  readonly found: FoundUnderPolicy;
  readonly shadow: Policy;
  readonly nowMs: number;
}

const shadowVerdict = (
  proposal: Proposal,
  facts: Facts,
  { policy, found, shadow, nowMs }: UnderBoth,
): ShadowVerdict | null => {
  try {
    const again =
      toldToRules(policy) === toldToRules(shadow) ? under(shadow, found) : foundUnder(proposal, facts, shadow, nowMs);
    const { recommendedAction: action, findings } = decisionOf(proposal, facts, again);
    return { action, codes: codesOf(findings) };
  } catch {
    // the record says that it was not judged; the check itself must not notice
    return null;
  }
};

/** What was found, under a policy that tells the rules the same. */
const under = (policy: Policy, { contexts, drafts }: FoundUnderPolicy): FoundUnderPolicy => ({
  contexts: contexts.map((context) => ({ ...context, policy })),
  drafts,
});

/** What no rule reads; `decisionOf` does. */
const NOT_TOLD: { readonly [Name in keyof Policy]?: null } = {
  ...{ policyId: null, version: null, name: null, shadow: null },
  ...{ rules: null, findingActions: null, confirmableSeconds: null, dispositionFourEyes: null },
};

const toldBy = new WeakMap<Policy, string>();

/** All of a policy that a rule may read. Most policies on trial change none of it: rules then run once. */
const toldToRules = (policy: Policy): string => {
  const known = toldBy.get(policy);
  if (known !== undefined) return known;
  const told = canonicalJson({ ...policy, ...NOT_TOLD, letsExposurePass: letsExposurePass(policy) });
  toldBy.set(policy, told);
  return told;
};
