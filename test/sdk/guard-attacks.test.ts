import { mock } from 'node:test';
import { expect } from 'chai';
import { guard, type GuardOptions } from '../../src/sdk/index.js';
import { FROM, HELLO, reasonOf, serviceThat, SIGN } from './support/hello.js';

interface Asked {
  readonly method: string;
  readonly params?: unknown;
}

/** A guarded wallet on Ethereum. `says` is told how often the wallet was asked for its chain. */
const guarded = (options: GuardOptions, says: (times: number) => void = () => undefined) => {
  const got: Asked[] = [];
  let times = 0;
  const wallet = {
    request: async (asked: Asked) => {
      if (asked.method !== 'eth_chainId') {
        got.push(asked);
        return 'signed';
      }
      times += 1;
      says(times);
      return '0x1';
    },
  };
  return { got, provider: guard(wallet, options) };
};

describe('a page that attacks its guard', () => {
  describe('with time', () => {
    beforeEach(() => mock.timers.enable({ apis: ['Date'], now: 0 }));
    afterEach(() => mock.timers.reset());

    for (const [what, atMs, answer, reached] of [
      ['signs while the confirmation counts, however slow the wallet is', 999, 'signed', 1],
      ['signs nothing where the confirmation ends while the wallet says its chain', 1_000, [4001, 'not_confirmed'], 0],
    ] as const)
      it(what, async () => {
        const signgate = serviceThat('ALLOW', { expires_at: new Date(1_000).toISOString() });
        const { got, provider } = guarded({ signgate }, (times) => {
          if (times === 2) mock.timers.setTime(atMs);
        });
        expect(await reasonOf(provider.request(SIGN))).to.deep.equal(answer);
        expect(got).to.have.length(reached);
      });
  });

  describe('with options that every object inherits', () => {
    const inherited = Object.prototype as unknown as Record<string, unknown>;
    for (const [name, value, answer] of [
      ['onReview', () => true, [4001, 'review']],
      ['passThrough', ['personal_sign'], [4001, 'review']],
    ] as const)
      it(`acknowledges nothing by ${name}`, async () => {
        Object.defineProperty(inherited, name, { value, configurable: true });
        try {
          const { got, provider } = guarded({ signgate: serviceThat('REVIEW') });
          expect(await reasonOf(provider.request(SIGN))).to.deep.equal(answer);
          expect(got).to.deep.equal([]);
        } finally {
          delete inherited[name];
        }
      });

    it('still asks the onReview that was given', async () => {
      const { got, provider } = guarded({ signgate: serviceThat('REVIEW'), onReview: () => true });
      expect(await provider.request(SIGN)).to.equal('signed');
      expect(got).to.deep.equal([{ method: 'personal_sign', params: [HELLO, FROM] }]);
    });
  });

  for (const asked of [
    ...[
      'PERSONAL_SIGN',
      'personal_sign ',
      ' eth_accounts',
      'eth_accounts\u0000',
      'eth_\u0430ccounts',
      'eth_accounts\n',
    ],
    ...['__proto__', 'constructor', 'toString', ''],
  ])
    it(`reaches the wallet by no other spelling: ${JSON.stringify(asked)}`, async () => {
      const { got, provider } = guarded({ signgate: serviceThat('ALLOW') });
      expect(await reasonOf(provider.request({ method: asked, params: [] }))).to.deep.equal([4001, 'unknown_method']);
      expect(got).to.deep.equal([]);
    });

  for (const [what, asked] of [
    ['a batch', [SIGN, SIGN]],
    ['a name that is an object', { method: new String('eth_accounts'), params: [] }],
    ['a name that is a list', { method: ['personal_sign'], params: SIGN.params }],
  ] as const)
    it(`reaches the wallet by no other form: ${what}`, async () => {
      const { got, provider } = guarded({ signgate: serviceThat('ALLOW') });
      expect(await reasonOf(provider.request(asked as unknown as Asked & { readonly params: object }))).to.deep.equal([
        ...[4001, 'unreadable_request'],
      ]);
      expect(got).to.deep.equal([]);
    });
});
