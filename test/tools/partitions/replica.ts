import { openPostgresStorage, type PostgresStores } from '../../../adapters/storage/postgres/index.js';
import { requestIdsFrom } from '../../../domain/record/request-time.js';
import type { OwnServer } from '../../adapters/storage/support/own-server.js';
import { startPair } from '../../adapters/storage/support/primary-and-standby.js';
import { checkEntry, DAY_MS, SCOPE } from '../../conformance/storage/fixtures.js';
import { sampleWith } from '../../support/report-samples.js';
import { silentLogger } from '../../support/silent-logger.js';
import { parentOf, timeOfFamily } from '../bench/cpu-time.js';

/** Checks of one call. */
const TOGETHER = 100;

const ROUNDS = 3;

/** Processor time of a server with all its sessions, microseconds. */
const timeOf = async (server: OwnServer): Promise<() => Promise<number>> => {
  const [row] = await server.asSuperuser("select pid from pg_stat_activity where backend_type = 'checkpointer'");
  const postmaster = await parentOf(Number(row?.['pid']));
  return async () => {
    const { user, system } = await timeOfFamily(postmaster);
    return user + system;
  };
};

/** What old checks cost a primary and its standby, read with and without the setting. */
export const showReplica = async (count: number, say: (text: string) => void): Promise<void> => {
  const pair = await startPair();
  const [primary, standby] = [await timeOf(pair.primary), await timeOf(pair.standby)];
  const { connection } = pair.primary;
  const replica = { database: 'main', connection: pair.standby.connection };
  const { recordJson } = sampleWith(1);
  const atMs = Date.now() - DAY_MS;
  const ids = Array.from({ length: count }, (_, n) => `${requestIdsFrom(atMs)}${String(n).padStart(16, '0')}`);
  const works: Readonly<Record<string, (stores: PostgresStores) => Promise<unknown>>> = {
    'find by id': async ({ checks }) => {
      for (const id of ids) if ((await checks.find(SCOPE, id)) === null) throw new Error('It is there');
    },
    'read back to back': async ({ checks }) => {
      for await (const { requestId } of checks.latest(SCOPE, count)) if (requestId === '') return;
    },
  };
  say('| | primary, us a check | standby, us a check |\n|---|---|---|');
  for (const [name, isRead] of [
    ['without a replica', false],
    ['with a replica', true],
  ] as const) {
    const stores = await openPostgresStorage({ connection, logger: silentLogger, ...(isRead && { replica }) });
    if (!isRead)
      for (let start = 0; start < count; start += TOGETHER) {
        const some = ids.slice(start, start + TOGETHER);
        await stores.checks.appendTogether(
          SCOPE,
          some.map((requestId) => checkEntry({ requestId, recordJson, checkedAtMs: atMs })),
        );
      }
    await pair.caughtUp();
    for (const [what, work] of Object.entries(works)) {
      // the first one warms up: it opens the sessions, whose time would be missed at their end
      await work(stores);
      const before = [await primary(), await standby()] as const;
      for (let round = 0; round < ROUNDS; round += 1) await work(stores);
      const took = [(await primary()) - before[0], (await standby()) - before[1]];
      say(`| ${what}, ${name} | ${took.map((us) => (us / count / ROUNDS).toFixed(1)).join(' | ')} |`);
    }
    if (isRead && stores.replicaReads().some(({ result, count: of }) => result !== 'answered' && of > 0))
      say(`not all was answered by the replica: ${JSON.stringify(stores.replicaReads())}`);
    await stores.close();
  }
  await pair.stop();
};
