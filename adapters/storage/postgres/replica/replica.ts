import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../../../../ports/platform/platform.js';
import type { ReplicaReads, ReplicaResult } from '../../../../ports/stores/stores.js';
import { UnsuitableDatabaseError } from '../session/errors.js';
import type { PostgresLimits } from '../session/options.js';

/** How often a replica is asked whether it has come as far as its primary, milliseconds. */
const ASK_AGAIN_MS = 10;

/** The physical database, and how much of it is safe: a physical copy has the same identifier and the same number. */
const IDENTITY = `system_identifier::text as system,
  (select oid::text from pg_database where datname = current_database()) as database`;

/** What was acknowledged is flushed. A server that was promoted goes on under a higher timeline. */
const PRIMARY = `
select ${IDENTITY}, substr(pg_walfile_name(pg_current_wal_flush_lsn()), 1, 8) as timeline,
  pg_current_wal_flush_lsn()::text as position
from pg_control_system()`;

/** The timeline is that of the last restart point: until there is one after a failover, the replica is not read. */
const STANDBY = `
select ${IDENTITY}, lpad(upper(to_hex(timeline_id)), 8, '0') as timeline, pg_is_in_recovery() as is_standby,
  coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has_all
from pg_control_system(), pg_control_checkpoint()`;

interface Identity {
  readonly system: string;
  readonly database: string;
  readonly timeline: string;
}

interface PrimaryRow extends Identity {
  readonly position: string;
}

interface StandbyRow extends Identity {
  readonly is_standby: boolean;
  readonly has_all: boolean;
}

/** The server answers, and is not to be read now, or ever. */
export class UnfitReplicaError extends UnsuitableDatabaseError {
  constructor(
    readonly result: Extract<ReplicaResult, 'behind' | 'refused'>,
    message: string,
    readonly isOtherDatabase = false,
  ) {
    super(message);
  }
}

const unfitnessOf = (primary: PrimaryRow, standby: StandbyRow): UnfitReplicaError | null => {
  if (standby.system !== primary.system || standby.database !== primary.database)
    return new UnfitReplicaError('refused', 'The replica is a copy of another database than its primary', true);
  if (!standby.is_standby) return new UnfitReplicaError('refused', 'The replica is no standby any more');
  if (standby.timeline !== primary.timeline)
    return new UnfitReplicaError('refused', 'The replica has made no restart point since its primary was promoted');
  return standby.has_all ? null : new UnfitReplicaError('behind', 'The replica is behind its primary');
};

interface Trouble {
  readonly result: ReplicaResult;
  readonly untilMs: number;
}

export interface ReplicaOptions {
  /** By its name among the databases. */
  readonly database: string;
  /** A pool of the primary. */
  readonly primary: pg.Pool;
  readonly logger: Logger;
  readonly limits: Pick<PostgresLimits, 'replicaCatchUpMs' | 'replicaRestMs'>;
}

/**
 * Whether a standby may be read in the place of its primary, and how often it was. After a failure it is left alone for
 * a while, so that a standby that is slow or away delays few reads. Says each change in the log once.
 */
export class Replica {
  private trouble: Trouble | null = null;
  private readonly provenAtMs = new WeakMap<pg.ClientBase, number>();
  private readonly counts: Record<ReplicaResult, number> = { answered: 0, absent: 0, behind: 0, failed: 0, refused: 0 };

  constructor(private readonly options: ReplicaOptions) {}

  /**
   * Resolves when the server behind the connection is a standby of the primary that has all that the primary had
   * acknowledged, not longer ago than `leaseMs`; rejects with an `UnfitReplicaError`, or as the driver does. The
   * connection itself is asked: a URL may lead to one of several standbys.
   */
  async prove(client: pg.ClientBase, leaseMs: number): Promise<void> {
    const beganAtMs = performance.now();
    if (beganAtMs - (this.provenAtMs.get(client) ?? Number.NEGATIVE_INFINITY) < leaseMs) return;
    const { primary, limits } = this.options;
    const { rows } = await primary.query<PrimaryRow>(PRIMARY);
    const [wanted] = rows;
    if (wanted === undefined) throw new Error('The primary told no position');
    const giveUpAtMs = performance.now() + limits.replicaCatchUpMs;
    for (;;) {
      const [standby] = (await client.query<StandbyRow>(STANDBY, [wanted.position])).rows;
      if (standby === undefined) throw new Error('The replica told no position');
      const unfitness = unfitnessOf(wanted, standby);
      if (unfitness === null) break;
      if (unfitness.result !== 'behind' || performance.now() >= giveUpAtMs) throw unfitness;
      await pause(ASK_AGAIN_MS);
    }
    this.provenAtMs.set(client, beganAtMs);
  }

  /** False: it is left alone at the moment, and that read counts for the primary. */
  mayBeAsked(): boolean {
    if (this.trouble === null || performance.now() >= this.trouble.untilMs) return true;
    this.counts[this.trouble.result] += 1;
    return false;
  }

  gave(result: Extract<ReplicaResult, 'answered' | 'absent'>): void {
    this.counts[result] += 1;
    if (this.trouble !== null) this.log('info', 'a replica is read again');
    this.trouble = null;
  }

  /** `error` is one of a port: its message holds no data. */
  failed(error: unknown): void {
    const result = error instanceof UnfitReplicaError ? error.result : 'failed';
    this.counts[result] += 1;
    if (this.trouble?.result !== result) {
      const reason = error instanceof Error ? error.message : 'unexpected error';
      this.log('warn', 'a replica is not read at the moment: its primary answers in its place', { reason });
    }
    this.trouble = { result, untilMs: performance.now() + this.options.limits.replicaRestMs };
  }

  /** What `read` finds on the replica, as a port does; null where the primary is to be asked. */
  async ask<Answer>(read: () => Promise<Answer | null>): Promise<Answer | null> {
    if (!this.mayBeAsked()) return null;
    try {
      const answer = await read();
      this.gave(answer === null ? 'absent' : 'answered');
      return answer;
    } catch (error) {
      this.failed(error);
      return null;
    }
  }

  reads(): readonly ReplicaReads[] {
    return Object.entries(this.counts).map(([result, count]) => ({ result: result as ReplicaResult, count }));
  }

  private log(level: 'info' | 'warn', message: string, fields: Readonly<Record<string, unknown>> = {}): void {
    this.options.logger.log(level, message, { database: this.options.database, ...fields });
  }
}
