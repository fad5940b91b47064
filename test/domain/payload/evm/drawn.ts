import { unroll, type Unrolled } from '../../../../domain/payload/evm/calls.js';
import { type AbiValue, encodeArguments, parseFunction } from '../../../../domain/payload/evm/abi.js';
import type { PayloadAction } from '../../../../domain/payload/action.js';
import type { PayloadContext } from '../../../../domain/payload/context.js';

/** Accounts of these tests by their names: the name stands for twenty equal bytes. */
const BYTES = {
  me: '11',
  shop: 'cc',
  alice: 'aa',
  bob: 'bb',
  carol: 'ca',
  gold: '70',
  silver: '71',
  vault: '40',
  eve: 'ee',
};
type Name = keyof typeof BYTES;

export const account = (name: Name): string => `0x${BYTES[name].repeat(20)}`;
const NAMES = new Map(Object.keys(BYTES).map((name) => [account(name as Name), name]));
const nameOf = (key: string | null): string => (key === null ? '-' : (NAMES.get(key) ?? key));

/** One line for an action: `0.1 token_transfer 5 gold me>bob`. Ids follow a `#`, an end an `until`, a doubt a `?`. */
export const drawn = (action: PayloadAction): string =>
  [
    action.path,
    action.kind + (action.certainty === 'exact' ? '' : action.certainty === 'hint' ? '?' : '??'),
    ...(action.amount === null ? [] : [action.amount]),
    ...(action.asset === null
      ? []
      : [
          (action.asset.address === null ? 'native' : nameOf(action.asset.address)) +
            (action.asset.tokenId === null ? '' : `#${action.asset.tokenId}`),
        ]),
    `${nameOf(action.from)}>${nameOf(action.to)}`,
    ...(action.expiresAt === null ? [] : [`until ${action.expiresAt}`]),
  ].join(' ');

/** Calldata of a function. */
export const encodeCall = (signature: string, values: readonly AbiValue[]): string => {
  const parsed = parseFunction(signature);
  if (parsed === null) throw new Error(`No signature: ${signature}`);
  return parsed.selector + encodeArguments(parsed.inputs, values).slice(2);
};

/** Encoded values without a selector. */
export const encodeValues = (types: string, values: readonly AbiValue[]): string =>
  encodeArguments(parseFunction(`f(${types})`)?.inputs ?? [], values);

export const NOTHING_KNOWN: PayloadContext = { chain: 'ethereum', sender: account('me'), describe: () => null };

/** What a call by `me` of `shop` comes to. */
export const read = (data: string, value = 0n, to = account('shop'), context = NOTHING_KNOWN): Unrolled =>
  unroll([{ call: { from: account('me'), to, self: to, value, data } }], context);

export const linesOf = (data: string, value = 0n, to = account('shop')): readonly string[] =>
  read(data, value, to).actions.map(drawn);
