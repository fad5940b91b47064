import { endsOf } from '../../../../domain/intent/lookalike.js';
import { type CheckSize, compareSizes } from '../../../../domain/facts/history/check-size.js';
import {
  allowedCountsBeforeMs,
  type HistoryAnswer,
  lookalikesAmong,
  type UsedRecipient,
} from '../../../../domain/facts/history/history-facts.js';
import { otherPayments } from '../../../../domain/facts/history/payments.js';
import { utcDayOf } from '../../../../domain/shared/iso-time.js';
import type { HistoryQuery } from '../../../../ports/stores/history.js';
import { BIGINT, BOOLEAN, DOUBLE, INTEGER, TEXT, UUID } from '../wire/column-types.js';
import { column, type StoredColumn, namesOf, unnested, valuesOf } from '../wire/columns.js';
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
const QUESTIONS: readonly StoredColumn<NumberedLookUp>[] = [
  column('scope_id', INTEGER, ({ scopeId }) => scopeId),
  column('intent_id', UUID, ({ query }) => intentId(query.fingerprint)),
  column('sender_id', UUID, ({ query }) => idOrNull(query.senderKey)),
  column('counterparty_id', UUID, ({ query }) => idOrNull(query.counterpartyKey)),
  column('transfer', BOOLEAN, ({ query }) => query.transfer),
  column('recipient_key', TEXT, ({ query }) => query.recipientKey),
  column('recipient_affix', TEXT, ({ query }) => endOf(query, 'affix')),
  column('recipient_front', TEXT, ({ query }) => endOf(query, 'front')),
  column('recipient_back', TEXT, ({ query }) => endOf(query, 'back')),
  column('band_from', DOUBLE, ({ query }) => query.bandUsd?.from ?? null),
  column('band_below', DOUBLE, ({ query }) => query.bandUsd?.below ?? null),
  column('band_to_anybody', BOOLEAN, ({ query }) => query.bandToAnybody),
  column('allowed_before_ms', BIGINT, ({ query }) => allowedCountsBeforeMs(query.nowMs)),
  column('day_ago_ms', BIGINT, ({ query }) => query.nowMs - DAY_MS),
  column('first_hour', BIGINT, ({ query }) => Math.floor((query.nowMs - DAY_MS) / HOUR_MS)),
  column('hour_ago_ms', BIGINT, ({ query }) => query.nowMs - HOUR_MS),
  column('hour_limit', INTEGER, ({ query }) => query.checksLastHourUpTo),
  column('earlier_limit', INTEGER, ({ query }) => query.earlierChecksUpTo),
];

const idOrNull = (key: string | null): string | null => (key === null ? null : historyId(key));

const endOf = ({ recipientKey }: HistoryQuery, end: 'affix' | 'front' | 'back'): string | null =>
  recipientKey === null ? null : endsOf(recipientKey)[end];

const LOOK_UP_SQL = lookUpSql(`${unnested(QUESTIONS)} with ordinality as q(${namesOf(QUESTIONS)}, place)`);

/** The statement, named so that each connection parses and plans it once. */
export const lookUpStatement = (lookUps: readonly NumberedLookUp[]): Statement => ({
  name: 'look_up_history',
  text: LOOK_UP_SQL,
  values: valuesOf(QUESTIONS, lookUps),
});

type SizeRow = readonly [valueUsd: number | null, amount: number | null, asset: string | null];
type UsedRow = readonly [
  ...(readonly [key: string, sinceMs: number | null, paid: boolean, malicious: boolean]),
  signed: SizeRow | null,
];
type Accounts = readonly UsedRow[] | null;
type SimilarRow = readonly [
  recipient: UsedRow,
  ...ends: readonly [Accounts, Accounts, Accounts],
  ...rest: readonly [
    listed: readonly (readonly [key: string, sinceMs: number])[] | null,
    references: number,
    clearedAtMs: number | null,
  ],
];
type PaymentRow = readonly [intent: string, checkedAtMs: number, paid: boolean];

/** A null list is an empty one. */
export interface LookUpRow {
  /** From 1 on: which of the look-ups this answers. */
  readonly place: number;
  readonly paid: readonly SizeRow[] | null;
  readonly accepted: readonly SizeRow[] | null;
  readonly similar: SimilarRow | null;
  readonly in_band: readonly PaymentRow[] | null;
  readonly within_hour: number | null;
}

export const historyFacts = (row: LookUpRow, query: HistoryQuery): HistoryAnswer => ({
  earlierChecks: [...(row.paid ?? []), ...(row.accepted ?? [])]
    .map(sizeOf)
    .sort(compareSizes)
    .slice(0, query.earlierChecksUpTo),
  bandPaymentsLastDay: query.bandUsd === null ? null : bandPayments(row.in_band ?? [], query),
  checksLastHour: query.checksLastHourUpTo === null ? null : (row.within_hour ?? 0),
  ...lookalikes(row.similar),
});

const sizeOf = ([usd, amount, asset]: SizeRow): CheckSize =>
  usd === null ? { amount: amount ?? 0, asset: asset ?? '' } : { usd };

const NOTHING_ALIKE = { lookalikes: [], recipient: null, references: 0, clearedOn: null } as const;

const lookalikes = (
  similar: LookUpRow['similar'],
): Pick<HistoryAnswer, 'lookalikes' | 'recipient' | 'references' | 'clearedOn'> => {
  if (similar === null) return NOTHING_ALIKE;
  const [recipient, both, front, back, listed, references, clearedAtMs] = similar;
  const accounts = [both, front, back].flatMap((one) => one ?? []).flatMap(usedRecipient);
  const byKey = new Map(accounts.map((one) => [one.key, one]));
  for (const [key, sinceMs] of listed ?? [])
    byKey.set(key, {
      ...(byKey.get(key) ?? { key, paid: false, since: utcDayOf(sinceMs), signed: null }),
      listed: true,
    });
  const known = lookalikesAmong(recipient[0], [...byKey.values()], references);
  return known.length === 0
    ? NOTHING_ALIKE
    : {
        lookalikes: known,
        recipient: usedRecipient(recipient)[0] ?? null,
        references,
        clearedOn: clearedAtMs === null ? null : utcDayOf(clearedAtMs),
      };
};

/** None where the account was never allowed. */
const usedRecipient = ([key, sinceMs, paid, malicious, signed]: UsedRow): readonly UsedRecipient[] =>
  sinceMs === null || malicious
    ? []
    : [{ key, paid, since: utcDayOf(sinceMs), signed: signed === null ? null : sizeOf(signed), listed: false }];

const bandPayments = (rows: readonly PaymentRow[], { fingerprint, nowMs }: HistoryQuery): number =>
  otherPayments(
    rows.map(([intent, checkedAtMs, paid]) => ({ intent: intent.replaceAll('-', ''), checkedAtMs, paid })),
    { intent: intentId(fingerprint), nowMs },
  );

/** What history knows of a scope that has stored nothing. */
export const nothingRemembered = (query: HistoryQuery): HistoryAnswer =>
  historyFacts({ place: 0, paid: null, accepted: null, similar: null, in_band: null, within_hour: null }, query);
