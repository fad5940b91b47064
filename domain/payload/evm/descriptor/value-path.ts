import type { AbiParameter } from '../abi.js';

/** One step from a value into it, by position. `end` null: to the end. Negative places count from the end. */
export type ValuePathStep =
  | { readonly kind: 'item'; readonly index: number }
  | { readonly kind: 'each' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number | null };

/** A path whose names were found in the types of a function. */
export interface ValuePath {
  /** `data`: the arguments. Else a value of the call itself. */
  readonly root: 'data' | 'from' | 'to' | 'value';
  readonly steps: readonly ValuePathStep[];
  /** ABI type of what the path ends at, never a tuple or an array. */
  readonly type: string;
}

interface Place {
  readonly type: string;
  readonly components: readonly Pick<AbiParameter, 'name' | 'type' | 'components'>[];
}

const MAX_STEPS = 16;
const CALL_TYPES = { from: 'address', to: 'address', value: 'uint256' } as const;

/** The path of a descriptor over these parameters; null where it cannot lead to one kind of value. */
export const parsePath = (text: string, inputs: readonly AbiParameter[]): ValuePath | null => {
  const parts = text.split('.');
  if (parts.length > MAX_STEPS) return null;
  if (parts[0] === '@') return callPath(parts.slice(1));
  return stepsFrom({ type: '()', components: inputs }, parts[0] === '#' ? parts.slice(1) : parts);
};

const callPath = ([name, ...rest]: readonly string[]): ValuePath | null => {
  if (name !== 'from' && name !== 'to' && name !== 'value') return null;
  return rest.length === 0 ? { root: name, steps: [], type: CALL_TYPES[name] } : null;
};

const stepsFrom = (from: Place, parts: readonly string[]): ValuePath | null => {
  const steps: ValuePathStep[] = [];
  let place: Place | null = from;
  for (const part of parts) {
    const step: ValuePathStep | null = stepOf(place, part);
    place = step === null ? null : placeAfter(place, step);
    if (step === null || place === null) return null;
    steps.push(step);
  }
  // a list without a place in it stands for each of its items
  for (let item = itemOf(place); item !== null; item = itemOf(place)) {
    steps.push({ kind: 'each' });
    place = item;
  }
  return isTuple(place) ? null : { root: 'data', steps, type: place.type };
};

const PLACE = /^\[(?:(-?\d{1,5})|(-?\d{1,5})?(:)(-?\d{1,5})?)?\]$/;

const stepOf = (place: Place, part: string): ValuePathStep | null => {
  const found = PLACE.exec(part);
  if (found === null) return memberStep(place, part);
  const [, index, start, colon, end] = found;
  // members of a tuple have names
  if (isTuple(place)) return null;
  if (index !== undefined) return { kind: 'item', index: Number(index) };
  if (colon === undefined) return { kind: 'each' };
  return { kind: 'part', start: Number(start ?? 0), end: end === undefined ? null : Number(end) };
};

const memberStep = ({ type, components }: Place, name: string): ValuePathStep | null => {
  if (name === '' || !isTuple({ type })) return null;
  const index = components.findIndex((component) => component.name === name);
  const isAlone = components.filter((component) => component.name === name).length === 1;
  return isAlone ? { kind: 'item', index } : null;
};

/** Types of which bytes can be cut: their length in the encoding is beyond doubt. */
const CUT_TYPES = /^(bytes\d*|uint256|address)$/;

const placeAfter = (place: Place, step: ValuePathStep): Place | null => {
  const item = itemOf(place);
  if (step.kind === 'part') return item !== null ? place : CUT_TYPES.test(place.type) ? BYTES : null;
  if (item !== null) return item;
  return step.kind === 'item' && isTuple(place) ? (place.components[step.index] ?? null) : null;
};

const BYTES: Place = { type: 'bytes', components: [] };
const ARRAY = /\[\d*\]$/;

const itemOf = ({ type, components }: Place): Place | null =>
  ARRAY.test(type) ? { type: type.replace(ARRAY, ''), components } : null;

const isTuple = ({ type }: Pick<Place, 'type'>): boolean =>
  !ARRAY.test(type) && (type.startsWith('(') || type.startsWith('tuple'));
