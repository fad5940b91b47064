import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContractRow, contractRows } from './contract-rows.js';
import { printCoverage } from './print-coverage.js';
import { CONTRACT_SOURCES } from './data/contract-sources.js';
import { TOKEN_LISTS } from './data/token-lists.js';
import { PackageShelf } from './packages.js';
import { rowDigests } from './row-digests.js';
import { type TokenRow, tokenRows } from './token-rows.js';
import { contractsFile } from './write-contracts.js';
import { registryFile } from './write-registry.js';
import { tokensFile } from './write-tokens.js';

/**
 * Makes the data of the registries from pinned packages and prints what it found. Usage: npm run registry
 * [-- --check] [-- --coverage [--seed N]] [-- --export FILE] [-- --shelf FOLDER]. `--check` writes nothing and ends
 * with code 1 where the data is not what the packages give; `--coverage` says how much of the protocols' address books
 * and of token lists is known; `--export` also writes the contracts as a registry that a running service imports;
 * `--shelf` keeps the packages for the next run.
 */
const argument = (name: string): string | null => {
  const at = process.argv.indexOf(name);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
};

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
    ...contracts.map(({ chain, address, receives, upgradeable, name, source }) => {
      const { name: from = '', version = '' } = CONTRACT_SOURCES[source] ?? {};
      return { source: `${from} ${version}`, text: [chain, address, receives, upgradeable, name].join(' ') };
    }),
    ...tokens.map(({ chain, address, symbol, decimals, lists }) => ({
      source: `tokens of ${chain}`,
      text: [address, symbol, decimals, lists].join(' '),
    })),
  ]);
  return `${JSON.stringify(digests, null, 2)}\n`;
};

const make = (shelf: PackageShelf): void => {
  const contracts = contractRows(CONTRACT_SOURCES, shelf);
  settle('adapters/contracts/local-registry/data/official-contracts.ts', contractsFile(CONTRACT_SOURCES, contracts));
  show(
    'Contracts by chain',
    countBy(contracts, ({ chain }) => chain),
  );
  show(
    'Contracts by source',
    countBy(contracts, ({ source }) => CONTRACT_SOURCES[source]?.name ?? ''),
  );
  const exported = argument('--export');
  if (exported !== null) writeFileSync(exported, registryFile(CONTRACT_SOURCES, contracts));
  const { rows, refusals } = tokenRows(TOKEN_LISTS, shelf);
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
  const shelf = new PackageShelf(folder);
  if (process.argv.includes('--coverage'))
    process.exitCode = await printCoverage(shelf, Number(argument('--seed') ?? 7));
  else make(shelf);
} finally {
  if (kept === null) rmSync(folder, { recursive: true, force: true });
}
