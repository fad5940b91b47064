import type pg from 'pg';
import { requestIdsFrom, timeOfRequestId } from '../../../../domain/record/request-time.js';
import { startOfUtcMonth, utcMonthOf } from '../../../../domain/shared/iso-time.js';
import type { Logger } from '../../../../ports/platform/platform.js';
import type { PartitionChanges } from '../../../../ports/stores/partitions.js';
import { staysWhole } from '../migrations/support.js';
import { errorCode } from '../session/errors.js';
import { APP_ROLE } from '../migrations/role.js';
import { readPartitions } from './catalogue.js';
import { boundsSql, DEFAULT_PARTITION, nameOfMonth, nameUntil, UNDIVIDED } from './names.js';
import { briefly } from './owner-work.js';

const DAY_MS = 86_400_000;

/** check_violation: a row lies where it must not. */
const ROW_OUTSIDE = '23514';

/**
 * A table like the others, with the triggers that it keeps when it is detached. It is made first and attached then,
 * which keeps no one from reading or writing the others.
 */
const makeTable = async (client: pg.ClientBase, name: string): Promise<void> => {
  await client.query(`create table ${name} (like checks including all)`);
  // what a table does not take over
  await client.query(`alter table ${name} set (toast_tuple_target = 8160)`);
  await client.query(staysWhole(name));
};

/** In the transaction that is under way. */
export const makeMonthNow = async (client: pg.ClientBase, fromMs: number): Promise<void> => {
  const name = nameOfMonth(fromMs);
  await makeTable(client, name);
  const range = { fromMs, untilMs: startOfUtcMonth(fromMs, 1) };
  await client.query(`alter table checks attach partition ${name} ${boundsSql(range)}`);
};

/** The service's role may see whether it is empty. */
export const makeDefault = async (client: pg.ClientBase): Promise<void> => {
  await makeTable(client, DEFAULT_PARTITION);
  await client.query(`alter table checks attach partition ${DEFAULT_PARTITION} default`);
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE]);
  if (rowCount === 1) await client.query(`grant select on ${DEFAULT_PARTITION} to ${APP_ROLE}`);
};

/** The month's partition; false where the default one holds checks of it. */
const makeMonth = async (client: pg.ClientBase, fromMs: number): Promise<boolean> => {
  try {
    await briefly(client, () => makeMonthNow(client, fromMs));
    return true;
  } catch (error) {
    if (errorCode(error) === ROW_OUTSIDE) return false;
    throw error;
  }
};

/** Divides what is not divided yet, and makes what is missing of the months ahead. */
export const makeAhead = async (
  client: pg.ClientBase,
  nowMs: number,
  monthsAhead: number,
  logger: Logger,
): Promise<PartitionChanges> => {
  const made: string[] = [];
  const blocked: string[] = [];
  const before = await readPartitions(client);
  if (before.some(({ name, isAttached }) => name === UNDIVIDED && isAttached)) {
    const name = await divide(client, nowMs, logger);
    if (name === null) return { made, blocked: [UNDIVIDED] };
    made.push(name, DEFAULT_PARTITION);
  }
  const partitions = await readPartitions(client);
  if (!partitions.some(({ isDefault }) => isDefault)) {
    await briefly(client, () => makeDefault(client));
    made.push(DEFAULT_PARTITION);
  }
  const taken = new Set(partitions.map(({ name }) => name));
  for (let month = 0; month <= monthsAhead; month += 1) {
    const fromMs = startOfUtcMonth(nowMs, month);
    const isCovered = partitions.some(
      (one) => one.isAttached && !one.isDefault && (one.fromMs ?? -1) <= fromMs && fromMs < (one.untilMs ?? Infinity),
    );
    if (isCovered || taken.has(nameOfMonth(fromMs))) continue;
    if (await makeMonth(client, fromMs)) made.push(nameOfMonth(fromMs));
    else blocked.push(utcMonthOf(fromMs));
  }
  return { made, blocked };
};

/**
 * All that is recorded, and what comes until the next month begins, becomes the first partition as it is. The server
 * looks at each row while others read and write; only then it exchanges the bounds, within a moment. Meanwhile an id of
 * after that moment would be refused: it is a day away at least. Null: there is an id of later.
 */
const divide = async (client: pg.ClientBase, nowMs: number, logger: Logger): Promise<string | null> => {
  const untilMs = startOfUtcMonth(nowMs + DAY_MS, 1);
  const { rows } = await client.query<{ readonly newest: string | null }>(
    'select max(request_id) as newest from checks',
  );
  const newest = rows[0]?.newest ?? null;
  if (newest !== null && (timeOfRequestId(newest) ?? Infinity) >= untilMs) {
    logger.log('error', 'checks cannot be partitioned: there is an id of the future', { request_id: newest });
    return null;
  }
  const name = nameUntil(untilMs);
  const drop = `alter table ${UNDIVIDED} drop constraint if exists checks_are_older`;
  try {
    await briefly(client, async () => {
      await client.query(drop);
      const older = `request_id < '${requestIdsFrom(untilMs)}'`;
      await client.query(`alter table ${UNDIVIDED} add constraint checks_are_older check (${older}) not valid`);
    });
    await client.query(`alter table ${UNDIVIDED} validate constraint checks_are_older`);
    await briefly(client, async () => {
      await client.query(`alter table checks detach partition ${UNDIVIDED}`);
      await client.query(`alter table checks attach partition ${UNDIVIDED} ${boundsSql({ fromMs: null, untilMs })}`);
      await client.query(drop);
      await client.query(`alter trigger ${UNDIVIDED}_stays on ${UNDIVIDED} rename to ${name}_stays`);
      await client.query(`alter table ${UNDIVIDED} rename to ${name}`);
      await makeDefault(client);
    });
    return name;
  } catch (error) {
    await briefly(client, () => client.query(drop));
    throw error;
  }
};
