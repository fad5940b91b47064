import { gzipSync } from 'node:zlib';
import { codesOf, transfer } from '../support/calls.js';
import { type OneInstance, refusesAll, withInstance } from '../support/one-instance.js';
import { sendRaw, statusOf } from '../support/raw.js';
import type { Row, Trial } from '../support/trial.js';

const text = JSON.stringify(transfer('body'));

const withAmount = (amount: string): string => text.replace('"amount":25', `"amount":${amount}`);

const withField = (name: string, value: unknown): string => JSON.stringify(transfer('body', { [name]: value }));

const amounts = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    const wrong = [
      '1e309',
      'NaN',
      '-1',
      '-0.5',
      '0x10',
      '"25"',
      '"１２"',
      '１２',
      '9007199254740993',
      '1'.repeat(40),
      '0.1234567890123456789',
      '1e19',
      'null',
      '[25]',
    ];
    await refusesAll(
      trial,
      one,
      wrong.map((amount) => [`amount ${amount}`, withAmount(amount)] as const),
      [400],
    );
    const named = await one.ask(withAmount('-1'));
    trial.holds('the message names the field', JSON.stringify(named.json['details']).includes('/amount'), named.text);
    const zero = await one.ask(transfer('zero', { amount: 0 }));
    trial.holds(
      'zero is allowed, with its own finding',
      zero.status === 200 && codesOf(zero).includes('zero_amount'),
      zero.text,
    );
    const minusZero = await one.ask(withAmount('-0'));
    trial.holds(
      '-0 is refused or is zero',
      minusZero.status === 400 || codesOf(minusZero).includes('zero_amount'),
      minusZero.text,
    );
  });

const structure =
  (cases: (one: OneInstance) => readonly (readonly [string, string | Buffer])[], statuses: readonly number[]) =>
  (trial: Trial): Promise<void> =>
    withInstance(trial, {}, (one) => refusesAll(trial, one, cases(one), statuses));

const deep = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    await one.ask(transfer('warm'));
    const depths = [5_000, 10_000, 30_000, 50_000];
    await refusesAll(
      trial,
      one,
      depths.flatMap(
        (depth) =>
          [
            [`${depth} arrays deep`, `{"permissions":${'['.repeat(depth)}${']'.repeat(depth)}}`.slice(0, 65_000)],
            [`${depth} objects deep`, `{"x":${'{"a":'.repeat(depth)}1`.slice(0, 65_000)],
          ] as const,
      ),
      [400],
    );
    const quickest = await Promise.all(
      Array.from({ length: 5 }, () => one.ask(`{"permissions":${'['.repeat(30_000)}`)),
    );
    trial.holds(
      'within 50 ms',
      Math.min(...quickest.map(({ tookMs }) => tookMs)) < 50,
      quickest.map(({ tookMs }) => tookMs),
    );
    trial.holds('no RangeError in the log', !one.place.written().includes('RangeError'));
  });

const large = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, 0x20));
    await refusesAll(
      trial,
      one,
      [
        ['a body over 64 kB', withField('permissions', ['x'.repeat(70_000)])],
        ['a body of 5 MB', Buffer.alloc(5_000_000, 0x20)],
        ['a gzip bomb of 50 MB', bomb, { headers: { 'content-encoding': 'gzip' } }],
      ],
      [413],
    );
    const head =
      `POST /api/check-transaction HTTP/1.1\r\nHost: x\r\nx-api-key: ${one.key}\r\nContent-Type: ` +
      'application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    const endless = await sendRaw(one.url, `${head}${`2000\r\n${'x'.repeat(0x2000)}\r\n`.repeat(40)}`);
    trial.holds('an endless chunked body is cut off with 413', statusOf(endless) === 413, endless.slice(0, 100));
    trial.holds('others are served', (await one.ask(transfer('after'))).status === 200);
  });

const contentTypes = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    const types = [
      'text/plain',
      'application/json; charset=utf-16',
      'application/json; charset=utf-7',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/xml',
      '',
    ];
    await refusesAll(
      trial,
      one,
      types.map((type) => [`content type "${type}"`, text, { headers: { 'content-type': type } }] as const),
      [415],
    );
    const latin = Buffer.from(text.replace('USDC', 'US\u00ffDC'), 'latin1');
    await refusesAll(
      trial,
      one,
      [
        ['invalid UTF-8', latin],
        ['UTF-16', Buffer.from(text, 'utf16le')],
        ['a byte order mark', `\ufeff${text}`],
        ['an overlong encoding', Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')])],
      ],
      [400],
    );
  });

export const BODY_ROWS: readonly Row[] = [
  { number: '9', fault: 'amounts that are none', run: amounts },
  {
    number: '10',
    fault: 'duplicate JSON keys',
    run: structure(
      () => [
        ['a duplicate key', text.replace('{', '{"chain":"bnb",')],
        ['one written with an escape', text.replace('{', '{"\\u0063hain":"bnb",')],
        ['the same value twice', text.replace('{', '{"amount":25,')],
      ],
      [400],
    ),
  },
  {
    number: '11',
    fault: '__proto__, constructor, unknown fields',
    run: structure(
      () => [
        ['__proto__', text.replace('{', '{"__proto__":{"x":1},')],
        ['constructor', text.replace('{', '{"constructor":{"prototype":{"x":1}},')],
        ...['partner_id', 'decision', 'charge', 'diretcion'].map(
          (name) => [`the unknown field ${name}`, withField(name, 'ALLOW')] as const,
        ),
      ],
      [400],
    ),
  },
  { number: '12', fault: 'deeply nested JSON', run: deep },
  { number: '13', fault: 'large bodies, gzip bomb, endless chunks', run: large },
  { number: '14', fault: 'wrong content type or encoding', run: contentTypes },
  {
    number: '15',
    fault: 'NUL or a lone surrogate in any string',
    run: structure(
      () =>
        [
          'from_address',
          'to_address',
          'token',
          'counterparty_name',
          'intent_reference',
          'expected_to_address',
          'contract_address',
          'policy_id',
        ].flatMap(
          (name) =>
            [
              [`NUL in ${name}`, withField(name, 'a\u0000b')],
              [`a lone surrogate in ${name}`, withField(name, 'X').replace('"X"', '"\\udc00"')],
            ] as const,
        ),
      [400],
    ),
  },
];
