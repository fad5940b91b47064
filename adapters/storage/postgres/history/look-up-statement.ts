import { affixOf } from '../../../../domain/intent/address.js';
import { HISTORY_LIMITS, type HistoryFacts } from '../../../../domain/facts/history/history-facts.js';
import type { HistoryQuery } from '../../../../ports/stores/history.js';
import { BIGINT, DOUBLE, INTEGER, TEXT, UUID } from '../wire/column-types.js';
import { column, type Column, namesOf, unnested, valuesOf } from '../wire/columns.js';
import type { Statement } from '../wire/table.js';
import { historyId, intentId } from './history-id.js';
import { DAY_HOURS, HOUR_MS, lookUpSql } from './look-up-sql.js';

/** A look-up with the number of its scope. */
export interface NumberedLookUp {
  readonly query: HistoryQuery;
  readonly scopeId: number;
}

const DAY_MS = DAY_HOURS * HOUR_MS;

/** What the statement asks, as columns of `q`. Null where the query does not ask for a part. */
const QUESTIONS: readonly Column<NumberedLookUp>[] = [
  column('scope_id', INTEGER, ({ scopeId }) => scopeId),
  column('intent_id', UUID, ({ query }) => intentId(query.fingerprint)),
  column('sender_id', UUID, ({ query }) => idOrNull(query.senderKey)),
  column('recipient_id', UUID, ({ query }) => idOrNull(query.recipientKey)),
  column('recipient_key', TEXT, ({ query }) => query.recipientKey),
  column('recipient_affix', TEXT, ({ query }) => (query.recipientKey === null ? null : affixOf(query.recipientKey))),
  column('band_from', DOUBLE, ({ query }) => query.bandUsd?.from ?? null),
  column('band_below', DOUBLE, ({ query }) => query.bandUsd?.below ?? null),
  column('day_ago_ms', BIGINT, ({ query }) => query.nowMs - DAY_MS),
  column('first_hour', BIGINT, ({ query }) => Math.floor((query.nowMs - DAY_MS) / HOUR_MS)),
  column('hour_ago_ms', BIGINT, ({ query }) => query.nowMs - HOUR_MS),
  column('hour_limit', INTEGER, ({ query }) => query.checksLastHourUpTo),
  column('allowed_limit', INTEGER, ({ query }) => query.allowedChecksUpTo),
];

const idOrNull = (key: string | null): string | null => (key === null ? null : historyId(key));

const LOOK_UP_SQL = lookUpSql(`${unnested(QUESTIONS)} with ordinality as q(${namesOf(QUESTIONS)}, place)`);

/** The statement, named so that each connection parses and plans it once. */
export const lookUpStatement = (lookUps: readonly NumberedLookUp[]): Statement => ({
  name: 'look_up_history',
  text: LOOK_UP_SQL,
  values: valuesOf(QUESTIONS, lookUps),
});

export interface LookUpRow {
  /** From 1 on: which of the look-ups this answers. */
  readonly place: number;
  /** Up to the limit of the look-up. */
  readonly allowed: number;
  readonly used: boolean;
  readonly lookalikes: readonly string[] | null;
  readonly in_band: number | null;
  readonly within_hour: number | null;
}

export const historyFacts = (row: LookUpRow, query: HistoryQuery): HistoryFacts => ({
  allowedChecksToRecipient: row.allowed,
  recipientUsedBySender: row.used,
  lookalikeRecipients: row.lookalikes ?? [],
  bandChecksLastDay: query.bandUsd === null ? null : Math.min(row.in_band ?? 0, HISTORY_LIMITS.bandChecks),
  checksLastHour: query.checksLastHourUpTo === null ? null : Math.min(row.within_hour ?? 0, query.checksLastHourUpTo),
});

/** What history knows of a scope that has stored nothing. */
export const nothingRemembered = (query: HistoryQuery): HistoryFacts =>
  historyFacts({ place: 0, allowed: 0, used: false, lookalikes: null, in_band: 0, within_hour: null }, query);
