import { inspect } from 'node:util';
import { expect } from 'chai';
import fc from 'fast-check';
import { createPinoLogger } from '../../../adapters/platform/pino-logger.js';
import { writtenText } from '../../support/written-text.js';
import { anyText } from '../../support/any-text.js';
import { runs } from '../../support/depth.js';

// made up for these tests; opens nothing
const SECRET = 'Abcdefghij-klmnopqrs_tuvwxyz0123456789ABCDE';
const KEY = `sg_sandbox_0a1b2c3d_${SECRET}`;
const DATABASE = 'postgres://app:s3cr"et/p@ss@db.example:5432/signgate';

const linesOf = (
  use: (log: ReturnType<typeof createPinoLogger>['log']) => void,
  level: 'debug' | 'info' = 'debug',
): string[] => {
  const lines: string[] = [];
  const logger = createPinoLogger({ level, write: (line) => void (lines.push(line), writtenText.watchLogLine(line)) });
  use(logger.log);
  return lines;
};

const lineOf = (message: string, fields?: Record<string, unknown>): string => {
  const lines = linesOf((log) => log('error', message, fields));
  expect(lines).to.have.length(1);
  return lines[0] ?? '';
};

const circular = (): Record<string, unknown> => {
  const object: Record<string, unknown> = { key_text: KEY };
  object['self'] = object;
  return object;
};

describe('logger', () => {
  it('writes one JSON object a line, with time, level and message', () => {
    const entry = JSON.parse(lineOf('hello', { request_id: 'req_1', count: 2, none: null })) as Record<string, unknown>;
    expect(entry).to.include({ level: 'error', message: 'hello', request_id: 'req_1', count: 2, none: null });
    expect(new Date(String(entry['time'])).toISOString()).to.equal(entry['time']);
  });

  it('names the process in each line where several write to one output', () => {
    const lines: string[] = [];
    createPinoLogger({ level: 'info', processName: 'worker 2', write: (line) => void lines.push(line) }).log(
      'info',
      'hello',
    );
    expect(JSON.parse(lines[0] ?? '')).to.include({ process: 'worker 2', message: 'hello' });
    expect(lineOf('hello')).not.to.include('"process"');
  });

  it('writes nothing below its level', () => {
    expect(linesOf((log) => (log('debug', 'no'), log('info', 'yes')), 'info')).to.have.length(1);
  });

  const smuggled: readonly (readonly [string, string, Record<string, unknown>?])[] = [
    ['the message', `used ${KEY} today`],
    ['a field', 'm', { note: KEY }],
    ['a field in upper case', 'm', { note: KEY.toUpperCase() }],
    ['a member name', 'm', { [KEY]: 1 }],
    ['a nested object', 'm', { a: { b: [{ c: `x${KEY}y` }] } }],
    ['a URL', 'm', { url: `https://example.test/?api_key=${KEY}&x=1` }],
    ['a URL object', 'm', { url: new URL(`https://example.test/?api_key=${KEY}`) }],
    ['an error message', 'm', { error: new Error(`bad key ${KEY}`) }],
    ['an error cause', 'm', { error: new Error('outer', { cause: new Error('inner', { cause: `raw ${KEY}` }) }) }],
    ['parts of an aggregate error', 'm', { error: new AggregateError([new Error(KEY)], 'several') }],
    [
      'a property of an error',
      'm',
      { error: Object.assign(new Error('x'), { config: { headers: { 'x-api-key': KEY } } }) },
    ],
    ['headers', 'm', { headers: { 'x-api-key': KEY, authorization: `Bearer ${SECRET}` } }],
    ['bytes', 'm', { body: Buffer.from(KEY) }],
    ['an inspected object', 'm', { text: inspect({ key: KEY }) }],
    ['JSON in JSON', 'm', { text: JSON.stringify(JSON.stringify({ key: KEY })) }],
    ['a circular object', 'm', circular()],
    ['a text that is cut in the middle of the key', 'm', { text: 'x'.repeat(3960) + KEY }],
    ['a key that was cut before', 'm', { text: KEY.slice(0, 40) }],
  ];
  for (const [where, message, fields] of smuggled) {
    it(`lets no key out by ${where}`, () => {
      const line = lineOf(message, fields);
      expect(line.toLowerCase()).not.to.include(SECRET.slice(0, 10).toLowerCase());
      expect(line).not.to.include(Buffer.from(KEY).join(','));
      JSON.parse(line);
    });
  }

  it('keeps the id of a key, so that a line can be traced', () =>
    expect(lineOf(KEY)).to.include('sg_sandbox_0a1b2c3d_[redacted]'));

  const passwords: readonly (readonly [string, Record<string, unknown>])[] = [
    ['a database URL', { text: `connect to ${DATABASE} failed` }],
    ['an error about it', { error: new Error(`cannot connect: ${DATABASE}`) }],
    ['a cut URL', { text: 'x'.repeat(3970) + DATABASE }],
    ['a redis URL without user', { text: 'redis://:s3cr"et@cache.example' }],
    ['a connection string', { text: 'host=db user=app password=s3cr"et dbname=x' }],
    ['a field of that name', { password: 's3cr"et', nested: { databaseUrl: 's3cr"et', 'private-key': 's3cr"et' } }],
  ];
  for (const [where, fields] of passwords) {
    it(`lets no password out by ${where}`, () => {
      const line = lineOf('m', fields);
      expect(line).not.to.include('s3cr');
      JSON.parse(line);
    });
  }

  it('leaves a URL without password as it is', () =>
    expect(lineOf('listening on http://127.0.0.1:8080/x')).to.include('http://127.0.0.1:8080/x'));

  it('keeps any entry on one line and its text undisguised', () => {
    const text = 'a\r\nb\u2028c\u2029d\u001b[31me\u009bf\u202eg\u0000h\u007fi\u0085j';
    const line = lineOf(text, { [text]: text });
    expect(line.trimEnd()).to.match(/^[\u0020-\u007e]*$/);
    expect(JSON.parse(line)).to.include({ message: text, [text]: text });
  });

  it('writes exactly one line of JSON for any fields', () => {
    fc.assert(
      fc.property(
        anyText(),
        fc.dictionary(anyText(), fc.anything({ withDate: true, withBigInt: true, withMap: true })),
        (message, fields) => {
          const line = lineOf(message, fields);
          expect(line.slice(0, -1)).not.to.match(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
          JSON.parse(line);
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('shows of an error its type, message, code, stack and cause, and nothing that hangs on it', () => {
    const error = Object.assign(new TypeError('outer', { cause: new Error('inner') }), {
      code: 'E1',
      client: { socket: {} },
    });
    const entry = JSON.parse(lineOf('m', { error })) as { error: Record<string, unknown> };
    expect(Object.keys(entry.error)).to.have.members(['type', 'message', 'code', 'stack', 'cause']);
    expect(entry.error).to.include({ type: 'TypeError', message: 'outer', code: 'E1' });
    expect(entry.error['cause']).to.include({ type: 'Error', message: 'inner' });
  });

  it('survives getters and proxies that throw', () => {
    const throwing = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    const getter = {
      get bad(): string {
        throw new Error('no');
      },
    };
    expect(JSON.parse(lineOf('m', { throwing, getter }))).to.deep.include({
      throwing: '[unreadable]',
      getter: { bad: '[unreadable]' },
    });
  });

  it('stays fast on long hostile text', () => {
    const before = process.cpuUsage();
    for (const piece of ['postgres://', 'sg_sandbox_', 'password=', '://:', '\\"@'])
      lineOf(piece.repeat(2000), { text: piece.repeat(50_000) });
    expect(process.cpuUsage(before).user / 1000, 'milliseconds').to.be.below(1000);
  });
});
