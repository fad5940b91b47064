import type pg from 'pg';
import type { Scope } from '../../../../domain/record/record.js';
import type { Logger } from '../../../../ports/platform/platform.js';
import type {
  CheckPartition,
  PartitionChanges,
  PartitionState,
  PartitionStore,
  RecordedRetirement,
  StoredRetirement,
} from '../../../../ports/stores/partitions.js';
import { partitionChanged } from '../../../shared/audit-changes.js';
import type { PostgresAuditLog } from '../audit.js';
import type { ScopeNumbers } from '../scopes.js';
import { asPort, asRepeatable } from '../session/errors.js';
import { readPartitions } from './catalogue.js';
import { changeAttachment } from './change.js';
import { inspect } from './inspect.js';
import { makeAhead } from './make.js';
import { moveOutRows } from './move-out.js';
import { asOwnerAlone, type OwnerSession } from './owner-work.js';

const RETIREMENTS = `
select retirement_id, note, recorded_at from retirements where scope_id = $1 order by recorded_at, retirement_id`;

/** Of the months that begin last before the id, what was done last. */
const RETIRED = `
select is_detached and $1 < until_id as is_retired from retirements where from_id <= $1
order by from_id desc, retirement_id desc limit 1`;

interface RetirementRow {
  readonly retirement_id: string;
  readonly note: string;
  readonly recorded_at: Date;
}

/** Partitions of `checks`: read by the service's role, changed by the owner of the tables. */
export class PostgresPartitions implements PartitionStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly owner: OwnerSession,
    private readonly scopes: ScopeNumbers,
    private readonly audit: PostgresAuditLog,
    private readonly logger: Logger,
  ) {}

  list(): Promise<readonly CheckPartition[]> {
    return asRepeatable('list partitions', () => readPartitions(this.pool));
  }

  ensure(nowMs: number, monthsAhead: number): Promise<PartitionChanges | null> {
    return this.alone('make partitions', (client) => makeAhead(client, nowMs, monthsAhead, this.logger));
  }

  moveOut(earliestMs: number, latestMs: number): Promise<(PartitionChanges & { readonly moved: number }) | null> {
    return this.alone('empty the default partition', (client) => moveOutRows(client, earliestMs, latestMs));
  }

  async inspect(name: string): Promise<PartitionState> {
    const partition = (await this.list()).find((one) => one.name === name);
    if (partition === undefined) throw new Error(`There is no partition ${name}`);
    const found: PartitionState[] = [];
    await asPort('inspect a partition', () =>
      this.owner(async (client) => {
        await client.query(`set statement_timeout = 0; set work_mem = '64MB'`);
        found.push(await inspect(client, partition));
      }),
    );
    const [state] = found;
    if (state === undefined) throw new Error('The session of the owner ended before its work');
    return state;
  }

  change(
    change: 'detached' | 'attached',
    partition: CheckPartition,
    version: string,
    retirements: readonly StoredRetirement[],
  ): Promise<number | null> {
    const audit = this.audit.statements(partitionChanged(change, partition));
    return this.alone('change a partition', (client) =>
      changeAttachment(client, { change, partition, version, retirements, audit }),
    );
  }

  retirements(scope: Scope): Promise<readonly RecordedRetirement[]> {
    return asRepeatable('read retirements', async () => {
      const scopeId = await this.scopes.find(scope);
      if (scopeId === null) return [];
      const { rows } = await this.pool.query<RetirementRow>(RETIREMENTS, [scopeId]);
      return rows.map((row) => ({
        ...{ retirementId: row.retirement_id, scope, note: row.note },
        recordedAtMs: row.recorded_at.getTime(),
      }));
    });
  }

  isRetired(requestId: string): Promise<boolean> {
    return asRepeatable('read retirements', async () => {
      const { rows } = await this.pool.query<{ readonly is_retired: boolean }>(RETIRED, [requestId]);
      return rows[0]?.is_retired === true;
    });
  }

  private alone<Result>(what: string, work: (client: pg.ClientBase) => Promise<Result>): Promise<Result | null> {
    return asPort(what, () => asOwnerAlone(this.owner, work));
  }
}
