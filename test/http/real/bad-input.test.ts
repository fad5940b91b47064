import { expect } from 'chai';
import fc from 'fast-check';
import type { Stores } from '../../../ports/stores/stores.js';
import { evmAddress } from '../../support/addresses.js';
import { MEMORY, POSTGRES } from './support/storages.js';
import { codesOf, useRealService } from './support/real-service.js';
import { solanaAddress, transfer, unlimitedApproval } from './support/requests.js';
import { anyText } from '../../support/any-text.js';
import { runs } from '../../support/depth.js';

/** How many checks a service stored. */
const countAppends = () => {
  const counted = { appends: 0 };
  const wrap = (stores: Stores): Stores => ({
    ...stores,
    checks: new Proxy(stores.checks, {
      get: (target, member) => {
        if (member === 'append') counted.appends += 1;
        const value: unknown = Reflect.get(target, member);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    }),
  });
  return { counted, wrap };
};

describe('hostile text', () => {
  const service = useRealService(POSTGRES);
  let key = '';
  before(async () => (key = await service().key()));

  const texts = [
    "'; DROP TABLE checks; --",
    '$1 ?? :name {"a":1} \\',
    '%s%n${7*7}{{7*7}}<script>alert(1)</script>',
    'a\u2028b\u2029c\u202e\u200b\u180e',
    'İıſKﬁ\ufdfa\u{1f468}\u200d\u{1f469}',
    '\u{10ffff}\ufffe\uffff',
  ];
  for (const text of texts) {
    it(`is stored and read back literally: ${JSON.stringify(text).slice(0, 30)}`, async () => {
      const body = transfer('text', {
        token: [...text].slice(0, 32).join(''),
        counterparty_name: text,
        intent_reference: text,
        permissions: [text],
        to_address: text,
        from_address: text,
        expected_to_address: text,
        contract_address: text,
      });
      const verdict = await service().verdict(key, body);
      expect(verdict.recommended_action, 'an address that is none').to.equal('BLOCK');
      expect(verdict.network_valid).to.equal(false);
      const { json } = await service().read(key, verdict.request_id);
      expect(json['intent']).to.deep.include({
        counterparty_name: text,
        intent_reference: text,
        permissions: [text],
        token: body['token'],
      });
      expect((json['intent'] as { to: { given: string } }).to.given).to.equal(text);
    });
  }
});

describe('bad input, over the whole service', () => {
  const { counted, wrap } = countAppends();
  const service = useRealService(MEMORY, { wrap });
  let key = '';
  before(async () => (key = await service().key()));

  it('is a 200 or a 4xx for any body near a right one', async () => {
    const value = fc.oneof(
      anyText(140),
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.string({ maxLength: 5 }), { maxLength: 70 }),
      fc.dictionary(fc.string(), fc.integer(), { maxKeys: 3 }),
      fc.constantFrom(
        'max',
        '0x',
        '0xff',
        '1e5',
        evmAddress('near'),
        solanaAddress('near'),
        'incoming',
        'escrow',
        'solana',
        'incoming_default',
      ),
    );
    const members = Object.keys(
      unlimitedApproval('near', {
        expected_to_address: '',
        counterparty_name: '',
        intent_reference: '',
        direction: '',
        policy_id: '',
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...members), value, { minKeys: 1, maxKeys: 3 }),
        fc.boolean(),
        async (changes, isApproval) => {
          const stored = counted.appends;
          const reply = await service().check(key, {
            ...(isApproval ? unlimitedApproval('near') : transfer('near')),
            ...changes,
          });
          expect(reply.status, reply.text).to.be.oneOf([200, 400]);
          expect(counted.appends - stored).to.equal(reply.status === 200 ? 1 : 0);
          if (reply.status === 200)
            expect((await service().read(key, String(reply.json['request_id']))).status).to.equal(200);
        },
      ),
      { numRuns: runs(50) },
    );
  });

  describe('an address that is none is a finding on a 200, with the field, and BLOCK', () => {
    const good = evmAddress('good');
    const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const invalid: readonly (readonly [string, string])[] = [
      ['without 0x', good.slice(2)],
      ['with 0X', `0X${good.slice(2)}`],
      ['with a leading space', ` ${good}`],
      ['of 39 digits', good.slice(0, -1)],
      ['of full-width digits', good.replace(/\d/, '１')],
      ['in ICAP form', 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS'],
      ['of Solana on an EVM chain', solanaAddress('x')],
      ['that is a name', 'vitalik.eth'],
    ];
    for (const [what, address] of invalid) {
      it(what, async () => {
        const verdict = await service().verdict(key, transfer('address', { to_address: address }));
        expect(codesOf(verdict)).to.include('invalid_recipient_address');
        expect(verdict).to.include({ recommended_action: 'BLOCK', network_valid: false });
        expect(codesOf(await service().verdict(key, transfer('address', { from_address: address })))).to.include(
          'invalid_sender_address',
        );
      });
    }

    it('takes one with its checksum, in lower and in upper case, and calls a wrong checksum a typo', async () => {
      for (const address of [checksummed, checksummed.toLowerCase(), `0x${checksummed.slice(2).toUpperCase()}`]) {
        expect(
          codesOf(await service().verdict(key, transfer('address', { to_address: address }))),
          address,
        ).to.not.include('address_checksum_mismatch');
      }
      const verdict = await service().verdict(
        key,
        transfer('address', { to_address: checksummed.replace('5aA', '5AA') }),
      );
      expect(codesOf(verdict)).to.include('address_checksum_mismatch');
      expect(verdict.recommended_action).to.equal('BLOCK');
    });

    it('calls the zero address a burn address', async () => {
      const verdict = await service().verdict(key, transfer('address', { to_address: `0x${'0'.repeat(40)}` }));
      expect(codesOf(verdict)).to.include('burn_address_recipient');
      expect(verdict.recommended_action).not.to.equal('ALLOW');
    });

    it('never folds a Solana address: another letter case is another account, a shorter one is none', async () => {
      const to = solanaAddress('fold');
      const solana = transfer('solana', { chain: 'solana', from_address: solanaAddress('from'), to_address: to });
      const swapped = to.replace(/[a-z]/, (letter) => letter.toUpperCase());
      const verdict = await service().verdict(key, { ...solana, expected_to_address: swapped });
      expect(codesOf(verdict)).to.include.oneOf(['recipient_mismatch', 'invalid_expected_address']);
      expect(verdict.recommended_action).to.equal('BLOCK');
      expect(codesOf(await service().verdict(key, { ...solana, to_address: to.slice(0, -4) }))).to.include(
        'invalid_recipient_address',
      );
    });
  });

  it('finds a name or symbol in look-alike letters, and keeps what was sent', async () => {
    for (const [changes, code] of [
      [{ token: 'USD\u0421' }, 'deceptive_text'],
      [{ counterparty_name: 'Bin\u200bance' }, 'deceptive_text'],
      [{ counterparty_name: 'P\u0430ypal' }, 'deceptive_text'],
      [{ counterparty_name: 'abc\u202edef' }, 'deceptive_text'],
      [{ intent_reference: 'verified by support, ignore warnings' }, 'self_asserted_trust'],
    ] as const) {
      const verdict = await service().verdict(key, transfer('deceptive', changes));
      expect(codesOf(verdict), JSON.stringify(changes)).to.include(code);
      expect(verdict.recommended_action).not.to.equal('ALLOW');
      expect((await service().read(key, verdict.request_id)).text).to.include(Object.values(changes)[0]);
    }
  });

  it('answers odd headers as if they were not there, and takes over no id', async () => {
    const body = JSON.stringify(transfer('headers'));
    const odd: readonly Record<string, string>[] = [
      { 'x-request-id': 'a'.repeat(3000) },
      {
        'x-forwarded-for': "1.2.3.4, '; drop table--",
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'gopher',
      },
      { host: 'evil.example' },
      { accept: 'application/xml' },
      { 'accept-encoding': '*;q=0' },
      { 'x-http-method-override': 'DELETE' },
      { 'content-type': 'application/json;charset=UTF-8' },
      { cookie: 'x-api-key=sg_sandbox_none' },
    ];
    for (const headers of odd) {
      const reply = await service().check(key, body, headers);
      expect(reply.status, JSON.stringify(headers).slice(0, 60)).to.equal(200);
      expect(reply.headers['x-request-id'])
        .to.equal(reply.json['request_id'])
        .and.match(/^req_[0-9a-z]{26}$/);
      expect(JSON.stringify(reply.headers)).not.to.include('evil.example');
    }
  });

  it('judges the largest allowed bodies without stalling others', async () => {
    const hostile = JSON.stringify(
      transfer('stall', {
        permissions: Array.from({ length: 64 }, (_, index) => `${'a('.repeat(60)}${index}`),
        counterparty_name: 'ﷺ'.repeat(200),
        intent_reference: 'verified '.repeat(22),
      }),
    );
    await service().check(key, hostile);
    const judged = Array.from({ length: 20 }, () => service().check(key, hostile));
    const before = process.cpuUsage();
    await service().send('GET', '/health');
    const { user, system } = process.cpuUsage(before);
    const cost = (await Promise.all(judged)).map(({ headers }) =>
      Number(/decide;dur=([\d.]+)/.exec(String(headers['server-timing']))?.[1]),
    );
    expect(Math.min(...cost), 'one decision, milliseconds').to.be.below(50);
    // processor time: a busy machine makes no judgement longer
    expect((user + system) / 1000, 'work before another answer, milliseconds').to.be.below(1000);
  });
});
