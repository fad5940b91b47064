import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, request } from 'undici';
import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { evmAddress } from '../../support/addresses.js';
import { solanaAddress } from '../../http/real/support/requests.js';
import { createKey, runCommand, startService } from '../../support/service-process.js';
import type { Body, ListedAccounts, OwnEntry } from './attack.js';

/** The service under attack. */
export interface Target {
  readonly url: string;
  readonly key: string;
  readonly listed: ListedAccounts;
  /** The process, where this program started it. */
  readonly pid: number | null;
  readonly post: (path: string, body: Body | string | Buffer) => Promise<Reply>;
  /** Puts an entry on an own list of the key's partner. Rejects where it was not taken. */
  readonly state: (entry: OwnEntry) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
}

const TRIES = 40;
const waitMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const parsed = (text: string): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
};

/** Posts; where the service says that it is asked too often or too much at once, waits as told and asks again. */
const posting = (url: string, key: string): Pick<Target, 'post' | 'state' | 'stop'> => {
  const dispatcher = new Agent({ connections: 16 });
  const send = async (method: 'POST' | 'PUT', path: string, body: Body | string | Buffer): Promise<Reply> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await request(`${url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
        dispatcher,
      });
      const text = await answer.body.text();
      const isBusy = answer.statusCode === 429 || answer.statusCode === 503;
      if (!isBusy || attempt === TRIES) return { status: answer.statusCode, text, json: parsed(text) };
      await waitMs(1_000 * Math.max(0.2, Math.min(5, Number(answer.headers['retry-after'] ?? 0))));
    }
  };
  return {
    post: (path, body) => send('POST', path, body),
    state: async ({ list, address }) => {
      const entry = { address, chain: address.startsWith('0x') ? 'evm' : 'solana', reason: 'red team' };
      const { status, text } = await send('PUT', `/api/address-lists/${list}`, { entries: [entry] });
      if (status !== 200) throw new Error(`An entry was not taken: ${text}`);
    },
    stop: () => dispatcher.close(),
  };
};

/**
 * A service that runs already. Its reserved demonstration accounts stand for listed ones: the key must be a sandbox
 * key.
 */
export const runningTarget = (url: string, key: string): Target => ({
  url: url.replace(/\/$/, ''),
  key,
  pid: null,
  listed: { evm: [demonstrationKey('evm', 0xde300001)], solana: [demonstrationKey('solana', 0xde300001)] },
  ...posting(url.replace(/\/$/, ''), key),
});

const LISTED: ListedAccounts = {
  evm: ['one', 'two', 'three'].map((name) => evmAddress(`red team listed ${name}`)),
  solana: ['one', 'two'].map((name) => solanaAddress(`red team listed ${name}`)),
};

const importLists = async (folder: string, settings: Readonly<Record<string, string>>): Promise<void> => {
  const rows = [
    'address,chain,category',
    ...LISTED.evm.map((account, index) => `${account},${['ethereum', 'polygon', 'bnb'][index] ?? 'evm'},sanctions`),
    ...LISTED.solana.map((account) => `${account},solana,sanctions`),
  ];
  const file = join(folder, 'list.csv');
  await writeFile(file, `${rows.join('\n')}\n`);
  const options = ['--format', 'csv', '--source', 'red-team', '--category', 'sanctions', '--published', '2026-01-01'];
  await runCommand(['feeds', 'import', file, ...options], settings);
};

/** A service of its own, in a temporary folder with the embedded database and a list of made-up accounts. */
export const ownTarget = async (): Promise<Target> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-red-team-'));
  const settings = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' };
  const service = await startService(settings);
  await importLists(folder, settings);
  const key = await createKey(settings, { partner: 'Red team', scopes: 'checks:create,checks:read,lists:write' });
  const { post, state, stop } = posting(service.url, key);
  return {
    url: service.url,
    key,
    listed: LISTED,
    pid: service.child.pid ?? null,
    post,
    state,
    stop: async () => {
      await stop();
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
