import type { PayloadField } from '../../action.js';
import { type AbiParameter, type AbiValue, decodeLeading, parseFunction } from '../abi.js';
import type { CallDescription, DescribedField, FieldFormat, ValueOrigin } from './call-description.js';
import { addressInValue, showValue, wholeNumberOf } from './format-value.js';
import { type FoundValue, MAX_VALUES, type ReadCall, readPath } from './read-value.js';
import { parsePath } from './value-path.js';

/** A call with its bytes: selector and arguments, lower-case hex behind `0x`. */
export interface CallToDescribe extends ReadCall {
  readonly data: string;
}

/** What a description makes of a call. */
export interface DescribedCall {
  /** Canonical: without names. */
  readonly signature: string;
  readonly intent: string | null;
  readonly fields: readonly PayloadField[];
  /** Calls that stand within this one, in the order of the descriptor; their data may be empty. */
  readonly calls: readonly CallToDescribe[];
  /**
   * Bytes after the arguments, `0x` where there are none; they are the last field, too. Most contracts do not read
   * them (a site marks its calls with them), some do: nothing here says what they mean.
   */
  readonly rest: string;
}

export const REST_LABEL = 'Bytes after the arguments';

const SELECTOR_LENGTH = '0x00000000'.length;

/**
 * Reads a call as its description says. Null where the bytes do not begin with exactly such a call, or any field cannot
 * be evaluated: such a call stays unknown, nothing of it is guessed.
 */
export const describedCall = (call: CallToDescribe, description: CallDescription): DescribedCall | null => {
  const abi = parseFunction(description.signature);
  if (abi === null || abi.selector !== call.data.slice(0, SELECTOR_LENGTH)) return null;
  const decoded = decodeLeading(abi.inputs, `0x${call.data.slice(SELECTOR_LENGTH)}`);
  if (decoded === null) return null;
  const { values, rest } = decoded;
  const shown = shownValues(description.fields, { inputs: abi.inputs, values, call });
  if (shown === null) return null;
  const tag: PayloadField = { label: REST_LABEL, value: rest, kind: 'text', asset: null };
  const fields = rest === '0x' ? shown.fields : [...shown.fields, tag];
  return { signature: abi.signature, intent: description.intent, fields, calls: shown.calls, rest };
};

/** What the fields of a description show. */
export type ShownValues = Pick<DescribedCall, 'fields' | 'calls'>;

/** Arguments, or members of typed data, with the call or the contract that they are for. */
export interface Reading {
  readonly inputs: readonly AbiParameter[];
  readonly values: readonly AbiValue[];
  readonly call: ReadCall;
}

/** What the fields show of these values; null where one cannot be evaluated, or they show too much. */
export const shownValues = (described: readonly DescribedField[], reading: Reading): ShownValues | null => {
  const fields: PayloadField[] = [];
  const calls: CallToDescribe[] = [];
  for (const field of described) {
    const found = evaluate(field, reading);
    if (found === null || fields.length + calls.length + found.length > MAX_VALUES) return null;
    for (const one of found) 'data' in one ? calls.push(one) : fields.push(one);
  }
  return { fields, calls };
};

/** Every path of the description leads somewhere in the types of its function. */
export const isDescribable = ({ signature, fields }: Pick<CallDescription, 'signature' | 'fields'>): boolean => {
  const abi = parseFunction(signature);
  return abi !== null && areDescribable(fields, abi.inputs);
};

/** Every path of the fields leads somewhere in these types. */
export const areDescribable = (fields: readonly DescribedField[], inputs: readonly AbiParameter[]): boolean =>
  fields.every((field) => originsOf(field).every((origin) => leadsSomewhere(origin, inputs)));

const leadsSomewhere = (origin: ValueOrigin, inputs: readonly AbiParameter[]): boolean =>
  'constant' in origin || parsePath(origin.path, inputs) !== null;

const originsOf = ({ origin, format }: DescribedField): readonly ValueOrigin[] => [origin, ...relatedTo(format)];

const relatedTo = (format: FieldFormat): readonly ValueOrigin[] => {
  if (format.name === 'tokenAmount') return format.token === null ? [] : [format.token];
  if (format.name === 'nftName') return [format.collection];
  if (format.name !== 'calldata') return [];
  return [format.callee, format.amount, format.spender].filter((origin) => origin !== null);
};

type Shown = PayloadField | CallToDescribe;

const evaluate = (field: DescribedField, reading: Reading): readonly Shown[] | null => {
  const found = valuesOf(field.origin, reading);
  if (found === null) return null;
  const others = new Map(relatedTo(field.format).map((origin) => [origin, valuesOf(origin, reading)]));
  const shown: Shown[] = [];
  for (const value of found) {
    const one = evaluateOne(field, value, reading.call, (origin) =>
      valueBeside(value, found.length, others.get(origin) ?? null),
    );
    if (one === null) return null;
    shown.push(one);
  }
  return shown;
};

const valuesOf = (origin: ValueOrigin, { inputs, values, call }: Reading): readonly FoundValue[] | null => {
  if ('constant' in origin) return [{ value: origin.constant, type: 'string', at: [] }];
  const path = parsePath(origin.path, inputs);
  return path === null ? null : readPath(path, values, call);
};

/** Gives the value of another path that belongs to the value at hand. */
type Beside = (origin: ValueOrigin) => FoundValue | null;

const evaluateOne = (
  { label, format }: DescribedField,
  found: FoundValue,
  call: ReadCall,
  beside: Beside,
): Shown | null => {
  if (format.name === 'calldata') return callWithin(found, format, beside, call);
  const [origin] = relatedTo(format);
  const related = origin === undefined ? null : addressIn(beside(origin));
  if (origin !== undefined && related === null) return null;
  const shown = showValue(found, format, related, call);
  return shown === null ? null : { label, ...shown };
};

/** The only other value, or the one at the same places of equally long lists. */
const valueBeside = ({ at }: FoundValue, count: number, others: readonly FoundValue[] | null): FoundValue | null => {
  const only = others?.[0];
  if (others?.length === 1 && only?.at.length === 0) return only;
  if (others?.length !== count) return null;
  return others.find((other) => other.at.join() === at.join()) ?? null;
};

const ADDRESS = /^0x[0-9a-f]{40}$/;

const addressIn = (found: FoundValue | null): string | null => {
  if (found === null) return null;
  if (found.type === 'string') return ADDRESS.test(String(found.value)) ? String(found.value) : null;
  return addressInValue(found);
};

const callWithin = (
  { value, type }: FoundValue,
  format: Extract<FieldFormat, { name: 'calldata' }>,
  beside: Beside,
  outer: ReadCall,
): CallToDescribe | null => {
  const target = addressIn(beside(format.callee));
  if (type !== 'bytes' || typeof value !== 'string' || target === null) return null;
  // a contract that calls itself acts for its caller; elsewhere it acts for itself
  const caller = target === outer.target ? outer.from : outer.target;
  const from = format.spender === null ? caller : addressIn(beside(format.spender));
  const amount = format.amount === null ? 0n : numberIn(beside(format.amount));
  return from === null || amount === null ? null : { from, target, value: amount, data: value };
};

const numberIn = (found: FoundValue | null): bigint | null => (found === null ? null : wholeNumberOf(found));
