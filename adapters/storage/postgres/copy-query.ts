import type pg from 'pg';

/** Rows for one table. */
export interface TableRows {
  /** Name of the prepared statement: each connection parses it once. */
  readonly name: string;
  /** `copy ... from stdin (format binary)`. */
  readonly sql: string;
  /** In COPY's binary format. */
  readonly rows: Buffer;
}

declare module 'pg' {
  /** The messages of COPY, which its declaration leaves out. */
  interface Connection {
    sendCopyFromChunk(chunk: Buffer): void;
    endCopyFrom(): void;
  }
}

/** Connections that know the statements. */
const prepared = new WeakMap<pg.Connection, Set<string>>();

/**
 * Copies rows into several tables as one transaction, sent whole without waiting for the server in between: it reads what
 * comes in turn, and where it refuses something it passes over the rest and undoes all. The well-known stream for COPY
 * waits for the server before each table, and again for the commit.
 * Source: PostgreSQL, "Message Flow": extended query, pipelining, COPY operations.
 */
class CopyQuery implements pg.Submittable {
  private failed = false;
  private connection: pg.Connection | null = null;

  /** `callback` is replaced by the driver, which counts the time of an answer. */
  constructor(
    private readonly tables: readonly TableRows[],
    public callback: (error: Error | null) => void,
  ) {}

  submit(connection: pg.Connection): void {
    this.connection = connection;
    const known = prepared.get(connection);
    connection.stream.cork();
    try {
      for (const { name, sql, rows } of this.tables) {
        if (known?.has(name) !== true) connection.parse({ name, text: sql, types: [] }, true);
        connection.bind({ statement: name }, true);
        connection.execute(null, true);
        connection.sendCopyFromChunk(rows);
        connection.endCopyFrom();
      }
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleError(error: Error): void {
    if (this.failed) return;
    this.failed = true;
    this.callback(error);
  }

  /** The transaction has come to its end: committed, unless something was refused. */
  handleReadyForQuery(): void {
    if (this.failed || this.connection === null) return;
    const known = prepared.get(this.connection) ?? new Set<string>();
    for (const { name } of this.tables) known.add(name);
    prepared.set(this.connection, known);
    this.callback(null);
  }

  handleCommandComplete(): void {}
  /** The rows are on their way already. */
  handleCopyInResponse(): void {}
}

/** Resolves after the commit that holds every row; rejects as the driver does, and a connection that refused something is closed. */
export const copyInto = async (pool: pg.Pool, tables: readonly TableRows[]): Promise<void> => {
  const client = await pool.connect();
  try {
    await new Promise<void>((resolve, reject) => {
      client.query(new CopyQuery(tables, (error) => (error === null ? resolve() : reject(error))));
    });
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
};
