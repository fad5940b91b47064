/**
 * Imports large generated lists by the real command into an embedded PostgreSQL, and prints the peak of the command's
 * resident memory: node dist/test/tools/feeds/import-memory.js Exits with 1 where an import needs more than the limit
 * or loses a row.
 */
import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FEED_FORMATS } from '../../../adapters/feeds/index.js';
import { type Case, CASES, LIMIT_MB } from './large-lists.js';

const run = promisify(execFile);
const COMMAND = fileURLToPath(new URL('../../../src/cli/main.js', import.meta.url));
/** Has the command say at its end how much memory it took at most. */
const WATCH =
  `data:text/javascript,process.on('exit',()=>` +
  `process.stderr.write('peak kB '+process.resourceUsage().maxRSS+'\\n'))`;

const importOne = async (name: string, { id, content }: Case, folder: string): Promise<boolean> => {
  const file = join(folder, 'list');
  await pipeline(Readable.from(content()), createWriteStream(file));
  const category = FEED_FORMATS[id].categoryMandatory ? ['--category', 'scam_fraud'] : [];
  const startedAt = performance.now();
  const { stdout, stderr } = await run(
    process.execPath,
    [
      '--import',
      WATCH,
      COMMAND,
      'feeds',
      'import',
      file,
      '--format',
      id,
      '--source',
      name,
      '--published',
      '2026-11-01',
      ...category,
      '--json',
    ],
    { env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: join(folder, 'data') }, maxBuffer: 1e8 },
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const { read, imported } = JSON.parse(stdout) as { read: number; imported: number };
  const peakMb = Number(/peak kB (\d+)/.exec(stderr)?.[1]) / 1024;
  const isGood = peakMb <= LIMIT_MB && read === imported && imported > 0;
  const megabytes = (await stat(file)).size / 1024 / 1024;
  process.stdout.write(
    `${name.padEnd(32)} ${megabytes.toFixed(0).padStart(4)} MB  ${String(imported).padStart(8)} of ` +
      `${String(read).padStart(8)} rows  ${seconds.toFixed(1).padStart(5)} s  peak ` +
      `${peakMb.toFixed(0).padStart(4)} MB  ${isGood ? 'ok' : 'FAILED'}\n`,
  );
  return isGood;
};

const folder = await mkdtemp(join(tmpdir(), 'signgate-import-memory-'));
try {
  for (const [name, chosen] of Object.entries(CASES))
    if (!(await importOne(name, chosen, folder))) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
