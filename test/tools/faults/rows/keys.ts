import { setTimeout as pause } from 'node:timers/promises';
import { Agent } from 'undici';
import { msUntilRefused } from '../../../e2e/support/calls.js';
import { writtenText } from '../../../support/written-text.js';
import { call, check, confirm, keyIdOf, readCheck, type Reply, report, transfer } from '../support/calls.js';
import { healthy, startVendor } from '../support/feed.js';
import { withInstance } from '../support/one-instance.js';
import { withPlace } from '../support/place.js';
import { TIMING_LIMIT, welchT } from '../support/welch.js';
import type { Row, Trial } from '../support/trial.js';

const PAIRS = 10_000;
const SECRET_LENGTH = 43;
const INSTANCES = 3;
/** Longer than a command and two calls take on a machine that others use. Milliseconds. */
const GRACE_MS = 20_000;
/** Wrong keys of one address that are answered before it has to wait. */
const FAILURES_ALLOWED = 20;

/** Everything that is the same in two answers that tell the same. */
const withoutId = ({ status, text, json }: Reply): string =>
  `${status} ${text.replace(String(json['request_id']), '')}`;

const oneRefusal = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async ({ place, url, key }) => {
    const revoked = await place.key();
    await place.command('keys', 'revoke', keyIdOf(revoked));
    // a key that has expired already is not made: this one ends while the row waits
    const expiresAtMs = Date.now() + GRACE_MS;
    const expired = JSON.parse(
      await place.command(
        ...['keys', 'create', '--partner', 'Faults', '--environment', 'sandbox'],
        ...['--expires', new Date(expiresAtMs).toISOString(), '--json'],
      ),
    ) as { key: string };
    await pause(Math.max(0, expiresAtMs + 1 - Date.now()));
    const secret = key.slice(-SECRET_LENGTH);
    const wrong = {
      unknown: `sg_sandbox_zzzzzzzz_${secret}`,
      'wrong secret': key.replace(secret, 'A'.repeat(SECRET_LENGTH)),
      revoked,
      expired: expired.key,
      'other environment': key.replace('sandbox', 'production'),
      malformed: 'x',
      joined: `${key}, ${key}`,
    };
    const answers = new Set<string>();
    for (const [what, bad] of Object.entries(wrong)) {
      const reply = await check(url, bad, place.ledger, transfer(what));
      trial.holds(`${what}: 401`, reply.status === 401, reply.text);
      answers.add(withoutId(reply));
    }
    trial.holds('the answers are one and the same', answers.size === 1, [...answers]);
    const reader = await place.key({ scopes: 'checks:read' });
    trial.holds('a missing scope is 403', (await check(url, reader, place.ledger, transfer('scope'))).status === 403);
    trial.note(`${Object.keys(wrong).length} wrong keys, one answer`);
  });

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

const bruteForce = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async ({ place, url, key }) => {
    const bad = `sg_sandbox_zzzzzzzz_${'A'.repeat(SECRET_LENGTH)}`;
    const replies: Reply[] = [];
    for (let count = 0; count < FAILURES_ALLOWED + 10; count += 1) {
      replies.push(
        await call('GET', `${url}/api/reports/pricing`, {
          key: bad,
          headers: { 'x-forwarded-for': `203.0.113.${count}` },
        }),
      );
    }
    const limited = replies.filter(({ status }) => status === 429);
    trial.holds(
      `after ${FAILURES_ALLOWED} wrong keys of an address: 429, under any X-Forwarded-For`,
      limited.length === 10 && replies.slice(0, FAILURES_ALLOWED).every(({ status }) => status === 401),
      replies.map(({ status }) => status),
    );
    trial.holds(
      '429 says when to come again',
      limited.every(({ headers }) => Number(headers['retry-after']) >= 1),
    );
    trial.holds(
      'the partner is not locked out',
      (await check(url, key, place.ledger, transfer('partner'))).status === 200,
    );
  });

const strangers = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async ({ place, url, key, ask }) => {
    const mine = await ask(transfer('mine'));
    const requestId = String(mine.json['request_id']);
    const made = await report(url, key, place.ledger, { request_id: requestId });
    const reportId = String(made.json['report_id']);
    const others = {
      'another partner': await place.key({ partner: 'Stranger' }),
      'another environment': await place.key({ environment: 'production' }),
    };
    const turned = (id: string): string => id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const [who, other] of Object.entries(others)) {
      const pairs = [
        [await readCheck(url, other, requestId), await readCheck(url, other, turned(requestId))],
        ...(await Promise.all(
          ['', '.html', '.pdf'].map(
            async (form) =>
              [
                await call('GET', `${url}/api/reports/${reportId}${form}`, { key: other }),
                await call('GET', `${url}/api/reports/${turned(reportId)}${form}`, { key: other }),
              ] as const,
          ),
        )),
        [
          await report(url, other, place.ledger, { request_id: requestId }),
          await report(url, other, place.ledger, { request_id: turned(requestId) }),
        ],
        [await confirm(url, other, requestId), await confirm(url, other, turned(requestId))],
      ] as const;
      for (const [existing, unknown] of pairs)
        trial.holds(
          `${who}: the same 404 as for nothing`,
          existing.status === 404 && withoutId(existing) === withoutId(unknown),
          [existing.text, unknown.text],
        );
    }
    const [metered] = await place.run('select count(*)::integer as rows from report_metering');
    trial.holds('nothing is charged for it', metered?.['rows'] === 1);
    await pause(1_500);
    const usage = await place.run(`select count(*)::integer as calls from usage_log where status = 404`);
    trial.holds('each such call is in the usage log', Number(usage[0]?.['calls']) >= 10, usage);
    trial.note('6 routes × 2 strangers');
  });

const reroll = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async ({ place, url, key }) => {
    const next = await place.key();
    const [now] = await place.run(`select (extract(epoch from clock_timestamp()) * 1000)::double precision as ms`);
    const atMs = Math.ceil(Number(now?.['ms'])) + GRACE_MS;
    await place.command('keys', 'revoke', keyIdOf(key), '--at', new Date(atMs).toISOString());
    const inGrace = await Promise.all([key, next].map((one) => check(url, one, place.ledger, transfer('grace'))));
    trial.holds(
      'both keys work in the time of grace',
      inGrace.every(({ status }) => status === 200),
      inGrace.map(({ text }) => text),
    );
    let refusedAtMs = 0;
    while (refusedAtMs === 0 && Date.now() < atMs + 8_000) {
      if ((await check(url, key, place.ledger, transfer('grace'))).status === 401) refusedAtMs = Date.now();
      else await pause(50);
    }
    trial.holds(
      'the old one dies at its time',
      refusedAtMs >= atMs - 200 && refusedAtMs < atMs + 3_000,
      refusedAtMs - atMs,
    );
    trial.holds('the new one lives', (await check(url, next, place.ledger, transfer('grace'))).status === 200);
    trial.note(`refused ${refusedAtMs - atMs} ms after its time`);
  });

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
  { number: '25', fault: 'unknown, expired, revoked, other-environment key', run: oneRefusal },
  { number: '26', fault: 'timing attack on keys', run: timing },
  { number: '27', fault: 'key revoked mid-flight, three instances', run: revokedInFlight },
  { number: '29', fault: 'brute force, spoofed X-Forwarded-For', run: bruteForce },
  { number: '30', fault: 'another partner’s or environment’s records', run: strangers },
  { number: '31', fault: 'a key replaced with a time of grace', run: reroll },
];

export const LAST_ROWS: readonly Row[] = [{ number: '28', fault: 'key in log, URL, error, database', run: leaks }];
