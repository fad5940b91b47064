import { setTimeout as pause } from 'node:timers/promises';
import { Agent } from 'undici';
import { msUntilRefused } from '../../../e2e/support/calls.js';
import { writtenText } from '../../../support/written-text.js';
import { call, check, keyIdOf, report, transfer } from '../support/calls.js';
import { healthy, startVendor } from '../support/feed.js';
import { withInstance } from '../support/one-instance.js';
import { withPlace } from '../support/place.js';
import { TIMING_LIMIT, welchT } from '../support/welch.js';
import type { Row, Trial } from '../support/trial.js';

const PAIRS = 10_000;
const SECRET_LENGTH = 43;
const INSTANCES = 3;

/** Wrong secrets that differ from the right one in their first and in their last character. */
const timing = (trial: Trial): Promise<void> =>
  withInstance(trial, { TRUSTED_PROXY_HOPS: '1' }, async ({ url, key }) => {
    const turn = (character: string | undefined): string => (character === 'A' ? 'B' : 'A');
    const start = key.length - SECRET_LENGTH;
    const early = key.slice(0, start) + turn(key[start]) + key.slice(start + 1);
    const late = key.slice(0, -1) + turn(key.at(-1));
    const timings: Record<'early' | 'late', number[]> = { early: [], late: [] };
    let sent = 0;
    const worker = async (): Promise<void> => {
      const dispatcher = new Agent({ connections: 1, pipelining: 1 });
      while (timings.late.length < PAIRS) {
        const order = trial.random.between(0, 1) === 0 ? (['early', 'late'] as const) : (['late', 'early'] as const);
        for (const which of order) {
          sent += 1;
          // an address may be wrong twenty times a minute: each is another caller's
          const address = `10.${(sent >> 20) & 255}.${(sent >> 12) & 255}.${(sent >> 4) & 255}`;
          const reply = await call('GET', `${url}/api/reports/pricing`, {
            key: which === 'early' ? early : late,
            headers: { 'x-forwarded-for': address },
            dispatcher,
          });
          if (reply.status !== 401) throw new Error(`${reply.status} ${reply.text}`);
          timings[which].push(reply.tookMs);
        }
      }
      await dispatcher.destroy();
    };
    await call('GET', `${url}/api/reports/pricing`, { key, headers: { 'x-forwarded-for': '10.200.0.1' } });
    await Promise.all([worker(), worker()]);
    const t = welchT(timings.early, timings.late);
    trial.holds(`|t| is below ${TIMING_LIMIT}`, Math.abs(t) < TIMING_LIMIT, t);
    trial.note(
      `Welch’s t ${t.toFixed(2)} over ${timings.late.length} pairs (first and last character of the secret wrong)`,
    );
  });

const revokedInFlight = async (trial: Trial): Promise<void> => {
  const feed = await startVendor();
  try {
    await withPlace(trial, { instances: INSTANCES, settings: feed.settings }, async (place) => {
      const key = await place.key();
      for (const { url } of place.instances) await call('GET', `${url}/api/reports/pricing`, { key });
      // it never answers
      feed.behave = () => undefined;
      place.ledger.degraded = true;
      const running = place.instances.map(({ url }) => check(url, key, place.ledger, transfer('running')));
      await pause(300);
      const revoked = place.command('keys', 'revoke', keyIdOf(key));
      const ended = await Promise.all(running);
      place.ledger.degraded = false;
      trial.holds(
        'running calls end',
        ended.every(({ status }) => status === 200),
        ended.map(({ status }) => status),
      );
      feed.behave = healthy;
      await revoked;
      const waited = await Promise.all(place.instances.map(({ url }) => msUntilRefused(url, key)));
      trial.holds('the key is dead on every instance within 5 s', Math.max(...waited) < 5_000, waited);
      trial.note(`dead on ${INSTANCES} instances after at most ${Math.round(Math.max(...waited))} ms`);
    });
  } finally {
    await feed.stop();
  }
};

/** Comes last: it also looks at all that every process of this run has written. */
const leaks = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async ({ place, url, key, ask }) => {
    const verdict = await ask(transfer('leaks'));
    await report(url, key, place.ledger, { request_id: verdict.json['request_id'], business_reference: 'case 1' });
    const inQuery = await call('GET', `${url}/api/reports/pricing?api_key=${key}`);
    trial.holds(
      'a key in a URL is 401 and a hint',
      inQuery.status === 401 && inQuery.text.includes('query string') && !inQuery.text.includes(key),
      inQuery.text,
    );
    await ask(`{"x":"${key}"`);
    await ask(transfer('leaks', { api_key: key }));
    await call('GET', `${url}/api/checks/${key}`, { key });
    await call('GET', `${url}/${key}`, { headers: { authorization: `Bearer ${key}`, cookie: `key=${key}` } });
    await place.run('revoke insert on checks from signgate_app');
    await ask(transfer('leaks'));
    await place.run('grant insert on checks to signgate_app');
    await pause(1_500);
    const secret = key.slice(-SECRET_LENGTH);
    const tables = await place.run(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    );
    for (const { relname } of tables) {
      const found = await place.run(`select from ${String(relname)} as one where one::text like $1`, [`%${secret}%`]);
      trial.holds(`the table ${String(relname)} does not hold the secret`, found.length === 0);
    }
    trial.holds('the log does not hold it', !place.written().includes(secret));
    const everywhere = writtenText.leaks();
    trial.holds('no process of this run has written a key', everywhere.length === 0, everywhere);
    trial.note(`${tables.length} tables and all that the run’s processes wrote`);
  });

export const KEY_ROWS: readonly Row[] = [
  { number: '26', fault: 'timing attack on keys', run: timing },
  { number: '27', fault: 'key revoked mid-flight, three instances', run: revokedInFlight },
];

export const LAST_ROWS: readonly Row[] = [{ number: '28', fault: 'key in log, URL, error, database', run: leaks }];
