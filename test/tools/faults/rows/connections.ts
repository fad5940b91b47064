import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { call, check, transfer } from '../support/calls.js';
import { startClients } from '../support/clients.js';
import { freePort } from '../../../support/free-port.js';
import { withInstance } from '../support/one-instance.js';
import { drip, openIdle, statusOf } from '../support/raw.js';
import type { Row, Trial } from '../support/trial.js';

const IDLE_SOCKETS = 5_000;
/** Files that each side needs beside those sockets. */
const SPARE_FILES = 500;
/** 10 s for the headers and one more round of looking, and what a busy machine takes. Milliseconds. */
const TIMEOUT_LIMIT_MS = 17_000;

const openFiles = async (): Promise<number> =>
  Number(/^Max open files\s+(\d+)/m.exec(await readFile('/proc/self/limits', 'utf8').catch(() => ''))?.[1] ?? 0);

const slowloris = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async ({ url, key, place, ask }) => {
    const head =
      'POST /api/check-transaction HTTP/1.1\r\nHost: x\r\nx-api-key: ' + `${key}\r\nContent-Type: application/json\r\n`;
    const clients = startClients({ urls: [url], key, ledger: place.ledger, clients: 4 });
    const files = await openFiles();
    // Node raises its own limit to what the system allows, for this process and for the instance
    const idle = files >= IDLE_SOCKETS + SPARE_FILES ? await openIdle(url, IDLE_SOCKETS) : [];
    if (idle.length === 0) trial.cannot(`${IDLE_SOCKETS} idle sockets`, `this system allows ${files} open files`);
    const others = await ask(transfer('beside idle sockets'));
    trial.holds('others are served beside idle sockets', others.status === 200 && others.tookMs < 2_000, others.tookMs);
    const slow = await Promise.all([
      ...Array.from({ length: 20 }, () => drip(url, head, 'X-Drip: 1\r\n', 500, 30_000)),
      ...Array.from({ length: 20 }, () => drip(url, `${head}Content-Length: 100\r\n\r\n`, ' ', 500, 30_000)),
    ]);
    await clients.stop();
    trial.holds(
      'every slow request is ended with 408',
      slow.every(({ text }) => statusOf(text) === 408),
      slow.map(({ text }) => statusOf(text)),
    );
    const longestMs = Math.max(...slow.map(({ lastedMs }) => lastedMs));
    trial.holds('in time', longestMs < TIMEOUT_LIMIT_MS, longestMs);
    trial.holds(
      'other users are not affected',
      clients.refused.length + clients.broken.length === 0 && clients.slowestMs < 5_000,
      clients.slowestMs,
    );
    await pause(500);
    const open = idle.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;
    trial.holds('connections that say nothing are closed', open === 0, open);
    for (const socket of idle) socket.destroy();
    trial.note(
      `${idle.length} idle sockets and 40 drips; 408 after at most ${(longestMs / 1000).toFixed(1)} s; ` +
        `${clients.answered} calls of others, slowest ${Math.round(clients.slowestMs)} ms`,
    );
  });

/** How late the event loop was since it was last asked, milliseconds. */
const lagMs = async (adminPort: number): Promise<number> => {
  const { text } = await call('GET', `http://127.0.0.1:${adminPort}/metrics`);
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1] ?? Number.NaN) * 1_000;
};

const stalls = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async ({ place, key }) => {
    const adminPort = await freePort();
    const { url } = await place.start({ ADMIN_PORT: String(adminPort) });
    const texts = [
      'a('.repeat(60),
      'ﷺ'.repeat(42),
      '\u200b'.repeat(120),
      `${'a'.repeat(100)}!`,
      '0x'.padEnd(120, 'f'),
      'I\u0307'.repeat(60),
    ];
    // other texts each time: what was read once is remembered
    const hostile = (round: number) =>
      transfer('stall', {
        permissions: Array.from(
          { length: 64 },
          (_, index) => (texts[index % texts.length] ?? '').slice(0, 120) + String(round * 64 + index),
        ),
        counterparty_name: 'ﷺ'.repeat(200),
      });
    await check(url, key, place.ledger, hostile(0));
    await lagMs(adminPort);
    await pause(2_000);
    const idleMs = await lagMs(adminPort);
    const decided: number[] = [];
    for (let round = 0; round < 60; round += 1) {
      const reply = await check(url, key, place.ledger, hostile(round + 1));
      decided.push(Number(/decide;dur=([\d.]+)/.exec(String(reply.headers['server-timing']))?.[1] ?? Number.NaN));
      if (reply.status !== 200) trial.holds('the largest bodies are judged', false, reply.text);
    }
    const busyMs = await lagMs(adminPort);
    const middle = decided.sort((one, other) => one - other)[Math.floor(decided.length / 2)] ?? Number.NaN;
    trial.holds('one decision over the largest body takes less than 50 ms', middle < 50, middle);
    // what the machine itself is late by, because others use it, is not the service's
    trial.holds('the event loop is late by less than 50 ms (p99)', busyMs < 50 + idleMs, [busyMs, idleMs]);
    trial.note(
      `largest hostile bodies: decision ${middle.toFixed(1)} ms (median), event loop late by ` +
        `${busyMs.toFixed(0)} ms (p99; idle ${idleMs.toFixed(0)})`,
    );
  });

export const CONNECTION_ROWS: readonly Row[] = [
  { number: '22', fault: 'slowloris, 5,000 idle sockets', run: slowloris },
  { number: '24', fault: 'patterns that backtrack, stalls of the event loop', run: stalls },
];
