import { localRegistry } from '../../../adapters/contracts/local-registry/index.js';
import { answerFor } from '../../../adapters/tokens/bundled-registry/registry.js';
import type { Chain } from '../../../domain/chains/index.js';
import { tokenKey } from '../../../domain/intent/token-key.js';
import { dependenciesWith, neverAborted } from '../../support/provider-dependencies.js';
import { type NamedContract, namedContracts } from './contract-rows.js';
import { ADDRESS_BOOKS } from './data/address-books.js';
import { TOKEN_LISTS, type TokenList } from './data/token-lists.js';
import type { PackageShelf } from './packages.js';
import { sayingsOf } from './token-rows.js';

/** How many rows a book or list has, and how many of them the service knows. */
export interface Share {
  readonly name: string;
  readonly total: number;
  /** Of contracts: not known, and no user calls or approves them. */
  readonly notForUsers: number;
  readonly known: number;
}

const contracts = localRegistry.create({}, dependenciesWith());

/** The official symbol of a token's contract; undefined for one that the token registry does not know. */
const symbolOf = (chain: Chain, address: string): string | undefined => {
  const key = chain === 'solana' ? address : address.toLowerCase();
  return answerFor({ chain, symbol: '', keys: [key] }).tokenContracts[0]?.symbol;
};

const isKnown = async (chain: Chain, address: string): Promise<boolean> =>
  (await contracts.lookUp(chain, address, neverAborted())).verified === true || symbolOf(chain, address) !== undefined;

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
        [...named.values()].map(async (row) => ({ ...row, known: await isKnown(row.chain, row.address) })),
      );
      return {
        name: `${book.places[0]?.maker ?? ''} (${book.name})`,
        total: asked.length,
        notForUsers: asked.filter(({ known, isForUsers }) => !known && !isForUsers).length,
        known: asked.filter(({ known }) => known).length,
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
  return { name, total: sayings.length, notForUsers: 0, known: known.length };
};

/** Of each list, of those that choose their tokens together, and of all: every token of a chain once. */
export const tokenShares = (shelf: PackageShelf) => ({
  lists: TOKEN_LISTS.map((list) => tokenShare(list.name, [list], shelf)),
  chosen: tokenShare(
    'lists that choose their tokens, together',
    TOKEN_LISTS.filter(({ onlyWith }) => onlyWith === undefined),
    shelf,
  ),
  every: tokenShare('all lists together', TOKEN_LISTS, shelf),
});
