import pg from 'pg';
import { PORT, SUPERUSER } from './settings.js';

/**
 * Session-level advisory locks of the engine's `postgres` database; the numbers only have to differ. They end with the
 * connection that holds them, so with its process, however that ends: they cannot go stale.
 */
const ATTACHED = '7308325741901';
const SERVICE = '7308325741902';
const LABEL = /^signgate \w+ pid (\d+)$/;

export type LeaseRole = 'service' | 'command';

/**
 * A connection that a process keeps as long as it uses the engine. It does three things: a shared lock says that the
 * engine is in use, an exclusive one is the service's claim on the data directory, and its end tells that the engine
 * died.
 */
export class Lease {
  /** Resolves when the connection is gone, for any reason. */
  readonly lost: Promise<void>;

  private constructor(
    private readonly client: pg.Client,
    lost: Promise<void>,
  ) {
    this.lost = lost;
  }

  /** Rejects with what `pg` says. */
  static async connect(socketDir: string, role: LeaseRole): Promise<Lease> {
    const client = new pg.Client({
      host: socketDir,
      port: PORT,
      user: SUPERUSER,
      database: 'postgres',
      ssl: false,
      application_name: `signgate ${role} pid ${process.pid}`,
      connectionTimeoutMillis: 5_000,
    });
    const lost = new Promise<void>((resolve) => {
      client.once('end', resolve);
    });
    // 'end' follows every error of a connection that stood; one that never stood rejects below
    client.on('error', () => undefined);
    await client.connect();
    return new Lease(client, lost);
  }

  /** False: another process is ending the engine at this moment. */
  async attach(): Promise<boolean> {
    return this.ask(`select pg_try_advisory_lock_shared(${ATTACHED}) as answer`);
  }

  /** False: another service holds the data directory. */
  async claimService(): Promise<boolean> {
    return this.ask(`select pg_try_advisory_lock(${SERVICE}) as answer`);
  }

  /** Process id of the service that holds the data directory; null for none, or where it cannot be told. */
  async serviceHolder(): Promise<number | null> {
    const { rows } = await this.client.query<{ application_name: string }>(
      `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
       where l.locktype = 'advisory' and l.granted and (l.classid::bigint << 32) + l.objid::bigint = ${SERVICE}`,
    );
    const pid = LABEL.exec(rows[0]?.application_name ?? '')?.[1];
    return pid === undefined ? null : Number(pid);
  }

  /**
   * Stops being attached and says whether no other process is attached. After true, newcomers are turned away until
   * this connection ends. Of several processes that leave at once, exactly one gets true.
   */
  async leaveAsLast(): Promise<boolean> {
    await this.ask(`select pg_advisory_unlock_shared(${ATTACHED}) as answer`);
    return this.ask(`select pg_try_advisory_lock(${ATTACHED}) as answer`);
  }

  /** Connections of programs that hold no lease (a `psql`, say). */
  async countOthers(): Promise<number> {
    const { rows } = await this.client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows[0]?.count ?? 0;
  }

  /** Ends the connection, if it is not gone already. */
  async end(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }

  private async ask(query: string): Promise<boolean> {
    const { rows } = await this.client.query<{ answer: boolean }>(query);
    return rows[0]?.answer === true;
  }
}
