import { expect } from 'chai';
import fc from 'fast-check';
import { binaryArray } from '../../../adapters/storage/postgres/wire/columns.js';
import { BIGINT, BOOLEAN, DOUBLE, INTEGER, TEXT, UUID } from '../../../adapters/storage/postgres/wire/column-types.js';
import { useKeptPostgres } from './support/postgres-test.js';
import { anyText } from '../../support/any-text.js';
import { runs } from '../../support/depth.js';

/** What PostgreSQL can hold as text: no NUL, and the arbitrary gives no half of a pair. */
const texts = anyText(40).filter((text) => !text.includes('\u0000'));
const columnOf = <Value>(values: fc.Arbitrary<Value>) => fc.array(fc.option(values), { maxLength: 20 });
const doubles = fc.double({ noNaN: true }).map((value) => value + 0);

describe('columns in binary form', () => {
  const test = useKeptPostgres();

  it('come back as they were given, with every null', async () => {
    const rows = fc.record({
      text: columnOf(texts),
      uuid: columnOf(
        fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex')),
      ),
      integer: columnOf(fc.integer()),
      bigint: columnOf(fc.maxSafeInteger()),
      double: columnOf(doubles.filter((value) => !Object.is(value, -0))),
      boolean: columnOf(fc.boolean()),
    });
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const [row] = await test().database.run(
          `select to_json($1::text[]) as text,
            (select json_agg(replace(b::text, '-', '') order by n)
              from unnest($2::uuid[]) with ordinality as u(b, n)) as uuid,
            to_json($3::integer[]) as integer,
            (select json_agg(b::text order by n) from unnest($4::bigint[]) with ordinality as u(b, n)) as bigint,
            to_json($5::double precision[]) as double, to_json($6::boolean[]) as boolean`,
          [
            binaryArray(TEXT, given.text),
            binaryArray(UUID, given.uuid),
            binaryArray(INTEGER, given.integer),
            binaryArray(BIGINT, given.bigint),
            binaryArray(DOUBLE, given.double),
            binaryArray(BOOLEAN, given.boolean),
          ],
        );
        const { uuid, bigint, ...rest } = row as Record<string, unknown>;
        expect(rest).to.deep.equal({
          text: given.text,
          integer: given.integer,
          double: given.double.map(jsonDouble),
          boolean: given.boolean,
        });
        expect(uuid ?? []).to.deep.equal(given.uuid);
        expect(bigint ?? []).to.deep.equal(given.bigint.map((value) => (value === null ? null : String(value))));
      }),
      { numRuns: runs(30) },
    );
  });

  it('refuse what the type cannot hold, and quote nothing of it', () => {
    for (const make of [
      () => binaryArray(UUID, ['secret']),
      () => binaryArray(UUID, ['0xsecret'.padEnd(32, '0')]),
      () => binaryArray(UUID, ['ab'.repeat(17)]),
      () => binaryArray(INTEGER, [2 ** 31]),
      () => binaryArray(INTEGER, [0.5 + 2 ** 40]),
    ]) {
      expect(make).to.throw(RangeError).with.property('message').that.does.not.include('secret');
    }
  });
});

/** JSON has no infinity: PostgreSQL writes it as text. */
const jsonDouble = (value: number | null): number | string | null =>
  value === null || Number.isFinite(value) ? value : value > 0 ? 'Infinity' : '-Infinity';
