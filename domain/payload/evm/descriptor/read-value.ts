import type { AbiValue } from '../abi.js';
import type { ValuePathStep, ValuePath } from './value-path.js';

/** A call as it stands in the bytes. */
export interface ReadCall {
  /** Account key of the sender of this call. */
  readonly from: string;
  /** The called contract. */
  readonly target: string;
  /** Wei. */
  readonly value: bigint;
}

/** A value that a path led to. */
export interface FoundValue {
  readonly value: AbiValue;
  readonly type: string;
  /** Places in the lists on the way, for paths that go through the same ones side by side. */
  readonly at: readonly number[];
}

/** More values than this are not read: no person looks at them. */
export const MAX_VALUES = 256;

/** What the path leads to in these arguments; null where it leads nowhere, or to more than 256 values. */
export const readPath = (
  { root, steps, type }: ValuePath,
  values: readonly AbiValue[],
  call: ReadCall,
): readonly FoundValue[] | null => {
  if (root !== 'data') return [{ value: root === 'to' ? call.target : call[root], type, at: [] }];
  let found: readonly Omit<FoundValue, 'type'>[] | null = [{ value: values, at: [] }];
  for (const step of steps) {
    found = flatten(found.map((one) => stepInto(one, step)));
    if (found === null) return null;
  }
  return found.map((one) => ({ ...one, type }));
};

type Reached = Omit<FoundValue, 'type'>;

const flatten = (lists: readonly (readonly Reached[] | null)[]): readonly Reached[] | null => {
  const all: Reached[] = [];
  for (const list of lists) {
    if (list === null || all.length + list.length > MAX_VALUES) return null;
    all.push(...list);
  }
  return all;
};

const stepInto = ({ value, at }: Reached, step: ValuePathStep): readonly Reached[] | null => {
  if (step.kind === 'part') {
    const part = partOf(value, step.start, step.end);
    return part === null ? null : [{ value: part, at }];
  }
  if (!isList(value)) return null;
  if (step.kind === 'each') {
    if (value.length > MAX_VALUES) return null;
    return value.map((item, index) => ({ value: item, at: [...at, index] }));
  }
  const item = value.at(step.index);
  return item === undefined ? null : [{ value: item, at }];
};

const WORD_HEX_DIGITS = 64;

/** Bytes from `start` to before `end`, or items of a list. A number is its 32 bytes. */
const partOf = (value: AbiValue, start: number, end: number | null): AbiValue | null => {
  if (isList(value)) return cut(value.length, start, end, (from, to) => value.slice(from, to));
  const hex = typeof value === 'bigint' ? value.toString(16).padStart(WORD_HEX_DIGITS, '0') : hexOf(value);
  if (hex === null) return null;
  return cut(hex.length / 2, start, end, (from, to) => `0x${hex.slice(2 * from, 2 * to)}`);
};

const hexOf = (value: AbiValue): string | null => (typeof value === 'string' ? value.slice('0x'.length) : null);

const isList = (value: AbiValue): value is readonly AbiValue[] => Array.isArray(value);

const cut = <Part>(
  length: number,
  start: number,
  end: number | null,
  take: (from: number, to: number) => Part,
): Part | null => {
  const from = start < 0 ? length + start : start;
  const to = end === null ? length : end < 0 ? length + end : end;
  return from >= 0 && from < to && to <= length ? take(from, to) : null;
};
