import type { EvidenceCategory, Exposure, FreshnessStatus } from '../facts/screening/evidence.js';
import type { Facts } from '../facts/facts.js';
import type { Coverage } from '../facts/coverage.js';
import type { Chain } from '../chains/index.js';
import type { PayloadActionKind } from '../payload/action.js';
import type { SubmittedPayload } from '../payload/payload.js';
import type { Direction } from '../intent/intent.js';
import type { Action } from '../verdict/action.js';

/** The numbers that checks compare with. Money in US dollars, shares and confidence 0 to 1. */
export interface PolicyThresholds {
  /** A transfer of at least this value to a recipient with little history is reviewed. At most `THRESHOLD_LIMITS`. */
  readonly largeAmountUsd: number;
  /** By upper-case token symbol, in place of `largeAmountUsd`. */
  readonly largeAmountUsdByToken: Readonly<Record<string, number>>;
  /**
   * A recipient with fewer earlier checks of comparable size than this has little history. At most
   * `HISTORY_LIMITS.earlierChecks`.
   */
  readonly littleHistoryChecks: number;
  /**
   * Payments by one sender within 24 h, the present one included, that make a pattern. At most
   * `HISTORY_LIMITS.bandChecks`.
   */
  readonly structuringChecks: number;
  /** Payments to different recipients make the pattern; otherwise only those to one recipient do. */
  readonly structuringToAnybody: boolean;
  /** Lower end of the band below the threshold, as a share of it. */
  readonly structuringLowerShare: number;
  /** More checks by one sender in an hour than this are a burst; null: off. */
  readonly velocityChecksPerHour: number | null;
  /** From this confidence on, a current ownership or direct attribution to an illicit category blocks. */
  readonly illicitConfidence: number;
  readonly illicitConfidenceByCategory: Readonly<Partial<Record<EvidenceCategory, number>>>;
  /**
   * From this confidence on, a current attribution to a regulated service or a verified counterparty clears a source of
   * funds.
   */
  readonly cleanConfidence: number;
  /**
   * Indirect exposure of incoming funds raises nothing if its share of their worth is below this, US dollars.
   * Absent: none.
   */
  readonly indirectDustUsd?: number;
  /** Below this the caller's word for a contract counts. US dollars, at most `THRESHOLD_LIMITS`. Absent: 1,000. */
  readonly claimWorthUsd?: number;
}

/**
 * What must hold for a rule to match: every member that is present. An empty `when` never matches, and one that asks
 * for something of the bytes does not where none are signed. One action must satisfy all that is asked of the bytes.
 */
export interface PolicyCondition {
  /** Of findings: the schema of policies knows which there are. */
  readonly findingCodes?: readonly string[];
  readonly categories?: readonly EvidenceCategory[];
  readonly exposures?: readonly Exposure[];
  readonly minConfidence?: number;
  readonly minShare?: number;
  readonly freshness?: readonly FreshnessStatus[];
  /** What an action of the bytes does. A right that is taken back is of no kind. */
  readonly actionKinds?: readonly PayloadActionKind[];
  /** Canonical signatures, or names alone; letter case counts for nothing. */
  readonly functions?: readonly string[];
  /** Account keys: who may spend, once the bytes are signed. */
  readonly spenders?: readonly string[];
}

/** The strictest action of all rules and findings wins. An ALLOW rule explains; it relaxes nothing. */
export interface PolicyRule {
  readonly ruleId: string;
  readonly description: string;
  readonly when: PolicyCondition;
  readonly action: Action;
}

/** Bounds of the thresholds by which a finding that no policy may relax could be switched off. */
export const THRESHOLD_LIMITS = { largeAmountUsd: 1_000_000, littleHistoryChecks: 1, claimWorthUsd: 10_000 } as const;

/** A contract that a partner lets take without limit, as far as the service's own registry knows it too. */
export interface NamedSpender {
  readonly chain: Chain;
  /** Lower-case hex or base58. */
  readonly key: string;
}

/** A policy is data: versioned, and immutable once published. */
export interface Policy {
  readonly policyId: string;
  /** 1, 2, 3 … in order of publication. */
  readonly version: number;
  readonly name: string;
  readonly direction: Direction;
  readonly thresholds: PolicyThresholds;
  /** Providers or lists, by id, that must answer, be loaded and be fresh, beside the floor and every wired source. */
  readonly requiredSources: readonly string[];
  /** Wired providers, by id, whose failure this policy tolerates. Mandatory ones cannot be named. */
  readonly optionalSources: readonly string[];
  /** What a failed source leads to, by provider id, list or capability; REVIEW where nothing is said. */
  readonly failModes: readonly { readonly source: string; readonly action: 'REVIEW' | 'BLOCK' }[];
  /** Maximum age of evidence by source id; it wins over the source's own when it is shorter. */
  readonly maxAgeSecondsBySource: Readonly<Record<string, number>>;
  /** Maximum age of evidence by category; likewise. */
  readonly maxAgeSecondsByCategory: Readonly<Partial<Record<EvidenceCategory, number>>>;
  /** Effective action by finding code. Stricter freely, more lenient only where `isRelaxable`. */
  readonly findingActions: Readonly<Partial<Record<string, Action>>>;
  readonly rules: readonly PolicyRule[];
  /** An unlimited approval is REVIEW in place of BLOCK for these, where the service's own registry knows them. */
  readonly unlimitedApprovalSpenders: readonly NamedSpender[];
  /** A verdict may be confirmed for so long, seconds, where that is less than the service's own limit. Absent: that. */
  readonly confirmableSeconds?: number;
  /** An approval or false alarm at the review desk needs a second person. It changes no verdict. Absent: no. */
  readonly dispositionFourEyes?: true;
  /** A policy on trial: what it would have said of each check is recorded, and decides nothing. Absent: none. */
  readonly shadow?: PolicyReference;
}

/** Which policy decided. `sha256` is over the canonical JSON of the whole policy. */
export interface PolicyReference {
  readonly policyId: string;
  readonly version: number;
  readonly sha256: string;
}

/** What the rules of a policy are applied to. */
export interface UnderPolicy {
  /** Null where no bytes are to be signed. */
  readonly payload: SubmittedPayload | null;
  readonly facts: Facts;
  readonly policy: Policy;
  /** Time of the check, milliseconds since 1970. */
  readonly nowMs: number;
}

/**
 * True when this source had to answer under this policy: the floor, and every wired source that is not declared
 * optional.
 */
export const isRequired = (coverage: Coverage, policy: Policy): boolean =>
  coverage.mandatory ||
  policy.requiredSources.includes(coverage.provider) ||
  !policy.optionalSources.includes(coverage.provider);

/** The action that this policy gives to the failure of a source: never ALLOW. */
export const failModeOf = (policy: Policy, source: string, capability: string | null): 'REVIEW' | 'BLOCK' =>
  policy.failModes.some((mode) => (mode.source === source || mode.source === capability) && mode.action === 'BLOCK')
    ? 'BLOCK'
    : 'REVIEW';

/**
 * The maximum age that the policy sets for a source, seconds; null for none. A source may have any name, that of a
 * member of `Object` included.
 */
export const maxAgeSecondsOfSource = (policy: Policy, source: string): number | null =>
  Object.hasOwn(policy.maxAgeSecondsBySource, source) ? (policy.maxAgeSecondsBySource[source] ?? null) : null;

/** The shortest of several limits; null where none is set. */
export const shortestLimit = (...limits: readonly (number | null)[]): number | null => {
  const set = limits.filter((limit) => limit !== null);
  return set.length === 0 ? null : Math.min(...set);
};

/** The value from which a transfer of this token counts as large, in US dollars. */
export const largeAmountUsdFor = (policy: Policy, tokenKey: string): number =>
  policy.thresholds.largeAmountUsdByToken[tokenKey] ?? policy.thresholds.largeAmountUsd;
