import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CATALOGUE } from '../../../src/feeds/catalogue/entries.js';
import { commandResult, startService } from '../../support/service-process.js';

/**
 * The first day of an operator: an empty machine, `FEEDS=recommended`, and a publisher on this machine that has the
 * files of a folder of public data by their names in the catalogue (`FEEDS_MIRROR`). Prints each command, the seconds
 * since the start, and what `signgate doctor` says before, during and after. Exit code 1 where a recommended list is
 * not in force after ten minutes. Usage: npm run first-day -- FOLDER
 */
const folder = resolve(process.argv[2] ?? '../shared/data');
const LIMIT_MS = 600_000;

const FILES: Readonly<Record<string, string>> = {
  'ofac-sdn': 'formats/ofac_sdn_advanced_excerpt_2025-11-19.xml',
  scamsniffer: 'formats/scamsniffer_address.json',
  'phantom-nft': 'formats/phantom_nft-blocklist.yaml',
  'metamask-sites': 'sites/config.json',
  'uniswap-tokens': 'formats/uniswap-default.tokenlist.excerpt.json',
};

/** For what the folder does not hold. */
const MADE_UP: Readonly<Record<string, string>> = {
  'metamask-sites': JSON.stringify({ version: 2, tolerance: 1, fuzzylist: ['uniswap.org'], blacklist: ['a.example'] }),
  'scamsniffer-sites': JSON.stringify(['drained.example', 'claims.example']),
  'phantom-sites': '- url: phantom-drainer.example\n- url: sol-claim.example\n',
};

const fileOf = async (name: string): Promise<Uint8Array | null> => {
  if (name === 'erc7730') {
    const archive = await promisify(execFile)(
      'tar',
      ['czf', '-', '-C', join(folder, 'payloads'), 'erc7730_descriptors'],
      {
        ...{ encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 },
      },
    );
    return archive.stdout;
  }
  const path = join(folder, FILES[name] ?? 'none');
  if (existsSync(path)) return readFile(path);
  return MADE_UP[name] === undefined ? null : Buffer.from(MADE_UP[name]);
};

const publisher = createServer((request, response) => {
  void fileOf((request.url ?? '').slice(1)).then(
    (bytes) => {
      response.writeHead(bytes === null ? 404 : 200, { 'content-type': 'application/octet-stream' }).end(bytes);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
publisher.listen(0, '127.0.0.1');
await once(publisher, 'listening');

const data = await mkdtemp(join(tmpdir(), 'first-day-'));
const settings = {
  ...{ NODE_ENV: 'production', DATA_DIR: data, FEEDS: 'recommended' },
  FEEDS_MIRROR: `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`,
};
const names = CATALOGUE.filter(({ recommended }) => recommended).map(({ feed }) => feed.source);
let startedAt = performance.now();

const said = (text: string): void =>
  void process.stdout.write(`${((performance.now() - startedAt) / 1_000).toFixed(0).padStart(4)} s  ${text}\n`);

const doctor = async (when: string): Promise<string> => {
  const { code, stdout } = await commandResult(['doctor'], settings);
  said(`signgate doctor, ${when}: exit code ${String(code)}\n${stdout.trimEnd().replace(/^/gm, '        ')}`);
  return stdout;
};

const isInForce = (stdout: string, name: string): boolean =>
  new RegExp(`^(?:ok|DEGRADED) +list ${name.replaceAll(/[.*+?^$()]/g, '\\$&')}: [1-9]`, 'm').test(stdout);

await doctor('before');
startedAt = performance.now();
said('FEEDS=recommended npm start');
const service = await startService(settings, { limitMs: LIMIT_MS });
try {
  let shown = await doctor('during');
  while (names.some((name) => !isInForce(shown, name)) && performance.now() - startedAt < LIMIT_MS) {
    await wait(5_000);
    ({ stdout: shown } = await commandResult(['doctor'], settings));
  }
  shown = await doctor('after');
  const missing = names.filter((name) => !isInForce(shown, name));
  said(missing.length === 0 ? `all ${names.length} lists are in force` : `not in force: ${missing.join(', ')}`);
  if (missing.length > 0) process.exitCode = 1;
} finally {
  await service.stop('SIGTERM');
  publisher.close();
  await rm(data, { recursive: true, force: true });
}
