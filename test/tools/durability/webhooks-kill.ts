import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { openEmbeddedEngine } from '../../../adapters/engine/embedded-postgres/index.js';
import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { evmAddress } from '../../support/addresses.js';
import { createKey, type ServiceProcess, startService } from '../../support/service-process.js';
import { silentLogger } from '../../support/silent-logger.js';
import { runSql } from '../../support/sql.js';
import { startReceiver, type WebhookReceiver } from '../../support/webhook-receiver.js';
import { markdownTable } from '../bench/table.js';
import { headers, kill, ROUNDS, sendUntilDead } from './killing.js';

/**
 * Kills the sender of webhooks ten times under a load of checks, every second time together with the database engine,
 * and compares what two receivers got with the rows of the database: each event at least once and in order, none that
 * is no row, each signed. Prints a table; exit code 1 where anything does not hold.
 */
const CLIENTS = 6;
/** Longer than a sender takes to begin: it is killed while it sends. */
const LOAD_MS = 3_000;
/** What is left is sent after the last restart, within this time. */
const DRAIN_LIMIT_MS = 120_000;
/** The reserved demonstration account of stolen funds. */
const STOLEN = demonstrationKey('evm', 0xde300001);

const SUBSCRIPTIONS = [['check.review', 'check.block'], ['check.block']] as const;

interface Subscription {
  readonly webhookId: string;
  readonly verifier: Webhook;
  readonly types: readonly string[];
  readonly receiver: WebhookReceiver;
}

/** What a receiver got, held to what was committed. */
interface Findings {
  readonly rows: number;
  readonly messages: number;
  readonly repeats: number;
  readonly missing: number;
  readonly invented: number;
  readonly outOfOrder: number;
  readonly unsigned: number;
}

/** Every fourth is BLOCK, every fourth REVIEW, and the others ALLOW. */
const bodyOf =
  (client: string) =>
  (count: number): object => ({
    from_address: evmAddress(`sender ${client}`),
    to_address: count % 4 === 0 ? STOLEN : evmAddress(`recipient ${client} ${String(count)}`),
    ...{ chain: 'ethereum', token: 'USDC', amount: count % 4 === 1 ? 25_000 : 1 + (count % 50) },
    ...(count % 4 === 1 && { transaction_type: 'safe_send' }),
  });

/** Takes every message, a little late: a sender that is killed meanwhile does not know that it was taken. */
const slowly = () =>
  startReceiver((_request, response) => void setTimeout(() => response.writeHead(204).end(), Math.random() * 4));

const subscribe = async ({ url }: ServiceProcess, key: string, types: readonly string[]): Promise<Subscription> => {
  const receiver = await slowly();
  const body = JSON.stringify({ url: receiver.url, types });
  const answer = await fetch(`${url}/api/webhooks`, { method: 'POST', headers: headers(key), body });
  const { webhook_id: webhookId, secret } = (await answer.json()) as { webhook_id: string; secret: string };
  return { webhookId, verifier: new Webhook(secret), types, receiver };
};

/** A round: load, a kill in the middle of it, a restart. Gives how many checks were acknowledged. */
const round = async (number: number, service: ServiceProcess, key: string, dataDir: string): Promise<number> => {
  let acknowledged = 0;
  const clients = Array.from({ length: CLIENTS }, (_, client) =>
    sendUntilDead(service.url, key, bodyOf(`${String(number)}.${String(client)}`), () => (acknowledged += 1)),
  );
  await new Promise((resolve) => setTimeout(resolve, LOAD_MS));
  await kill(service, dataDir, number % 2 === 0);
  await Promise.all(clients);
  return acknowledged;
};

const drained = async ({ url }: ServiceProcess, key: string, all: readonly Subscription[]): Promise<void> => {
  const endAt = performance.now() + DRAIN_LIMIT_MS;
  let [before, quiet] = [-1, 0];
  // nothing waits, and nothing more comes, for two seconds: a look of the sender notes what is new
  while (quiet < 8 && performance.now() < endAt) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const waiting = await Promise.all(
      all.map(async ({ webhookId }) => {
        const answer = await fetch(`${url}/api/webhooks/${webhookId}`, { headers: headers(key) });
        return ((await answer.json()) as { waiting: number }).waiting;
      }),
    );
    const got = all.reduce((sum, { receiver }) => sum + receiver.received.length, 0);
    quiet = waiting.every((count) => count === 0) && got === before ? quiet + 1 : 0;
    before = got;
  }
};

const isSigned = (verifier: Webhook, { headers: sent, body }: WebhookReceiver['received'][number]): boolean => {
  try {
    verifier.verify(body, sent);
    return true;
  } catch {
    return false;
  }
};

type Sql = <Row extends object>(sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

const findingsOf = async ({ webhookId, verifier, types, receiver }: Subscription, sql: Sql): Promise<Findings> => {
  const actions = types.map((type) => type.replace('check.', '').toUpperCase());
  const committed = await sql<{ event_id: string }>(
    `select 'evt_' || request_id as event_id from checks where action = any($1)
     and written_in > (select written_in from webhooks where webhook_id = $2)`,
    [actions, webhookId],
  );
  const noted = await sql<{ event_id: string }>(
    'select event_id from webhook_deliveries where webhook_id = $1 order by position',
    [webhookId],
  );
  const rows = new Set(committed.map((row) => row.event_id));
  const places = new Map(noted.map((row, place) => [row.event_id, place]));
  const got = receiver.received.map((message) => ({ message, id: message.headers['webhook-id'] ?? '' }));
  const known = new Set(got.map(({ id }) => id));
  // a repeat is of the last one: a message is never of an event before the one that came last
  const backwards = got.filter(
    ({ id }, index) => index > 0 && (places.get(id) ?? -1) < (places.get(got[index - 1]?.id ?? '') ?? -1),
  );
  return {
    rows: rows.size,
    messages: got.length,
    repeats: got.length - known.size,
    missing: [...rows].filter((id) => !known.has(id)).length,
    invented: [...known].filter((id) => !rows.has(id)).length,
    outOfOrder: backwards.length,
    unsigned: got.filter(({ message }) => !isSigned(verifier, message)).length,
  };
};

const dataDir = await mkdtemp(join(tmpdir(), 'signgate-webhooks-'));
const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error', WEBHOOKS_ALLOW_PRIVATE_NETWORK: 'yes' };
const subscriptions: Subscription[] = [];
let service = await startService(settings);
try {
  const key = await createKey(settings, { scopes: 'checks:create,webhooks:write' });
  for (const types of SUBSCRIPTIONS) subscriptions.push(await subscribe(service, key, types));
  for (let number = 1; number <= ROUNDS; number += 1) {
    const acknowledged = await round(number, service, key, dataDir);
    service = await startService(settings);
    const got = subscriptions.map(({ receiver }) => receiver.received.length).join(' and ');
    process.stdout.write(
      `round ${String(number)}: killed ${number % 2 === 0 ? 'service and engine' : 'service'}; checks acknowledged ` +
        `${String(acknowledged)}; messages so far ${got}\n`,
    );
  }
  await drained(service, key, subscriptions);
  const engine = await openEmbeddedEngine({ dataDir, role: 'command', log: silentLogger });
  const sql: Sql = (text, values) => runSql(engine.connection, text, values);
  const found = await Promise.all(subscriptions.map((one) => findingsOf(one, sql)));
  await engine.close();
  const columns = ['events', 'rows', 'messages', 'repeats', 'missing', 'invented', 'out of order', 'not signed'];
  const table = found.map((one, index) => [
    subscriptions[index]?.types.join(', ') ?? '',
    ...Object.values(one).map(String),
  ]);
  process.stdout.write(`\n${markdownTable({ columns, rows: table })}\n`);
  const isHeld = found.every(
    ({ rows, missing, invented, outOfOrder, unsigned }) => rows > 0 && missing + invented + outOfOrder + unsigned === 0,
  );
  process.exitCode = isHeld ? 0 : 1;
} finally {
  await service.stop();
  for (const { receiver } of subscriptions) await receiver.close();
  await rm(dataDir, { recursive: true, force: true });
}
