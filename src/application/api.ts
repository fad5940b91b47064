import type { CheckRecord, CheckTimings, Scope } from '../../domain/record/record.js';
import type { Chain } from '../../domain/intent/chain.js';
import type { Direction, TransactionType } from '../../domain/intent/intent.js';
import type { KeyScope } from '../../ports/stores/keys.js';
import type { Logger } from '../../ports/platform/platform.js';
import type { RateLimitHealth, RateLimitState } from '../../ports/stores/call-limits.js';

import type { CheckOnce } from './check/check-once.js';
import type { IdempotencyKey } from './operations/once.js';
import type { ReportOnce } from './reports/report-once.js';
import type { CreateReport } from './reports/create-report.js';
import type { ReadPricing } from './reports/pricing.js';
import type { ReadReport } from './reports/read-report.js';
import type { Jwks } from './reports/signing.js';

// what HTTP needs of the ports' vocabulary comes to it through here
export type { IdempotencyKey, KeyScope, Logger, RateLimitHealth, RateLimitState };

/** The body of a check after schema validation: every limit of the contract holds. Names are the published ones. */
export interface CheckRequest {
  readonly from_address: string;
  readonly to_address: string;
  readonly chain: Chain;
  readonly token: string;
  readonly amount: number;
  readonly transaction_type?: TransactionType;
  readonly contract_address?: string;
  readonly contract_verified?: boolean;
  readonly approval_amount?: string;
  readonly permissions?: readonly string[];
  readonly expected_to_address?: string;
  readonly counterparty_name?: string;
  readonly intent_reference?: string;
  readonly direction?: Direction;
  readonly policy_id?: string;
}

/** Who calls: a key that was recognised. Holds nothing secret. */
export interface Caller {
  readonly keyId: string;
  readonly scope: Scope;
  readonly keyScopes: readonly KeyScope[];
  readonly quota: number | null;
}

/** What a check answers with: the record exactly as it was stored. */
export interface CheckOutcome {
  readonly record: CheckRecord;
  readonly timings: CheckTimings & { readonly recordMs: number };
}

export interface ReadCheck {
  readonly record: CheckRecord;
  readonly timings: CheckTimings;
}

export interface UsageEvent {
  readonly requestId: string;
  readonly caller: Caller;
  readonly operation: string;
  readonly status: number;
  readonly outcome: string | null;
  readonly atMs: number;
  readonly durationMs: number;
}

export interface Readiness {
  readonly ready: boolean;
  readonly notReady: readonly { readonly what: string; readonly reason: string }[];
}

/** The use cases as HTTP sees them. Each rejects with a `Refusal` where it will not do what was asked. */
export interface Application {
  /** `remoteAddress` is where failed keys are counted: more than 20 a minute give `rate_limit_exceeded`. */
  authenticate(apiKey: string | undefined, remoteAddress: string): Promise<Caller>;
  /** Counts one call against the key's quota. */
  takeQuota(caller: Caller): Promise<RateLimitState>;
  /** Whether calls are counted where they should be. */
  rateLimitHealth(): RateLimitHealth;
  /**
   * Resolves only after the record is durably stored. `arrivedAt` is the monotonic time, in milliseconds, when the
   * request came in.
   */
  checkTransaction(
    caller: Caller,
    request: CheckRequest,
    meta: { readonly requestId: string; readonly arrivedAt: number },
  ): Promise<CheckOutcome>;
  /** The same for a call with an Idempotency-Key: decided once, however often and wherever it comes. */
  checkOnce: CheckOnce;
  readCheck(caller: Caller, requestId: string): Promise<ReadCheck>;
  /** The report of a recorded check: made now, or the one that stands. Metered once. */
  createReport: CreateReport;
  /** The same for a call with an Idempotency-Key. */
  createReportOnce: ReportOnce;
  readReport: ReadReport;
  readPricing: ReadPricing;
  readJwks(): Promise<Jwks>;
  readiness(): Promise<Readiness>;
  /** Best effort and buffered; never delays or fails the answer. Answered checks are recorded with the check itself. */
  recordUsage(event: UsageEvent): void;
  /** A new request id. */
  newRequestId(): string;
  /** The agreed time, milliseconds since 1970. */
  now(): number;
}
