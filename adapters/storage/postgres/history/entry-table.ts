import type { HistoryEntry } from '../../../../ports/stores/history.js';
import { BIGINT, BOOLEAN, DOUBLE, INTEGER, TEXT, UUID } from '../wire/column-types.js';
import { column } from '../wire/columns.js';
import { Table } from '../wire/table.js';
import { historyId, intentId } from './history-id.js';

/** An entry of history with the number of its scope. */
export interface NumberedEntry {
  readonly entry: HistoryEntry;
  readonly scopeId: number;
}

export const HISTORY_ENTRIES = new Table<NumberedEntry>('history_entries', [
  column('checked_at_ms', BIGINT, ({ entry }) => entry.checkedAtMs),
  column('value_usd', DOUBLE, ({ entry }) => entry.valueUsd),
  column('scope_id', INTEGER, ({ scopeId }) => scopeId),
  column('sender_id', UUID, ({ entry }) => historyId(entry.senderKey)),
  column('recipient_id', UUID, ({ entry }) => historyId(entry.recipientKey)),
  column('intent_id', UUID, ({ entry }) => intentId(entry.fingerprint)),
  column('allowed', BOOLEAN, ({ entry }) => entry.action === 'ALLOW'),
  column('blocked', BOOLEAN, ({ entry }) => entry.action === 'BLOCK'),
  column('transfer', BOOLEAN, ({ entry }) => entry.transfer),
  column('recipient_affix', TEXT, ({ entry }) => entry.recipientAffix),
  column('recipient_key', TEXT, ({ entry }) => entry.recipientKey),
]);

/**
 * Entries in the one order in which every batch writes them. Two batches with the same intents then wait for one
 * another in the same order and cannot deadlock.
 */
export const inOrder = (entries: readonly NumberedEntry[]): readonly NumberedEntry[] => entries.toSorted(byIntent);

const byIntent = (left: NumberedEntry, right: NumberedEntry): number =>
  left.scopeId - right.scopeId ||
  compare(left.entry.fingerprint, right.entry.fingerprint) ||
  compare(left.entry.action, right.entry.action);

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
