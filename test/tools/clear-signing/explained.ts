import { type AbiParameter, parseFunction } from '../../../domain/payload/evm/abi.js';
import type {
  CallDescription,
  DescribedField,
  ValueOrigin,
} from '../../../domain/payload/evm/descriptor/call-description.js';
import { parsePath } from '../../../domain/payload/evm/descriptor/value-path.js';

type Described = Pick<CallDescription, 'signature' | 'fields'>;
type Typed = Pick<AbiParameter, 'type'> & { readonly components: readonly Typed[] };

const ARRAY = /\[\d*\]$/;

/** The places of all addresses and bytes in the parameters, as the steps of paths to them. */
const placesOf = ({ type, components }: Typed, steps: string): readonly (readonly [steps: string, type: string])[] => {
  if (ARRAY.test(type)) return placesOf({ type: type.replace(ARRAY, ''), components }, `${steps}/each`);
  if (components.length > 0) return components.flatMap((one, index) => placesOf(one, `${steps}/${String(index)}`));
  return type === 'address' || type.startsWith('bytes') ? [[steps, type]] : [];
};

/** The place that an origin shows as a whole; null for none, and where it shows a part of it, or one of many. */
const shownBy = (origin: ValueOrigin | null, inputs: readonly AbiParameter[]): string | null => {
  const path = origin === null || 'constant' in origin ? null : parsePath(origin.path, inputs);
  if (path === null || path.root !== 'data') return null;
  return path.steps.map((step) => (step.kind === 'item' ? `/${String(step.index)}` : `/${step.kind}`)).join('');
};

const relatedTo = ({ format }: DescribedField): readonly (ValueOrigin | null)[] => {
  if (format.name === 'tokenAmount') return [format.token];
  if (format.name === 'nftName') return [format.collection];
  return format.name === 'calldata' ? [format.callee, format.spender] : [];
};

/**
 * Whether a description explains every address and all bytes of its function: each is shown as a whole, or as the
 * token, collection or callee of something shown; bytes of any length are explained only as a call.
 */
export const explainsAll = ({ signature, fields }: Described): boolean => {
  const inputs = parseFunction(signature)?.inputs;
  if (inputs === undefined) return false;
  const shown = new Set(
    fields.flatMap((field) => [field.origin, ...relatedTo(field)]).map((one) => shownBy(one, inputs)),
  );
  const calls = new Set(
    fields.filter(({ format }) => format.name === 'calldata').map(({ origin }) => shownBy(origin, inputs)),
  );
  return inputs
    .flatMap((input, index) => placesOf(input as Typed, `/${String(index)}`))
    .every(([place, type]) => (type === 'bytes' ? calls : shown).has(place));
};

/** Whether the function takes the chain's own coin: what goes along is shown, or a token may stand for it. */
export const takesCoins = ({ fields }: Described): boolean =>
  fields.some(
    ({ origin, format }) =>
      ('path' in origin && origin.path === '@.value') ||
      (format.name === 'tokenAmount' && format.nativeAddresses.length > 0) ||
      (format.name === 'calldata' &&
        format.amount !== null &&
        'path' in format.amount &&
        format.amount.path === '@.value'),
  );
