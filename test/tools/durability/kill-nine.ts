import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evmAddress } from '../../support/addresses.js';
import { createKey, type ServiceProcess, startService } from '../../support/service-process.js';
import { runs } from '../../support/depth.js';

/**
 * Kills the service under load ten times, every second time together with its database engine, and asks the restarted
 * service for every check that it had acknowledged. Prints acknowledged, found, lost; exit code 1 when one is missing.
 */
const ROUNDS = runs(10, 50);
const CLIENTS = 32;
const LOAD_MS = 1_500;

interface Answer {
  readonly request_id: string;
  readonly recommended_action: string;
}

/** Headers of a call with JSON. */
const headers = (key: string): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  'x-api-key': key,
});

/** One client that checks one transaction after the other until the service is gone. */
const sendUntilDead = async (
  url: string,
  key: string,
  bodyOf: (count: number) => object,
  acknowledged: (answer: Answer) => void,
): Promise<void> => {
  for (let count = 0; ; count += 1) {
    const body = JSON.stringify(bodyOf(count));
    try {
      const response = await fetch(`${url}/api/check-transaction`, { method: 'POST', headers: headers(key), body });
      const answer = (await response.json()) as Answer;
      // only a complete 200 is an acknowledgement; a broken connection leaves the client knowing nothing
      if (response.status === 200) acknowledged(answer);
    } catch {
      return;
    }
  }
};

const enginePid = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Kills the service, and its database engine as well where that is asked for. */
const kill = async (service: ServiceProcess, dataDir: string, withEngine: boolean): Promise<void> => {
  const engine = withEngine ? await enginePid(dataDir) : null;
  const ended = service.stop('SIGKILL');
  if (engine !== null) process.kill(engine, 'SIGKILL');
  await ended;
};

const bodyOf =
  (client: string) =>
  (count: number): object => ({
    from_address: evmAddress(`sender ${client}`),
    to_address: evmAddress(`recipient ${client} ${count % 50}`),
    ...{ chain: 'ethereum', token: 'USDC', amount: 1 + count },
  });

const countFound = async (url: string, key: string, acknowledged: ReadonlyMap<string, string>): Promise<number> => {
  const waiting = [...acknowledged.entries()];
  let found = 0;
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [requestId, action] = next;
      const response = await fetch(`${url}/api/checks/${requestId}`, { headers: headers(key) });
      const body = (await response.json()) as { decision?: { recommended_action?: string } };
      if (response.status === 200 && body.decision?.recommended_action === action) found += 1;
      else process.stdout.write(`missing: ${requestId} (status ${response.status})\n`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, worker));
  return found;
};

const dataDir = await mkdtemp(join(tmpdir(), 'signgate-kill-'));
const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
let key: string | null = null;
const total = { acknowledged: 0, found: 0 };
let service = await startService(settings);
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    key ??= await createKey(settings);
    const current = key;
    const acknowledged = new Map<string, string>();
    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      sendUntilDead(service.url, current, bodyOf(`${round}.${client}`), (answer) =>
        acknowledged.set(answer.request_id, answer.recommended_action),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, LOAD_MS));
    const withEngine = round % 2 === 0;
    await kill(service, dataDir, withEngine);
    await Promise.all(clients);
    const restartedAt = performance.now();
    service = await startService(settings);
    const restartMs = Math.round(performance.now() - restartedAt);
    const found = await countFound(service.url, key, acknowledged);
    total.acknowledged += acknowledged.size;
    total.found += found;
    const what = withEngine ? 'service and engine' : 'service';
    process.stdout.write(
      `round ${round}: killed ${what}; acknowledged ${acknowledged.size}, found ${found}, lost ` +
        `${acknowledged.size - found}; ready again after ${restartMs} ms\n`,
    );
  }
} finally {
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
}
const lost = total.acknowledged - total.found;
process.stdout.write(`acknowledged ${total.acknowledged}, found ${total.found}, lost ${lost}\n`);
process.exitCode = lost === 0 && total.acknowledged > 0 ? 0 : 1;
