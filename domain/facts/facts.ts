import type { EvidenceRecord } from './screening/evidence.js';
import type { ContractFacts, TokenFacts } from './token/token.js';

/** What a source was asked for. */
export const CAPABILITIES = [
  'recipient_history',
  'address_screening',
  'token_registry',
  'contract_registry',
  'transaction_simulation',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

export type ProviderKind = 'local' | 'external' | 'demonstration';

export const COVERAGE_STATUSES = ['answered', 'unavailable', 'stale', 'not_supported'] as const;
export type CoverageStatus = (typeof COVERAGE_STATUSES)[number];

/** Why a source gave no usable answer. A closed list, so that nothing a vendor sent ends up in a message. */
export const UNAVAILABLE_REASONS = [
  'timeout',
  'unauthorized',
  'rate_limited',
  'server_error',
  'bad_response',
  'network_error',
  'circuit_open',
  'overloaded',
  'not_loaded',
  'internal_error',
] as const;
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

/** How one source answered for one check: one row for every wired source, always. */
export interface Coverage {
  readonly provider: string;
  readonly capability: Capability;
  readonly kind: ProviderKind;
  /** Part of the floor that no policy can make optional. */
  readonly mandatory: boolean;
  readonly status: CoverageStatus;
  /** Set exactly when the status is `unavailable`. */
  readonly reason: UnavailableReason | null;
  /** Date of the data that answered, ISO 8601; null where the source has none. */
  readonly asOf: string | null;
  /** The source's own note on what it holds, for instance "0 imported lists". */
  readonly note: string | null;
}

/**
 * A value with the source that gave it; null exactly when the source gave none. One whose data is too old has a value
 * and is `stale`.
 */
export interface Fact<T> {
  readonly value: T | null;
  readonly coverage: Coverage;
}

/**
 * What the service's own history says, for this partner and environment only. The present check is never part of it.
 */
export interface HistoryFacts {
  /** Earlier ALLOWed checks to this recipient by this partner, each intent once; counted up to the number asked for. */
  readonly allowedChecksToRecipient: number;
  /** This sender's earlier transfer checks to this recipient exist, whatever their verdict. */
  readonly recipientUsedBySender: boolean;
  /**
   * Recipients that this sender really used (a transfer whose check was not BLOCK) and that look like the present one;
   * sorted, at most 5. Empty where the sender really used the present one itself: it then imitates nobody.
   */
  readonly lookalikeRecipients: readonly string[];
  /**
   * Other intents by this sender in the last 24 h whose value lies in the band asked for; up to
   * `HISTORY_LIMITS.bandChecks`; null when not asked.
   */
  readonly bandChecksLastDay: number | null;
  /** This sender's checks in the last hour, each intent once, up to the limit asked for; null when not asked. */
  readonly checksLastHour: number | null;
}

/** How far history is counted: more would change no decision. */
export const HISTORY_LIMITS = { allowedChecks: 100, bandChecks: 10, lookalikes: 5 } as const;

/** What a simulation says the transaction would do. */
export interface SimulationFacts {
  /** `declared-intent`: derived from the request alone, nothing was executed. */
  readonly mode: 'declared-intent' | 'simulated';
  readonly effects: readonly TransactionEffect[];
}

/** One effect. Amounts are exact decimal text in whole tokens, or `unlimited`. */
export interface TransactionEffect {
  readonly kind: 'transfer' | 'allowance' | 'operator_approval' | 'contract_call';
  readonly from: string | null;
  readonly to: string | null;
  readonly token: string | null;
  readonly amount: string | null;
}

/** Which version of an imported list was consulted. Dates are ISO 8601. */
export interface ListState {
  readonly source: string;
  readonly publishedAt: string;
  readonly maxAgeSeconds: number | null;
  readonly rows: number;
  readonly sha256: string;
}

/** What one screening source said about every address of the request. */
export interface ScreeningFacts {
  readonly evidence: readonly EvidenceRecord[];
  /** The lists behind the answer; empty for a source that holds none. */
  readonly lists: readonly ListState[];
}

/** Everything that `decide` may know besides intent and policy. Plain data: it is stored with the decision. */
export interface Facts {
  readonly history: Fact<HistoryFacts>;
  readonly token: Fact<TokenFacts>;
  /**
   * About the address of `contractInQuestion`: the spender of an approval, the contract that is named, or else the
   * recipient. One for each contract registry; empty when nothing was asked.
   */
  readonly contracts: readonly Fact<ContractFacts>[];
  readonly simulation: readonly Fact<SimulationFacts>[];
  readonly screening: readonly Fact<ScreeningFacts>[];
  /** Lists, by source, that the operator declares mandatory whatever a policy says. Absent for none. */
  readonly requiredLists?: readonly string[];
}
