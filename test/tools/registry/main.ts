import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContractRow, contractRows, type KeptRows } from './contract-rows.js';
import { printCoverage } from './print-coverage.js';
import { ADDRESS_BOOKS } from './data/address-books.js';
import { CONTRACT_SOURCES, type ContractSource } from './data/contract-sources.js';
import { TOKEN_LISTS, type TokenList } from './data/token-lists.js';
import { PackageShelf } from './packages.js';
import { rowDigests } from './row-digests.js';
import { OWN_CONTRACTS, type TokenRow, tokenRows } from './token-rows.js';
import { contractsFile, lettersOf, notice, packed, partsFile } from './write-contracts.js';
import { registryFile } from './write-registry.js';
import { officialContracts, officialParts } from '../../../adapters/contracts/local-registry/official-contracts.js';

/** The data file of the token registry. */
const tokensFile = (lists: readonly TokenList[], rows: readonly TokenRow[]): string =>
  [
    notice('Tokens on whose contract, symbol and decimals at least two published lists agree.'),
    '',
    '/** Letter of the list, package and version, day of publication, licence. */',
    'type Source = readonly [letter: string, source: string, published: string, licence: string];',
    'export const TOKEN_SOURCES: readonly Source[] = [',
    ...lists.map(
      ({ letter, name, version, published, licence }) =>
        `  ['${letter}', '${name} ${version}', '${published}', '${licence}'],`,
    ),
    '];',
    '',
    '/**',
    ' * Ten rows a line. A row for each token of a chain: letter of the chain in `domain/chains`, contract, decimals,',
    ' * letters of the lists that name it so, symbol. No list says a price.',
    ' */',
    'export const LISTED_TOKENS = `',
    ...packed(
      rows.map(({ chain, address, decimals, lists: by, symbol }) =>
        [lettersOf([chain]), address, decimals, by, symbol].join(' '),
      ),
    ),
    '`;',
    '',
  ].join('\n');

/** What the data holds of a source: a repository whose folder is not given keeps its rows. */
const keptRows =
  (sources: readonly ContractSource[]): KeptRows =>
  (place) => {
    const { name, version, published } = sources[place] ?? { name: '', version: '', published: '' };
    const tables = [
      [officialContracts(), false],
      [officialParts(), true],
    ] as const;
    return tables.flatMap(([table, isPart]) =>
      table
        .filter(({ source }) => source === `${name} ${version} of ${published}`)
        .flatMap(({ chains, address, name: title, receives, upgradeable }) =>
          chains.map((chain) => ({
            ...{ chain, address, name: title, receives, isPart, source: place },
            upgradeable: upgradeable === true ? (true as const) : null,
            ...{ isForUsers: !isPart, isOfPeople: false },
          })),
        ),
    );
  };

/**
 * Makes the data of the registries from pinned packages and prints what it found. Usage: npm run registry
 * [-- --check] [-- --coverage [--seed N]] [-- --export FILE] [-- --shelf FOLDER] [-- --source OWNER/NAME=FOLDER …].
 * `--check` writes nothing and ends with code 1 where the data is not what the packages give; `--coverage` says how
 * much of the protocols' address books and of token lists is known; `--export` also writes the contracts as a registry
 * that a running service imports; `--shelf` keeps the packages for the next run. `--source` gives the files of a
 * repository: the rows of one that is not given stay as they are.
 */
const argumentsOf = (name: string): readonly string[] =>
  process.argv.flatMap((word, at) => (word === name ? [process.argv[at + 1] ?? ''] : []));
const argument = (name: string): string | null => argumentsOf(name)[0] ?? null;
const repositories = new Map(
  argumentsOf('--source').map((given) => {
    const at = given.indexOf('=');
    return [given.slice(0, at), given.slice(at + 1)] as const;
  }),
);

const LOCAL_REGISTRY = 'adapters/contracts/local-registry/data';
const ROOT = new URL('../../../../', import.meta.url);
const isCheck = process.argv.includes('--check');
const kept = argument('--shelf');
const folder = kept ?? mkdtempSync(join(tmpdir(), 'registry-'));

/** Writes the file, or says that it differs. */
const settle = (path: string, content: string): void => {
  const file = new URL(path, ROOT);
  if (!isCheck) return writeFileSync(file, content);
  if (readFileSync(file, 'utf8') === content) return;
  process.stdout.write(`${path} is not what the packages give: npm run registry\n`);
  process.exitCode = 1;
};

const countBy = <Row>(rows: readonly Row[], key: (row: Row) => string): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[key(row)] = (counts[key(row)] ?? 0) + 1;
  return counts;
};

const show = (title: string, counts: Readonly<Record<string, number>>): void => {
  process.stdout.write(`\n${title}\n`);
  for (const [name, count] of Object.entries(counts)) process.stdout.write(`${String(count).padStart(7)}  ${name}\n`);
};

/** By these a test finds a row that is not what its package says, without the network. */
const digestsFile = (contracts: readonly ContractRow[], tokens: readonly TokenRow[]): string => {
  const digests = rowDigests([
    ...contracts.map(({ chain, address, receives, upgradeable, name, source, isPart }) => {
      const { name: from = '', version = '' } = CONTRACT_SOURCES[source] ?? {};
      const text = [chain, address, receives, upgradeable, name].join(' ');
      return { source: `${isPart ? 'parts of ' : ''}${from} ${version}`, text };
    }),
    ...tokens.map(({ chain, address, symbol, decimals, lists }) => ({
      source: `tokens of ${chain}`,
      text: [address, symbol, decimals, lists].join(' '),
    })),
  ]);
  return `${JSON.stringify(digests, null, 2)}\n`;
};

const make = (shelf: PackageShelf): void => {
  const { rows, refusals } = tokenRows(TOKEN_LISTS, shelf);
  const listed = new Set(rows.map(({ chain, address }) => `${chain} ${address}`));
  const contracts = contractRows({
    sources: CONTRACT_SOURCES,
    books: ADDRESS_BOOKS,
    shelf,
    kept: keptRows(CONTRACT_SOURCES),
    isToken: (chain, address) => OWN_CONTRACTS.has(`${chain} ${address}`) || listed.has(`${chain} ${address}`),
  });
  settle(`${LOCAL_REGISTRY}/official-contracts.ts`, contractsFile(CONTRACT_SOURCES, contracts));
  settle(`${LOCAL_REGISTRY}/official-parts.ts`, partsFile(contracts));
  show(
    'Contracts by chain',
    countBy(contracts, ({ chain }) => chain),
  );
  show(
    'Contracts by source',
    countBy(contracts, ({ source }) => CONTRACT_SOURCES[source]?.name ?? ''),
  );
  const exported = argument('--export');
  if (exported !== null)
    writeFileSync(
      exported,
      registryFile(
        CONTRACT_SOURCES,
        contracts.filter(({ isPart }) => !isPart),
      ),
    );
  settle('adapters/tokens/bundled-registry/data/listed-tokens.ts', tokensFile(TOKEN_LISTS, rows));
  show(
    'Tokens by chain',
    countBy(rows, ({ chain }) => chain),
  );
  show(
    'Tokens by number of lists that agree',
    countBy(rows, ({ lists }) => `${lists.length} lists`),
  );
  settle('test/tools/registry/data/row-digests.json', digestsFile(contracts, rows));
  show('Rows of lists that did not become official', Object.fromEntries(refusals));
};

try {
  const shelf = new PackageShelf(folder, repositories);
  if (process.argv.includes('--coverage'))
    process.exitCode = await printCoverage(shelf, Number(argument('--seed') ?? 7));
  else make(shelf);
} finally {
  if (kept === null) rmSync(folder, { recursive: true, force: true });
}
