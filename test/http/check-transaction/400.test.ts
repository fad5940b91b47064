import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { eventually } from '../../support/eventually.js';
import { BODY, rawCheck, type Reply, startTestService, type TestService } from '../support/service.js';

describe('POST /api/check-transaction: 400', () => {
  let service: TestService;
  before(async () => (service = await startTestService()));
  after(() => service.stop());

  const expectProblem = (reply: Reply, code: string): void => {
    expect(reply.status, reply.text).to.equal(400);
    expect(reply.json).to.include({
      statusCode: 400,
      error: 'Bad Request',
      code,
      request_id: reply.headers['x-request-id'],
    });
    expect(service.checked, 'nothing was judged').to.have.length(0);
  };
  const detailOf = (reply: Reply): { path: string; message: string } =>
    (reply.json['details'] as { path: string; message: string }[])[0] ?? { path: 'none', message: '' };

  describe('invalid_json', () => {
    const text = JSON.stringify(BODY);
    const bodies: readonly (readonly [string, string | Buffer, RegExp])[] = [
      ['no body', '', /empty/],
      ['text that is no JSON', '{"from_address":', /ends too early at position 16/],
      ['a duplicate member', text.replace('{', '{"chain":"bnb",'), /twice/],
      ['a duplicate member written with an escape', text.replace('{', '{"\\u0063hain":"bnb",'), /twice/],
      ['__proto__', text.replace('{', '{"__proto__":{"admin":true},'), /__proto__/],
      ['a lone surrogate', text.replace('USDC', '\\ud800'), /surrogate/],
      ['a byte order mark', `\ufeff${text}`, /position 0/],
      ['UTF-16', Buffer.from(text, 'utf16le'), /unexpected character at position 1/],
      ['invalid UTF-8', Buffer.from(text.replace('USDC', 'US\u00ffDC'), 'latin1'), /not valid UTF-8/],
      [
        'an overlong encoding',
        Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')]),
        /not valid UTF-8/,
      ],
      [
        'a surrogate in UTF-8',
        Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
        /not valid UTF-8/,
      ],
      ['nesting over 32', `{"permissions":${'['.repeat(40)}${']'.repeat(40)}}`, /more than 32 deep/],
      ['hexadecimal numbers', '{"amount":0x10}', /unexpected character/],
      ['full-width digits', '{"amount":１２}', /unexpected character/],
      ['a raw line feed in a string', '{"token":"US\nDC"}', /control character/],
    ];
    for (const [what, body, message] of bodies) {
      it(`refuses ${what}`, async () => {
        const reply = await service.check(body);
        expectProblem(reply, 'invalid_json');
        expect(reply.json['message']).to.match(message);
      });
    }

    it('reads 30,000-deep nesting no further than the 33rd level', async () => {
      const start = '{"permissions":';
      const reply = await service.check(`${start}${'['.repeat(30_000)}${']'.repeat(30_000)}}`);
      expectProblem(reply, 'invalid_json');
      expect(reply.json['message']).to.match(new RegExp(`more than 32 deep at position ${start.length + 31} `));
    });

    it('refuses bytes that are not what Content-Encoding says, and compressed data that breaks off', async () => {
      for (const encoding of ['gzip', 'deflate', 'br']) {
        expectProblem(
          await service.check(Buffer.from('not compressed at all'), { 'content-encoding': encoding }),
          'invalid_json',
        );
      }
      expectProblem(
        await service.check(gzipSync(text).subarray(0, 60), { 'content-encoding': 'gzip' }),
        'invalid_json',
      );
    });

    it('leaves no trace of __proto__ in the process', async () => {
      await service.check('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
      expect(({} as Record<string, unknown>)['polluted']).to.equal(undefined);
    });
  });

  describe('invalid_request', () => {
    const withMember = (change: Record<string, unknown>): string => JSON.stringify({ ...BODY, ...change });
    const withAmount = (lexeme: string): string => withMember({ amount: 7 }).replace('7}', `${lexeme}}`);
    const cases: readonly (readonly [string, string, string, RegExp])[] = [
      ['an array', '[]', '', /must be a JSON object/],
      ['a string', '"x"', '', /must be a JSON object/],
      ['null', 'null', '', /must be a JSON object/],
      ['a missing amount', withMember({ amount: undefined }), '/amount', /^is required: it must be a number/],
      [
        'an amount as a string',
        withMember({ amount: '5' }),
        '/amount',
        /^must be a number from 0 to 1e18, sent as a JSON number; a string was sent$/,
      ],
      ['a negative amount', withAmount('-1'), '/amount', /from 0 to 1e18/],
      ['an amount of 1e309', withAmount('1e309'), '/amount', /larger than any number/],
      ['an amount over 1e18', withAmount('1.1e18'), '/amount', /from 0 to 1e18/],
      ['an amount that a double would change', withAmount('9007199254740993'), '/amount', /exactly as written/],
      ['an amount with 40 digits', withAmount('1'.repeat(40)), '/amount', /exactly as written/],
      [
        'an amount with 19 decimals that a double would change',
        withAmount('1.1234567890123456789'),
        '/amount',
        /exactly as written/,
      ],
      ['an amount of -0', withAmount('-0'), '/amount', /send 0/],
      ['a null', withMember({ contract_address: null }), '/contract_address', /null is not accepted/],
      [
        'an unknown chain',
        withMember({ chain: 'etherum' }),
        '/chain',
        /must be one of ethereum, .* did you mean "ethereum"\?$/,
      ],
      [
        'an unknown member',
        withMember({ expected_to_adress: 'x' }),
        '/expected_to_adress',
        /is not known here; did you mean "expected_to_address"\?/,
      ],
      [
        'an unknown member in another style',
        withMember({ contractAddress: 'x' }),
        '/contractAddress',
        /did you mean "contract_address"\?/,
      ],
      ['a member that resembles no known one', withMember({ charge: 'x' }), '/charge', /^is not known here$/],
      ['a member named constructor', withMember({ constructor: {} }), '/constructor', /is not known here/],
      ['an empty address', withMember({ to_address: '' }), '/to_address', /1 to 128 characters/],
      [
        'an address of 129 characters',
        withMember({ to_address: 'x'.repeat(129) }),
        '/to_address',
        /1 to 128 characters/,
      ],
      ['a token of 33 characters', withMember({ token: 'x'.repeat(33) }), '/token', /1 to 32 characters/],
      ['an unknown type', withMember({ transaction_type: 'send' }), '/transaction_type', /must be one of safe_send/],
      [
        'an unknown direction',
        withMember({ direction: 'Incoming' }),
        '/direction',
        /must be one of outgoing, incoming; did you mean "incoming"\?/,
      ],
      [
        'contract_verified as text',
        withMember({ contract_verified: 'true' }),
        '/contract_verified',
        /true or false; a string was sent/,
      ],
      ['an approval as a number', withMember({ approval_amount: 5 }), '/approval_amount', /must be a string/],
      [
        'an approval of 79 digits',
        withMember({ approval_amount: '9'.repeat(79) }),
        '/approval_amount',
        /at most 78 digits/,
      ],
      [
        'an approval of 19 decimals',
        withMember({ approval_amount: `1.${'1'.repeat(19)}` }),
        '/approval_amount',
        /18 decimals/,
      ],
      [
        'an approval of 65 hex digits',
        withMember({ approval_amount: `0x${'f'.repeat(65)}` }),
        '/approval_amount',
        /64 hex digits/,
      ],
      ['a bare 0x', withMember({ approval_amount: '0x' }), '/approval_amount', /64 hex digits/],
      ['a negative approval', withMember({ approval_amount: '-1' }), '/approval_amount', /decimal/],
      ['an approval with an exponent', withMember({ approval_amount: '1e5' }), '/approval_amount', /decimal/],
      [
        'an approval that ends in a line feed',
        withMember({ approval_amount: '1' }).replace('"1"', '"1\\n"'),
        '/approval_amount',
        /control character/,
      ],
      [
        '65 permissions',
        withMember({ permissions: Array.from({ length: 65 }, () => 'x') }),
        '/permissions',
        /at most 64 strings/,
      ],
      [
        'permissions as text',
        withMember({ permissions: 'approve' }),
        '/permissions',
        /array of at most 64 strings; a string was sent/,
      ],
      ['an empty permission', withMember({ permissions: ['approve', ''] }), '/permissions/1', /1 to 128 characters/],
      [
        'a name of 201 characters',
        withMember({ counterparty_name: '😀'.repeat(201) }),
        '/counterparty_name',
        /at most 200 characters/,
      ],
      ['NUL in a name', withMember({ counterparty_name: 'a\u0000b' }), '/counterparty_name', /control character/],
      ['NEL in a token', withMember({ token: 'US\u0085DC' }), '/token', /control character/],
      [
        'a control character deep in a list',
        withMember({ permissions: ['a', 'b\u001b'] }),
        '/permissions/1',
        /control character/,
      ],
      ['a policy id with capitals', withMember({ policy_id: 'Strict' }), '/policy_id', /a-z/],
      ['a policy id of 65 characters', withMember({ policy_id: 'a'.repeat(65) }), '/policy_id', /1 to 64/],
      ['a policy id with a dot', withMember({ policy_id: '../x' }), '/policy_id', /a-z/],
    ];
    for (const [what, body, path, message] of cases) {
      it(`refuses ${what}, naming ${path === '' ? 'the body' : path}`, async () => {
        const reply = await service.check(body);
        expectProblem(reply, 'invalid_request');
        expect(detailOf(reply).path).to.equal(path);
        expect(detailOf(reply).message).to.match(message);
        expect(reply.json['message']).to.include(path === '' ? 'The body' : path.slice(1));
      });
    }

    it('names every field that is wrong, each once', async () => {
      const reply = await service.check({ amount: '1', chain: 'x', token: '' });
      const paths = (reply.json['details'] as { path: string }[]).map(({ path }) => path);
      expect(paths).to.have.members(['/from_address', '/to_address', '/chain', '/token', '/amount']);
      expect(reply.json['message']).to.match(/\(and 4 more, see details\)\.$/);
    });

    it('names at most 20 fields, and shortens names that are too long to read', async () => {
      const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`unknown${index}`, 1]));
      expect((await service.check({ ...BODY, ...many })).json['details']).to.have.length(20);
      const reply = await service.check({ ...BODY, ['x'.repeat(5000)]: 1 });
      expect(reply.text.length).to.be.below(700);
    });

    for (const [what, key] of Object.entries({
      empty: '',
      'of spaces only': '   ',
      'longer than 255 characters': 'x'.repeat(256),
      'with a tab in it': 'a\tb',
      'with a C1 control': 'a\u0085b',
    })) {
      it(`refuses an Idempotency-Key that is ${what}`, async () => {
        const reply = await service.check(BODY, { 'idempotency-key': key });
        expectProblem(reply, 'invalid_request');
        expect(detailOf(reply)).to.deep.equal({
          path: 'Idempotency-Key',
          message: 'must be 1 to 255 characters without control characters',
        });
      });
    }

    it('refuses an Idempotency-Key that is sent twice, the same or not', async () => {
      for (const second of ['abc', 'def']) {
        const text = JSON.stringify(BODY);
        const keys = ['Idempotency-Key: abc', `idempotency-key: ${second}`];
        const answer = await service.raw(
          rawCheck(['Connection: close', ...keys, `Content-Length: ${text.length}`], text),
        );
        expect(answer)
          .to.match(/^HTTP\/1\.1 400 /)
          .and.include('Idempotency-Key must be sent once')
          .and.match(/X-RateLimit-Remaining: \d/i);
      }
    });

    it('quotes no value of the request', async () => {
      const secret = 'very-private-text';
      const reply = await service.check({ ...BODY, chain: secret, policy_id: `${secret}!`, approval_amount: secret });
      expect(reply.text).not.to.include(secret);
      expect(service.logLines.join('')).not.to.include(secret);
    });

    it('counts against the quota and is in the usage log', async () => {
      const before = service.usage.length;
      const reply = await service.check('{}');
      expect(Number(reply.headers['x-ratelimit-remaining'])).to.be.below(300);
      expect(service.usage.slice(before)).to.have.length(1);
      expect(service.usage.at(-1)).to.include({
        requestId: reply.headers['x-request-id'],
        operation: 'POST /api/check-transaction',
        status: 400,
        outcome: 'invalid_request',
      });
    });
  });

  it('answers an aborted compressed upload without leaving anything behind', async () => {
    const before = service.logLines.length;
    await service.raw(rawCheck(['Content-Encoding: gzip', 'Content-Length: 1000'], gzipSync('{}')), { end: true });
    await eventually(async () => service.logLines.length > before);
    expect(service.logLines.slice(before).join('')).to.include('"status":400').and.not.include('internal_error');
  });
});
