import { localRegistry } from '../../../adapters/contracts/local-registry/index.js';
import { answerFor } from '../../../adapters/tokens/bundled-registry/registry.js';
import type { Chain } from '../../../domain/chains/index.js';
import { tokenKey } from '../../../domain/intent/token-key.js';
import { dependenciesWith, neverAborted } from '../../support/provider-dependencies.js';
import { type NamedContract, namedContracts } from './contract-rows.js';
import { ADDRESS_BOOKS } from './data/address-books.js';
import { isChosen, TOKEN_LISTS, type TokenList } from './data/token-lists.js';
import type { PackageShelf } from './packages.js';
import { sayingsOf } from './token-rows.js';

/** How many rows a book or list has, and how many of them the service knows. */
export interface Share {
  readonly name: string;
  readonly total: number;
  /** Of contracts: no user calls or approves them. */
  readonly notForUsers: number;
  /** Of contracts: accounts of people, which are left out. */
  readonly ofPeople: number;
  readonly known: number;
  /** Of contracts: known, and somebody vouches for calling them. */
  readonly vouched: number;
  /** What is not known, by name, and on how many chains. */
  readonly missing: ReadonlyMap<string, number>;
}

const contracts = localRegistry.create({}, dependenciesWith());

/** The official symbol of a token's contract; undefined for one that the token registry does not know. */
const symbolOf = (chain: Chain, address: string): string | undefined => {
  const key = chain === 'solana' ? address : address.toLowerCase();
  return answerFor({ chain, symbol: '', keys: [key] }).tokenContracts[0]?.symbol;
};

/** Known by name, or as a token; vouched for where calling it needs no claim of the caller. */
const knowledgeOf = async (chain: Chain, address: string) => {
  const { name, verified } = await contracts.lookUp(chain, address, neverAborted());
  const isToken = symbolOf(chain, address) !== undefined;
  return { isKnown: name !== null || isToken, isVouched: verified === true || isToken };
};

const countByName = (rows: readonly NamedContract[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** Of each address book every contract once, tokens, oracles, implementations and accounts of people included. */
export const contractShares = async (shelf: PackageShelf): Promise<readonly Share[]> =>
  Promise.all(
    ADDRESS_BOOKS.map(async (book) => {
      const named = new Map<string, NamedContract>();
      for (const contract of namedContracts([book], shelf)) {
        const id = `${contract.chain} ${contract.address}`;
        if (named.get(id)?.isForUsers !== true) named.set(id, contract);
      }
      const asked = await Promise.all(
        [...named.values()].map(async (row) => ({ ...row, ...(await knowledgeOf(row.chain, row.address)) })),
      );
      return {
        name: `${book.places[0]?.maker ?? ''} (${book.name})`,
        total: asked.length,
        notForUsers: asked.filter(({ isForUsers, isVouched }) => !isForUsers && !isVouched).length,
        ofPeople: asked.filter(({ isOfPeople, isKnown }) => isOfPeople && !isKnown).length,
        known: asked.filter(({ isKnown }) => isKnown).length,
        vouched: asked.filter(({ isVouched }) => isVouched).length,
        missing: countByName(asked.filter(({ isKnown }) => !isKnown)),
      };
    }),
  );

/** A token is known where its contract is official under the symbol that a list gives. */
const tokenShare = (name: string, lists: readonly TokenList[], shelf: PackageShelf): Share => {
  const sayings = [...sayingsOf(lists, shelf)];
  const known = sayings.filter(([id, said]) => {
    const [chain, address = ''] = id.split(' ') as [Chain, string];
    const official = symbolOf(chain, address);
    return official !== undefined && said.some(({ symbol }) => tokenKey(symbol) === tokenKey(official));
  });
  const isKnown = new Set(known.map(([id]) => id));
  const missing = sayings.filter(([id]) => !isKnown.has(id)).map(([, said]) => said[0]?.symbol ?? '');
  const counts = { notForUsers: 0, ofPeople: 0, known: known.length, vouched: known.length };
  return { name, total: sayings.length, ...counts, missing: new Map(missing.map((symbol) => [symbol, 1])) };
};

/** Of each list, of those that choose their tokens together, and of all: every token of a chain once. */
export const tokenShares = (shelf: PackageShelf) => ({
  lists: TOKEN_LISTS.map((list) => tokenShare(list.name, [list], shelf)),
  chosen: tokenShare('lists that choose their tokens, together', TOKEN_LISTS.filter(isChosen), shelf),
  every: tokenShare('all lists together', TOKEN_LISTS, shelf),
});
