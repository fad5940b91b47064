import type pg from 'pg';
import { HISTORY_ENTRIES } from '../history/entry-table.js';
import { finishCalls } from '../idempotency.js';
import { inTransaction, waitForStandby } from '../session/transaction.js';
import { CHECKS, type CheckGroup, checksOf, numberedHistoryOf } from './check-table.js';

/**
 * Stores checks, their history and their answers in one transaction. Safe to run twice: a check that is there already
 * stays as it is, and is on the synchronous standby, if there is one, when this resolves. Returns the groups whose call
 * lost its lease; of these it stores nothing.
 */
export const insertChecks = (pool: pg.Pool, groups: readonly CheckGroup[]): Promise<ReadonlySet<CheckGroup>> =>
  inTransaction(pool, async (client) => {
    const lost = await answerCalls(client, groups);
    const kept = checksOf(groups.filter((group) => !lost.has(group)));
    const { rows } = await client.query<{ readonly request_id: string }>(CHECKS.insert(kept, 'request_id'));
    const added = new Set(rows.map((row) => row.request_id));
    if (added.size < kept.length) await waitForStandby(client);
    // an id that comes twice in one batch leaves its history once
    const entries = numberedHistoryOf(kept.filter(({ entry }) => added.delete(entry.requestId)));
    if (entries.length > 0) await client.query(HISTORY_ENTRIES.insert(entries, 'scope_id'));
    return lost;
  });

const answerCalls = async (client: pg.PoolClient, groups: readonly CheckGroup[]): Promise<ReadonlySet<CheckGroup>> => {
  const answers = groups.flatMap(({ answered, scopeId }) => (answered === null ? [] : [{ answered, scopeId }]));
  if (answers.length === 0) return new Set();
  const holders = await finishCalls(client, answers);
  return new Set(groups.filter(({ answered }) => answered !== null && !holders.has(answered.call.holder)));
};
