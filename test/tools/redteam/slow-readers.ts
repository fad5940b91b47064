import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { Target } from './target.js';
import type { Miss, Outcome } from './trying.js';

const CONNECTIONS = 50;
const REQUESTS = 1_600;
const LASTS_MS = 6_000;
const EVERY_MS = 100;
const SLOWEST_HEALTH_MS = 500;
const MOST_GROWTH_BYTES = 64 * 1024 * 1024;

const residentBytes = (pid: number | null): number | null => {
  if (pid === null) return null;
  try {
    return 1024 * Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN);
  } catch {
    return null;
  }
};

/** Asks for the largest document over and over and reads nothing. */
const openUnread = (target: Target): Socket => {
  const { hostname, port } = new URL(target.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(REQUESTS));
  return socket;
};

const waitMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const askHealth = async (target: Target): Promise<string | null> => {
  const startedAt = performance.now();
  try {
    const answer = await fetch(`${target.url}/health`, { signal: AbortSignal.timeout(5_000) });
    await answer.text();
    if (answer.status !== 200) return `/health said ${answer.status}`;
  } catch {
    return '/health did not answer';
  }
  const tookMs = performance.now() - startedAt;
  return tookMs > SLOWEST_HEALTH_MS ? `/health took ${Math.round(tookMs)} ms` : null;
};

/**
 * Fifty connections that ask for the largest document 1,600 times each and read nothing. Meanwhile others must be
 * answered, and where the process is this program's own its memory must stay bounded. Each connection and each question
 * of another caller is an input.
 */
export const trySlowReaders = async (target: Target): Promise<Outcome> => {
  const before = residentBytes(target.pid);
  const sockets = Array.from({ length: CONNECTIONS }, () => openUnread(target));
  const misses: Miss[] = [];
  let asked = 0;
  let most = before ?? 0;
  for (const endAt = performance.now() + LASTS_MS; performance.now() < endAt; asked += 1) {
    const answer = await askHealth(target);
    if (answer !== null) misses.push({ number: asked, what: 'another caller beside slow readers', answer });
    most = Math.max(most, residentBytes(target.pid) ?? 0);
    await waitMs(EVERY_MS);
  }
  for (const socket of sockets) socket.destroy();
  const growth = before === null ? 0 : most - before;
  if (growth > MOST_GROWTH_BYTES)
    misses.push({
      number: asked,
      what: 'memory beside slow readers',
      answer: `grew by ${Math.round(growth / 1024 / 1024)} MiB`,
    });
  return { tried: asked + CONNECTIONS, misses };
};
