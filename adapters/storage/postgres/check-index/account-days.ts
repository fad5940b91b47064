import { utcDayOf } from '../../../../domain/shared/iso-time.js';
import type { AccountTotals } from '../../../../ports/stores/check-index.js';
import { historyId } from '../history/history-id.js';
import { DOUBLE, INTEGER, TEXT, UUID } from '../wire/column-types.js';
import { column, namesOf, unnested, valuesOf } from '../wire/columns.js';
import type { NumberedIndexedCheck } from './index-rows.js';

/** Checks in one direction: all, those with a value, and what these are worth in US dollars. */
const DIRECTIONS = ['to', 'from'] as const;
type FlowName = `${(typeof DIRECTIONS)[number]}_${'checks' | 'valued' | 'usd'}`;
const FLOW_NAMES = DIRECTIONS.flatMap((direction) =>
  (['checks', 'valued', 'usd'] as const).map((what): FlowName => `${direction}_${what}`),
);

/** What the checks of one UTC day say of one account. */
interface AccountDay extends Record<FlowName, number> {
  readonly scopeId: number;
  readonly account: string;
  readonly day: string;
  checks: number;
}

const COLUMNS = [
  column<AccountDay, number>('scope_id', INTEGER, ({ scopeId }) => scopeId),
  column<AccountDay, string>('account_id', UUID, ({ account }) => historyId(account)),
  column<AccountDay, string>('day', TEXT, ({ day }) => day),
  column<AccountDay, number>('checks', INTEGER, ({ checks }) => checks),
  ...FLOW_NAMES.map((name) =>
    column<AccountDay, number>(name, name.endsWith('usd') ? DOUBLE : INTEGER, (row) => row[name]),
  ),
];
const NAMES = namesOf(COLUMNS);
const ADD = `
insert into check_account_days as known (${NAMES})
select ${NAMES.replace('day', 'day::date')} from ${unnested(COLUMNS)} as t(${NAMES}) order by 1, 2, 3
on conflict (scope_id, account_id, day) do update set
  ${['checks', ...FLOW_NAMES].map((name) => `${name} = known.${name} + excluded.${name}`).join(', ')}`;

/** Adds the checks that were just taken in to the figures of their accounts. */
export const addAccountDays = (taken: readonly NumberedIndexedCheck[]) => ({
  name: 'add_account_days',
  text: ADD,
  values: valuesOf(COLUMNS, accountDays(taken)),
});

const NO_FLOW = Object.fromEntries(FLOW_NAMES.map((name) => [name, 0])) as Record<FlowName, number>;

const accountDays = (taken: readonly NumberedIndexedCheck[]): readonly AccountDay[] => {
  const rows = new Map<string, AccountDay>();
  for (const { scopeId, check } of taken) {
    const day = utcDayOf(check.checkedAtMs);
    for (const account of new Set(check.accounts)) {
      const key = `${String(scopeId)} ${day} ${account}`;
      const row = rows.get(key) ?? { scopeId, account, day, checks: 0, ...NO_FLOW };
      rows.set(key, row);
      row.checks += 1;
      const direction = account === check.payee ? 'to' : account === check.payer ? 'from' : null;
      if (direction === null) continue;
      row[`${direction}_checks`] += 1;
      if (check.valueUsd === null) continue;
      row[`${direction}_valued`] += 1;
      row[`${direction}_usd`] += check.valueUsd;
    }
  }
  return [...rows.values()];
};

/** Both ends of the days are read with the sums; each is null where there is no row. */
export const READ_ACCOUNT = `
select to_char(min(day), 'YYYY-MM-DD') as first_day, to_char(max(day), 'YYYY-MM-DD') as last_day,
  ${['checks', ...FLOW_NAMES].map((name) => `coalesce(sum(${name}), 0)::double precision as ${name}`).join(', ')}
from check_account_days where scope_id = $1 and account_id = $2 and day >= $3::date`;

export interface AccountRow extends Readonly<Record<FlowName, number>> {
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly checks: number;
}

export const accountValues = (scopeId: number | null, account: string, fromDay: string) => [
  scopeId,
  historyId(account),
  fromDay,
];

export const accountTotalsOf = (row: AccountRow): AccountTotals => {
  const flow = (direction: (typeof DIRECTIONS)[number]) => ({
    checks: row[`${direction}_checks`],
    valueUsd: row[`${direction}_usd`],
    checksWithoutValue: row[`${direction}_checks`] - row[`${direction}_valued`],
  });
  return {
    ...{ checks: row.checks, firstDay: row.first_day, lastDay: row.last_day },
    ...{ toIt: flow('to'), fromIt: flow('from') },
  };
};
