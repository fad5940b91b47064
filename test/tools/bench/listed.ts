import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { urlOf } from '../../support/connection-url.js';
import { startEngine } from '../../support/engine.js';
import { runCommand } from '../../support/service-process.js';
import { transferBody } from './growth-bodies.js';
import { measureCurve, type StageFigures } from './growth-measure.js';
import { type Fill, openStage, type OpenStage } from './growth-stages.js';

/** The most that the list may cost. Source: "p50 of a check beside none at most 1.3". */
export const LISTED_LIMIT = 1.3;

const ADDRESSES_OF_A_WRITE = 10_000;

export interface ListedFigures {
  readonly addresses: number;
  /** From the start of the import command to its end. */
  readonly importMs: number;
  /** From the start of the service until it listens, without the list and with it. */
  readonly startMs: readonly [without: number, with_: number];
  /** Resident memory of the service after the load, without the list and with it; null where none is told. */
  readonly residentMb: readonly [without: number, with_: number] | null;
  readonly stages: readonly StageFigures[];
  /** What a check said of an address of the list, without the list and with it. */
  readonly actions: readonly [without: string, with_: string];
}

/** A text file of random addresses, one a line. Gives the first. */
const writeAddresses = async (path: string, count: number): Promise<string> => {
  const file = createWriteStream(path);
  let first = '';
  for (let written = 0; written < count; written += ADDRESSES_OF_A_WRITE) {
    const bytes = randomBytes(20 * Math.min(ADDRESSES_OF_A_WRITE, count - written)).toString('hex');
    const lines = bytes.match(/.{40}/g)?.map((hex) => `0x${hex}\n`) ?? [];
    first ||= lines[0]?.trim() ?? '';
    if (!file.write(lines.join(''))) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
  return first;
};

/** Imports the file as an operator does. */
const importing =
  (path: string, tookMs: (value: number) => void): Fill =>
  async (connection) => {
    const startedAt = performance.now();
    await runCommand(
      [
        'feeds',
        'import',
        path,
        '--format',
        'txt',
        '--source',
        'bench',
        '--published',
        '2026-11-01',
        '--category',
        'scam_fraud',
      ],
      { DATABASE_URL: urlOf(connection) },
    );
    tookMs(performance.now() - startedAt);
  };

/** Resident memory of a process, megabytes; null where the system does not say. */
const residentMbOf = async (pid: number): Promise<number | null> => {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1_024;
};

const actionOn = async ({ url, apiKey }: OpenStage, recipient: string): Promise<string> => {
  const answer = await fetch(`${url}/api/check-transaction`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: transferBody({ to_address: recipient })(0),
  });
  return ((await answer.json()) as { readonly recommended_action: string }).recommended_action;
};

/** Start, memory and latency of a service with a list of so many addresses beside one without, on one engine. */
export const benchListed = async (addresses: number, seconds?: number): Promise<ListedFigures> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-listed-'));
  const server = await startEngine();
  const opened: OpenStage[] = [];
  try {
    const path = join(folder, 'addresses.txt');
    const listed = await writeAddresses(path, addresses);
    let importMs = 0;
    const without = await openStage(server.connection, async () => undefined);
    opened.push(without);
    const having = await openStage(
      server.connection,
      importing(path, (value) => (importMs = value)),
    );
    opened.push(having);
    const body = transferBody();
    const stages = await measureCurve(
      [
        { name: 'no list', amount: 0, body, ...without },
        { name: `a list of ${addresses.toLocaleString('en-US')} addresses`, amount: addresses, body, ...having },
      ],
      seconds,
    );
    const [small, large] = [await residentMbOf(without.pid), await residentMbOf(having.pid)];
    return {
      addresses,
      importMs,
      startMs: [without.startMs, having.startMs],
      residentMb: small === null || large === null ? null : [small, large],
      stages,
      actions: [await actionOn(without, listed), await actionOn(having, listed)],
    };
  } finally {
    for (const { stop } of opened) await stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
