import type { Schemas } from '../../../sdk/index.js';
import type { Action } from '../../../../domain/verdict/action.js';

// What this page reads of the service's answers. It accepts members that it does not know.

/** Why there is no answer. */
export interface Failure {
  /** HTTP status; null where nothing answered. */
  readonly status: number | null;
  readonly code: string;
  readonly message: string;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  readonly details: readonly { readonly path: string; readonly message: string }[];
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** Who is signed in, and for whom. */
export interface Session {
  readonly partner: string;
  readonly environment: string;
  readonly scopes: readonly string[];
  readonly chains: readonly string[];
  readonly csrf_token: string;
  readonly expires_at: string;
  readonly signed_in_as: string;
  readonly signed_in_with: 'key' | 'oidc';
}

export interface SignInWays {
  readonly key: boolean;
  readonly oidc: { readonly name: string } | null;
}

/** `changed`: it left the list that is looked at, and was not looked at itself since. */
export type ShownState = CaseState | 'changed';
export type CaseState = 'none' | 'pending' | 'approved' | 'rejected' | 'escalated' | 'false_alarm';

/** A check as the index lists it. */
export interface ListedCheck {
  readonly request_id: string;
  readonly checked_at: string;
  readonly action: Action;
  readonly direction: string;
  readonly transaction_type: string;
  readonly chain: string;
  readonly from_address: string;
  readonly to_address: string;
  readonly token: string;
  readonly amount: string;
  readonly value_usd: string | number | null;
  readonly risk_score: number;
  readonly findings: readonly string[];
  readonly policy_id?: string;
  readonly policy_version: number;
  readonly intent_reference: string | null;
  /** What people decided. */
  readonly state?: ShownState;
}

export interface CheckPage {
  readonly checks: readonly ListedCheck[];
  readonly next_cursor: string | null;
  /** Every check before this moment is listed; null: the lists are being made. */
  readonly indexed_until: string | null;
}

export interface ChecksSummary {
  readonly count: number;
  readonly count_is_at_least: boolean;
  readonly by_action: Readonly<Partial<Record<Action, number>>>;
  readonly by_finding: readonly { readonly code: string; readonly count: number }[];
}

export const DISPOSITIONS = ['approve', 'reject', 'escalate', 'false_alarm'] as const;
export type DispositionKind = (typeof DISPOSITIONS)[number];

export interface Disposition {
  readonly id: string;
  readonly disposition: DispositionKind;
  readonly reason: string;
  readonly by: string;
  /** The key, or issuer and subject: who it was, where `by` is what the provider called a person. */
  readonly by_id: string;
  readonly at: string;
  readonly second_of: string | null;
  readonly counts: boolean;
}

/** What people said about a check. It never changes the check. */
export interface Case {
  readonly state: CaseState;
  readonly dispositions: readonly Disposition[];
  readonly notes: readonly (Pick<Disposition, 'by' | 'by_id' | 'at'> & { readonly text: string })[];
  readonly four_eyes: { readonly required: boolean; readonly waiting: boolean; readonly first_by: string | null };
  readonly outcomes: readonly {
    readonly outcome: string;
    readonly note: string | null;
    readonly reported_at: string;
  }[];
}

export type CheckRecord = Schemas['CheckRecord'];
export type Evidence = Schemas['RecordedEvidence'];
export type Source = Schemas['Source'];
export type SourceList = Schemas['Sources'];
