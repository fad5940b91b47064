import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { abiVectors } from './abi-vectors.js';
import { describedCalls } from './described-calls.js';
import { solanaVectors } from './solana-vectors.js';
import { transactionVectors } from './transaction-vectors.js';
import { typedDataVectors } from './typed-data-vectors.js';
import type { Judge, Judgement } from './judgement.js';

/**
 * Reads the public test vectors of a folder with the codecs of payloads, and prints for each file how many rows came
 * out
 * right and how many are refused for a named reason. Exit code 1 when one is wrong. Usage: npm run payload-vectors --
 * FOLDER
 */
const [given] = process.argv.slice(2);
const folder = given === undefined ? null : resolve(given);
if (folder === null || !existsSync(folder)) {
  process.stderr.write(
    `${folder === null ? 'Name a folder' : `There is no folder ${folder}: name one`} that holds files of ` +
      `payloads, one JSON object a line\n`,
  );
  process.exit(2);
}

/** A file of the folder, and how a row of it is judged. */
const FILES: readonly (readonly [string, Judge])[] = [
  ['ethers_transactions.jsonl', transactionVectors],
  ['ethers_abi.jsonl', abiVectors],
  ['ethers_typed_data.jsonl', typedDataVectors],
  ['ledger_typed_data.jsonl', typedDataVectors],
  ['erc7730_typed_data.jsonl', typedDataVectors],
  ['erc7730_transactions.jsonl', await describedCalls(join(folder, 'erc7730_descriptors'))],
  ['ledger_solana_messages.jsonl', solanaVectors],
];

const rowsOf = async (file: string): Promise<readonly unknown[]> =>
  (await readFile(join(folder, file), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);

const count = (judgements: readonly Judgement[], kind: Judgement['kind']): number =>
  judgements.filter((one) => one.kind === kind).length;

const lineOf = (file: string, judgements: readonly Judgement[]): string => {
  const exceptions = new Map<string, number>();
  for (const one of judgements)
    if (one.kind === 'exception') exceptions.set(one.reason, (exceptions.get(one.reason) ?? 0) + 1);
  const named = [...exceptions].map(([reason, times]) => `${times} ${reason}`).join('; ');
  const figures = [judgements.length, count(judgements, 'right')].map((figure) => String(figure).padStart(5)).join(' ');
  return `${file.padEnd(28)} ${figures}  ${named === '' ? '-' : named}\n`;
};

process.stdout.write(`${'file'.padEnd(28)}  rows right  exceptions\n`);
let isRight = true;
let files = 0;
for (const [file, judge] of FILES) {
  if (!existsSync(join(folder, file))) {
    process.stdout.write(`${file.padEnd(28)} NOT THERE\n`);
    continue;
  }
  files += 1;
  const judgements = (await rowsOf(file)).map(judge);
  process.stdout.write(lineOf(file, judgements));
  for (const one of judgements) if (one.kind === 'wrong') process.stdout.write(`  wrong: ${one.reason}\n`);
  isRight &&= judgements.length > 0 && count(judgements, 'wrong') === 0;
}
process.exitCode = isRight && files > 0 ? 0 : 1;
