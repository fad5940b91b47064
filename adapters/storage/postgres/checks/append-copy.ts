import type { HistoryEntry } from '../../../../ports/stores/history.js';
import type { NumberedCheck } from './append-statement.js';
import type { BinaryRows } from '../wire/binary-rows.js';
import {
  writeBigint,
  writeBoolean,
  writeDouble,
  writeInteger,
  writeTimestamp,
  writeUuid,
} from '../wire/binary-values.js';
import type { TableRows } from '../wire/copy-query.js';
import { historyId, intentId } from '../history/history-id.js';

const CHECK_COLUMNS = [
  'request_id',
  'scope_id',
  'key_id',
  'checked_at',
  'action',
  'direction',
  'duration_ms',
  'timings',
  'record',
] as const;

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
] as const;

const copySql = (table: string, columns: readonly string[]): string =>
  `copy ${table} (${columns.join(', ')}) from stdin (format binary)`;
const COPY_CHECKS = copySql('checks', CHECK_COLUMNS);
const COPY_HISTORY = copySql('history_entries', HISTORY_COLUMNS);

/**
 * A batch of checks and what they leave in history as rows to copy in: costs the engine half of what inserting them
 * does. Refused as a whole (unique_violation) where a check or an intent of history stands already: the statement for
 * that is `appendStatement`.
 */
export const appendRows = (checks: readonly NumberedCheck[]): readonly TableRows[] => {
  const ofChecks: TableRows = { name: 'copy_checks', sql: COPY_CHECKS, write: (rows) => writeChecks(rows, checks) };
  if (checks.every(({ entry }) => entry.history === null)) return [ofChecks];
  return [
    ofChecks,
    { name: 'copy_history', sql: COPY_HISTORY, write: (rows) => writeHistory(rows, historyOf(checks)) },
  ];
};

const writeChecks = (rows: BinaryRows, checks: readonly NumberedCheck[]): void => {
  for (const { entry, scopeId } of checks) {
    rows.row(CHECK_COLUMNS.length);
    rows.text(entry.requestId);
    rows.value(writeInteger, scopeId);
    rows.text(entry.keyId);
    rows.value(writeTimestamp, entry.checkedAtMs);
    rows.text(entry.action);
    rows.text(entry.direction);
    rows.value(writeDouble, entry.durationMs);
    rows.text(JSON.stringify(entry.timings));
    rows.text(entry.recordJson);
  }
};

interface NumberedEntry {
  readonly scopeId: number;
  readonly intent: string;
  readonly history: HistoryEntry;
}

/**
 * In the order in which the statement inserts them: two batches with the same intents then wait for one another in one
 * order and cannot deadlock.
 */
const historyOf = (checks: readonly NumberedCheck[]): readonly NumberedEntry[] => {
  const entries: NumberedEntry[] = [];
  for (const { entry, scopeId } of checks) {
    const { history } = entry;
    if (history !== null) entries.push({ scopeId, intent: intentId(history.fingerprint), history });
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

const writeHistory = (rows: BinaryRows, entries: readonly NumberedEntry[]): void => {
  for (const { scopeId, intent, history } of entries) {
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
    rows.text(history.recipientAffix);
    rows.text(history.recipientKey);
  }
};
