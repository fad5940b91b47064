import { affixOf, addressKey } from '../../../domain/intent/address.js';
import type { Chain } from '../../../domain/chains/index.js';
import { type KnownAccount, NOTHING_KNOWN } from '../../../domain/facts/contract/known-account.js';
import { type Soon, whenThere } from '../../../domain/shared/soon.js';
import type { OfficialContracts } from '../../../ports/sources/contracts.js';
import type { RegisteredContract } from '../../../ports/stores/registered-contracts.js';
import { KNOWN_CONTRACTS, type KnownContract } from './data/contracts.js';
import { describedAccount } from './described.js';
import { imitator, knownAccount, type RegisteredByEnds, registeredByEnds } from './known-accounts.js';
import { officialContract, officialContracts, officialPart } from './official-contracts.js';

const BY_KEY: ReadonlyMap<string, KnownContract> = new Map(
  KNOWN_CONTRACTS.flatMap((known) =>
    known.chains.map((chain) => [`${chain} ${addressKey(known.address)}`, known] as const),
  ),
);

/** What the bundled tables say of a contract, the own table before the makers' packages. `key`: comparable. */
const statementsOf = (chain: Chain, key: string): readonly KnownContract[] =>
  [BY_KEY.get(`${chain} ${key}`), officialContract(chain, key)].filter((known) => known !== undefined);

/** The bundled word for a contract; undefined for one that no table names on this chain. */
export const bundledContract = (chain: Chain, key: string): KnownContract | undefined => statementsOf(chain, key)[0];

/** A name without what makes no difference to a reader: case, spaces, signs, letters that look like others. */
const folded = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9|]/g, '')
    .replace(/[i1|]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** By what a contract passes for another: its name, and both ends of its address. */
const marksOf = (chain: Chain, name: string, key: string): readonly string[] => [
  `${chain} name ${folded(name)}`,
  `${chain} ends ${affixOf(key)}`,
];

/** Of a part a role may accuse, and nothing clears. */
const accused = ({ name }: KnownContract): KnownAccount | null => {
  const account = knownAccount(name);
  return account?.roles.includes('calls_for_anyone') === true ? account : null;
};

/** Made at the first contract that nobody knows. */
let byEnds: RegisteredByEnds | undefined;
const bundledByEnds = (): RegisteredByEnds =>
  (byEnds ??= registeredByEnds(
    [...KNOWN_CONTRACTS, ...officialContracts()].map(({ name, address }) => ({ key: addressKey(address), name })),
  ));

/**
 * Roles and functions of the bundled contract, by every name that a table gives it, with the functions for which its
 * maker's descriptions recognise it; for one that none of these name, the bundled contract that it passes for. Null for
 * one of which nothing is known at all.
 */
export const bundledAccount = (chain: Chain, key: string): Soon<KnownAccount | null> =>
  whenThere(describedAccount(chain, key), (described) => accountOf(chain, key, described));

/** Of contracts that the tables name: as many as they have rows. */
const ACCOUNTS = new Map<string, KnownAccount>();

const accountOf = (chain: Chain, key: string, described: KnownAccount | null): KnownAccount | null => {
  const id = `${chain} ${key}`;
  const made = ACCOUNTS.get(id);
  if (made !== undefined) return made;
  const statements = statementsOf(chain, key);
  const part = statements.length > 0 ? undefined : officialPart(chain, key);
  if (statements.length === 0 && part === undefined) return described ?? imitator(key, bundledByEnds());
  const named = part === undefined ? statements.map(({ name }) => knownAccount(name)) : [accused(part)];
  const account = named.find((one) => one !== null) ?? null;
  const both =
    account === null || described === null
      ? (account ?? described ?? NOTHING_KNOWN)
      : {
          ...account,
          functions: [...new Set([...(account.functions ?? []), ...(described.functions ?? [])])],
          payable: [...new Set([...account.payable, ...described.payable])],
        };
  ACCOUNTS.set(id, both);
  return both;
};

/** Made at the first registry that is imported or asked: most processes have none. */
let marks: ReadonlySet<string> | undefined;
const bundledMarks = (): ReadonlySet<string> =>
  (marks ??= new Set(
    [...KNOWN_CONTRACTS, ...officialContracts()].flatMap(({ name, address, chains }) =>
      chains.flatMap((chain) => marksOf(chain, name, addressKey(address))),
    ),
  ));

const isInWordsOf = ({ name, receives }: RegisteredContract, known: KnownContract): boolean =>
  folded(known.name) === folded(name) && (known.receives === null || receives === null || known.receives === receives);

/** The bundled contracts: their addresses are theirs, and so are their names and looks. */
export const OFFICIAL: OfficialContracts = {
  standingOf: (contract) => {
    const { chain, key, name } = contract;
    const statements = statementsOf(chain, key);
    if (statements.length > 0) return statements.some((known) => isInWordsOf(contract, known)) ? 'same' : 'other_words';
    return marksOf(chain, name, key).some((mark) => bundledMarks().has(mark)) ? 'other_address' : 'unknown';
  },
};
