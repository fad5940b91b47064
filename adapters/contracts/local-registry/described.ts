import { type Chain, CHAIN_LIST } from '../../../domain/chains/index.js';
import { type KnownAccount, NOTHING_KNOWN } from '../../../domain/facts/contract/known-account.js';
import { type Soon, whenThere } from '../../../domain/shared/soon.js';
import { selectorOf } from '../../../domain/intent/known-functions.js';
import { parseFunction } from '../../../domain/payload/evm/abi.js';
import type { DescribedField, FieldFormat } from '../../../domain/payload/evm/descriptor/call-description.js';
import { typedSignatureIn, typeSelector } from '../../../domain/payload/evm/descriptor/described-typed-data.js';
import type { DescriptionStore, FoundDescription } from '../../../ports/stores/descriptions.js';

type Line = readonly [
  flags: string,
  signature: string,
  intent: string | null,
  fields: readonly (readonly [
    label: string,
    origin: string | readonly [string],
    format: FieldFormat | FieldFormat['name'],
  ])[],
];

interface Copy {
  readonly source: string;
  /** The lines of functions as they are: few of them are ever read. */
  readonly functions: readonly string[];
  /** Places of functions by chain and contract. */
  readonly byContract: ReadonlyMap<string, readonly number[]>;
}

const SLUG_OF: ReadonlyMap<string, Chain> = new Map(CHAIN_LIST.map(({ letter, slug }) => [letter, slug]));

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** Loaded with the first call or contract that nothing else explains: a start does without. */
let copy: Soon<Copy> | undefined;
const loaded = (): Soon<Copy> =>
  (copy ??= import('./data/clear-signing.js').then(({ CLEAR_SIGNING, DESCRIBED_CONTRACTS, DESCRIBED_FUNCTIONS }) => {
    const rows = DESCRIBED_CONTRACTS.trim().split(/[\n|]/);
    const byContract = rows.flatMap((line) => {
      const [address = '', letters = '', places = ''] = line.split(' ');
      const numbers = places.split(',').map(Number);
      return [...letters].map((letter) => [`${SLUG_OF.get(letter) ?? ''} ${address}`, numbers] as const);
    });
    return (copy = {
      source: `ERC-7730 registry of ${CLEAR_SIGNING.published}`,
      functions: linesOf(DESCRIBED_FUNCTIONS),
      byContract: new Map(byContract),
    });
  }));

const read = ({ functions }: Copy, place: number): Line => JSON.parse(functions[place] ?? '[]') as Line;

const fieldOf = ([label, origin, format]: Line[3][number]): DescribedField => ({
  label,
  origin: typeof origin === 'string' ? { path: origin } : { constant: origin[0] },
  format: typeof format === 'string' ? ({ name: format } as FieldFormat) : format,
});

const selectorIn = (signature: string): string => {
  const typed = typedSignatureIn(signature);
  return typed === null
    ? selectorOf(parseFunction(signature)?.signature ?? signature)
    : typeSelector(typed.encodedType);
};

const ACCOUNTS = new Map<string, KnownAccount | null>();

/**
 * The functions for which the copy recognises a contract: those of which it explains every address and all bytes. Null
 * for a contract that it does not name, or for none of its functions.
 */
export const describedAccount = (chain: Chain, key: string): Soon<KnownAccount | null> =>
  whenThere(loaded(), (all) => accountIn(all, chain, key));

const accountIn = (all: Copy, chain: Chain, key: string): KnownAccount | null => {
  const id = `${chain} ${key}`;
  const places = all.byContract.get(id);
  if (places === undefined) return null;
  const known = ACCOUNTS.get(id);
  if (known !== undefined) return known;
  const explained = places.map((place) => read(all, place)).filter(([flags]) => flags.startsWith('v'));
  const account = {
    ...NOTHING_KNOWN,
    functions: explained.map(([, signature]) => selectorIn(signature)),
    payable: explained.filter(([flags]) => flags.endsWith('p')).map(([, signature]) => selectorIn(signature)),
  };
  ACCOUNTS.set(id, account);
  return account;
};

/** What the bundled copy of the ERC-7730 registry says of calls. Never rejects. */
export const copiedDescriptions: DescriptionStore = {
  describe: async (chain, calls) => {
    const all = await loaded();
    return calls.flatMap((call): readonly FoundDescription[] => {
      const lines = (all.byContract.get(`${chain} ${call.target}`) ?? []).map((place) => read(all, place));
      const line = lines.find(([, signature]) => selectorIn(signature) === call.selector);
      if (line === undefined) return [];
      const [, signature, intent, fields] = line;
      const description = { certainty: 'exact' as const, signature, source: all.source, intent };
      return [{ ...call, description: { ...description, fields: fields.map(fieldOf) } }];
    });
  },
};
