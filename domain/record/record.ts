import type { Decision } from '../decision/decide.js';
import type { ShadowVerdict } from '../decision/shadow.js';
import type { Facts } from '../facts/facts.js';
import type { Proposal } from '../payload/payload.js';
import type { PolicyReference } from '../policy/policy.js';

export const ENVIRONMENTS = ['sandbox', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Whose data it is. History, checks, reports and usage never cross a scope. */
export interface Scope {
  readonly partnerId: string;
  readonly environment: Environment;
}

/** One text for each scope: nothing of one scope is ever found by another's. */
export const scopeKey = ({ environment, partnerId }: Scope): string => `${environment}:${partnerId}`;

/** Version of the decision engine: raised whenever equal input may give another decision. */
export const ENGINE_VERSION = '1.0.0';

/** Version of the text in which a record is stored. A change of the text is a new version with a reader of its own. */
export const RECORD_SCHEMA_VERSION = 1;

/** What a check would have been under a policy on trial. No answer, message or report says it. */
export interface RecordedShadow {
  readonly policy: PolicyReference;
  /** Null: it could not be judged, because the policy could not be read. */
  readonly verdict: ShadowVerdict | null;
}

/**
 * Everything that was known and decided in one check. Appended before the answer leaves and never changed: the same
 * engine, given the proposal, `facts`, the referenced policy and `checkedAt`, decides the same bytes again.
 */
export interface CheckRecord extends Proposal {
  /** That of the text that the record was, or is to be, stored as. */
  readonly schemaVersion: typeof RECORD_SCHEMA_VERSION;
  readonly engineVersion: string;
  readonly requestId: string;
  readonly scope: Scope;
  readonly keyId: string;
  /** ISO 8601 with milliseconds; also the `now` of the decision. */
  readonly checkedAt: string;
  readonly facts: Facts;
  readonly policy: PolicyReference;
  readonly decision: Decision;
  /** Absent where the policy names no shadow. */
  readonly shadow?: RecordedShadow;
}

/** How long each verb took, in milliseconds. Kept beside the record, outside the bytes that a replay compares. */
export interface CheckTimings {
  readonly parseMs: number;
  readonly gatherMs: number;
  readonly decideMs: number;
}
