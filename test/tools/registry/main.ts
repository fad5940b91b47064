import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractRows } from './contract-rows.js';
import { CONTRACT_SOURCES } from './data/contract-sources.js';
import { TOKEN_LISTS } from './data/token-lists.js';
import { PackageShelf } from './packages.js';
import { confirmedRows } from './second-source.js';
import { tokenRows } from './token-rows.js';
import { contractsFile } from './write-contracts.js';
import { tokensFile } from './write-tokens.js';

/**
 * Makes the data of the registries from pinned packages and prints what it found. Usage: npm run registry [-- --check]
 * [-- --shelf FOLDER]. `--check` writes nothing and ends with code 1 where the data is not what the packages give;
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

const SAMPLE = 200;

/** Every so many rows, so that the same data gives the same sample. */
const sampleOf = <Row>(rows: readonly Row[]): readonly Row[] =>
  rows.filter((_, index) => index % Math.ceil(rows.length / SAMPLE) === 0);

try {
  const shelf = new PackageShelf(folder);
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
  const confirmed = confirmedRows(contracts, CONTRACT_SOURCES, shelf);
  process.stdout.write(`\n${confirmed.length} of ${contracts.length} contracts are named by a second package too.\n`);
  for (const { row, by } of sampleOf(confirmed))
    process.stdout.write(`  ${row.chain} ${row.address} ${row.name}: ${by.join(', ')}\n`);
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
  const alike = rows.filter(({ lists }) => lists.length > 1);
  process.stdout.write(`\n${alike.length} of ${rows.length} tokens are named alike by a second list.\n`);
  for (const { chain, address, symbol, decimals, lists } of sampleOf(alike))
    process.stdout.write(`  ${chain} ${address} ${symbol} ${decimals}: ${lists}\n`);
  show('Rows of lists that did not become official', Object.fromEntries(refusals));
} finally {
  if (kept === null) rmSync(folder, { recursive: true, force: true });
}
