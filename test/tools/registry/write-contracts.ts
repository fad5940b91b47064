import { ALL_CHAINS, type Chain, chainOf } from '../../../domain/chains/index.js';
import { type ContractSource, PINNED_ON } from './data/contract-sources.js';
import type { ContractRow } from './contract-rows.js';

/** In the order of `ALL_CHAINS`. */
export const lettersOf = (chains: readonly Chain[]): string =>
  ALL_CHAINS.filter((chain) => chains.includes(chain))
    .map((chain) => chainOf(chain).letter)
    .join('');

/** The notice of a data file: facts of others, by whom, and what was not taken. */
export const notice = (what: string): string => `/**
 * ${what}
 *
 * Made by \`npm run registry\` on ${PINNED_ON}; not edited by hand. NOTICE: the rows are facts that the packages named
 * here publish, each under the licence that stands beside it; no code, text or picture of them was taken over.
 */`;

/** Ten rows a line: a table is thousands of rows, and none is read by itself. */
export const packed = (rows: readonly string[]): readonly string[] =>
  Array.from({ length: Math.ceil(rows.length / 10) }, (_, line) => rows.slice(line * 10, line * 10 + 10).join('|'));

const RECEIVES = { anything: 'a', native: 'c', nothing: 'n' } as const;

/** One row for all chains on which a contract is the same: `address chains receives proxy source name`. */
const rowsOf = (rows: readonly ContractRow[]): readonly string[] => {
  const chains = new Map<string, Chain[]>();
  for (const { chain, address, name, receives, upgradeable, source } of rows) {
    const flags = `${receives === null ? '?' : RECEIVES[receives]} ${upgradeable === true ? 'p' : '?'}`;
    const rest = `${flags} ${String(source)} ${name}`;
    const id = `${address}\t${rest}`;
    chains.set(id, [...(chains.get(id) ?? []), chain]);
  }
  return [...chains]
    .map(([id, on]) => id.replace('\t', ` ${lettersOf(on)} `))
    .sort((left, right) => (left.toLowerCase() < right.toLowerCase() ? -1 : 1));
};

/** The data file of the contract registry. */
export const contractsFile = (sources: readonly ContractSource[], rows: readonly ContractRow[]): string =>
  [
    notice("Contracts as their makers' own packages and repositories name them."),
    '',
    '/** Package and version, or repository and commit; day of publication, licence. */',
    'export const OFFICIAL_SOURCES: readonly (readonly [source: string, published: string, licence: string])[] = [',
    ...sources.map(
      ({ name, version, published, licence }) => `  ['${name} ${version}', '${published}', '${licence}'],`,
    ),
    '];',
    '',
    '/**',
    ' * Ten rows a line. A row for each contract: address, chains by the letters of `domain/chains`, what a plain',
    ' * payment to it does not lose (n nothing, c the own currency of the chain, ? not known), whether it is a proxy',
    ' * (p yes, ? not known), place of its source in the list above, name.',
    ' */',
    'export const OFFICIAL_CONTRACTS = `',
    ...packed(rowsOf(rows.filter(({ isPart }) => !isPart))),
    '`;',
    '',
  ].join('\n');

/** The data file of what is named only. */
export const partsFile = (rows: readonly ContractRow[]): string =>
  [
    notice('Parts of protocols, and contracts of descriptors: each has its name, and nobody vouches for calling it.'),
    '',
    '/** Rows as in `official-contracts.ts`, which has their sources. */',
    'export const OFFICIAL_PARTS = `',
    ...packed(rowsOf(rows.filter(({ isPart }) => isPart))),
    '`;',
    '',
  ].join('\n');
