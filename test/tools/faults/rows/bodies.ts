import { gzipSync } from 'node:zlib';
import { evmAddress } from '../../../support/addresses.js';
import { eventually } from '../../../support/eventually.js';
import { solanaAddress } from '../../../http/real/support/requests.js';
import { actionOf, call, codesOf, readCheck, transfer } from '../support/calls.js';
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
    const head = `POST /api/check-transaction HTTP/1.1\r\nHost: x\r\nx-api-key: ${one.key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
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

const deceptive = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    const names = {
      'zero width': 'Bin\u200bance',
      'right to left': 'abc\u202edef',
      homoglyph: 'P\u0430ypal',
      ligature: '\ufb01nance',
      'full width': 'Ｃｏｉｎ',
      'Mongolian separator': 'a\u180eb',
    };
    for (const [what, name] of Object.entries(names)) {
      const verdict = await one.ask(transfer('name', { counterparty_name: name }));
      trial.holds(
        `a name with ${what} is at least REVIEW`,
        verdict.status === 200 && codesOf(verdict).includes('deceptive_text') && actionOf(verdict) !== 'ALLOW',
        verdict.text,
      );
      trial.holds(
        'the evidence keeps the original',
        (await readCheck(one.url, one.key, String(verdict.json['request_id']))).text.includes(name),
      );
    }
    const token = await one.ask(transfer('token', { token: 'USD\u0421' }));
    trial.holds(
      'a token in look-alike letters is found',
      codesOf(token).includes('deceptive_text') && actionOf(token) !== 'ALLOW',
      token.text,
    );
    trial.cannot(
      'a sanctioned name in look-alike letters',
      'lists hold addresses; names are not screened against lists',
    );
    trial.note(`${Object.keys(names).length + 1} forms found`);
  });

const evmForms = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    const good = evmAddress('good');
    const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const invalid = [
      good.slice(2),
      `0X${good.slice(2)}`,
      ` ${good}`,
      good.slice(0, -1),
      good.replace(/\d/, '１'),
      'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS',
    ];
    for (const address of invalid) {
      const verdict = await one.ask(transfer('form', { to_address: address }));
      trial.holds(
        `${address} is a finding, and BLOCK`,
        verdict.status === 200 &&
          codesOf(verdict).includes('invalid_recipient_address') &&
          actionOf(verdict) === 'BLOCK',
        verdict.text,
      );
    }
    for (const address of [checksummed, checksummed.toLowerCase(), `0x${checksummed.slice(2).toUpperCase()}`]) {
      trial.holds(
        `${address} is taken`,
        !codesOf(await one.ask(transfer('form', { to_address: address }))).some(
          (code) => code.startsWith('invalid_') || code === 'address_checksum_mismatch',
        ),
      );
    }
    const typo = await one.ask(transfer('form', { to_address: checksummed.replace('5aA', '5AA') }));
    trial.holds(
      'a wrong checksum is named as one',
      codesOf(typo).includes('address_checksum_mismatch') && actionOf(typo) === 'BLOCK',
      typo.text,
    );
    const zero = await one.ask(transfer('form', { to_address: `0x${'0'.repeat(40)}` }));
    trial.holds(
      'the zero address is a finding',
      codesOf(zero).includes('burn_address_recipient') && actionOf(zero) !== 'ALLOW',
      zero.text,
    );
    trial.note('11 forms');
  });

const solanaForms = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    const to = solanaAddress('fold');
    const base = transfer('solana', {
      chain: 'solana',
      token: 'USDC',
      from_address: solanaAddress('from'),
      to_address: to,
    });
    const good = await one.ask(base);
    trial.holds(
      'a good one comes back as it was sent',
      (await readCheck(one.url, one.key, String(good.json['request_id']))).text.includes(to),
    );
    const folded = await one.ask({ ...base, to_address: to.toLowerCase(), expected_to_address: to });
    trial.holds(
      'a lower-cased one is another account, or none, and BLOCK',
      actionOf(folded) === 'BLOCK' &&
        codesOf(folded).some((code) => code === 'recipient_mismatch' || code === 'invalid_recipient_address'),
      folded.text,
    );
    const short = await one.ask({ ...base, to_address: to.slice(0, -4) });
    trial.holds(
      'a truncated one is invalid',
      codesOf(short).includes('invalid_recipient_address') && actionOf(short) === 'BLOCK',
      short.text,
    );
  });

const chains = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    await refusesAll(
      trial,
      one,
      [
        ['an unknown chain', withField('chain', 'bitcoin')],
        ['a chain in capitals', withField('chain', 'Ethereum')],
        ['calldata, which is no field', withField('data', '0xdeadbeef')],
      ],
      [400],
    );
    await refusesAll(trial, one, [['calldata of 1 MB', withField('data', `0x${'00'.repeat(500_000)}`)]], [413]);
    const mismatch = await one.ask(transfer('mismatch', { to_address: solanaAddress('wrong chain') }));
    trial.holds(
      'an address of another chain is BLOCK',
      actionOf(mismatch) === 'BLOCK' && mismatch.json['network_valid'] === false,
      mismatch.text,
    );
  });

const hostileText = (trial: Trial): Promise<void> =>
  withInstance(trial, {}, async (one) => {
    const hostile = [
      "'; DROP TABLE checks; --",
      '$1 ?? :name {"a":1} \\',
      '%s%n${7*7}{{7*7}}<script>alert(1)</script>',
      'a\u2028b\u2029c\u202e',
    ];
    for (const name of hostile) {
      const body = transfer('text', {
        token: [...name].slice(0, 32).join(''),
        counterparty_name: name,
        intent_reference: name,
        permissions: [name],
        to_address: name,
        from_address: name,
        expected_to_address: name,
        contract_address: name,
      });
      const verdict = await one.ask(body);
      trial.holds('it is judged as text', verdict.status === 200 && actionOf(verdict) === 'BLOCK', verdict.text);
      const { json } = await readCheck(one.url, one.key, String(verdict.json['request_id']));
      const intent = json['intent'] as Record<string, unknown> | undefined;
      trial.holds(
        'it is stored literally',
        intent?.['counterparty_name'] === name && JSON.stringify(intent['permissions']) === JSON.stringify([name]),
        json,
      );
    }
    const newline = '\\u001b[31m\\nforged: line';
    await one.ask(text.replace('"USDC"', `"${newline}"`));
    await call('GET', `${one.url}/%0aforged:%20line`, { key: one.key });
    await call('GET', `${one.url}/api/checks/%1b%5b31m%0aforged`, { key: one.key });
    // what an instance writes arrives a little after its answer: the entry of this last request tells that all of it is
    // here
    const { headers } = await call('GET', `${one.url}/last`);
    const complete = (): readonly string[] => one.place.written().split('\n').slice(0, -1);
    await eventually(async () => complete().some((line) => line.includes(String(headers['x-request-id']))));
    const lines = complete().filter((line) => line.startsWith('{'));
    const isWhole = lines.every((line) => {
      try {
        JSON.parse(line);
        return true;
      } catch {
        return false;
      }
    });
    trial.holds(
      'every entry of the log is one line of JSON',
      lines.length > 4 && isWhole && !/^forged/m.test(one.place.written()),
    );
    trial.note(`${hostile.length} texts in every field`);
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
  { number: '16', fault: 'names in look-alike letters', run: deceptive },
  { number: '17', fault: 'EVM addresses in odd forms', run: evmForms },
  { number: '18', fault: 'Solana addresses lower-cased or truncated', run: solanaForms },
  { number: '19', fault: 'unknown chain, chain and address that do not fit, calldata', run: chains },
  { number: '23', fault: 'SQL and log text in every field', run: hostileText },
];
