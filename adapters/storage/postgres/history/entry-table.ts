import type { HistoryEntry } from '../../../../ports/stores/history.js';
import { BIGINT, BOOLEAN, DOUBLE, INTEGER, TEXT, UUID } from '../wire/column-types.js';
import { column } from '../wire/columns.js';
import { Table } from '../wire/table.js';
import { historyId, intentId } from './history-id.js';

/** An entry of history with its check and the number of its scope. */
export interface NumberedEntry {
  readonly entry: HistoryEntry;
  readonly requestId: string;
  readonly scopeId: number;
}

export const HISTORY_ENTRIES = new Table<NumberedEntry>('history_entries', [
  column('checked_at_ms', BIGINT, ({ entry }) => entry.checkedAtMs),
  column('value_usd', DOUBLE, ({ entry }) => sizeColumns(entry).value_usd),
  column('scope_id', INTEGER, ({ scopeId }) => scopeId),
  column('sender_id', UUID, ({ entry }) => historyId(entry.senderKey)),
  column('recipient_id', UUID, ({ entry }) => historyId(entry.recipientKey)),
  column('intent_id', UUID, ({ entry }) => intentId(entry.fingerprint)),
  column('amount', DOUBLE, ({ entry }) => sizeColumns(entry).amount),
  column('allowed', BOOLEAN, ({ entry }) => entry.action === 'ALLOW'),
  column('blocked', BOOLEAN, ({ entry }) => entry.action === 'BLOCK'),
  column('transfer', BOOLEAN, ({ entry }) => entry.transfer),
  column('recipient_affix', TEXT, ({ entry }) => entry.recipientAffix),
  column('recipient_key', TEXT, ({ entry }) => entry.recipientKey),
  column('request_id', TEXT, ({ requestId }) => requestId),
  column('asset', TEXT, ({ entry }) => sizeColumns(entry).asset),
]);

/** A size as its columns: a value, or an amount of an asset. */
export const sizeColumns = ({
  size,
}: Pick<HistoryEntry, 'size'>): {
  readonly value_usd: number | null;
  readonly amount: number | null;
  readonly asset: string | null;
} =>
  'usd' in size
    ? { value_usd: size.usd, amount: null, asset: null }
    : { value_usd: null, amount: size.amount, asset: size.asset };
