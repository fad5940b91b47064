import type { Chain } from '../../domain/chains/index.js';
import type { PastPaymentsAnswer } from '../../domain/facts/chain-history/validate-past-payments.js';

export type { PastPaymentsAnswer };
export type { PastPayment } from '../../domain/facts/chain-history/validate-past-payments.js';

export interface PastPaymentsQuestion {
  readonly chain: Chain;
  /** Key of the account whose payments are asked for. */
  readonly account: string;
  /** Those of these token contracts that the service's registry knows: a payment of any other token is none. */
  readonly registeredAmong: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
}

/**
 * Says whom an account has paid on the chain: in transactions that it made itself, of the chain's coin or a registered
 * token, with an amount above zero. A stranger can write a transfer of a worthless token, or of zero, into the history
 * of an account: such a row is no payment. "Paid no one" is an answer. A failure is a `ProviderError`; `signal` ends
 * the call.
 */
export interface ChainHistory {
  supports(chain: Chain): boolean;
  /** The newest payments, up to what the adapter reads. Never a payment whose maker could not be told. */
  paymentsOf(question: PastPaymentsQuestion, signal: AbortSignal): Promise<PastPaymentsAnswer>;
  close(): Promise<void>;
}
