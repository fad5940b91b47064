import { liesAhead, parseIsoMs } from '../../shared/iso-time.js';
import { isDate, isFlag, isListOf, isNullOr, isShaped } from '../../shared/shape.js';
import { InvalidAnswer, NOT_OF_THE_FORM } from '../invalid-answer.js';
import type { PaidAccount } from './chain-history-facts.js';

/** A payment that an account made on the chain. */
export interface PastPayment {
  /** Whom it paid: key of the account. */
  readonly to: string;
  /** Time of its block, ISO 8601. */
  readonly at: string;
  /** Hash of its transaction, lower-case hex. */
  readonly transaction: string;
}

/** What a source read of the payments of an account. */
export interface PastPaymentsAnswer {
  readonly payments: readonly PastPayment[];
  /** False: there is older history, which was not read. */
  readonly isWhole: boolean;
  /** As of when the chain was read, ISO 8601; null where the source does not say. */
  readonly asOf: string | null;
}

const isKey = (value: unknown): boolean => typeof value === 'string' && /^0x[0-9a-f]{40}$/.test(value);
const isHash = (value: unknown): boolean => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value);

const isAnswer = isShaped<PastPaymentsAnswer>({
  payments: isListOf(isShaped<PastPayment>({ to: isKey, at: isDate, transaction: isHash })),
  isWhole: isFlag,
  asOf: isNullOr(isDate),
});

/** Blocks may be dated a little ahead of a clock. */
const MAX_AHEAD_MS = 3_600_000;

/** Throws `InvalidAnswer` where the answer, at run time, is not of its type, or has a payment of the future. */
export const validatePastPayments = (answer: PastPaymentsAnswer, nowMs: number): PastPaymentsAnswer => {
  if (!isAnswer(answer)) throw new InvalidAnswer(NOT_OF_THE_FORM);
  if (answer.payments.some(({ at }) => liesAhead(at, nowMs, MAX_AHEAD_MS)))
    throw new InvalidAnswer('it has a payment of a time that lies ahead');
  return answer;
};

/** Each account that was paid, once, with its first payment. */
export const paidAccounts = (payments: readonly PastPayment[]): readonly PaidAccount[] => {
  const byKey = new Map<string, PaidAccount>();
  for (const { to: key, at: since, transaction } of payments) {
    const known = byKey.get(key);
    if (known === undefined || parseIsoMs(since) < parseIsoMs(known.since)) byKey.set(key, { key, since, transaction });
  }
  return [...byKey.values()];
};
