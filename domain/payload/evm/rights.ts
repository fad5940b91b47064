import { type PermissionFamily, RIGHTS, type RightRow, unmarked } from '../../data/rights.js';
import { functionNamed, rightOfSelector } from '../../intent/known-functions.js';
import { nameKey } from '../../intent/permission-words.js';
import type { PayloadActionKind } from '../action.js';
import { type AbiValue, decodeLeading, parseFunction } from './abi.js';
import { decodeLoosely } from './abi-loose.js';
import { allOrNothing, allowedAmount } from './standards/amounts.js';
import { accountOrNull, assetOf, type ActionDraft } from './standards/drafts.js';
import type { EvmCall } from './standards/row.js';
import type { TypedData } from './typed-data.js';

const MARKS = '<>#?$@';

/** Where the marked arguments stand: mark → the way to it through tuples. */
type Places = ReadonlyMap<string, readonly number[]>;

/** The places of the marks behind the first bracket of a signature or an encoded type. */
const placesIn = (marked: string): Places => {
  const places = new Map<string, readonly number[]>();
  const way: number[] = [];
  for (const character of marked.slice(marked.indexOf('('))) {
    if (character === '(') way.push(0);
    else if (character === ')') way.pop();
    else if (character === ',') way.push((way.pop() ?? 0) + 1);
    else if (MARKS.includes(character)) places.set(character, [...way]);
  }
  return places;
};

/** What each kind of right is in a payload: the first that fits. Any other is an unknown call. */
const KINDS: readonly (readonly [PermissionFamily, PayloadActionKind])[] = [
  ['upgrade', 'upgrade'],
  ['delegatecall', 'delegatecall'],
  ['operator', 'operator'],
  ['grant', 'allowance'],
  ['ownership', 'ownership'],
];

const kindOf = ({ families }: Pick<RightRow, 'families'>): PayloadActionKind => {
  const kind = KINDS.find(([family]) => families.includes(family))?.[1] ?? 'unknown_call';
  return kind === 'allowance' && families.includes('permit') ? 'permit' : kind;
};

const OF_ASSETS: readonly PayloadActionKind[] = ['operator', 'allowance', 'permit'];

interface Giving {
  readonly contract: string | null;
  readonly from: string;
  /** The value at a mark; undefined where nothing is marked so, or the arguments are not of these types. */
  readonly at: (mark: string) => unknown;
}

/** Taken back is `0`; an operator's right is all, and so is an allowance without an amount. */
const amountOf = (kind: PayloadActionKind, at: Giving['at']): string | null => {
  const [given, units] = [at('?'), at('#')];
  if (given === false) return '0';
  if (typeof units === 'bigint' && OF_ASSETS.includes(kind)) return allowedAmount(units);
  return kind === 'operator' || (kind === 'allowance' && given === true) ? allOrNothing(true) : null;
};

const draftOf = (row: Pick<RightRow, 'families'>, { contract, from, at }: Giving): ActionDraft => {
  const kind = kindOf(row);
  const account = (mark: string): string | null => {
    const value = at(mark);
    return typeof value === 'string' ? accountOrNull(value) : null;
  };
  const item = at('@');
  const token = account('$') ?? contract;
  return {
    kind,
    from: account('<') ?? from,
    to: account('>'),
    amount: amountOf(kind, at),
    asset: token !== null && OF_ASSETS.includes(kind) ? assetOf(token, typeof item === 'bigint' ? item : null) : null,
  };
};

const valueAt = (values: readonly AbiValue[] | undefined, way: readonly number[] | undefined): unknown =>
  way?.reduce<AbiValue | undefined>(
    (value, index) => (Array.isArray(value) ? (value as readonly AbiValue[])[index] : undefined),
    values,
  );

/** The right that a call gives by the table, and by which function, whatever contract is called; null for none. */
export const rightByCall = (call: EvmCall): { readonly signature: string; readonly draft: ActionDraft } | null => {
  const row = rightOfSelector(call.data.slice(0, 10));
  if (row === null || row.families.length === 0) return null;
  const inputs = parseFunction(row.signature)?.inputs ?? [];
  const digits = call.data.slice(10);
  const values = decodeLeading(inputs, `0x${digits}`)?.values ?? decodeLoosely(inputs, digits) ?? undefined;
  const places = placesIn(row.marked);
  const at = (mark: string): unknown => valueAt(values, places.get(mark));
  return { signature: row.signature, draft: draftOf(row, { contract: call.to, from: call.from, at }) };
};

const BY_TYPE: ReadonlyMap<string, RightRow> = new Map(
  RIGHTS.flatMap((row) => (row.typed === null ? [] : [[unmarked(row.typed), row] as const])),
);

/** The names of the marked members of an encoded type. */
const membersIn = (typed: string): ReadonlyMap<string, string> =>
  new Map([...typed.matchAll(/([<>#?$@])\S+ (\w+)/g)].map(([, mark = '', name = '']) => [mark, name]));

const ADDRESS = /^0x[0-9a-f]{40}$/;
/** What contracts call the member for who gets a right by signature. */
const WHO_GETS_IT = /spender|operator|delegat|authorized|manager|grantee|agent|relayer/i;

/** Somebody's own form of a right that has a name: `Permit` with other members, for the account that one names. */
const rightByNameOfType = (message: TypedData['message'], contract: string | null, signer: string, type: string) => {
  const named = functionNamed(nameKey(type), 'evm');
  if (named === undefined || !named.families.some((family) => family === 'operator' || family === 'grant')) return null;
  const others = Object.entries(message).filter(
    ([name, value]) =>
      WHO_GETS_IT.test(name) &&
      typeof value === 'string' &&
      ADDRESS.test(value) &&
      value !== signer &&
      value !== contract,
  );
  const [, to] = others[0] ?? [];
  if (to === undefined) return null;
  const draft = draftOf(named, { contract, from: signer, at: (mark) => (mark === '>' ? to : undefined) });
  return { draft: { ...draft, certainty: 'hint' as const }, signers: [] };
};

/** The right that a message gives by the table, and who must have signed it where it says; null for none. */
export const rightByType = (
  encodedType: string,
  message: TypedData['message'],
  contract: string | null,
  signer: string,
): { readonly draft: ActionDraft; readonly signers: readonly string[] } | null => {
  const row = BY_TYPE.get(encodedType);
  if (row === undefined) return rightByNameOfType(message, contract, signer, encodedType.replace(/\(.*$/s, ''));
  const members = membersIn(row.typed ?? '');
  const draft = draftOf(row, { contract, from: signer, at: (mark) => message[members.get(mark) ?? ''] });
  const owner = members.has('<') ? (draft.from ?? null) : null;
  return { draft: { ...draft, certainty: 'hint' }, signers: owner === null ? [] : [owner] };
};
