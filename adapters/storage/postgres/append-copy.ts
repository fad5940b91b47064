import type { NumberedCheck } from './append-statement.js';
import { BinaryRows, copyBytes } from './binary-rows.js';
import {
  BIGINT_BYTES,
  BOOLEAN_BYTES,
  DOUBLE_BYTES,
  INTEGER_BYTES,
  maxTextBytes,
  TIMESTAMP_BYTES,
  UUID_BYTES,
  writeBigint,
  writeBoolean,
  writeDouble,
  writeInteger,
  writeText,
  writeTimestamp,
  writeUuid,
} from './binary-values.js';
import type { TableRows } from './copy-query.js';
import { historyId, intentId } from './history-id.js';
import type { Counts, KnownPairs } from './known-pairs.js';
import type { HistoryEntry } from '../../../ports/history.js';

const CHECK_COLUMNS = ['request_id', 'scope_id', 'key_id', 'checked_at', 'action', 'direction', 'duration_ms', 'timings', 'record'] as const;
const CHECK_NUMBERS_BYTES = INTEGER_BYTES + TIMESTAMP_BYTES + DOUBLE_BYTES;

const HISTORY_COLUMNS = [
  'checked_at_ms',
  'value_usd',
  'scope_id',
  'sender_id',
  'recipient_id',
  'intent_id',
  'allowed',
  'blocked',
  'transfer',
  'recipient_affix',
  'recipient_key',
  'pair_counts',
  'recipient_counts',
] as const;
const HISTORY_NUMBERS_BYTES = BIGINT_BYTES + DOUBLE_BYTES + INTEGER_BYTES + 3 * UUID_BYTES + 5 * BOOLEAN_BYTES;

const copySql = (table: string, columns: readonly string[]): string => `copy ${table} (${columns.join(', ')}) from stdin (format binary)`;
const COPY_CHECKS = copySql('checks', CHECK_COLUMNS);
const COPY_HISTORY = copySql('history_entries', HISTORY_COLUMNS);

/**
 * A batch of checks and what they leave in history as rows to copy in: costs the engine half of what inserting them does.
 * Refused as a whole (unique_violation) where a check or an intent of history stands already: the statement for that is
 * `appendStatement`.
 */
export const appendRows = (checks: readonly NumberedCheck[], known: KnownPairs): readonly TableRows[] => {
  const entries = historyOf(checks, known);
  return [
    { name: 'copy_checks', sql: COPY_CHECKS, rows: checkRows(checks) },
    ...(entries.length === 0 ? [] : [{ name: 'copy_history', sql: COPY_HISTORY, rows: historyRows(entries) }]),
  ];
};

const checkRows = (checks: readonly NumberedCheck[]): Buffer => {
  const timings = checks.map(({ entry }) => JSON.stringify(entry.timings));
  let texts = 0;
  checks.forEach(({ entry }, index) => {
    texts += maxTextBytes(entry.requestId) + maxTextBytes(entry.keyId) + maxTextBytes(entry.action) + maxTextBytes(entry.direction);
    texts += maxTextBytes(timings[index] ?? '') + maxTextBytes(entry.recordJson);
  });
  const rows = new BinaryRows(texts + copyBytes(checks.length, CHECK_COLUMNS.length, CHECK_NUMBERS_BYTES));
  checks.forEach(({ entry, scopeId }, index) => {
    rows.row(CHECK_COLUMNS.length);
    rows.value(writeText, entry.requestId);
    rows.value(writeInteger, scopeId);
    rows.value(writeText, entry.keyId);
    rows.value(writeTimestamp, entry.checkedAtMs);
    rows.value(writeText, entry.action);
    rows.value(writeText, entry.direction);
    rows.value(writeDouble, entry.durationMs);
    rows.value(writeText, timings[index] ?? '');
    rows.value(writeText, entry.recordJson);
  });
  return rows.end();
};

interface NumberedEntry {
  readonly scopeId: number;
  readonly intent: string;
  readonly history: HistoryEntry;
  readonly counts: Counts;
}

/** In the order in which the statement inserts them: two batches with the same intents then wait for one another in one order and cannot deadlock. */
const historyOf = (checks: readonly NumberedCheck[], known: KnownPairs): readonly NumberedEntry[] => {
  const entries: NumberedEntry[] = [];
  for (const { entry, scopeId } of checks) {
    const { history } = entry;
    if (history !== null) entries.push({ scopeId, intent: intentId(history.fingerprint), history, counts: known.counts(scopeId, history) });
  }
  return entries.sort(byIntent);
};

const byIntent = (left: NumberedEntry, right: NumberedEntry): number => {
  if (left.scopeId !== right.scopeId) return left.scopeId - right.scopeId;
  if (left.intent !== right.intent) return left.intent < right.intent ? -1 : 1;
  return rankOf(left.history) - rankOf(right.history);
};

/** not allowed and not blocked, blocked, allowed. */
const rankOf = ({ action }: HistoryEntry): number => (action === 'ALLOW' ? 2 : action === 'BLOCK' ? 1 : 0);

const historyRows = (entries: readonly NumberedEntry[]): Buffer => {
  let texts = 0;
  for (const { history } of entries) texts += maxTextBytes(history.recipientAffix) + maxTextBytes(history.recipientKey);
  const rows = new BinaryRows(texts + copyBytes(entries.length, HISTORY_COLUMNS.length, HISTORY_NUMBERS_BYTES));
  for (const { scopeId, intent, history, counts } of entries) {
    rows.row(HISTORY_COLUMNS.length);
    rows.value(writeBigint, history.checkedAtMs);
    rows.value(writeDouble, history.valueUsd);
    rows.value(writeInteger, scopeId);
    rows.value(writeUuid, historyId(history.senderKey));
    rows.value(writeUuid, historyId(history.recipientKey));
    rows.value(writeUuid, intent);
    rows.value(writeBoolean, history.action === 'ALLOW');
    rows.value(writeBoolean, history.action === 'BLOCK');
    rows.value(writeBoolean, history.transfer);
    rows.value(writeText, history.recipientAffix);
    rows.value(writeText, history.recipientKey);
    rows.value(writeBoolean, counts.pair);
    rows.value(writeBoolean, counts.recipient);
  }
  return rows.end();
};
