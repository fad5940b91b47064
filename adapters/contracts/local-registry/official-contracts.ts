import { addressKey } from '../../../domain/intent/address.js';
import type { ReceiptAnswer } from '../../../domain/facts/contract/contract-facts.js';
import { type Chain, CHAIN_LIST } from '../../../domain/chains/index.js';
import { type KnownContract } from './data/contracts.js';
import { OFFICIAL_CONTRACTS, OFFICIAL_SOURCES } from './data/official-contracts.js';
import { OFFICIAL_PARTS } from './data/official-parts.js';

const CHAIN_OF: ReadonlyMap<string, Chain> = new Map(CHAIN_LIST.map(({ letter, slug }) => [letter, slug]));

const RECEIVES: Readonly<Record<string, ReceiptAnswer>> = { a: 'anything', c: 'native', n: 'nothing' };

const contractOf = (line: string): KnownContract => {
  const [address = '', chains = '', receives = '', proxy = '', source = '', ...name] = line.split(' ');
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

const partOf = (line: string): KnownContract => ({ ...contractOf(line), verified: null });

const linesOf = (table: string): readonly string[] => table.split('\n').filter((line) => line !== '');

/** All contracts that their makers' packages name. */
export const officialContracts = (): readonly KnownContract[] => linesOf(OFFICIAL_CONTRACTS).map(contractOf);

/** What the packages and descriptors name beside: parts of protocols, and contracts that nobody vouches for. */
export const officialParts = (): readonly KnownContract[] => linesOf(OFFICIAL_PARTS).map(partOf);

type Lines = ReadonlyMap<string, readonly string[]>;

/** Lines are kept as they are and read when asked for: making every object would take ten times as long. */
const byKey = (table: string): Lines => {
  const lines = new Map<string, string[]>();
  for (const line of linesOf(table)) {
    const key = addressKey(line.slice(0, line.indexOf(' ')));
    const same = lines.get(key);
    if (same === undefined) lines.set(key, [line]);
    else same.push(line);
  }
  return lines;
};

/** Made at the first look-up: a start does without. */
let contracts: Lines | undefined;
let parts: Lines | undefined;

/** What its maker's package says of a contract; undefined for one that none names on this chain. `key`: comparable. */
export const officialContract = (chain: Chain, key: string): KnownContract | undefined =>
  (contracts ??= byKey(OFFICIAL_CONTRACTS))
    .get(key)
    ?.map(contractOf)
    .find(({ chains }) => chains.includes(chain));

/** A part of a protocol on this chain; undefined for none. `key`: comparable. */
export const officialPart = (chain: Chain, key: string): KnownContract | undefined =>
  (parts ??= byKey(OFFICIAL_PARTS))
    .get(key)
    ?.map(partOf)
    .find(({ chains }) => chains.includes(chain));
