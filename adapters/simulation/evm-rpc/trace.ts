import type { JsonObject } from '../../../domain/shared/json/strict-json.js';
import { type Log, readLog } from './logs.js';
import { malformed, objectIn } from '../../shared/node-answer.js';
import { addressIn, hexBytesIn, listOrNoneIn, quantityIn, quantityWord } from './wire.js';

/** One frame of an execution. */
export interface CallFrame {
  readonly type: string;
  readonly from: string;
  /** Null where a contract could not be created. */
  readonly to: string | null;
  readonly value: bigint;
  readonly input: string;
  readonly logs: readonly Log[];
  /** False where it, or a frame around it, was undone. */
  readonly isKept: boolean;
}

/** What the tracer saw, frames in the order in which they began. */
export interface Trace {
  readonly frames: readonly CallFrame[];
  readonly gasUsed: bigint;
  /** What the call gave back. */
  readonly output: string;
  /** Why the call was undone, in the node's words; null where it was not. */
  readonly error: string | null;
}

/** More than a transaction of 16 million gas can begin. */
const MAX_FRAMES = 16_384;

/** Source: go-ethereum, callTracer, with its logs. Frames are walked without recursion: a trace may be deep. */
export const readTrace = (value: unknown): Trace => {
  const frames: CallFrame[] = [];
  const waiting: (readonly [value: unknown, isKept: boolean])[] = [[value, true]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (frames.length >= MAX_FRAMES) throw malformed('a trace');
    const [given, isKeptAround] = next;
    const frame = objectIn(given, 'a trace');
    const isKept = isKeptAround && errorIn(frame) === null;
    frames.push(frameOf(frame, isKept));
    const calls = listOrNoneIn(frame['calls'], 'a trace');
    for (let index = calls.length - 1; index >= 0; index -= 1) waiting.push([calls[index], isKept]);
  }
  const whole = objectIn(value, 'a trace');
  const { gasUsed, output } = whole;
  return {
    frames,
    gasUsed: quantityIn(gasUsed, 'a trace'),
    output: hexBytesIn(output ?? '0x', 'a trace'),
    error: errorIn(whole),
  };
};

const errorIn = ({ error }: JsonObject): string | null => {
  if (error === undefined || error === null) return null;
  if (typeof error !== 'string' || error === '') throw malformed('a trace');
  return error;
};

const frameOf = (frame: JsonObject, isKept: boolean): CallFrame => {
  const { type, from, to, value, input, logs } = frame;
  if (typeof type !== 'string') throw malformed('a trace');
  return {
    type,
    from: addressIn(from, 'a trace'),
    to: to === undefined || to === null ? null : addressIn(to, 'a trace'),
    value: value === undefined || value === null ? 0n : quantityIn(value, 'a trace'),
    input: hexBytesIn(input ?? '0x', 'a trace'),
    logs: listOrNoneIn(logs, 'a trace').map(readLog),
    isKept,
  };
};

/** Native value that went from one account to another. */
export interface NativeMovement {
  readonly from: string;
  readonly to: string;
  readonly value: bigint;
}

/** A frame that runs other code in its own name only repeats the value of the frame around it. */
const MOVING_TYPES: ReadonlySet<string> = new Set(['CALL', 'CREATE', 'CREATE2', 'SELFDESTRUCT']);

/** All native value that moved, without what was undone. */
export const nativeMovements = ({ frames }: Trace): readonly NativeMovement[] =>
  frames.flatMap(({ type, from, to, value, isKept }) =>
    isKept && to !== null && value > 0n && MOVING_TYPES.has(type) ? [{ from, to, value }] : [],
  );

/** What of an account the execution touched, before it or after. */
export interface TouchedAccount {
  readonly balance: bigint | null;
  readonly nonce: bigint | null;
  readonly code: string | null;
  readonly storage: Readonly<Record<string, bigint>>;
}

export type TouchedState = ReadonlyMap<string, TouchedAccount>;

/** What a first execution showed: where to look. */
export interface Sighting {
  readonly frames: readonly CallFrame[];
  readonly logs: readonly Log[];
  readonly touched: TouchedState;
}

/** Source: go-ethereum, prestateTracer. */
export const readTouchedState = (value: unknown): TouchedState =>
  eachOnce(
    Object.entries(objectIn(value, 'a state')).map(([address, given]) => {
      const { balance, nonce, code, storage } = objectIn(given, 'a state');
      const slots = storage === undefined || storage === null ? {} : objectIn(storage, 'a state');
      return [
        addressIn(address, 'a state'),
        {
          balance: balance === undefined || balance === null ? null : quantityIn(balance, 'a state'),
          nonce: nonce === undefined || nonce === null ? null : nonceIn(nonce),
          code: code === undefined || code === null ? null : hexBytesIn(code, 'a state'),
          storage: Object.fromEntries(
            eachOnce(Object.entries(slots).map(([slot, word]) => [slotIn(slot), quantityIn(word, 'a state')] as const)),
          ),
        },
      ] as const;
    }),
  );

/** Nodes give it as a number. */
const nonceIn = (value: unknown): bigint => {
  if (typeof value !== 'number') return quantityIn(value, 'a state');
  if (!Number.isSafeInteger(value) || value < 0) throw malformed('a state');
  return BigInt(value);
};

const slotIn = (name: string): string => `0x${quantityWord(quantityIn(name, 'a state'))}`;

/** Two spellings of one name are two answers to one question. */
const eachOnce = <Value>(entries: readonly (readonly [name: string, value: Value])[]): ReadonlyMap<string, Value> => {
  const all = new Map(entries);
  if (all.size !== entries.length) throw malformed('a state');
  return all;
};

/** What the execution changed. Source: go-ethereum, prestateTracer with `diffMode`. */
export interface StateDiff {
  readonly before: TouchedState;
  readonly after: TouchedState;
}

export const readStateDiff = (value: unknown): StateDiff => {
  const { pre, post } = objectIn(value, 'a state');
  return { before: readTouchedState(pre), after: readTouchedState(post) };
};
