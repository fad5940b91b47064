import type { JsonRpc, JsonRpcCall, JsonRpcReply } from '../../shared/json-rpc.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { currencyOf } from '../../../domain/chains/index.js';
import { blockOverrides, type Header } from './header.js';
import { addressesIn, wordsOfLog } from './logs.js';
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

/** What tells which block the chain has at the pinned number now, and then which state the reads touch. */
interface Rereading {
  readonly calls: readonly JsonRpcCall[];
  readonly reads: readonly StateRead[];
  readonly reader: StateReader;
}

/** A rereading that was asked for with the executions themselves, and the replies. */
export interface RereadAhead extends Rereading {
  readonly replies: readonly JsonRpcReply[];
}

/**
 * What is asked with the executions, before it is known what they change: what the first look lets expect. It holds for
 * all that differs among it; else it is asked once more.
 */
export const likelyRereading = (
  situation: Situation,
  seen: Look,
  call: PlannedCall,
  reads: readonly StateRead[],
): Rereading =>
  rereadingOf({ situation, seen, call, header: seen.header }, withMeaning(reads, likelyToDiffer(reads, seen)));

/**
 * Which block the chain has at the pinned number now, and the witness of an execution, as a text: it asks the node in
 * the same request which state the reads touch. No witness where no tracer says, or where the node refuses to: the
 * execution holds without it.
 */
export const lookAgain = async (
  rpc: JsonRpc,
  { chain, signal }: PinnedQuestion,
  witnessed: Witnessed,
  ahead: RereadAhead | null,
  further: readonly JsonRpcCall[] = [],
): Promise<LookedAgain> => {
  const { situation, seen, call, block, reads } = witnessed;
  const { number, hash } = situation.pin.head;
  const differs = new Set(reads.filter((_, index) => block.before[index] !== block.after[index]));
  const needed = withMeaning(reads, differs);
  const isKnown = ahead !== null && block.header === seen.header && needed.every((read) => ahead.reads.includes(read));
  const rereading = isKnown ? ahead : rereadingOf({ situation, seen, call, header: block.header }, needed);
  const asked = isKnown ? [blockAt(number)] : rereading.calls;
  const now = isKnown && further.length === 0 ? ahead.replies : await rpc.batch([...asked, ...further], signal);
  const replies = isKnown ? ahead.replies : now;
  const others = now.slice(asked.length);
  const witnessWith = (diff: StateDiff): string =>
    witnessText({
      chainId: BigInt(currencyOf(chain).chainId ?? 0),
      block: { number, hash },
      header: block.header,
      call,
      delegation: situation.delegation,
      reads: rereading.reads,
      state: stateOf(witnessed, diff, replies.slice(1, rereading.calls.length), rereading.reader),
      outcome: outcomeOf(block),
    });
  const again = hashOfBlock(now[0]);
  try {
    return { hash: again, witness: seen.diff === null ? null : witnessWith(seen.diff), others };
  } catch (error) {
    if (error instanceof ProviderError) return { hash: again, witness: null, others };
    throw error;
  }
};

/** Those that the call is likely to change: of who is named by a log of the contract, or calls it. */
const likelyToDiffer = (
  reads: readonly StateRead[],
  { sighting: { frames, logs }, diff }: Look,
): ReadonlySet<StateRead> => {
  const named = new Set([
    ...logs.flatMap((log) => [null, ...addressesIn(wordsOfLog(log))].map((party) => `${log.address} ${party}`)),
    ...frames.map(({ from, to }) => `${to} ${from}`),
  ]);
  const isLikely = (read: StateRead): boolean => {
    if (!('token' in read)) return read.what === 'native' && diff?.after.has(read.account) === true;
    const party = 'spender' in read ? read.spender : 'account' in read ? read.account : null;
    return named.has(`${'hub' in read ? read.hub : read.token} ${party}`);
  };
  return new Set(reads.filter(isLikely));
};

/**
 * Beside what differs, when an allowance that differs ends; whose an approved NFT is; and whether there was a contract
 * whose owner differs.
 */
const withMeaning = (reads: readonly StateRead[], differs: ReadonlySet<StateRead>): readonly StateRead[] => {
  const all = [...differs];
  const owned = new Set(all.flatMap((read) => (read.what === 'owner' ? [read.account] : [])));
  const approved = new Set(all.flatMap((read) => (read.what === 'approved' ? [`${read.token} ${read.tokenId}`] : [])));
  const hubs = new Set(all.flatMap((read) => ('hub' in read ? [`${read.hub} ${read.token} ${read.spender}`] : [])));
  return reads.filter(
    (read) =>
      differs.has(read) ||
      ('hub' in read && hubs.has(`${read.hub} ${read.token} ${read.spender}`)) ||
      (read.what === 'owner_of' && approved.has(`${read.token} ${read.tokenId}`)) ||
      (read.what === 'code_hash' && owned.has(read.account)),
  );
};

interface Executed extends Pick<Witnessed, 'situation' | 'seen' | 'call'> {
  readonly header: Header;
}

const rereadingOf = (executed: Executed, reads: readonly StateRead[]): Rereading => {
  const reader = newReader();
  const { diff } = executed.seen;
  const touching = diff === null ? [] : touchingCalls(executed, diff, reads, reader);
  return { calls: [blockAt(executed.situation.pin.head.number), ...touching], reads, reader };
};

/** What tells the state that the call in this block and the reads touch. */
const touchingCalls = (
  { situation: { pin, overrides }, seen, call, header }: Executed,
  diff: StateDiff,
  reads: readonly StateRead[],
  reader: StateReader,
): readonly JsonRpcCall[] => {
  const touchedBy = (what: object, stateOverrides: StateOverrides): JsonRpcCall => ({
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
    ...(header === seen.header ? [] : [touchedBy(callObject(call, header), overrides)]),
    ...(reads.length === 0
      ? []
      : [
          touchedBy(reading, { ...overrides, ...code }),
          touchedBy(reading, { ...stateAfter(overrides, diff), ...code }),
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
