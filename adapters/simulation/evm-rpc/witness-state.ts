import type { JsonRpc, JsonRpcCall, JsonRpcReply } from '../../shared/json-rpc.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { currencyOf } from '../../../domain/chains/index.js';
import { blockOverrides, type Header } from './header.js';
import type { Look } from './look.js';
import { blockAt, hashOfBlock, type PinnedQuestion, type Situation } from './pin.js';
import { generousGas, type StateRead, readerCode, readerInputs } from './reads.js';
import { newReader, type StateReader, type SimulatedBlock, type StateOverrides } from './simulated-block.js';
import { stateAfter } from './traced-block.js';
import { readTouchedState, type StateDiff, type TouchedAccount, type TouchedState } from './trace.js';
import { callObject, type PlannedCall } from './transaction.js';
import { resultOf } from '../../shared/node-answer.js';
import { hexBytesIn, quantity, quantityIn } from './wire.js';
import { outcomeOf, witnessText } from './witness.js';

/** An execution whose witness is to be made. */
export interface Witnessed {
  readonly situation: Situation;
  readonly seen: Look;
  /** As it was executed. */
  readonly call: PlannedCall;
  /** The block whose effects are judged, with a value before and after of each of the reads. */
  readonly block: SimulatedBlock;
  readonly reads: readonly StateRead[];
}

/** What a node says of an execution afterwards. */
interface LookedAgain {
  readonly hash: string | null;
  readonly witness: string | null;
  /** To what else it was asked in the same request. */
  readonly others: readonly JsonRpcReply[];
}

/**
 * Which block the chain has at the pinned number now, and the witness of an execution, as a text: it asks the node in
 * the same request which state the reads touch. No witness where no tracer says, or where the node refuses to: the
 * execution holds without it.
 */
export const lookAgain = async (
  rpc: JsonRpc,
  { chain, signal }: PinnedQuestion,
  witnessed: Witnessed,
  further: readonly JsonRpcCall[] = [],
): Promise<LookedAgain> => {
  const { situation, seen, call, block } = witnessed;
  const { number, hash } = situation.pin.head;
  const reads = seen.diff === null ? [] : readsToRepeat(witnessed);
  const reader = newReader();
  const touching = seen.diff === null ? [] : touchingCalls(witnessed, seen.diff, reads, reader);
  const [found, ...all] = await rpc.batch([blockAt(number), ...touching, ...further], signal);
  const replies = all.slice(0, touching.length);
  const others = all.slice(touching.length);
  const witnessWith = (diff: StateDiff): string =>
    witnessText({
      chainId: BigInt(currencyOf(chain).chainId ?? 0),
      block: { number, hash },
      header: block.header,
      call,
      delegation: situation.delegation,
      reads,
      state: stateOf(witnessed, diff, replies, reader),
      outcome: outcomeOf(block),
    });
  const again = hashOfBlock(found);
  try {
    return { hash: again, witness: seen.diff === null ? null : witnessWith(seen.diff), others };
  } catch (error) {
    if (error instanceof ProviderError) return { hash: again, witness: null, others };
    throw error;
  }
};

/**
 * What differed; when an allowance that differs ends; whose an approved NFT is; and whether there was a contract whose
 * owner differs.
 */
const readsToRepeat = ({ reads, block }: Witnessed): readonly StateRead[] => {
  const differs = reads.filter((_, index) => block.before[index] !== block.after[index]);
  const owned = new Set(differs.flatMap((read) => (read.what === 'owner' ? [read.account] : [])));
  const approved = new Set(
    differs.flatMap((read) => (read.what === 'approved' ? [`${read.token} ${read.tokenId}`] : [])),
  );
  const hubs = new Set(differs.flatMap((read) => ('hub' in read ? [`${read.hub} ${read.token} ${read.spender}`] : [])));
  return reads.filter(
    (read) =>
      differs.includes(read) ||
      ('hub' in read && hubs.has(`${read.hub} ${read.token} ${read.spender}`)) ||
      (read.what === 'owner_of' && approved.has(`${read.token} ${read.tokenId}`)) ||
      (read.what === 'code_hash' && owned.has(read.account)),
  );
};

/** What tells the state that the call in this block and the reads touch. */
const touchingCalls = (
  { situation, seen, call, block }: Witnessed,
  diff: StateDiff,
  reads: readonly StateRead[],
  reader: StateReader,
): readonly JsonRpcCall[] => {
  const { pin, overrides } = situation;
  const touchedBy = (what: object, header: Header, stateOverrides: StateOverrides): JsonRpcCall => ({
    method: 'debug_traceCall',
    params: [
      what,
      { blockHash: pin.head.hash },
      { tracer: 'prestateTracer', tracerConfig: {}, blockOverrides: blockOverrides(header), stateOverrides },
    ],
  });
  const reading = {
    from: reader.payer,
    to: reader.account,
    input: readerInputs([reads])[0],
    gas: quantity(generousGas(pin.head.gasLimit, 0n)),
  };
  const code = { [reader.account]: { code: readerCode([reads], call.sender) } };
  return [
    // the tracer has looked at the first header alone
    ...(block.header === seen.header ? [] : [touchedBy(callObject(call, block.header), block.header, overrides)]),
    ...(reads.length === 0
      ? []
      : [
          touchedBy(reading, block.header, { ...overrides, ...code }),
          touchedBy(reading, block.header, { ...stateAfter(overrides, diff), ...code }),
        ]),
  ];
};

const stateOf = (
  { situation: { overrides }, seen }: Witnessed,
  diff: StateDiff,
  replies: readonly JsonRpcReply[],
  reader: StateReader,
): TouchedState => {
  const traced = replies.map((reply) => readTouchedState(resultOf(reply, 'a state')));
  const all = [seen.sighting.touched, ...traced].reduce((known, more) => withMore(known, more, diff));
  const state = new Map([...all].filter(([account]) => account !== reader.account && account !== reader.payer));
  for (const [account, set] of Object.entries(overrides)) state.set(account, withSet(state.get(account), set));
  return state;
};

/** What is known counts: later traces saw values that were set. Contracts that the call made are not there before. */
const withMore = (known: TouchedState, more: TouchedState, diff: StateDiff): TouchedState => {
  const state = new Map(known);
  for (const [account, found] of more) {
    const had = known.get(account);
    if (had !== undefined) state.set(account, { ...had, storage: { ...found.storage, ...had.storage } });
    else if (!diff.after.has(account)) state.set(account, found);
  }
  return state;
};

const NOTHING: TouchedAccount = { balance: null, nonce: null, code: null, storage: {} };

const withSet = (
  account: TouchedAccount = NOTHING,
  { balance, code, stateDiff = {} }: StateOverrides[string],
): TouchedAccount => ({
  ...account,
  storage: {
    ...account.storage,
    ...Object.fromEntries(
      Object.entries(stateDiff as object).map(([slot, word]) => [slot, quantityIn(word, 'a slot')] as const),
    ),
  },
  ...(balance === undefined ? {} : { balance: quantityIn(balance, 'a balance') }),
  ...(code === undefined ? {} : { code: hexBytesIn(code, 'code') }),
});
