import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { evmAddress } from '../../support/addresses.js';
import { freePort } from '../../support/free-port.js';
import {
  createKey,
  type EnvironmentSettings,
  type ServiceProcess,
  startService,
} from '../../support/service-process.js';
import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { call, type Reply } from '../faults/support/calls.js';

const SCOPES = 'checks:create,checks:read,reports:create,reports:read,webhooks:write,lists:write';
const START_LIMIT_MS = 240_000;
/** The reserved demonstration account of stolen funds: BLOCK for a sandbox key. */
const STOLEN = demonstrationKey('evm', 0xde300001);

/** A new key that signs, in a file of this folder: without one an alert says so, and is right. */
export const signingKeyIn = async (folder: string, group: string): Promise<string> => {
  const file = join(folder, `${group}-signing-key.pem`);
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(file, pem, { mode: 0o600 });
  return file;
};

/** A real service on ports that it keeps over restarts. */
export interface Instance {
  readonly adminPort: number;
  readonly settings: EnvironmentSettings;
  readonly process: () => ServiceProcess;
  readonly restart: (nodeArguments?: readonly string[]) => Promise<void>;
  readonly key: () => Promise<string>;
  /** One call with a key of every scope. */
  readonly send: (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Reply>;
  readonly stop: () => Promise<void>;
}

export const startInstance = async (more: EnvironmentSettings, environment: 'sandbox' | 'production' = 'sandbox') => {
  const [port, adminPort] = [await freePort(), await freePort()];
  const settings = { PORT: String(port), ADMIN_PORT: String(adminPort), LOG_LEVEL: 'error', ...more };
  let service = await startService(settings, { limitMs: START_LIMIT_MS });
  let made: Promise<string> | null = null;
  const key = (): Promise<string> => (made ??= createKey(settings, { scopes: SCOPES, environment }));
  const instance: Instance = {
    adminPort,
    settings,
    process: () => service,
    restart: async (nodeArguments) => {
      service = await startService(settings, { limitMs: START_LIMIT_MS, ...(nodeArguments && { nodeArguments }) });
    },
    key,
    send: async (method, path, body) =>
      call(method, `${service.url}${path}`, { key: await key(), ...(body && { body: JSON.stringify(body) }) }),
    stop: async () => {
      const { child, stop } = service;
      if (child.exitCode === null && child.signalCode === null) await stop();
    },
  };
  return instance;
};

/** A transfer that nothing is known against: ALLOW, or BLOCK where it goes to the reserved account. */
export const transfer = (count: number, isStolen = false): object => ({
  from_address: evmAddress('monitoring sender'),
  to_address: isStolen ? STOLEN : evmAddress(`monitoring recipient ${String(count)}`),
  ...{ chain: 'ethereum', token: 'USDC', amount: 1 + (count % 50) },
});

/** Calls a service in a steady rhythm until it is told to end; what is answered is for the metrics to tell. */
export const startLoad = (pauseMs: number, turn: (count: number) => Promise<unknown>): (() => Promise<void>) => {
  let isOver = false;
  const run = async (): Promise<void> => {
    for (let count = 0; !isOver; count += 1) {
      // a service that is down refuses the connection: that is what some of the alerts are about
      await turn(count).catch(() => null);
      await delay(pauseMs);
    }
  };
  const running = run();
  return async () => {
    isOver = true;
    await running;
  };
};

/** Checks of every action, reports of some, a batch, readings, and what is refused. */
export const mixedTurn =
  ({ send }: Instance) =>
  async (count: number): Promise<void> => {
    const { json } = await send('POST', '/api/check-transaction', transfer(count, count % 10 === 9));
    if (count % 5 === 0) await send('POST', '/api/reports/address', { request_id: json['request_id'] });
    if (count % 7 === 0) await send('GET', `/api/checks/${String(json['request_id'])}`);
    if (count % 11 === 0) await send('POST', '/api/check-batch', { items: [{ id: 'one', check: transfer(count) }] });
    if (count % 13 === 0) await send('POST', '/api/check-transaction', { chain: 'none' });
  };
