import type { UnavailableReason } from '../../../domain/facts/coverage.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { PastPayment, PastPaymentsAnswer } from '../../../ports/sources/chain-history.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { Transaction, Transactions } from './wire.js';

/** `transfer(address,uint256)`, as the account itself calls it. Source: ERC-20. */
const TRANSFER = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})/;

/** A payment, and the token that must be registered for it to count; null for the chain's coin. */
export interface ReadPayment extends PastPayment {
  readonly token: string | null;
}

/** How an explorer says by a 200 that it has not looked. Source: Etherscan's common error messages. */
const REFUSALS: readonly (readonly [RegExp, UnavailableReason])[] = [
  [/rate limit|too many requests/i, 'rate_limited'],
  [/api ?key|not supported for this|free api access|unsupported chainid/i, 'unauthorized'],
  [/timeout|timed out|busy|try again|temporarily/i, 'server_error'],
];

/** An explorer says by status 0 both that there is nothing, with an empty list, and that it would not answer. */
const transactionsIn = ({ status, message, result }: Transactions): readonly Transaction[] => {
  const isEmpty = Array.isArray(result) && result.length === 0;
  if (Array.isArray(result) && (status === '1' || (isEmpty && /^No (transactions|records) found/i.test(message))))
    return result;
  const said = `${message} ${typeof result === 'string' ? result : ''}`;
  const reason = REFUSALS.find(([words]) => words.test(said))?.[1] ?? 'bad_response';
  throw new ProviderError(reason, 'The explorer refused to say what an account sent');
};

const paymentOf = ({ to, value, input, hash, timeStamp }: Transaction): ReadPayment | null => {
  const at = isoTime(Number(timeStamp) * 1_000);
  const transaction = hash.toLowerCase();
  const called = to?.toLowerCase() ?? '';
  if (called === '') return null;
  const [, recipient, units] = TRANSFER.exec(input.toLowerCase()) ?? [];
  if (recipient !== undefined && units !== undefined)
    return /[1-9a-f]/.test(units) ? { to: `0x${recipient}`, token: called, at, transaction } : null;
  return /[1-9]/.test(value) ? { to: called, token: null, at, transaction } : null;
};

/**
 * The payments that the account made itself. Pure. Throws where a transaction does not name the account at all: the
 * answer is about another. `limit`: how many transactions were asked for.
 */
export const paymentsIn = (answer: Transactions, account: string): readonly ReadPayment[] =>
  transactionsIn(answer).flatMap((transaction) => {
    const [from, to] = [transaction.from.toLowerCase(), transaction.to?.toLowerCase()];
    const made = transaction.contractAddress?.toLowerCase();
    if (from !== account && to !== account && made !== account)
      throw new ProviderError('bad_response', 'The explorer answered about another account');
    if (from !== account || transaction.isError === '1' || transaction.txreceipt_status === '0') return [];
    return paymentOf(transaction) ?? [];
  });

/** The same of registered tokens and the coin alone. */
export const answerOfTransactions = (
  payments: readonly ReadPayment[],
  registered: ReadonlySet<string>,
  isWhole: boolean,
  asOf: string,
): PastPaymentsAnswer => ({
  payments: payments
    .filter(({ token }) => token === null || registered.has(token))
    .map(({ to, at, transaction }) => ({ to, at, transaction })),
  isWhole,
  asOf,
});
