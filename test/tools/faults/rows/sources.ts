import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { evmAddress } from '../../../support/addresses.js';
import { actionOf, call, codesOf, readCheck, type Reply, transfer } from '../support/calls.js';
import { untilWorks } from '../support/engine.js';
import {
  answerAbout,
  type Behaviour,
  type Feed,
  incoming,
  label,
  sendJson,
  settingsFor,
  SOURCE,
  startVendor,
} from '../support/feed.js';
import { type OneInstance, withInstance } from '../support/one-instance.js';
import type { Row, Trial } from '../support/trial.js';
import { importList } from '../support/list-import.js';

/** The feed's own deadline is 1.5 s; a busy machine gets a second. Milliseconds. */
const ANSWER_LIMIT_MS = 2_500;

interface World extends OneInstance {
  readonly feed: Feed;
  /**
   * An incoming check while the vendor behaves so. The vendor is well before, so that no earlier fault is still
   * remembered.
   */
  readonly while: (behaviour: Behaviour) => Promise<Reply>;
}

const withVendor = async (trial: Trial, work: (world: World) => Promise<void>): Promise<void> => {
  const feed = await startVendor();
  const well = feed.behave;
  try {
    await withInstance(trial, feed.settings, async (one) => {
      const recover = async (): Promise<void> => {
        feed.behave = well;
        await untilWorks(async () => {
          const reply = await one.ask(incoming);
          if (actionOf(reply) !== 'ALLOW') throw new Error(`the healthy vendor is not asked yet: ${reply.text}`);
        });
      };
      await work({
        ...one,
        feed,
        while: async (behaviour) => {
          await recover();
          feed.behave = behaviour;
          one.place.ledger.degraded = true;
          const reply = await one.ask(incoming);
          one.place.ledger.degraded = false;
          return reply;
        },
      });
    });
  } finally {
    await feed.stop();
  }
};

/** States that each behaviour leads to REVIEW, in time, with a degraded screening. */
const degradesAll = async (
  trial: Trial,
  world: World,
  behaviours: Readonly<Record<string, Behaviour>>,
): Promise<void> => {
  for (const [what, behaviour] of Object.entries(behaviours)) {
    const reply = await world.while(behaviour);
    const mode = (reply.json['screening'] as { readonly provider_mode?: string } | undefined)?.provider_mode;
    trial.holds(
      `${what}: REVIEW and degraded`,
      reply.status === 200 && actionOf(reply) === 'REVIEW' && mode === 'degraded',
      reply.text,
    );
    trial.holds(`${what}: answered in time`, reply.tookMs < ANSWER_LIMIT_MS, reply.tookMs);
  }
  trial.note(`${Object.keys(behaviours).length} behaviours: REVIEW, degraded`);
};

const never: Behaviour = () => undefined;

const slow = (trial: Trial): Promise<void> =>
  withVendor(trial, async (world) => {
    await degradesAll(trial, world, {
      'no answer': never,
      'an answer after 3 s': (response, addresses) =>
        void setTimeout(() => sendJson(response, answerAbout(addresses)), 3_000).unref(),
    });
    await pause(300);
    trial.holds('the call is ended at the deadline', world.feed.aborted >= 2, world.feed.aborted);
    await importList(world, 'Sanctions', [SOURCE], '--published', '2026-11-20');
    await untilWorks(async () => {
      world.feed.behave = never;
      const hit = await world.ask(incoming);
      if (actionOf(hit) !== 'BLOCK') throw new Error(`no BLOCK: ${hit.text}`);
    }, 8_000);
    trial.holds('BLOCK where another source hit', true);
  });

const nonsense = (trial: Trial): Promise<void> =>
  withVendor(trial, async (world) => {
    const body =
      (make: (addresses: readonly string[]) => unknown): Behaviour =>
      (response, addresses) =>
        sendJson(response, make(addresses));
    await degradesAll(trial, world, {
      empty: body(() => ''),
      null: body(() => 'null'),
      '"0"': body(() => '"0"'),
      'an empty object': body(() => ({})),
      'no results': body((addresses) => answerAbout(addresses, [], { results: [] })),
      'half of it': body((addresses) => JSON.stringify(answerAbout(addresses)).slice(0, -20)),
      'an unknown member': body((addresses) => answerAbout(addresses, [label({ verdict: 'clean' })])),
      'an unknown category': body((addresses) => answerAbout(addresses, [label({ category: 'harmless' })])),
      'another address': body(() => answerAbout([evmAddress('somebody else')])),
      'one address too many': body((addresses) => answerAbout([...addresses, evmAddress('somebody else')])),
      'data of last month': body((addresses) =>
        answerAbout(addresses, [label()], { as_of: '2026-09-01T00:00:00.000Z' }),
      ),
      'a page': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>maintenance</p>'),
    });
  });

const failing = (trial: Trial): Promise<void> =>
  withVendor(trial, async (world) => {
    const status =
      (code: number): Behaviour =>
      (response) =>
        void response.writeHead(code, { 'content-type': 'application/json' }).end('{}');
    await degradesAll(trial, world, {
      ...Object.fromEntries([401, 403, 429, 500, 502, 503].map((code) => [String(code), status(code)])),
      'a reset': (response) => void response.socket?.resetAndDestroy(),
      'a connection that ends': (response) => void response.socket?.end(),
    });
    const before = world.feed.calls;
    await world.while(status(500));
    trial.holds('at most one retry', world.feed.calls - before <= 3, world.feed.calls - before);
    for (let count = 0; count < 8; count += 1) await world.ask(incoming);
    const open = await world.ask(incoming);
    trial.holds(
      'the circuit opens after a series',
      JSON.stringify(open.json['screening']).includes('circuit_open') && open.tookMs < 1_000,
      open.text,
    );
    const other = await world.place.start(settingsFor(world.feed.url.replace('http:', 'https:')));
    const tls = await call('POST', `${other.url}/api/check-transaction`, {
      key: world.key,
      body: JSON.stringify(incoming),
    });
    trial.holds('a TLS error is REVIEW', tls.status === 200 && actionOf(tls) === 'REVIEW', tls.text);
    trial.holds('401 and 403 stand in the log', /unauthorized/.test(world.place.written()));
  });

const oversized = (trial: Trial): Promise<void> =>
  withVendor(trial, async (world) => {
    const padded = (addresses: readonly string[], bytes: number): string =>
      `${' '.repeat(bytes)}${JSON.stringify(answerAbout(addresses))}`;
    let redirected = 0;
    await degradesAll(trial, world, {
      'a body of 8 MB': (response, addresses) => sendJson(response, padded(addresses, 8_000_000)),
      'a gzip bomb of 50 MB': (response, addresses) =>
        sendJson(response, gzipSync(padded(addresses, 50_000_000)), { 'content-encoding': 'gzip' }),
      'an endless body': (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => response.write(' '.repeat(65_536)), 5);
        response.on('close', () => clearInterval(timer));
      },
      'a redirect to a good answer': (response, addresses, request) => {
        if (request.url?.includes('elsewhere') === true) {
          redirected += 1;
          sendJson(response, answerAbout(addresses));
        } else response.writeHead(307, { location: '/elsewhere' }).end();
      },
    });
    trial.holds('the redirect is not followed', redirected === 0);
    trial.holds('the process lives', (await call('GET', `${world.url}/health`)).status === 200);
  });

const disagreeing = (trial: Trial): Promise<void> =>
  withVendor(trial, async (world) => {
    await importList(world, 'Sanctions', [SOURCE], '--published', '2026-11-20');
    const blocked = await untilWorks(async () => {
      const reply = await world.ask(incoming);
      if (actionOf(reply) !== 'BLOCK') throw new Error(`no BLOCK: ${reply.text}`);
      return reply;
    }, 8_000);
    const record = await readCheck(world.url, world.key, String(blocked.json['request_id']));
    trial.holds(
      'the strictest wins: a list against a clean attribution',
      codesOf(blocked).includes('sanctioned_address'),
      blocked.text,
    );
    trial.holds(
      'what each source said stands in the record',
      record.text.includes('VASP-1') && record.text.includes('Sanctions'),
      record.text.slice(0, 200),
    );
    world.feed.behave = (response) => void response.writeHead(500).end();
    const failingFeed = await world.ask(incoming);
    trial.holds('one hit while the rest fails: BLOCK', actionOf(failingFeed) === 'BLOCK', failingFeed.text);
    const clean = transfer('other', { from_address: evmAddress('another source'), direction: 'incoming' });
    world.feed.behave = (response, addresses) =>
      sendJson(
        response,
        answerAbout(addresses, [
          label(),
          label({ category: 'stolen_funds', severity: 'CRITICAL', reference: 'CASE-9', confidence: 0.95 }),
        ]),
      );
    const both = await untilWorks(async () => {
      const reply = await world.ask(clean);
      if (actionOf(reply) !== 'BLOCK') throw new Error(`no BLOCK: ${reply.text}`);
      return reply;
    }, 15_000);
    trial.holds('one source that says both: the stricter', codesOf(both).includes('illicit_exposure'), both.text);
  });

export const SOURCE_ROWS: readonly Row[] = [
  { number: '1', fault: 'provider slower than its deadline', run: slow },
  { number: '2', fault: 'provider answers nonsense', run: nonsense },
  { number: '3', fault: 'provider 401, 403, 429, 5xx, reset, TLS error', run: failing },
  { number: '5', fault: 'provider huge body, gzip bomb, redirect', run: oversized },
  { number: '6', fault: 'sources disagree, one hit while the rest fail', run: disagreeing },
];
