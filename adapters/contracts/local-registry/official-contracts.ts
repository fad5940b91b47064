import { addressKey } from '../../../domain/intent/address.js';
import type { ReceiptAnswer } from '../../../domain/facts/contract/contract-facts.js';
import { type Chain, CHAIN_LIST } from '../../../domain/chains/index.js';
import { type KnownContract } from './data/contracts.js';
import { OFFICIAL_CONTRACTS, OFFICIAL_SOURCES } from './data/official-contracts.js';

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

/** All contracts that their makers' packages name. */
export const officialContracts = (): readonly KnownContract[] =>
  OFFICIAL_CONTRACTS.split('\n')
    .filter((line) => line !== '')
    .map(contractOf);

// lines are kept as they are and read when asked for: making every object at the start would take ten times as long
const LINES = new Map<string, string[]>();
for (const line of OFFICIAL_CONTRACTS.split('\n')) {
  const address = line.slice(0, Math.max(line.indexOf(' '), 0));
  const key = addressKey(address);
  const lines = LINES.get(key);
  if (lines === undefined) LINES.set(key, [line]);
  else lines.push(line);
}

/** What its maker's package says of a contract; undefined for one that none names on this chain. `key`: comparable. */
export const officialContract = (chain: Chain, key: string): KnownContract | undefined =>
  LINES.get(key)
    ?.map(contractOf)
    .find(({ chains }) => chains.includes(chain));
