import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describedCalls } from './described-calls.js';
import { typedDataVectors } from './typed-data-vectors.js';
import { exception, type Judge, type Judgement, plain, RIGHT, wrong } from './judgement.js';
import { isDeepStrictEqual } from 'node:util';
import { decodeArguments, encodeArguments, parseFunction } from '../../../domain/payload/evm/abi.js';
import { readTransaction } from '../../../domain/payload/evm/transaction.js';
import { solanaPayload } from '../../../domain/payload/solana/solana-payload.js';

interface SolanaRow {
  readonly id: string;
  /** Base64. */
  readonly message: string;
  /** False where the network would refuse it. */
  readonly valid: boolean;
  readonly fee_payer: string;
  /** In the order of the instructions. */
  readonly programs: readonly string[];
}

/** Right where fee payer and programs are those of the row. One that the network would refuse must be refused. */
const solanaVectors: Judge = (row) => {
  const { id, message, valid, fee_payer: feePayer, programs } = row as SolanaRow;
  const payload = solanaPayload(message, { chain: 'solana', sender: feePayer, describe: () => null });
  if (payload.status === 'invalid') {
    return valid ? wrong(id, payload.problem ?? '') : exception(`not valid, refused: it ${payload.problem}`);
  }
  if (!valid) return wrong(id, 'is not valid, but read');
  if (payload.signers[0] !== feePayer) return wrong(id, 'has another fee payer');
  // what a batch contains has a longer path
  const called = payload.actions.filter(({ path }) => !path.includes('.')).map(({ target }) => target);
  return called.join() === programs.join() ? RIGHT : wrong(id, 'calls other programs');
};

interface TransactionRow {
  readonly id: string;
  readonly raw: string;
  readonly signed: boolean;
  readonly sound: boolean;
  readonly type: number;
  readonly chain_id: number | null;
  readonly to: string | null;
  readonly value: string;
  readonly nonce: number;
  readonly data: string;
  readonly digest: string;
}

/** Right where every member and the digest are those of the row. One that no network would take may be refused. */
const transactionVectors: Judge = (row) => {
  const expected = row as TransactionRow;
  const read = readTransaction({ raw: expected.raw });
  if (!read.ok)
    return expected.sound ? wrong(expected.id, read.problem) : exception(`unsound, refused: it ${read.problem}`);
  const { value } = read;
  const members = {
    type: value.type === expected.type,
    chain_id: value.chainId === (expected.chain_id === null ? null : BigInt(expected.chain_id)),
    to: value.to === (expected.to?.toLowerCase() ?? null),
    value: String(value.value) === expected.value,
    nonce: String(value.nonce) === String(expected.nonce),
    data: value.data === expected.data,
    digest: value.digest === expected.digest,
    signer: (value.signer !== null) === expected.signed,
  };
  const differing = Object.entries(members).filter(([, isEqual]) => !isEqual);
  return differing.length === 0 ? RIGHT : wrong(expected.id, differing.map(([name]) => name).join(', '));
};

interface AbiRow {
  readonly id: string;
  readonly type: string;
  readonly encoded: string;
  readonly value: unknown;
}

/** Right where the bytes give the value, and the value gives the bytes. */
const abiVectors: Judge = (row) => {
  const { id, type, encoded, value } = row as AbiRow;
  const inputs = parseFunction(`f(${type})`)?.inputs;
  const values = inputs === undefined ? null : decodeArguments(inputs, encoded);
  if (inputs === undefined || values === null) return wrong(id, 'is not read');
  if (!isDeepStrictEqual(plain(values), [plain(value)])) return wrong(id, 'has other values');
  return encodeArguments(inputs, values) === encoded ? RIGHT : wrong(id, 'is written otherwise');
};

/**
 * Reads the public test vectors of a folder with the codecs of payloads, and prints for each file how many rows are
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
