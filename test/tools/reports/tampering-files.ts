import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VerifyReport } from '../../../domain/report/verify/verify-report.js';
import { commandResult } from '../../support/service-process.js';
import { type Delivered, flippedAt, flippedParts, forgedSignatures, tamperedPages } from './document-tampering.js';
import type { MatrixRow } from './matrix.js';

/** Every change of a file that a holder could make, verified as `signgate reports verify` does. */
export const tamperWithFiles = async (
  delivered: Delivered,
  verifyFile: VerifyReport,
): Promise<{ readonly rows: readonly MatrixRow[]; readonly falseAlarms: readonly string[] }> => {
  const failedStep = async (file: Uint8Array): Promise<string | null> => {
    const failed = (await verifyFile(file, [delivered.publicKey])).steps.find(({ ok }) => ok === false);
    return failed === undefined ? null : `${failed.step}: ${failed.detail}`;
  };
  const rowOf = (where: string, change: string, words: string | null): MatrixRow => ({
    where,
    change,
    detectedBy: words === null ? null : 'verify',
    row: '-',
    exitCode: null,
    words: words ?? '',
  });
  const falseAlarms: string[] = [];
  for (const form of ['json', 'html', 'pdf'] as const) {
    const problem = await failedStep(delivered[form]);
    if (problem !== null) falseAlarms.push(`${form}: ${problem}`);
  }
  const rows: MatrixRow[] = [];
  const files = [...flippedParts(delivered), ...(await forgedSignatures(delivered)), ...tamperedPages(delivered)];
  for (const { where, change, file } of files) rows.push(rowOf(where, change, await failedStep(file)));
  for (const [form, samples] of [
    ['json', 2000],
    ['html', 500],
    ['pdf', 60],
  ] as const) {
    const { change, words } = await sweep(delivered[form], samples, failedStep);
    rows.push(rowOf(form.toUpperCase(), change, words));
  }
  return { rows, falseAlarms };
};

/** One byte after the other, evenly over the whole file. */
const sweep = async (
  file: Buffer,
  samples: number,
  failedStep: (file: Uint8Array) => Promise<string | null>,
): Promise<{ readonly change: string; readonly words: string | null }> => {
  const places = Array.from({ length: samples }, (_, index) => Math.floor((index * file.length) / samples));
  const counts = new Map<string, number>();
  const missed: number[] = [];
  for (const place of places) {
    const step = (await failedStep(flippedAt(file, place)))?.split(':')[0];
    if (step === undefined) missed.push(place);
    else counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const byStep = [...counts].map(([step, count]) => `${step} ${count}`).join(', ');
  return {
    change:
      `each of ${samples} bytes over the whole ` +
      `file${missed.length === 0 ? '' : `; missed at ${missed.join(', ')}`}`,
    words: missed.length === 0 ? byStep : null,
  };
};

/** The command itself, in the three forms: 0 for what was delivered, 1 where a byte of it was changed. */
export const verifyByCommand = async (
  delivered: Delivered,
  jwks: string,
  folder: string,
): Promise<{ readonly rows: readonly MatrixRow[]; readonly falseAlarms: readonly string[] }> => {
  const keys = join(folder, 'jwks.json');
  await writeFile(keys, jwks);
  const verify = async (name: string, bytes: Buffer) => {
    const file = join(folder, name);
    await writeFile(file, bytes);
    const trustRoot = ['--trust-root', delivered.publicKey.kid];
    return commandResult(['reports', 'verify', file, '--jwks', keys, ...trustRoot], {});
  };
  const rows: MatrixRow[] = [];
  const falseAlarms: string[] = [];
  for (const form of ['json', 'html', 'pdf'] as const) {
    const whole = await verify(`report.${form}`, delivered[form]);
    if (whole.code !== 0) falseAlarms.push(`signgate reports verify report.${form}: ${whole.stdout}${whole.stderr}`);
    const name = `changed.${form}`;
    const bytes = delivered[form];
    const { code, stdout } = await verify(name, flippedAt(bytes, Math.floor(bytes.length / 2)));
    rows.push({
      where: `${form.toUpperCase()}, the command without a database`,
      change: 'one byte in the middle',
      detectedBy: code === 1 ? 'verify' : null,
      row: name,
      exitCode: code,
      words: stdout.split('\n').find((line) => line.startsWith('[FAILED]')) ?? '',
    });
  }
  return { rows, falseAlarms };
};
