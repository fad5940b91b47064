import { expect } from 'chai';
import { type FailureKind, failureOf, portError } from '../../../adapters/storage/postgres/session/errors.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';

const sqlError = (code: string, more: Record<string, unknown> = {}): Error =>
  Object.assign(new Error('insert … values ("0xsecret") failed'), { code, detail: 'Key (id)=(0xsecret)', ...more });
const systemError = (code: string): Error => Object.assign(new Error(`connect ${code}`), { code, syscall: 'connect' });

const KINDS: readonly (readonly [string, Error, FailureKind])[] = [
  ['a backend that was ended', sqlError('57P01'), 'lost'],
  ['a server that crashed', sqlError('57P02'), 'lost'],
  ['a broken protocol', sqlError('08P01'), 'lost'],
  ['a reset connection', systemError('ECONNRESET'), 'lost'],
  ['a broken pipe', systemError('EPIPE'), 'lost'],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), 'lost'],
  [
    'the same, as knex words it',
    new Error('select * from "checks" where "a" - ? - Connection terminated unexpectedly'),
    'lost',
  ],
  ['no answer in time', new Error('Query read timeout'), 'silent'],
  ['a server that starts', sqlError('57P03'), 'starting'],
  ['too many connections', sqlError('53300'), 'starting'],
  ['no server', systemError('ECONNREFUSED'), 'starting'],
  ['no server at any address', new AggregateError([systemError('ECONNREFUSED')]), 'starting'],
  ['no socket file', systemError('ENOENT'), 'starting'],
  ['a deadlock', sqlError('40P01'), 'collision'],
  ['a full disk', sqlError('53100'), 'unavailable'],
  ['a full memory', sqlError('53200'), 'unavailable'],
  ['a read-only database', sqlError('25006'), 'unavailable'],
  ['a failing disk', sqlError('58030'), 'unavailable'],
  ['a refused password', sqlError('28P01'), 'unavailable'],
  ['a statement over its time', sqlError('57014'), 'unavailable'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'unavailable'],
  ['a value out of range', sqlError('22003'), 'fault'],
  ['a broken constraint', sqlError('23505'), 'fault'],
  ['a missing table', sqlError('42P01'), 'fault'],
  ['a missing right', sqlError('42501'), 'fault'],
  ['a bug', new TypeError('x is not a function'), 'fault'],
];

describe('errors of the database', () => {
  for (const [name, error, kind] of KINDS) {
    it(`${name} is ${kind}`, () => {
      expect(failureOf(error).kind).to.equal(kind);
      expect(portError(error, 'do something') instanceof StorageUnavailableError).to.equal(kind !== 'fault');
    });
  }

  it('name operation, code and place, and never what was sent', () => {
    const error = portError(
      sqlError('23505', { table: 'checks', constraint: 'checks_pkey', routine: '_bt_check_unique' }),
      'append checks',
    );
    expect(error.message).to.equal(
      'The database refused a statement: append checks ' +
        '(SQLSTATE 23505, table checks, constraint checks_pkey, routine _bt_check_unique)',
    );
    expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.to.include('0xsecret');
    expect(portError(sqlError('53100'), 'append checks').message).to.equal(
      'Storage is unavailable: append checks (SQLSTATE 53100)',
    );
    expect(portError(sqlError('3D000'), 'open the database').message).to.equal(
      'Storage is unavailable: open the database (SQLSTATE 3D000: the server has no database of this name)',
    );
  });
});
