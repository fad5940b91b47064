import type { JsonRpc } from '../../shared/json-rpc.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { assertChain } from './canary.js';
import { type Head, type Header, nextHeaders, readHead } from './header.js';
import type { Question } from './question.js';
import type { StateOverrides } from './simulated-block.js';
import { gasOf, highestGasPrice, type PlannedCall } from './transaction.js';
import { quantity, quantityIn, resultOf } from './wire.js';

/** On which state, and as which blocks, a call is executed: a second node gets the same. */
export interface Pin {
  readonly head: Head;
  readonly headers: readonly Header[];
}

/** The call as the next block can take it. */
export interface Situation {
  readonly pin: Pin;
  readonly call: PlannedCall;
  /** What is set so that the call can be executed at all. */
  readonly overrides: StateOverrides;
  readonly lacksFunds: boolean;
  /** False where the next block would not take the call as it is: another nonce comes first, or it pays too little. */
  readonly isExact: boolean;
}

/** The head of the chain, and how the sender stands there. A node that does not have the given head takes its own. */
export const pinHead = async (rpc: JsonRpc, question: Question, given: Pin | null): Promise<Situation> => {
  const { call, chain, signal } = question;
  const at = given === null ? 'latest' : { blockHash: given.head.hash };
  const replies = await rpc.batch(
    [
      { method: 'eth_chainId', params: [] },
      given === null
        ? { method: 'eth_getBlockByNumber', params: ['latest', false] }
        : { method: 'eth_getBlockByHash', params: [given.head.hash, false] },
      { method: 'eth_getBalance', params: [call.from, at] },
      { method: 'eth_getTransactionCount', params: [call.from, at] },
    ],
    signal,
  );
  assertChain(chain, resultOf(replies[0], 'its chain'));
  const block = resultOf(replies[1], 'its head');
  if (block === null) {
    if (given === null) throw new ProviderError('bad_response', 'The node has no block');
    return pinHead(rpc, question, null);
  }
  const head = readHead(block);
  const balance = quantityIn(resultOf(replies[2], 'a balance'), 'a balance');
  const nonce = quantityIn(resultOf(replies[3], 'a nonce'), 'a nonce');
  return situationOf(call, given ?? { head, headers: nextHeaders(head, chain) }, balance, nonce);
};

const situationOf = (call: PlannedCall, pin: Pin, balance: bigint, nonce: bigint): Situation => {
  const delegation = call.delegate === null ? {} : { code: `0xef0100${call.delegate.slice(2)}` };
  const pays = call.isTransaction ? paymentOf(call, pin.head.gasLimit, pin) : null;
  const missing = pays === null || pays.needed <= balance ? 0n : pays.needed;
  const own = { ...delegation, ...(missing === 0n ? {} : { balance: quantity(missing) }) };
  const isNext = !call.isTransaction || call.nonce === null || call.nonce === nonce;
  return {
    pin: pays?.pin ?? pin,
    call: isNext ? call : { ...call, nonce: null },
    overrides: Object.keys(own).length === 0 ? {} : { [call.from]: own },
    lacksFunds: missing > 0n,
    isExact: isNext && (pays?.isEnough ?? true),
  };
};

/** What the sender must have, and blocks whose base fee the call can pay. */
const paymentOf = (call: PlannedCall, gasLimit: bigint, pin: Pin) => {
  const baseFee = pin.headers[0]?.baseFee ?? 0n;
  const highest = highestGasPrice(call, { baseFee });
  const isEnough = highest >= baseFee;
  const headers = isEnough ? pin.headers : pin.headers.map((header) => ({ ...header, baseFee: highest }));
  return { needed: call.value + gasOf(call, { gasLimit }) * highest, isEnough, pin: { ...pin, headers } };
};

/** The hash of the block that the chain has at this number now; null for none. */
export const readBlockAt = async (rpc: JsonRpc, number: number, signal: AbortSignal): Promise<string | null> => {
  const block = await rpc.call('eth_getBlockByNumber', [quantity(number), false], signal);
  return block === null ? null : readHead(block).hash;
};
