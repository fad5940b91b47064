import { createPinoLogger } from '../../../adapters/platform/pino-logger.js';
import { FEED_FORMATS } from '../../../adapters/feeds/index.js';
import { openPostgresStorage } from '../../../adapters/storage/postgres/index.js';
import type { SyncResult } from '../../../ports/stores/feed-syncs.js';
import { compose, TOKENS } from '../../../src/composition.js';
import { loadSettings } from '../../../src/config.js';
import type { TestDatabase } from '../database.js';
import { feedOf, placeOf } from './feed.js';
import { minisignKey } from './minisign.js';
import { patientPublishers } from './patience.js';
import { startPublisher, type TestPublisher } from './publisher.js';
import { DAY_MS, DAYS, MONDAY_MS, type PublishedList, type WeekDay, xmlOf } from './week-days.js';

const SOURCE = 'Example sanctions';
const INSTANCES = 3;
/** The holder of this lock of the database syncs. */
const SYNC_LOCK = 7_446_744_013;

/** One line of the week: what the publisher did, and what the service made of it. */
export interface WeekLine {
  readonly day: WeekDay;
  readonly atMs: number;
  /** Answers of the publisher for the list itself, by status; null: it was asked and did not answer. */
  readonly answers: readonly (number | null)[];
  readonly result: SyncResult | null;
  readonly rows: number | null;
  readonly publishedAt: string | null;
  /** As `GET /api/sources` shows the list. */
  readonly shown: string;
  /** As `GET /health/ready` says it. */
  readonly ready: string;
  readonly events: readonly string[];
  /** What the counters of all instances grew by. */
  readonly counted: readonly string[];
}

export interface Week {
  readonly lines: readonly WeekLine[];
  /** SHA-256 and rows of each import that took effect. */
  readonly imports: readonly { readonly sha256: string; readonly rows: number }[];
  readonly logLines: readonly string[];
}

/** Whether a line is as its day says that it must be. */
export const isRight = ({ day, result, rows, events, ready }: WeekLine): boolean =>
  result === day.result && rows === day.rows && ready === (day.ready ?? 'yes') && events.join() === day.events.join();

/** Three instances as they are wired, on one database, before one publisher; the clock is set, so nothing waits. */
export const liveWeek = async (database: TestDatabase, days: readonly WeekDay[] = DAYS): Promise<Week> => {
  const publisher = await startPublisher();
  const key = minisignKey();
  const clock = { nowMs: MONDAY_MS, now: () => clock.nowMs };
  const logLines: string[] = [];
  const opened = await Promise.all(
    Array.from({ length: INSTANCES + 1 }, (_, index) =>
      // the last one is there to die in the middle of a sync: it waits long for a silent publisher
      openInstance(database, publisher, key.publicKey, clock, logLines, index === INSTANCES),
    ),
  );
  const world = { database, publisher, key, clock, instances: opened.slice(0, INSTANCES), dying: opened[INSTANCES] };
  try {
    const lines: WeekLine[] = [];
    for (const day of days) lines.push(await live(world, day));
    const rows = await database.run('select sha256, row_count from list_imports order by list_id');
    const imports = rows.map((row) => ({ sha256: String(row['sha256']), rows: Number(row['row_count']) }));
    return { lines, imports, logLines };
  } finally {
    for (const { syncer, stores } of opened) {
      await syncer.worker.close();
      await stores.close();
    }
    await publisher.stop();
  }
};

type Instance = Awaited<ReturnType<typeof openInstance>>;
interface World {
  readonly database: TestDatabase;
  readonly publisher: TestPublisher;
  readonly key: ReturnType<typeof minisignKey>;
  readonly clock: { nowMs: number };
  readonly instances: readonly Instance[];
  readonly dying: Instance | undefined;
}

const openInstance = async (
  database: TestDatabase,
  publisher: TestPublisher,
  publicKey: string,
  clock: { now(): number },
  logLines: string[],
  isDying: boolean,
) => {
  const logger = createPinoLogger({ level: 'info', write: (line) => void logLines.push(line) });
  const stores = await openPostgresStorage({ connection: database.connection, logger, role: 'command' });
  const feed = feedOf('', {
    source: SOURCE,
    format: FEED_FORMATS['ofac-sdn-xml'],
    category: null,
    everyMs: DAY_MS / 4,
    maxAgeSeconds: (3 * DAY_MS) / 1000,
    required: true,
    place: placeOf(`${publisher.url}/list?key=s3cret-of-the-week`, {
      signature: { at: { url: `${publisher.url}/list.minisig` }, publicKey },
    }),
  });
  const settings = { ...loadSettings({}), feeds: [feed], requiredLists: [SOURCE] };
  const publishers = patientPublishers(() => publisher.mood === 'silent' && !isDying);
  const container = compose({ settings, stores, clock, logger, publishers });
  return {
    stores,
    syncer: container.resolve(TOKENS.feedSyncer),
    inventory: container.resolve(TOKENS.sourceViews).readInventory,
    readiness: container.resolve(TOKENS.application).readiness,
  };
};

/** What the publisher shows: the list and its signature. */
const publish = ({ publisher, key }: World, list: PublishedList): void => {
  const body = list.body ?? xmlOf(list);
  publisher.show('/list', body, undefined, list.etag === undefined ? {} : { etag: `"${list.etag}"` });
  publisher.show('/list.minisig', key.sign(list.signedBody ?? body, MONDAY_MS + list.day * DAY_MS));
};

const live = async (world: World, day: WeekDay): Promise<WeekLine> => {
  const { clock, publisher, instances } = world;
  const before = { calls: publisher.calls.length, counts: countsOf(world), event: await lastEvent(world) };
  publisher.mood = day.mood ?? 'well';
  if (day.list !== undefined) publish(world, day.list);
  const untilMs = MONDAY_MS + day.atHours * (DAY_MS / 24);
  clock.nowMs = untilMs - (day.hours ?? 0) * (DAY_MS / 24);
  if (day.dies === true) await dieInTheMiddle(world);
  for (;;) {
    await Promise.all(instances.map(({ syncer }) => syncer.look()));
    const [sync] = await stateOf(world);
    // through a long outage the clock goes from one try to the next
    if (sync === undefined || sync.nextAtMs > untilMs || day.hours === undefined) break;
    clock.nowMs = sync.nextAtMs;
  }
  return lineOf(world, day, before);
};

const stateOf = async ({ instances }: World) => (await instances[0]?.stores.feedSyncs.syncs()) ?? [];

const lastEvent = async ({ instances }: World): Promise<number> =>
  (await instances[0]?.stores.feedSyncs.events(0, 1_000))?.at(-1)?.eventId ?? 0;

const countsOf = ({ instances }: World): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { syncer } of instances)
    for (const { result, count } of syncer.health().syncs) counts.set(result, (counts.get(result) ?? 0) + count);
  return counts;
};

/** One more instance takes the lock and asks a silent publisher; then its session is killed, and is gone. */
const dieInTheMiddle = async ({ database, publisher, dying }: World): Promise<void> => {
  const { mood } = publisher;
  publisher.mood = 'silent';
  const asked = publisher.nextCall();
  const ended = dying?.syncer.look().catch(() => undefined);
  await asked;
  await database.run(
    `select pg_terminate_backend(pid, 60000) from pg_locks
     where locktype = 'advisory' and (classid::bigint << 32) + objid::bigint = $1`,
    [SYNC_LOCK],
  );
  publisher.mood = mood;
  void ended;
};

const lineOf = async (
  world: World,
  day: WeekDay,
  before: { readonly calls: number; readonly counts: ReadonlyMap<string, number>; readonly event: number },
): Promise<WeekLine> => {
  const [instance] = world.instances;
  if (instance === undefined) throw new Error('There is no instance');
  const [sync] = await stateOf(world);
  const row = (await instance.inventory({ probes: false })).find(({ id }) => id === SOURCE);
  const { ready, degraded } = await instance.readiness();
  const counted = [...countsOf(world)].map(([result, count]) => [result, count - (before.counts.get(result) ?? 0)]);
  return {
    day,
    atMs: world.clock.nowMs,
    answers: world.publisher.calls
      .slice(before.calls)
      .flatMap((call) => (/^\/list\?/.test(call.path) ? call.status : [])),
    result: sync?.result ?? null,
    rows: row?.rows ?? null,
    publishedAt: row?.asOf ?? null,
    shown: [row?.status, row?.lastError?.reason, row?.lastError?.message].filter(Boolean).join(': '),
    ready: !ready ? 'no' : degraded === undefined ? 'yes' : 'yes, degraded',
    events: (await instance.stores.feedSyncs.events(before.event, 1_000)).map(({ kind }) => kind),
    counted: counted.flatMap(([result, count]) => (count === 0 ? [] : [`${String(result)} +${String(count)}`])),
  };
};
