import { isoTime } from '../../../domain/shared/iso-time.js';
import type { PastPayment, PastPaymentsAnswer, PastPaymentsQuestion } from '../../../ports/sources/chain-history.js';
import type { JsonRpc } from '../../shared/json-rpc.js';
import { callsAboutSender, makersOf, transfersFrom } from './client.js';
import { type LoggedTransfer, readNewest, readMaker, readTransfers } from './wire.js';

/** Whose makers are asked for: the newest payments, each transaction and recipient once. */
const MOST_PAYMENTS = 150;
/** Of one request: nodes refuse longer batches. */
const PAYMENTS_OF_A_BATCH = 50;

export interface HistoryBounds {
  /** EIP-155 id as decimal text. */
  readonly chainId: string;
  readonly blocks: number;
  readonly nowMs: number;
  /** How far from now the newest block may be. */
  readonly farthestMs: number;
}

const distinct = (transfers: readonly LoggedTransfer[]): readonly LoggedTransfer[] => [
  ...new Map(transfers.map((one) => [`${one.transaction} ${one.to}`, one])).values(),
];

const madeBy = async (
  node: JsonRpc,
  transfers: readonly LoggedTransfer[],
  account: string,
  signal: AbortSignal,
): Promise<readonly PastPayment[]> => {
  if (transfers.length === 0) return [];
  const replies = await node.batch(makersOf(transfers), signal);
  return transfers.flatMap(({ to, transaction }, index) => {
    const at = readMaker(replies[2 * index], replies[2 * index + 1], account);
    return at === null ? [] : [{ to, at, transaction }];
  });
};

/**
 * The payments of registered tokens that the account made in the last blocks, by the logs of one node. A token may log
 * what it likes: that of an unknown one counts for nothing, and of the others each transaction is asked who made it.
 */
export const readPayments = async (
  node: JsonRpc,
  { account, registeredAmong }: PastPaymentsQuestion,
  { chainId, blocks, nowMs, farthestMs }: HistoryBounds,
  signal: AbortSignal,
): Promise<PastPaymentsAnswer> => {
  const head = readNewest(await node.batch(callsAboutSender(account), signal), { chainId, nowMs, farthestMs });
  const asOf = isoTime(head.timeMs);
  // who never sent a transaction has paid nobody
  if (head.sent === 0) return { payments: [], isWhole: true, asOf };
  const first = Math.max(0, head.block - blocks);
  const { method, params } = transfersFrom(account, first, head.block);
  const transfers = readTransfers(await node.call(method, params, signal), account);
  const registered = await registeredAmong([...new Set(transfers.map(({ token }) => token))]);
  const known = distinct(transfers.filter(({ token }) => registered.has(token)));
  const read = known.slice(0, MOST_PAYMENTS);
  const batches = Array.from({ length: Math.ceil(read.length / PAYMENTS_OF_A_BATCH) }, (_, index) =>
    read.slice(index * PAYMENTS_OF_A_BATCH, (index + 1) * PAYMENTS_OF_A_BATCH),
  );
  const made = await Promise.all(batches.map((batch) => madeBy(node, batch, account, signal)));
  return { payments: made.flat(), isWhole: first === 0 && read.length === known.length, asOf };
};
