import { type Chain, chainOf } from '../../../domain/chains/index.js';
import type { JsonRpc, JsonRpcCall, JsonRpcReply } from '../../shared/json-rpc.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { assertChain } from './canary.js';
import { type Head, type Header, nextHeaders, readHead } from './header.js';
import type { EvmNode } from './endpoint.js';
import type { StateOverrides } from './simulated-block.js';
import { gasOf, highestGasPrice, type PlannedCall } from './transaction.js';
import { resultOf } from '../../shared/node-answer.js';
import { hexBytesIn, quantity, quantityIn } from './wire.js';
import type { Proposal } from '../../../domain/payload/payload.js';

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
  /** The delegate of the account before that of the call; null where the call delegates nothing. */
  readonly delegation: { readonly before: string | null } | null;
  /** Whether the sender cannot pay for the value and so much gas. */
  readonly lacksFundsFor: (gas: bigint) => boolean;
  /** False where the next block would not take the call as it is: another nonce comes first, or it pays too little. */
  readonly isExact: boolean;
}

/** One node's word for a block beside another's: a lie about it must not become the state that both execute on. */
const isSameHead = (one: Head, other: Head): boolean =>
  (Object.keys(one) as (keyof Head)[]).every((name) => one[name] === other[name]);

/** What is asked together with the head, and the replies to it. */
export interface Early {
  readonly calls: readonly JsonRpcCall[];
  readonly replies: readonly JsonRpcReply[];
}

/** A pin that is likely to be right, before it is asked for. Its headers are new: no contract may know them. */
export const likelyPin = ({ lastHead }: Pick<EvmNode, 'lastHead'>, { chain, now }: PinnedQuestion): Pin | null =>
  lastHead === null || now - lastHead.seenAt > chainOf(chain).blockSeconds
    ? null
    : { head: lastHead.head, headers: nextHeaders(lastHead.head, chain) };

/** How a sender stands who can sign the call, and pay for it. */
export const likelySituation = ({ call }: PinnedQuestion, pin: Pin): Situation =>
  situationOf(call, pin, { balance: 1n << 256n, nonce: call.nonce ?? 0n, code: '0x' });

/**
 * The head of the chain, and how the sender stands there. A node that knows the given head otherwise takes its own; the
 * likely one is taken where it is the head. `early` is asked in the same request.
 */
export const pinHead = async (
  rpc: JsonRpc,
  question: PinnedQuestion,
  given: Pin | null,
  likely: Pin | null = null,
  early: readonly JsonRpcCall[] = [],
): Promise<Situation & { readonly early: Early }> => {
  const { call, chain, oldestHead, newestHead, signal } = question;
  const at = given === null ? 'latest' : { blockHash: given.head.hash };
  const [chainId, block, balance, nonce, code, ...replies] = await rpc.batch(
    [
      { method: 'eth_chainId', params: [] },
      given === null
        ? { method: 'eth_getBlockByNumber', params: ['latest', false] }
        : { method: 'eth_getBlockByHash', params: [given.head.hash, false] },
      { method: 'eth_getBalance', params: [call.from, at] },
      { method: 'eth_getTransactionCount', params: [call.from, at] },
      { method: 'eth_getCode', params: [call.from, at] },
      ...early,
    ],
    signal,
  );
  assertChain(chain, resultOf(chainId, 'its chain'));
  const found = resultOf(block, 'its head');
  if (found === null) {
    if (given === null) throw new ProviderError('bad_response', 'The node has no block');
    return pinHead(rpc, question, null);
  }
  const head = readHead(found);
  if (given !== null && !isSameHead(head, given.head)) return pinHead(rpc, question, null);
  if (head.time < oldestHead) throw new ProviderError('bad_response', 'The newest block of the node is too old');
  if (head.time > newestHead) throw new ProviderError('bad_response', 'The newest block of the node is in the future');
  const known = given ?? likely;
  const pin = known !== null && isSameHead(head, known.head) ? known : { head, headers: nextHeaders(head, chain) };
  const situation = situationOf(call, pin, {
    balance: quantityIn(resultOf(balance, 'a balance'), 'a balance'),
    nonce: quantityIn(resultOf(nonce, 'a nonce'), 'a nonce'),
    code: hexBytesIn(resultOf(code, 'code'), 'code'),
  });
  return { ...situation, early: { calls: early, replies } };
};

/** How the account that calls stands at the head. */
interface Standing {
  readonly balance: bigint;
  readonly nonce: bigint;
  readonly code: string;
}

/** Source: EIP-7702: the code of a delegated account, whose key still signs. */
const DELEGATED = /^0xef0100[0-9a-f]{40}$/;

const situationOf = (given: PlannedCall, pin: Pin, { balance, nonce, code }: Standing): Situation => {
  // no key signs for a contract: it is called as one, without fees and nonce
  const isSigned = given.isTransaction && (code === '0x' || DELEGATED.test(code));
  const isNext = !isSigned || given.nonce === null || given.nonce === nonce;
  const call = { ...given, isTransaction: isSigned, nonce: isNext ? given.nonce : null };
  const pays = isSigned ? paymentOf(call, pin) : { needed: call.value, price: 0n, isEnough: true, pin };
  const missing = pays.needed <= balance ? 0n : pays.needed;
  const delegation = call.delegate === null ? {} : { code: `0xef0100${call.delegate.slice(2)}` };
  const own = { ...delegation, ...(missing === 0n ? {} : { balance: quantity(missing) }) };
  return {
    pin: pays.pin,
    call,
    overrides: { ...(Object.keys(own).length === 0 ? {} : { [call.from]: own }), ...agreedIn(call) },
    delegation: call.delegate === null ? null : { before: DELEGATED.test(code) ? `0x${code.slice(8)}` : null },
    // whoever sends what a Safe is to do pays for the gas, and is not the one who signs
    lacksFundsFor: (gas) => call.safe === undefined && balance < call.value + gas * pays.price,
    isExact: isNext && pays.isEnough && isSigned === given.isTransaction && call.safe?.isNext !== false,
  };
};

/** The slots by which the owners of a Safe have agreed. */
const agreedIn = ({ safe }: PlannedCall): StateOverrides =>
  Object.fromEntries(Object.entries(safe?.agreed ?? {}).map(([account, slots]) => [account, { stateDiff: slots }]));

/** What the sender must have, and blocks whose base fee the call can pay. */
const paymentOf = (call: PlannedCall, pin: Pin) => {
  const { gasLimit } = pin.head;
  const baseFee = pin.headers[0]?.baseFee ?? 0n;
  const highest = highestGasPrice(call, { baseFee });
  const isEnough = highest >= baseFee;
  const headers = isEnough ? pin.headers : pin.headers.map((header) => ({ ...header, baseFee: highest }));
  const needed = call.value + gasOf(call, { gasLimit }) * highest;
  return { needed, price: highest, isEnough, pin: { ...pin, headers } };
};

/** Asks which block the chain has at this number now. */
export const blockAt = (number: number): JsonRpcCall => ({
  method: 'eth_getBlockByNumber',
  params: [quantity(number), false],
});

/** The hash of that block; null for none. */
export const hashOfBlock = (reply: JsonRpcReply | undefined): string | null => {
  const block = resultOf(reply, 'its block');
  return block === null ? null : readHead(block).hash;
};

/** What a node is asked. */
export interface PinnedQuestion {
  readonly proposal: Proposal;
  readonly chain: Chain;
  readonly call: PlannedCall;
  /** Seconds since 1970. */
  readonly now: number;
  /** A head before this time is that of a node which no longer follows the chain. Seconds since 1970. */
  readonly oldestHead: number;
  /** A head after this time is none of a chain that others follow. Seconds since 1970. */
  readonly newestHead: number;
  /** Ends every request. */
  readonly signal: AbortSignal;
}
