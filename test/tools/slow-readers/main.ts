import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '../../support/service-process.js';
import { connectTo, pipelined, repeat, sendAndReadNothing, type Served } from './peers.js';

/**
 * `npm run slow-readers`: fifty peers each ask for the largest document 1,600 times at once and read nothing. Prints
 * how much memory the service takes for them, how fast it answers others meanwhile, and when it lets the fifty go.
 */
const PEERS = 50;
const REQUESTS_EACH = 1_600;
const PARTNER_PIPELINES = 64;
/** Until the memory for short-lived objects is in use, as it is in a service that has run for a while. */
const WARM_UP_PIPELINES = 400;
const QUIET_MS = 3_000;
/** The service cuts a peer off that takes nothing for 10 s. */
const LONGEST_ATTACK_MS = 20_000;
/** Measured before the service stopped reading from such peers: 409 MB, and 1.7 s for a health page. */
const MOST_MEGABYTES = 64;
const SLOWEST_HEALTH_MS = 100;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

const residentMegabytes = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1e6;
};

const requireOk = async (url: string): Promise<void> => {
  const answer = await fetch(url);
  await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
};

interface Others {
  readonly health: Served;
  readonly newcomer: Served;
  readonly partner: Served;
}

/** Well-behaved peers: a probe that keeps its connection, one that opens a new one each time, one that pipelines. */
const serveOthers = async (url: string, isOver: () => boolean): Promise<Others> => {
  const partner = await connectTo(url);
  const newcomer = async (): Promise<void> => {
    const socket = await connectTo(url);
    await pipelined(socket, get('/health'), 1).finally(() => socket.destroy());
  };
  const [health, newcomers, pipelines] = await Promise.all([
    repeat(() => requireOk(`${url}/health`), 10, isOver),
    repeat(newcomer, 10, isOver),
    repeat(() => pipelined(partner, get('/health'), PARTNER_PIPELINES), 50, isOver),
  ]);
  partner.destroy();
  return { health, newcomer: newcomers, partner: pipelines };
};

interface Outcome {
  readonly before: Others;
  readonly during: Others;
  readonly megabytes: number;
  readonly cutOffMs: readonly number[];
}

/** A service that has just started grows by itself: what counts is what the slow readers add. */
const warmUp = async (url: string): Promise<void> => {
  const socket = await connectTo(url);
  for (let count = 0; count < WARM_UP_PIPELINES; count += 1) await pipelined(socket, get('/health'), PARTNER_PIPELINES);
  for (let count = 0; count < PARTNER_PIPELINES; count += 1) await requireOk(`${url}/openapi.json`);
  socket.destroy();
};

const attack = async (url: string, pid: number): Promise<Outcome> => {
  await warmUp(url);
  const quietUntil = performance.now() + QUIET_MS;
  const before = await serveOthers(url, () => performance.now() > quietUntil);
  const startMegabytes = await residentMegabytes(pid);
  let most = startMegabytes;
  const state = { isOver: false };
  const others = serveOthers(url, () => state.isOver);
  const watching = repeat(
    async () => void (most = Math.max(most, await residentMegabytes(pid))),
    20,
    () => state.isOver,
  );
  const requests = get('/openapi.json').repeat(REQUESTS_EACH);
  const peers = await Promise.all(Array.from({ length: PEERS }, () => sendAndReadNothing(url, requests)));
  const ends = Promise.all(peers.map(({ cutOff }) => cutOff));
  const cutOffMs = (await Promise.race([ends, pause(LONGEST_ATTACK_MS)])) ?? [];
  state.isOver = true;
  await watching;
  return { before, during: await others, megabytes: most - startMegabytes, cutOffMs };
};

const shown = (what: string, { answered, failed, slowestMs }: Served, before: Served): string =>
  `${what}: ${answered} answered, ${failed} failed, slowest ${Math.round(slowestMs)} ms ` +
  `(${Math.round(before.slowestMs)} ms before)`;

const dataDir = await mkdtemp(join(tmpdir(), 'signgate-slow-readers-'));
const service = await startService({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production', SANCTIONS: 'none' });
try {
  const outcome = await attack(service.url, service.child.pid ?? -1);
  const { before, during, megabytes, cutOffMs } = outcome;
  const { health, newcomer, partner } = during;
  say(`${PEERS} peers, ${REQUESTS_EACH} requests for /openapi.json each, no answer read`);
  say(`memory: ${megabytes.toFixed(1)} MB more at the most (held under ${MOST_MEGABYTES})`);
  say(shown(`/health on a kept connection (held under ${SLOWEST_HEALTH_MS} ms)`, health, before.health));
  say(shown('/health on new connections', newcomer, before.newcomer));
  say(shown(`${PARTNER_PIPELINES} requests at once, all read`, partner, before.partner));
  const [first = 0, last = 0] = [Math.min(...cutOffMs), Math.max(...cutOffMs)].map((ms) => Math.round(ms) / 1000);
  say(`the slow readers were cut off: ${cutOffMs.length} of ${PEERS}, after ${first} to ${last} s`);
  const held =
    megabytes < MOST_MEGABYTES &&
    Math.max(health.slowestMs, newcomer.slowestMs) < SLOWEST_HEALTH_MS &&
    health.failed + newcomer.failed + partner.failed === 0 &&
    cutOffMs.length === PEERS;
  say(held ? 'held' : 'NOT held');
  process.exitCode = held ? 0 : 1;
} finally {
  await service.stop('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
