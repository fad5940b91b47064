import { type StoredColumn, namesOf, unnested, valuesOf } from './columns.js';
import type { TableRows } from './copy-query.js';

/** A statement with a name: each connection parses it once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: Buffer[];
}

/** A table that takes rows in batches. One list of columns says how, for COPY and for INSERT alike. */
export class Table<Row> {
  private readonly copySql: string;
  private readonly insertSql: string;

  constructor(
    private readonly name: string,
    private readonly columns: readonly StoredColumn<Row>[],
  ) {
    const names = namesOf(columns);
    this.copySql = `copy ${name} (${names}) from stdin (format binary)`;
    this.insertSql = `insert into ${name} (${names}) select * from ${unnested(columns)} on conflict do nothing`;
  }

  /** Costs the server half of what the insert does. One row that is there already refuses the whole batch. */
  copy(rows: readonly Row[]): TableRows {
    return {
      name: `copy_${this.name}`,
      sql: this.copySql,
      write: (binary) => {
        for (const row of rows) {
          binary.row(this.columns.length);
          for (const column of this.columns) column.copy(binary, row);
        }
      },
    };
  }

  /** Leaves rows that are there already as they are. Returns `returning` of each row that it added. */
  insert(rows: readonly Row[], returning: string): Statement {
    return {
      name: `insert_${this.name}`,
      text: `${this.insertSql} returning ${returning}`,
      values: valuesOf(this.columns, rows),
    };
  }
}
