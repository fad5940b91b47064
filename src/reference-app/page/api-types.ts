import type { Comparison } from '../../../domain/findings/shared/comparison.js';
import type { PublishedExecution } from '../../../domain/facts/simulation/published-execution.js';
import type { PublishedAction } from '../../../domain/payload/published-action.js';
import type { PayloadStatus } from '../../../domain/payload/payload.js';
import type { Severity } from '../../../domain/shared/severity.js';
import type { Action } from '../../../domain/verdict/action.js';

// What this page reads of the service's answers. It accepts members that it does not know.

export interface Finding {
  readonly code: string;
  readonly source: string;
  readonly severity: Severity;
  readonly message: string;
  readonly recommended_action?: Action;
}

export interface Evidence {
  readonly evidence_id: string;
  readonly category: string;
  readonly exposure: string;
  readonly severity: Severity;
  readonly confidence: number;
  readonly source: { readonly name: string; readonly kind: string };
  readonly reference: string;
  readonly observed_at: string | null;
  readonly demonstration: boolean;
  readonly freshness: {
    readonly status: string;
    readonly age_seconds: number | null;
    readonly max_age_seconds: number | null;
  };
  readonly share?: number | null;
  readonly path?: readonly {
    readonly address: string;
    readonly label: string | null;
    readonly role: string | null;
    readonly transaction_reference: string | null;
  }[];
}

export interface Coverage {
  readonly provider: string;
  readonly capability: string;
  readonly kind: string;
  readonly status: string;
  readonly reason?: string | null;
  readonly as_of: string | null;
}

export interface PolicyRule {
  readonly rule_id: string;
  readonly description: string;
  readonly action: Action;
  /** Absent where only matched rules are listed. */
  readonly matched?: boolean;
  readonly finding_codes: readonly string[];
}

export type DecodedAction = Pick<
  PublishedAction,
  'path' | 'kind' | 'text' | 'asset' | 'amount' | 'from' | 'to' | 'target' | 'certainty' | 'fields'
>;

/** What the bytes do, and how that compares with what was declared. */
export interface DecodedPayload {
  readonly digest: string | null;
  readonly sha256: string | null;
  readonly status: PayloadStatus;
  /** The end of a sentence that begins with the payload; null where it is wholly decoded. */
  readonly problem: string | null;
  readonly actions: readonly DecodedAction[];
  readonly comparison: readonly Comparison[];
}

/** What a node did with the bytes. */
export type Simulated = Pick<PublishedExecution, 'status' | 'block' | 'diverging' | 'effects'>;

/** A complete answer to a check. */
export interface Verdict {
  readonly request_id: string;
  readonly risk_score: number;
  readonly risk_level: string;
  readonly network_valid: boolean;
  readonly warnings: readonly string[];
  readonly findings: readonly Finding[];
  readonly recommended_action: Action;
  readonly checked_at: string;
  /** Where bytes were sent, and only there. */
  readonly payload?: DecodedPayload;
  /** Where a node is configured for the chain. */
  readonly simulation?: Simulated;
  readonly proof_of_decision?: { readonly status: string; readonly intent: { readonly comparison: string } };
}

/** What a verdict rests on, from the record of its check. */
export interface Basis {
  readonly request_id: string;
  readonly provider_mode: string;
  readonly evidence: readonly Evidence[];
  readonly coverage: readonly Coverage[];
  readonly policy: {
    readonly policy_id: string;
    readonly version: number;
    readonly name: string;
    readonly rules: readonly PolicyRule[];
    readonly changed_actions: readonly {
      readonly code: string;
      readonly default_action: string;
      readonly effective_action: string;
    }[];
  };
}

/** Whether a check still holds for the bytes that are about to be signed. */
export interface Confirmation {
  readonly request_id: string;
  /** `SAME` alone lets them be signed. */
  readonly result: string;
  readonly message: string;
  readonly expires_at: string;
  readonly receipt?: string;
  readonly confirmed_at?: string;
}

/** Why there is no answer. */
export interface Failure {
  /** HTTP status; null where nothing answered. */
  readonly status: number | null;
  readonly code: string;
  readonly message: string;
  /** Of the service (`req_…`) or of this application (`web_…`); null where there is none. */
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  readonly details: readonly { readonly path: string; readonly message: string }[];
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };
