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

/** The statements that a connection has parsed, and a buffer for each table: it has one batch under way. */
interface ConnectionState {
  readonly parsed: Set<string>;
  readonly buffers: Map<string, BinaryRows>;
}

const states = new WeakMap<pg.Connection, ConnectionState>();

const stateOf = (connection: pg.Connection): ConnectionState => {
  const state = states.get(connection) ?? { parsed: new Set(), buffers: new Map() };
  states.set(connection, state);
  return state;
};

const messageOf = ({ buffers }: ConnectionState, { name, write }: TableRows): Buffer => {
  const rows = buffers.get(name) ?? new BinaryRows();
  buffers.set(name, rows);
  rows.start();
  write(rows);
  return rows.end();
};

/**
 * Copies rows into several tables as one transaction. All of it is sent without waiting for the server in between. The
 * server reads it in turn; where it refuses something, it skips the rest and undoes everything. The well-known stream
 * for COPY waits for the server before each table, and again for the commit. Source: PostgreSQL, "Message Flow":
 * extended query, pipelining, COPY operations.
 */
class CopyQuery implements pg.Submittable {
  private failed = false;
  private copied = 0;
  private state: ConnectionState | null = null;

  /** The driver replaces `callback` to limit the time of the answer. */
  constructor(
    private readonly tables: readonly TableRows[],
    public callback: (error: Error | null) => void,
  ) {}

  submit(connection: pg.Connection): void {
    const state = stateOf(connection);
    this.state = state;
    // before the first message: a value that cannot be written must not leave half a batch on its way
    const messages = this.tables.map((table) => messageOf(state, table));
    connection.stream.cork();
    try {
      this.tables.forEach(({ name, sql }, place) => {
        if (!state.parsed.has(name)) connection.parse({ name, text: sql, types: [] }, true);
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

  /** The transaction has ended: committed, unless the server refused something. */
  handleReadyForQuery(): void {
    if (this.failed) return;
    // rows count as stored only when the server has confirmed each table
    if (this.copied !== this.tables.length)
      return this.handleError(new Error('The server did not say that every table was copied into'));
    for (const { name } of this.tables) this.state?.parsed.add(name);
    this.callback(null);
  }

  handleCommandComplete(): void {
    this.copied += 1;
  }

  /** The rows are on their way already. */
  handleCopyInResponse(): void {}
}

/** Resolves after the commit that holds every row. Rejects as the driver does, and then closes the connection. */
export const copyInto = async (pool: pg.Pool, tables: readonly TableRows[]): Promise<void> =>
  withClient(
    pool,
    (client) =>
      new Promise<void>((resolve, reject) => {
        client.query(new CopyQuery(tables, (error) => (error === null ? resolve() : reject(error))));
      }),
  );
