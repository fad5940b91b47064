/**
 * Reads large generated lists, each in a process of its own, and prints the peak of its resident memory:
 *   node dist/test/tools/feeds/large-files.js
 * Exits with 1 where a case needs more than the limit or reads another number of rows than were written.
 */
import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { FEED_FORMATS } from '../../../adapters/feeds/index.js';
import { type Case, CASES, LIMIT_MB } from './large-lists.js';

const print = (text: string): boolean => process.stdout.write(text);

/** In the child: reads the file and prints what it took. */
const readOne = async ({ id }: Case, file: string): Promise<void> => {
  const options = {
    chain: null,
    category: FEED_FORMATS[id].categoryMandatory ? ('scam_fraud' as const) : null,
    source: 'made-up',
  };
  const startMs = performance.now();
  let read = 0;
  for await (const entry of FEED_FORMATS[id].createReader().read({ file: createReadStream(file), options })) {
    if (entry.kind === 'row') read += 1;
  }
  print(
    JSON.stringify({
      read,
      seconds: (performance.now() - startMs) / 1000,
      peakMb: process.resourceUsage().maxRSS / 1024,
    }),
  );
};

interface Measured {
  readonly read: number;
  readonly seconds: number;
  readonly peakMb: number;
}

const measure = async (name: string, content: Case['content'], folder: string): Promise<boolean> => {
  const file = join(folder, 'list');
  let written = 0;
  const counted = function* () {
    for (const text of content()) {
      written += text.split('0xfeed').length - 1;
      yield text;
    }
  };
  await pipeline(Readable.from(counted()), createWriteStream(file));
  const megabytes = (await stat(file)).size / 1024 / 1024;
  const output = execFileSync(process.execPath, [fileURLToPath(import.meta.url), name, file], { encoding: 'utf8' });
  const { read, seconds, peakMb } = JSON.parse(output) as Measured;
  const isGood = peakMb <= LIMIT_MB && read === written;
  print(
    `${name.padEnd(32)} ${megabytes.toFixed(0).padStart(4)} MB  ${String(read).padStart(8)} of ` +
      `${String(written).padStart(8)} rows  ${seconds.toFixed(1).padStart(5)} s  peak ` +
      `${peakMb.toFixed(0).padStart(4)} MB  ${isGood ? 'ok' : 'FAILED'}\n`,
  );
  return isGood;
};

const measureAll = async (): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'feeds-'));
  try {
    let isGood = true;
    for (const [name, { content }] of Object.entries(CASES)) isGood = (await measure(name, content, folder)) && isGood;
    return isGood;
  } finally {
    await rm(folder, { recursive: true });
  }
};

const [name, file] = process.argv.slice(2);
const chosen = name === undefined ? undefined : CASES[name];
if (chosen !== undefined && file !== undefined) await readOne(chosen, file);
else if (!(await measureAll())) process.exitCode = 1;
