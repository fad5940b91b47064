import type { Knex } from 'knex';
import type pg from 'pg';
import type { Environment, Scope } from '../../../domain/record/record.js';
import type { StoredCheck } from '../../../ports/stores/checks.js';
import type { ListChanges, Withdrawal, WithdrawalStore } from '../../../ports/stores/withdrawals.js';
import { CHECK_COLUMNS, type StoredCheckRow, storedCheck } from './checks/checks.js';
import type { ScopeNumbers } from './scopes.js';
import { asRepeatable } from './session/errors.js';
import { exclusively } from './session/exclusively.js';

/** The holder of this advisory lock withdraws. An arbitrary constant. */
const WITHDRAW_LOCK = 7_446_744_017;

/** As `webhooks/note-events.ts` says: below that number all is settled, and a restored dump may have larger ones. */
const SETTLED = `
select settled::text, least(position, settled)::text as from, position > settled as is_ahead
from pg_snapshot_xmin(pg_current_snapshot()) settled,
  (select coalesce((select position from withdrawal_cursor), '0') as position) place`;

const CHANGES = `
select source, null as partner_id, null as environment, min(occurred_at) as at from list_events
where kind = 'list.updated' and written_in >= $1::xid8 and written_in < $2::xid8 group by source
union all
select null, partner_id, environment, min(changed_at) from partner_statements join scopes using (scope_id)
where kind = 'deny' and not removed and written_in >= $1::xid8 and written_in < $2::xid8
group by partner_id, environment`;

const MOVE = `
insert into withdrawal_cursor (position) values ($1::xid8) on conflict (is_only) do update set position = $1::xid8`;

const ALLOWED = `
select ${CHECK_COLUMNS} from checks
where scope_id = $1 and (checked_at, request_id) > ($2, $3) and action = 'ALLOW'
  and not exists (select from check_withdrawals w where w.request_id = checks.request_id)
order by checked_at, request_id limit $4`;

interface PlaceRow {
  readonly settled: string;
  readonly from: string;
  readonly is_ahead: boolean;
}

interface ScopeRow {
  readonly scope_id: number;
  readonly partner_id: string;
  readonly environment: Environment;
}

type ChangeRow = { readonly at: Date } & (
  | ({ readonly source: null } & Omit<ScopeRow, 'scope_id'>)
  | { readonly source: string }
);

interface WithdrawalRow {
  readonly source: string;
  readonly version: string;
  readonly address: string;
  readonly withdrawn_at: Date;
}

/** A row for each withdrawn check, and one cursor over the events of lists and the statements of partners. */
export class PostgresWithdrawalStore implements WithdrawalStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly database: Knex,
    private readonly scopes: ScopeNumbers,
  ) {}

  find(scope: Scope, requestId: string): Promise<Withdrawal | null> {
    return asRepeatable('find a withdrawal', async () => {
      const scopeId = await this.scopes.find(scope);
      const row = await this.database('check_withdrawals')
        .where({ request_id: requestId, scope_id: scopeId })
        .first<WithdrawalRow | undefined>();
      if (row === undefined) return null;
      const { source, version, address, withdrawn_at: withdrawnAt } = row;
      return { requestId, scope, source, version, address, withdrawnAtMs: withdrawnAt.getTime() };
    });
  }

  changes(): Promise<ListChanges | null> {
    return asRepeatable('read changes of lists', async () => {
      const { rows: places } = await this.pool.query<PlaceRow>(SETTLED);
      const [place] = places;
      if (place === undefined) throw new Error('The database gave no snapshot');
      const { rows } = await this.pool.query<ChangeRow>(CHANGES, [place.from, place.settled]);
      // a place of another server would hide what comes
      if (place.is_ahead) await this.pool.query(MOVE, [place.settled]);
      return rows.length === 0 ? null : { from: place.from, upTo: place.settled, ...listChanges(rows) };
    });
  }

  async *allowed(scope: Scope | null, afterMs: number, count: number): AsyncIterable<readonly StoredCheck[]> {
    const scopes = await asRepeatable('list scopes', () => this.database<ScopeRow>('scopes').orderBy('scope_id'));
    for (const { scope_id: scopeId, partner_id: partnerId, environment } of scopes as readonly ScopeRow[]) {
      if (scope !== null && (scope.partnerId !== partnerId || scope.environment !== environment)) continue;
      let place: Pick<StoredCheckRow, 'checked_at' | 'request_id'> | undefined;
      do {
        // a request id sorts before the tilde
        const after = [place?.checked_at ?? new Date(afterMs), place?.request_id ?? '~'];
        const { rows } = await asRepeatable('read allowed checks', () =>
          this.pool.query<StoredCheckRow>(ALLOWED, [scopeId, ...after, count]),
        );
        if (rows.length > 0) yield rows.map((row) => storedCheck({ partnerId, environment }, row));
        place = rows.length < count ? undefined : rows.at(-1);
      } while (place !== undefined);
    }
  }

  async append(withdrawals: readonly Withdrawal[]): Promise<void> {
    if (withdrawals.length === 0) return;
    await asRepeatable('store withdrawals', async () => {
      const rows = [];
      for (const { requestId, scope, source, version, address, withdrawnAtMs } of withdrawals)
        rows.push({
          ...{ request_id: requestId, scope_id: await this.scopes.ensure(scope), source, version, address },
          withdrawn_at: new Date(withdrawnAtMs),
        });
      await this.database('check_withdrawals').insert(rows).onConflict('request_id').ignore();
    });
  }

  async handled({ upTo }: ListChanges): Promise<void> {
    await asRepeatable('move the cursor of withdrawals', () => this.pool.query(MOVE, [upTo]));
  }

  exclusively(work: () => Promise<void>): Promise<boolean> {
    return exclusively(this.pool, { lock: WITHDRAW_LOCK, what: 'withdraw checks' }, work);
  }
}

const listChanges = (rows: readonly ChangeRow[]): Pick<ListChanges, 'lists' | 'denying'> => ({
  lists: rows.flatMap(({ at, ...row }) => (row.source === null ? [] : [{ source: row.source, atMs: at.getTime() }])),
  denying: rows.flatMap(({ at, ...row }) =>
    row.source === null
      ? [{ scope: { partnerId: row.partner_id, environment: row.environment }, atMs: at.getTime() }]
      : [],
  ),
});
