import type { CheckEntry } from '../../../../ports/stores/checks.js';
import type { AnsweredCall } from '../../../../ports/stores/idempotency.js';
import { HISTORY_ENTRIES, type NumberedEntry } from '../history/entry-table.js';
import { BOOLEAN, DOUBLE, INTEGER, JSON_TEXT, TEXT, TIMESTAMP } from '../wire/column-types.js';
import { column } from '../wire/columns.js';
import type { TableRows } from '../wire/copy-query.js';
import { Table } from '../wire/table.js';

/** Checks that one call made: they are stored together or not at all. */
export interface CheckGroup {
  readonly entries: readonly CheckEntry[];
  /** Number of the scope of all of them. */
  readonly scopeId: number;
  /** Null for a call without an Idempotency-Key. */
  readonly answered: AnsweredCall | null;
}

/** A check with the number of its scope. */
export interface NumberedCheck {
  readonly entry: CheckEntry;
  readonly scopeId: number;
}

export const checksOf = (groups: readonly CheckGroup[]): readonly NumberedCheck[] =>
  groups.flatMap(({ entries, scopeId }) => entries.map((entry) => ({ entry, scopeId })));

export const CHECKS = new Table<NumberedCheck>('checks', [
  column('request_id', TEXT, ({ entry }) => entry.requestId),
  column('scope_id', INTEGER, ({ scopeId }) => scopeId),
  column('key_id', TEXT, ({ entry }) => entry.keyId),
  column('checked_at', TIMESTAMP, ({ entry }) => entry.checkedAtMs),
  column('action', TEXT, ({ entry }) => entry.action),
  column('direction', TEXT, ({ entry }) => entry.direction),
  column('duration_ms', DOUBLE, ({ entry }) => entry.durationMs),
  column('timings', JSON_TEXT, ({ entry }) => JSON.stringify(entry.timings)),
  column('finding_codes', TEXT, ({ entry }) => entry.findingCodes.join()),
  column('record', TEXT, ({ entry }) => entry.recordJson),
  column('bytes_alone', BOOLEAN, ({ entry }) => entry.route === 'payload'),
]);

/** What checks leave in history. */
export const numberedHistoryOf = (checks: readonly NumberedCheck[]): readonly NumberedEntry[] =>
  checks.flatMap(({ entry: { history, requestId }, scopeId }) =>
    history.map((one) => ({ entry: one, requestId, scopeId })),
  );

/** Checks and their history as rows for COPY. */
export const copiesOf = (checks: readonly NumberedCheck[]): readonly TableRows[] => {
  const entries = numberedHistoryOf(checks);
  return entries.length === 0 ? [CHECKS.copy(checks)] : [CHECKS.copy(checks), HISTORY_ENTRIES.copy(entries)];
};
