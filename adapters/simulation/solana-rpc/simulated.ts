import type { ExecutionBlock } from '../../../domain/facts/simulation/execution.js';
import type { JsonRpc, JsonRpcReply } from '../../shared/json-rpc.js';
import type { PlannedMessage } from './planned-message.js';
import { COMMITMENT, readAccounts, readClock } from './reads.js';
import { malformed, objectIn, resultOf } from '../../shared/node-answer.js';
import { accountIn, atSlot, countIn, keyIn, listOfLengthIn, type RawAccount } from './wire.js';

/** How it ended. `blockhash`: nothing ran, since the blockhash is too old or unknown. */
export type End = 'ok' | 'reverted' | 'halted' | 'lacks_funds' | 'blockhash';

/** One execution, with the state before it. */
export interface Simulated {
  readonly end: End;
  readonly before: readonly (RawAccount | null)[];
  /** Read together with `before`. */
  readonly context: readonly (RawAccount | null)[];
  readonly clock: RawAccount | null;
  /** Empty where it failed. */
  readonly after: readonly (RawAccount | null)[];
  /** Lamports that it cost. */
  readonly fee: bigint;
  readonly block: ExecutionBlock;
  /** The state before was the same when it was read again afterwards. */
  readonly isStable: boolean;
  readonly isOtherBlockhash: boolean;
  /** Names the slot of all that was read; null where there were several. */
  readonly state: string | null;
}

export interface BatchQuestion {
  readonly plan: PlannedMessage;
  readonly keys: readonly string[];
  /** What else the message reads. */
  readonly context: readonly string[];
  /** Nothing of a slot before this one. */
  readonly slot: number;
  readonly isOtherBlockhash: boolean;
  readonly signal: AbortSignal;
}

const WHAT = 'a simulation';

/** Source: Solana, `InstructionError`: what runs out is not refused by a program. */
const HALTS: readonly unknown[] = [
  'ComputationalBudgetExceeded',
  'ProgramFailedToComplete',
  'ProgramEnvironmentSetupFailure',
  'MaxInstructionTraceLengthExceeded',
  'CallDepth',
];

/** Source: Solana, `TransactionError`: of most kinds nothing more is said than that it would fail now. */
const ENDS: Readonly<Record<string, End>> = {
  BlockhashNotFound: 'blockhash',
  AccountNotFound: 'lacks_funds',
  InsufficientFundsForFee: 'lacks_funds',
  InsufficientFundsForRent: 'lacks_funds',
};

const isName = (value: string): boolean => /^[A-Za-z]{1,64}$/.test(value);

const endOf = (error: unknown): End => {
  if (error === null) return 'ok';
  if (typeof error === 'string' && isName(error)) return ENDS[error] ?? 'reverted';
  const [[name, detail] = ['', null], ...others] = Object.entries(objectIn(error, WHAT));
  if (others.length > 0 || !isName(name)) throw malformed(WHAT);
  if (name !== 'InstructionError') return ENDS[name] ?? 'reverted';
  return HALTS.includes(listOfLengthIn(detail, 2, WHAT)[1]) ? 'halted' : 'reverted';
};

/** What a node says of the fee, and never more than the bytes can cost: else a loss could be called a fee. */
const feeOf = (value: unknown, { highestFee }: PlannedMessage): bigint => {
  if (value === null) return highestFee;
  const fee = BigInt(countIn(value, 'a fee'));
  return fee < highestFee ? fee : highestFee;
};

const isSameAccount = (one: RawAccount | null, other: RawAccount | null): boolean =>
  one === null || other === null
    ? one === other
    : one.lamports === other.lamports &&
      one.program === other.program &&
      one.data.length === other.data.length &&
      one.data.every((byte, index) => byte === other.data[index]);

const callsOf = ({ plan, keys, context, slot, isOtherBlockhash }: BatchQuestion) => {
  const at = { commitment: COMMITMENT, minContextSlot: slot };
  return [
    readAccounts.call([...keys, ...context], slot),
    {
      method: 'simulateTransaction',
      params: [
        plan.transaction,
        {
          ...at,
          encoding: 'base64',
          sigVerify: false,
          replaceRecentBlockhash: isOtherBlockhash,
          accounts: { encoding: 'base64', addresses: keys },
        },
      ],
    },
    { method: 'getFeeForMessage', params: [plan.text, at] },
    { method: 'getLatestBlockhash', params: [at] },
    readAccounts.call(keys, slot),
  ];
};

/** How it ended, and the accounts after it. */
const outcomeOf = (value: unknown, keys: readonly string[]) => {
  const { err, accounts } = objectIn(value, WHAT);
  if (err === undefined) throw malformed(WHAT);
  const end = endOf(err);
  return { end, after: end === 'ok' ? listOfLengthIn(accounts, keys.length, WHAT).map(accountIn) : [] };
};

/**
 * State, execution, and state again in one request: where the state is the same before and after, that is what was
 * executed on.
 */
export const simulateBatch = async (rpc: JsonRpc, question: BatchQuestion): Promise<Simulated> => {
  const { plan, keys, context, slot, isOtherBlockhash, signal } = question;
  const [first, simulation, fee, head, second] = await rpc.batch(callsOf(question), signal);
  const at = (reply: JsonRpcReply | undefined, what: string) => atSlot(resultOf(reply, what), slot, what);
  const read = readAccounts.answer(first, keys.length + context.length, slot);
  const before = read.found.slice(0, keys.length);
  const again = readAccounts.answer(second, keys.length, slot);
  const simulated = at(simulation, WHAT);
  const latest = at(head, 'a blockhash');
  const { blockhash } = objectIn(latest.value, 'a blockhash');
  const slots = new Set([read.slot, simulated.slot, latest.slot, again.slot]);
  readClock(again.clock, again.slot);
  return {
    ...outcomeOf(simulated.value, keys),
    before,
    context: read.found.slice(keys.length),
    clock: read.clock,
    fee: feeOf(at(fee, 'a fee').value, plan),
    block: {
      number: latest.slot,
      hash: keyIn(blockhash, 'a blockhash'),
      time: new Date(readClock(read.clock, read.slot) * 1_000).toISOString(),
    },
    isStable: before.every((account, index) => isSameAccount(account, again.found[index] ?? null)),
    isOtherBlockhash,
    state: slots.size === 1 ? `${latest.slot}` : null,
  };
};
