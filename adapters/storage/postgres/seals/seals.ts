import type { Knex } from 'knex';
import type pg from 'pg';
import type { Environment, Scope } from '../../../../domain/record/record.js';
import { chainIdOf, SERVICE_SCOPE } from '../../../../domain/report/chain.js';
import type {
  ScopeSeals,
  SealableRecord,
  SealedCheckRow,
  SealStore,
  StoredSeal,
  Stretch,
} from '../../../../ports/stores/seals.js';
import type { ScopeNumbers } from '../scopes.js';
import { asRepeatable } from '../session/errors.js';
import { exclusively } from '../session/exclusively.js';
import { APPLICATION_NAME } from '../session/pools.js';
import { HAS_UNSEALED, SEALABLE_ROWS } from './stream.js';

const HASH_BYTES = 32;

interface SealRow {
  readonly scope_id: number;
  readonly seq: number;
  readonly until: Date;
  readonly request_ids: readonly string[];
  readonly record_hashes: Buffer;
  readonly note: string;
}

const storedSeal = (scope: Scope, row: SealRow): StoredSeal => ({
  scope,
  seq: row.seq,
  untilMs: row.until.getTime(),
  records: row.request_ids.map((requestId, index) => ({
    requestId,
    // a row that was changed may hold fewer hashes than ids: verifying the log says so
    recordSha256: row.record_hashes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES).toString('hex'),
  })),
  note: row.note,
});

/** In the order of the columns. */
const sealRow = ({ seq, untilMs, records, note }: StoredSeal, scopeId: number): readonly unknown[] => [
  scopeId,
  seq,
  new Date(untilMs),
  records.map(({ requestId }) => requestId),
  Buffer.from(records.map(({ recordSha256 }) => recordSha256).join(''), 'hex'),
  note,
];

/** The holder of this advisory lock seals. An arbitrary constant. */
const SEAL_LOCK = 7_446_744_002;

/** A seal of a thousand records has 64 kB. */
const PAGE_ROWS = 16;

const SCOPES = `
select s.partner_id, s.environment, l.seq, l.until, l.note, exists (
  select from checks c
  where c.scope_id = s.scope_id and c.checked_at >= coalesce(l.until, '-infinity') and c.checked_at < $1
) or exists (
  select from retirements r
  where r.scope_id = s.scope_id and r.recorded_at >= coalesce(l.until, '-infinity') and r.recorded_at < $1
) or ${HAS_UNSEALED} as has_unsealed
from (
  select scope_id, partner_id, environment from scopes
  union all select null, '${SERVICE_SCOPE.partnerId}', '${SERVICE_SCOPE.environment}'
  where not exists (select from scopes where partner_id = '${SERVICE_SCOPE.partnerId}')
    and exists (select from audit_entries where partner_id is null or environment is null)
) s left join lateral (
  select seq, until, note from seals where scope_id = s.scope_id order by seq desc limit 1
) l on true`;

/**
 * The server makes the hashes, so that no record travels. Statements about retired months are sealed like records, and
 * so is what is said beside the checks.
 */
const recordsWith = (beside: string): string => `
select request_id, checked_at, encode(sha256(convert_to(record, 'UTF8')), 'hex') as sha256
from (
  select request_id, checked_at, record from checks
  where scope_id = $1 and checked_at >= coalesce($2::timestamptz, '-infinity') and checked_at < $3
  union all
  select retirement_id, recorded_at, note from retirements
  where scope_id = $1 and recorded_at >= coalesce($2::timestamptz, '-infinity') and recorded_at < $3
  ${beside}
) sealable
order by checked_at fetch first $4 rows with ties`;

const RECORDS = recordsWith(`union all ${SEALABLE_ROWS}`);

/** What a seal reads, and the same without the rows beside the checks: a benchmark compares the two. */
export const SEALED_RECORDS = { withOthers: RECORDS, checksAlone: recordsWith('') } as const;

const OTHERS = `
select request_id, checked_at, encode(sha256(convert_to(record, 'UTF8')), 'hex') as sha256
from (${SEALABLE_ROWS}) sealable`;

/** After a place, or from a moment on where no id comes before the empty text. */
const ROWS = `
select request_id, key_id, checked_at, action, direction, finding_codes, bytes_alone, record from checks
where scope_id = $1 and (checked_at, request_id) > (coalesce($2::timestamptz, '-infinity'), $3) and checked_at < $4
order by checked_at, request_id limit $5`;

const CHECKS_PAGE = 500;

const APPEND = `
insert into seals (scope_id, seq, until, request_ids, record_hashes, note) values ($1, $2, $3, $4, $5, $6)
on conflict do nothing returning seq`;

/** Every session of this program on the database, those of commands too. Any role may read these columns. */
const SESSIONS = `
select pid from pg_stat_activity where datname = current_database() and application_name = '${APPLICATION_NAME}'`;

interface ScopeRow {
  readonly partner_id: string;
  readonly environment: Environment;
  readonly seq: number | null;
  readonly until: Date;
  readonly note: string;
  readonly has_unsealed: boolean;
}

interface StoredCheckRow {
  readonly request_id: string;
  readonly key_id: string;
  readonly checked_at: Date;
  readonly action: string;
  readonly direction: string;
  readonly finding_codes: string;
  readonly bytes_alone: boolean;
  readonly record: string;
}

const checkRow = (row: StoredCheckRow): SealedCheckRow => ({
  requestId: row.request_id,
  keyId: row.key_id,
  checkedAtMs: row.checked_at.getTime(),
  action: row.action,
  direction: row.direction,
  route: row.bytes_alone ? 'payload' : 'transaction',
  findingCodes: row.finding_codes === '' ? [] : row.finding_codes.split(','),
  recordJson: row.record,
});

/** Beyond every time that a Date can hold: the end of all. */
const timeOf = (ms: number): Date | 'infinity' => (Number.isFinite(ms) ? new Date(ms) : 'infinity');

interface RecordRow {
  readonly request_id: string;
  readonly checked_at: Date;
  readonly sha256: string;
}

const sealable = (row: RecordRow): SealableRecord => ({
  requestId: row.request_id,
  recordSha256: row.sha256,
  checkedAtMs: row.checked_at.getTime(),
});

/** Seals as rows; the checks that they are made of are read in the order of the index over their time. */
export class PostgresSealStore implements SealStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly database: Knex,
    private readonly scopeNumbers: ScopeNumbers,
    /** Process ids of this process's own sessions. */
    private readonly ownSessions: ReadonlySet<number>,
  ) {}

  async scopes(untilMs: number): Promise<readonly ScopeSeals[]> {
    const { rows } = await asRepeatable('read the newest seals', () =>
      this.pool.query<ScopeRow>(SCOPES, [timeOf(untilMs)]),
    );
    const found = rows.map(({ partner_id, environment, seq, until, note, has_unsealed }) => ({
      scope: { partnerId: partner_id, environment },
      newest: seq === null ? null : { seq, untilMs: until.getTime(), note },
      hasUnsealed: has_unsealed,
    }));
    return found.sort((left, right) => (chainIdOf(left.scope) < chainIdOf(right.scope) ? -1 : 1));
  }

  async records(scope: Scope, { fromMs, untilMs }: Stretch, count: number): Promise<readonly SealableRecord[]> {
    return asRepeatable('read records to seal', async () => {
      // the service's own chain has no number before its first seal
      const scopeId = await this.scopeNumbers.ensure(scope);
      const from = fromMs === null ? null : new Date(fromMs);
      const { rows } = await this.pool.query<RecordRow>(RECORDS, [scopeId, from, timeOf(untilMs), count]);
      return rows
        .map(sealable)
        .sort((left, right) => left.checkedAtMs - right.checkedAtMs || (left.requestId < right.requestId ? -1 : 1));
    });
  }

  others(scope: Scope, { fromMs, untilMs }: Stretch): Promise<readonly SealableRecord[]> {
    return asRepeatable('read what is sealed beside checks', async () => {
      const scopeId = await this.scopeNumbers.find(scope);
      if (scopeId === null) return [];
      const from = fromMs === null ? null : new Date(fromMs);
      const { rows } = await this.pool.query<RecordRow>(OTHERS, [scopeId, from, timeOf(untilMs)]);
      return rows.map(sealable);
    });
  }

  async *rows(scope: Scope, { fromMs, untilMs }: Stretch): AsyncIterable<SealedCheckRow> {
    const scopeId = await asRepeatable('read checks', () => this.scopeNumbers.find(scope));
    if (scopeId === null) return;
    let [from, after] = [fromMs === null ? null : new Date(fromMs), ''];
    for (;;) {
      const { rows } = await asRepeatable('read checks', () =>
        this.pool.query<StoredCheckRow>(ROWS, [scopeId, from, after, timeOf(untilMs), CHECKS_PAGE]),
      );
      for (const row of rows) yield checkRow(row);
      const last = rows.at(-1);
      if (last === undefined || rows.length < CHECKS_PAGE) return;
      [from, after] = [last.checked_at, last.request_id];
    }
  }

  async append(seal: StoredSeal): Promise<boolean> {
    // after a try that was committed unseen the place is taken: the next run finds the seal as any other instance's
    return asRepeatable('store a seal', async () => {
      const { rowCount } = await this.pool.query(APPEND, [
        ...sealRow(seal, await this.scopeNumbers.ensure(seal.scope)),
      ]);
      return rowCount === 1;
    });
  }

  async covering(scope: Scope, checkedAtMs: number): Promise<StoredSeal | null> {
    return asRepeatable('find a seal', async () => {
      const scopeId = await this.scopeNumbers.find(scope);
      const row =
        scopeId === null
          ? undefined
          : await this.database<SealRow>('seals')
              .where('scope_id', scopeId)
              .where('until', '>', new Date(checkedAtMs))
              .orderBy('until')
              .orderBy('seq')
              .first();
      return row === undefined ? null : storedSeal(scope, row);
    });
  }

  async *after(scope: Scope, seq: number): AsyncIterable<StoredSeal> {
    const scopeId = await asRepeatable('walk the seals', () => this.scopeNumbers.find(scope));
    if (scopeId === null) return;
    for (let last = seq; ; ) {
      const rows = await asRepeatable('walk the seals', () =>
        this.database<SealRow, SealRow[]>('seals')
          .where('scope_id', scopeId)
          .where('seq', '>', last)
          .orderBy('seq')
          .limit(PAGE_ROWS),
      );
      for (const row of rows) yield storedSeal(scope, row);
      if (rows.length < PAGE_ROWS) return;
      last = rows.at(-1)?.seq ?? last;
    }
  }

  exclusively(work: () => Promise<void>): Promise<boolean> {
    return exclusively(this.pool, { lock: SEAL_LOCK, what: 'seal records' }, work);
  }

  async isAlone(): Promise<boolean> {
    return asRepeatable('look for other instances', async () => {
      const { rows } = await this.pool.query<{ readonly pid: number }>(SESSIONS);
      return rows.every(({ pid }) => this.ownSessions.has(pid));
    });
  }
}
