import type pg from 'pg';
import { BinaryRows } from './binary-rows.js';
import { withClient } from '../session/transaction.js';

/** Rows for one table. */
export interface TableRows {
  /** Name of the prepared statement: each connection parses it once. */
  readonly name: string;
  /** `copy ... from stdin (format binary)`. */
  readonly sql: string;
  readonly write: (rows: BinaryRows) => void;
}

declare module 'pg' {
  /** The end of COPY, which its declaration leaves out. */
  interface Connection {
    endCopyFrom(): void;
  }
}

/**
 * What stands on a connection: the statements that it has parsed, and a buffer for each table, for it has one batch
 * under way.
 */
interface Standing {
  readonly parsed: Set<string>;
  readonly buffers: Map<string, BinaryRows>;
}

const standings = new WeakMap<pg.Connection, Standing>();

const standingOf = (connection: pg.Connection): Standing => {
  const standing = standings.get(connection) ?? { parsed: new Set(), buffers: new Map() };
  standings.set(connection, standing);
  return standing;
};

const messageOf = ({ buffers }: Standing, { name, write }: TableRows): Buffer => {
  const rows = buffers.get(name) ?? new BinaryRows();
  buffers.set(name, rows);
  rows.start();
  write(rows);
  return rows.end();
};

/**
 * Copies rows into several tables as one transaction, sent whole without waiting for the server in between: it reads
 * what comes in turn, and where it refuses something it passes over the rest and undoes all. The well-known stream for
 * COPY waits for the server before each table, and again for the commit. Source: PostgreSQL, "Message Flow": extended
 * query, pipelining, COPY operations.
 */
class CopyQuery implements pg.Submittable {
  private failed = false;
  private copied = 0;
  private standing: Standing | null = null;

  /** `callback` is replaced by the driver, which counts the time of an answer. */
  constructor(
    private readonly tables: readonly TableRows[],
    public callback: (error: Error | null) => void,
  ) {}

  submit(connection: pg.Connection): void {
    const standing = standingOf(connection);
    this.standing = standing;
    // all of it before the first message: what cannot be written must not leave half of it on its way
    const messages = this.tables.map((table) => messageOf(standing, table));
    connection.stream.cork();
    try {
      this.tables.forEach(({ name, sql }, place) => {
        if (!standing.parsed.has(name)) connection.parse({ name, text: sql, types: [] }, true);
        connection.bind({ statement: name }, true);
        connection.execute(null, true);
        connection.stream.write(messages[place]);
        connection.endCopyFrom();
      });
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
    if (this.failed) return;
    // never taken for stored on less than the server's word for each table
    if (this.copied !== this.tables.length)
      return this.handleError(new Error('The server did not say that every table was copied into'));
    for (const { name } of this.tables) this.standing?.parsed.add(name);
    this.callback(null);
  }

  handleCommandComplete(): void {
    this.copied += 1;
  }

  /** The rows are on their way already. */
  handleCopyInResponse(): void {}
}

/**
 * Resolves after the commit that holds every row; rejects as the driver does, and a connection that refused something
 * is closed.
 */
export const copyInto = async (pool: pg.Pool, tables: readonly TableRows[]): Promise<void> =>
  withClient(
    pool,
    (client) =>
      new Promise<void>((resolve, reject) => {
        client.query(new CopyQuery(tables, (error) => (error === null ? resolve() : reject(error))));
      }),
  );
