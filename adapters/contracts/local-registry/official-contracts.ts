import { addressKey } from '../../../domain/intent/address.js';
import type { ReceiptAnswer } from '../../../domain/facts/contract/contract-facts.js';
import { type Chain, CHAIN_LIST } from '../../../domain/chains/index.js';
import { type KnownContract } from './data/contracts.js';
import { OFFICIAL_CONTRACTS, OFFICIAL_SOURCES } from './data/official-contracts.js';
import { OFFICIAL_PARTS } from './data/official-parts.js';

const CHAIN_OF: ReadonlyMap<string, Chain> = new Map(CHAIN_LIST.map(({ letter, slug }) => [letter, slug]));

const RECEIVES: Readonly<Record<string, ReceiptAnswer>> = { a: 'anything', c: 'native', n: 'nothing' };

const contractOf = (row: string): KnownContract => {
  const [address = '', chains = '', receives = '', proxy = '', source = '', ...name] = row.split(' ');
  const [publisher = '', published = ''] = OFFICIAL_SOURCES[Number(source)] ?? [];
  return {
    name: name.join(' '),
    address,
    chains: [...chains].flatMap((letter) => CHAIN_OF.get(letter) ?? []),
    upgradeable: proxy === 'p' ? true : null,
    verified: true,
    receives: RECEIVES[receives] ?? null,
    source: `${publisher} of ${published}`,
  };
};

const partOf = (row: string): KnownContract => ({ ...contractOf(row), verified: null });

const rowsOf = (table: string): readonly string[] => table.split(/[\n|]/).filter((row) => row !== '');

/** All contracts that their makers' packages name. */
export const officialContracts = (): readonly KnownContract[] => rowsOf(OFFICIAL_CONTRACTS).map(contractOf);

/** What the packages and descriptors name beside: parts of protocols, and contracts that nobody vouches for. */
export const officialParts = (): readonly KnownContract[] => rowsOf(OFFICIAL_PARTS).map(partOf);

type Rows = ReadonlyMap<string, readonly string[]>;

/** Rows are kept as they are and read when first asked for: making every object would take ten times as long. */
const byKey = (table: string): Rows => {
  const rows = new Map<string, string[]>();
  for (const row of rowsOf(table)) {
    const key = addressKey(row.slice(0, row.indexOf(' ')));
    const same = rows.get(key);
    if (same === undefined) rows.set(key, [row]);
    else same.push(row);
  }
  return rows;
};

/** Looks a table up by chain and comparable key. It is read at the first look-up: a start does without. */
const inTable = (table: string, read: (row: string) => KnownContract) => {
  let rows: Rows | undefined;
  const known = new Map<string, readonly KnownContract[]>();
  return (chain: Chain, key: string): KnownContract | undefined => {
    const found = (rows ??= byKey(table)).get(key);
    if (found === undefined) return undefined;
    const contracts = known.get(key) ?? found.map(read);
    known.set(key, contracts);
    return contracts.find(({ chains }) => chains.includes(chain));
  };
};

/** What its maker's package says of a contract; undefined for one that none names on this chain. `key`: comparable. */
export const officialContract = inTable(OFFICIAL_CONTRACTS, contractOf);

/** A part of a protocol on this chain; undefined for none. `key`: comparable. */
export const officialPart = inTable(OFFICIAL_PARTS, partOf);
