import type { CheckEntry } from '../../../../ports/stores/checks.js';
import type { HistoryEntry } from '../../../../ports/stores/history.js';
import { bigintArray, booleanArray, doubleArray, integerArray, textArray, uuidArray } from '../wire/binary-arrays.js';
import { historyId, intentId } from '../history/history-id.js';

/** A check with the number of its scope. */
export interface NumberedCheck {
  readonly entry: CheckEntry;
  readonly scopeId: number;
}

/**
 * The checks of a batch. The records come as one run of bytes that is cut by offset: to the byte, without escaping, and
 * no record can reach into its neighbour.
 */
const CHECKS_GIVEN = `unnest(
    $1::text[], $2::integer[], $3::text[], $4::bigint[], $5::text[], $6::text[], $7::double precision[], $8::text[], $9::integer[], $10::integer[]
  ) as g(request_id, scope_id, key_id, checked_at_ms, action, direction, duration_ms, timings, record_start, record_length)`;

const INSERT_CHECKS = `
  insert into checks (request_id, scope_id, key_id, checked_at, action, direction, duration_ms, timings, record)
  select g.request_id, g.scope_id, g.key_id, 'epoch'::timestamptz + g.checked_at_ms * interval '1 millisecond', g.action, g.direction,
    g.duration_ms, g.timings::json, convert_from(substring($23::bytea from g.record_start for g.record_length), 'UTF8')
  from ${CHECKS_GIVEN}`;

/**
 * Rows of history go in by key, so that two batches with the same intents wait for one another in one order and cannot
 * deadlock.
 */
const insertHistory = (onlyOf: string): string => `
insert into history_entries (
  checked_at_ms, value_usd, scope_id, sender_id, recipient_id, intent_id, allowed, blocked, transfer, recipient_affix, recipient_key)
select
  h.checked_at_ms, h.value_usd, h.scope_id, h.sender_id, h.recipient_id, h.intent_id, h.allowed, h.blocked, h.transfer, h.recipient_affix, h.recipient_key
from unnest(
  $11::text[], $12::bigint[], $13::double precision[], $14::integer[], $15::uuid[], $16::uuid[], $17::uuid[], $18::boolean[], $19::boolean[],
  $20::boolean[], $21::text[], $22::text[]
) as h(
  request_id, checked_at_ms, value_usd, scope_id, sender_id, recipient_id, intent_id, allowed, blocked, transfer, recipient_affix, recipient_key
) ${onlyOf}
order by h.scope_id, h.intent_id, h.allowed, h.blocked
on conflict do nothing`;

/**
 * One statement, and so one commit, for a whole batch of checks and what they leave in history. Nothing of it takes
 * effect where one check stands already.
 */
const APPEND_SQL = `with added as (${INSERT_CHECKS}) ${insertHistory('')}`;

/**
 * The same where some of the checks may stand already: each of those leaves everything as it is. Costs the engine more.
 */
const APPEND_AGAIN_SQL = `
with added as (${INSERT_CHECKS} on conflict (request_id) do nothing returning request_id)
${insertHistory('join added using (request_id)')}`;

export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** The statement, named so that each connection parses it once. `again`: some of the checks may stand already. */
export const appendStatement = (checks: readonly NumberedCheck[], again: boolean): Statement => ({
  ...(again ? { name: 'append_checks_again', text: APPEND_AGAIN_SQL } : { name: 'append_checks', text: APPEND_SQL }),
  values: valuesOf(checks),
});

/**
 * The records come last: the driver's buffer then grows to their size once, and is not copied again for what follows.
 */
const valuesOf = (checks: readonly NumberedCheck[]): unknown[] => {
  const { bytes, starts, lengths } = recordBytes(checks);
  return [...checkColumns(checks, starts, lengths), ...historyColumns(checks), bytes];
};

const checkColumns = (
  checks: readonly NumberedCheck[],
  starts: readonly number[],
  lengths: readonly number[],
): unknown[] => [
  textArray(checks.map(({ entry }) => entry.requestId)),
  integerArray(checks.map(({ scopeId }) => scopeId)),
  textArray(checks.map(({ entry }) => entry.keyId)),
  bigintArray(checks.map(({ entry }) => entry.checkedAtMs)),
  textArray(checks.map(({ entry }) => entry.action)),
  textArray(checks.map(({ entry }) => entry.direction)),
  doubleArray(checks.map(({ entry }) => entry.durationMs)),
  textArray(checks.map(({ entry }) => JSON.stringify(entry.timings))),
  integerArray(starts),
  integerArray(lengths),
];

/** All records one behind the other; `starts` counts from 1, as `substring` does. */
const recordBytes = (
  checks: readonly NumberedCheck[],
): { readonly bytes: Buffer; readonly starts: number[]; readonly lengths: number[] } => {
  const lengths = checks.map(({ entry }) => Buffer.byteLength(entry.recordJson));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + length, 0));
  let end = 0;
  const starts = checks.map(({ entry }) => {
    const start = end + 1;
    end += bytes.write(entry.recordJson, end);
    return start;
  });
  return { bytes, starts, lengths };
};

const historyColumns = (checks: readonly NumberedCheck[]): unknown[] => {
  const kept = checks.flatMap(({ entry, scopeId }) =>
    entry.history === null ? [] : [{ requestId: entry.requestId, scopeId, history: entry.history }],
  );
  const column = <Value>(read: (history: HistoryEntry) => Value): Value[] => kept.map(({ history }) => read(history));
  return [
    textArray(kept.map(({ requestId }) => requestId)),
    bigintArray(column((history) => history.checkedAtMs)),
    doubleArray(column((history) => history.valueUsd)),
    integerArray(kept.map(({ scopeId }) => scopeId)),
    uuidArray(column((history) => historyId(history.senderKey))),
    uuidArray(column((history) => historyId(history.recipientKey))),
    uuidArray(column((history) => intentId(history.fingerprint))),
    booleanArray(column((history) => history.action === 'ALLOW')),
    booleanArray(column((history) => history.action === 'BLOCK')),
    booleanArray(column((history) => history.transfer)),
    textArray(column((history) => history.recipientAffix)),
    textArray(column((history) => history.recipientKey)),
  ];
};
