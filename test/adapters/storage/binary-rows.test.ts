import { expect } from 'chai';
import fc from 'fast-check';
import type pg from 'pg';
import {
  BIGINT,
  BOOLEAN,
  DOUBLE,
  INTEGER,
  TEXT,
  TIMESTAMP,
  UUID,
} from '../../../adapters/storage/postgres/wire/column-types.js';
import { column } from '../../../adapters/storage/postgres/wire/columns.js';
import { copyInto, type TableRows } from '../../../adapters/storage/postgres/wire/copy-query.js';
import { Table } from '../../../adapters/storage/postgres/wire/table.js';
import { rejection } from '../../conformance/storage/harness.js';
import { openPool } from '../../support/sql.js';
import { useEmptiedPostgres } from './support/postgres-test.js';
import { anyText } from '../../support/any-text.js';
import { runs } from '../../support/depth.js';

const texts = anyText(90).filter((text) => !text.includes('\u0000'));
const rows = fc.array(
  fc.record({
    text: fc.option(texts),
    uuid: fc.option(fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex'))),
    integer: fc.option(fc.integer()),
    bigint: fc.option(fc.maxSafeInteger()),
    double: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0))),
    boolean: fc.option(fc.boolean()),
    moment: fc.option(fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 0) })),
  }),
  { maxLength: 20 },
);
type Row = (typeof rows extends fc.Arbitrary<infer Rows> ? Rows : never)[number];

const tableOf = (name: string): Table<Row> =>
  new Table(name, [
    column('text_value', TEXT, ({ text }) => text),
    column('uuid_value', UUID, ({ uuid }) => uuid),
    column('integer_value', INTEGER, ({ integer }) => integer),
    column('bigint_value', BIGINT, ({ bigint }) => bigint),
    column('double_value', DOUBLE, ({ double }) => double),
    column('boolean_value', BOOLEAN, ({ boolean }) => boolean),
    column('moment', TIMESTAMP, ({ moment }) => moment),
  ]);

const tableRows = (name: string, given: readonly Row[]): TableRows => tableOf(name).copy(given);

describe('rows copied in', () => {
  const test = useEmptiedPostgres();
  let pool: pg.Pool;

  beforeEach(async () => {
    for (const table of ['first_rows', 'second_rows']) {
      await test().database.run(
        `create table if not exists ${table} (
          place integer generated always as identity, text_value text, uuid_value uuid,
          integer_value integer unique, bigint_value bigint,
          double_value double precision, boolean_value boolean, moment timestamptz)`,
      );
    }
    const opened = openPool(test().database.connection, { max: 1 });
    pool = opened;
    test().cleanUp(() => opened.end());
  });

  const stored = async (table: string): Promise<readonly Row[]> => {
    const found = await test().database.run(
      `select text_value as text, replace(uuid_value::text, '-', '') as uuid, integer_value as integer,
        bigint_value::text as bigint, double_value as double, boolean_value as boolean,
        (extract(epoch from moment) * 1000)::bigint::text as moment
       from ${table} order by place`,
    );
    return found.map((row) => ({
      ...row,
      bigint: numberOrNull(row['bigint']),
      moment: numberOrNull(row['moment']),
    })) as unknown as readonly Row[];
  };

  it('come back as they were given, with every null, in each table', async () => {
    await fc.assert(
      fc.asyncProperty(rows, rows, async (first, second) => {
        await test().database.run('truncate first_rows, second_rows');
        const unique = [first, second].map((given) =>
          given.map((row, place) => ({ ...row, integer: row.integer === null ? null : place })),
        );
        await copyInto(pool, [tableRows('first_rows', unique[0] ?? []), tableRows('second_rows', unique[1] ?? [])]);
        expect(await stored('first_rows')).to.deep.equal(unique[0]);
        expect(await stored('second_rows')).to.deep.equal(unique[1]);
      }),
      { numRuns: runs(20) },
    );
  });

  it('come back alike from an insert, which leaves what is there already as it is', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        await test().database.run('truncate first_rows');
        const unique = given.map((row, place) => ({ ...row, integer: row.integer === null ? null : place }));
        const table = tableOf('first_rows');
        expect((await pool.query(table.insert(unique, 'place'))).rowCount).to.equal(unique.length);
        const there = unique.filter(({ integer }) => integer !== null).map((row) => ({ ...row, text: 'another' }));
        expect((await pool.query(table.insert(there, 'place'))).rowCount).to.equal(0);
        expect(await stored('first_rows')).to.deep.equal(unique);
      }),
      { numRuns: runs(20) },
    );
  });

  it('take as much room as they need, and the next ones only theirs', async () => {
    const row = (integer: number, length: number): Row => ({
      text: 'ä'.repeat(length),
      uuid: 'ab'.repeat(16),
      integer,
      bigint: 1,
      double: 1.5,
      boolean: true,
      moment: 0,
    });
    for (const lengths of [[32_750, 10, 40_000], [3], [600_000], [7]]) {
      await test().database.run('truncate first_rows');
      const given = lengths.map((length, place) => row(place, length));
      await copyInto(pool, [tableRows('first_rows', given)]);
      const found = await stored('first_rows');
      // not the rows themselves: a difference would be printed in full
      expect(found.map(({ text }) => text?.length)).to.deep.equal(lengths);
      expect(JSON.stringify(found) === JSON.stringify(given)).to.equal(true);
    }
  });

  it('are in all tables or in none, and a refusal does not touch the next ones', async () => {
    const row = { text: 'a', uuid: null, integer: 1, bigint: null, double: null, boolean: null, moment: null };
    const error = await rejection(
      copyInto(pool, [
        tableRows('first_rows', [row]),
        tableRows('second_rows', [row, row]),
        tableRows('first_rows', [{ ...row, integer: 2 }]),
      ]),
    );
    expect(error).to.include({ code: '23505' });
    expect([await stored('first_rows'), await stored('second_rows')]).to.deep.equal([[], []]);
    await copyInto(pool, [tableRows('first_rows', [row]), tableRows('second_rows', [row])]);
    expect([await stored('first_rows'), await stored('second_rows')]).to.deep.equal([[row], [row]]);
  });

  it('count as stored only when the server has confirmed every table', async () => {
    const connection = {
      stream: { cork() {}, uncork() {}, write() {} },
      parse() {},
      bind() {},
      execute() {},
      endCopyFrom() {},
      sync() {},
    };
    /** A driver whose server says of so many tables that it is done, and is then ready for the next. */
    const saying = (tables: number): pg.Pool => {
      const query = (copy: {
        submit(to: unknown): void;
        handleCommandComplete(): void;
        handleReadyForQuery(): void;
      }): void => {
        copy.submit(connection);
        for (let table = 0; table < tables; table += 1) copy.handleCommandComplete();
        copy.handleReadyForQuery();
      };
      const ignore = (): void => undefined;
      return { connect: async () => ({ query, release: ignore, on: ignore, off: ignore }) } as unknown as pg.Pool;
    };
    const both = [tableRows('first_rows', []), tableRows('second_rows', [])];
    expect((await rejection(copyInto(saying(1), both))).message).to.equal(
      'The server did not say that every table was copied into',
    );
    await copyInto(saying(2), both);
  });

  it('are refused where no answer comes in time', async () => {
    const impatient = openPool(test().database.connection, { max: 1, query_timeout: 100 });
    test().cleanUp(() => impatient.end());
    const row = { text: null, uuid: null, integer: 7, bigint: null, double: null, boolean: null, moment: null };
    const blocker = await pool.connect();
    await blocker.query('begin; insert into first_rows (integer_value) values (7)');
    const error = await rejection(copyInto(impatient, [tableRows('first_rows', [row])]));
    await blocker.query('commit');
    blocker.release();
    expect(error.message).to.equal('Query read timeout');
    expect(await stored('first_rows')).to.have.lengthOf(1);
  });
});

const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));
