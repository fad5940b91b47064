import { EventEmitter } from 'node:events';
import { expect } from 'chai';
import { ConfigurationError, guard, type GuardOptions, RefusedError } from '../../src/sdk/index.js';
import { FROM, HELLO, reasonOf, serviceThat, SIGN } from './support/hello.js';

interface Asked {
  readonly method: string;
  readonly params?: unknown;
}

/** A provider as wallets make them: an emitter, with older ways, with members that lead into the wallet. */
class Wallet extends EventEmitter {
  readonly got: Asked[] = [];
  constructor(private readonly network = '0x1') {
    super();
  }
  readonly isMetaMask = true;
  readonly chainId = '0x1';
  readonly providers = [this];
  readonly signer = this;
  async request(asked: Asked): Promise<unknown> {
    this.got.push(asked);
    return asked.method === 'eth_chainId' ? this.network : asked.method === 'eth_accounts' ? [FROM] : 'signed';
  }
  send(): string {
    return 'signed by send';
  }
  sendAsync(): string {
    return 'signed by sendAsync';
  }
  enable(): string {
    return 'signed by enable';
  }
  isConnected(): boolean {
    return this.got.length === 0;
  }
}

const guarded = (action: string, options: Partial<GuardOptions> = {}) => {
  const wallet = new Wallet();
  return { wallet, provider: guard(wallet, { signgate: serviceThat(action), ...options }) };
};
const signedBy = ({ got }: Wallet): readonly Asked[] => got.filter(({ method }) => method !== 'eth_chainId');
const HANDED = [{ method: 'personal_sign', params: [HELLO, FROM] }];

describe('a guarded provider', () => {
  it('hands a message on as the hex of its text, whatever a wallet would have read in it', async () => {
    const { wallet, provider } = guarded('ALLOW');
    expect(await provider.request(SIGN)).to.equal('signed');
    expect(signedBy(wallet)).to.deep.equal(HANDED);
  });

  it('asks the service about an extra chain too, and refuses one that no service knows', async () => {
    const chains: unknown[] = [];
    const service = serviceThat('ALLOW');
    const signgate: GuardOptions['signgate'] = {
      ...service,
      checkPayload: (body, ...rest) => {
        chains.push(body.chain);
        return service.checkPayload(body, ...rest);
      },
    };
    for (const [on, answer] of [
      ['0xa86a', 'signed'],
      ['0xfa', [4001, 'chain']],
    ] as const)
      expect(await reasonOf(guard(new Wallet(on), { signgate }).request(SIGN)), on).to.deep.equal(answer);
    expect(chains).to.deep.equal(['avalanche']);
  });

  it('refuses another message than the one that was judged', async () => {
    const { wallet, provider } = guarded('ALLOW');
    const other = provider.request({ method: 'personal_sign', params: ['hello, and all my money', FROM] });
    expect(await reasonOf(other)).to.deep.equal([4001, 'other_bytes']);
    expect(signedBy(wallet)).to.deep.equal([]);
  });

  for (const [what, message] of [
    ['that begins like hex and is none', '0xhello'],
    ['with half a surrogate pair', '\ud800'],
    ['that is no text', 7],
  ] as const)
    it(`refuses a message ${what}`, async () => {
      const { wallet, provider } = guarded('ALLOW');
      const asked = provider.request({ method: 'personal_sign', params: [message, FROM] });
      expect(await reasonOf(asked)).to.deep.equal([4001, 'unreadable_request']);
      expect(signedBy(wallet)).to.deep.equal([]);
    });

  it('lets no older way go round it', async () => {
    for (const action of ['BLOCK', 'ALLOW']) {
      const { wallet, provider } = guarded(action);
      const way = provider as unknown as Record<string, (...words: readonly unknown[]) => unknown>;
      const byCallback = (name: string) =>
        new Promise((resolve) => way[name]?.(SIGN, (error: unknown, answer: unknown) => resolve(error ?? answer)));
      const answers = [
        await reasonOf(way['send']?.('personal_sign', SIGN.params) as Promise<unknown>),
        await reasonOf(way['send']?.(SIGN) as Promise<unknown>),
        ...[await byCallback('send'), await byCallback('sendAsync')].map((answer) =>
          answer instanceof RefusedError ? [answer.code, answer.reason] : answer,
        ),
      ];
      const wanted = action === 'BLOCK' ? [4001, 'blocked'] : { id: null, jsonrpc: '2.0', result: 'signed' };
      expect(answers).to.deep.equal([wanted, wanted, wanted, wanted]);
      expect(signedBy(wallet)).to.deep.equal(action === 'BLOCK' ? [] : [HANDED[0], HANDED[0], HANDED[0], HANDED[0]]);
    }
  });

  it('asks for accounts where enable is called, and for nothing else', async () => {
    const { wallet, provider } = guarded('BLOCK');
    const accounts: unknown = provider.enable();
    await accounts;
    expect(wallet.got).to.deep.equal([{ method: 'eth_requestAccounts' }]);
  });

  it('passes on what only reads, unjudged', async () => {
    const { wallet, provider } = guarded('BLOCK');
    expect(await provider.request({ method: 'eth_accounts' })).to.deep.equal([FROM]);
    const permission = { method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] };
    expect(await provider.request(permission)).to.equal('signed');
    expect(wallet.got).to.deep.equal([{ method: 'eth_accounts' }, permission]);
  });

  it('keeps plain members and events, and shows nothing that leads into the wallet', () => {
    const { wallet, provider } = guarded('ALLOW');
    const heard: unknown[] = [];
    const listener = function (this: unknown, chainId: string): void {
      heard.push(this, chainId);
    };
    expect(provider.on('chainChanged', listener)).to.equal(provider);
    wallet.emit('chainChanged', '0x38');
    provider.removeListener('chainChanged', listener);
    wallet.emit('chainChanged', '0x1');
    expect(heard).to.have.length(2);
    expect(heard[0] === provider, 'the listener was called with another this').to.equal(true);
    expect(provider).to.include({ isMetaMask: true, chainId: '0x1' });
    expect(provider.isConnected()).to.equal(true);
    const open = provider as unknown as Record<string, unknown>;
    for (const name of ['providers', 'signer', 'got', '_events', 'listeners', 'constructor', '__proto__', 'emit'])
      expect(open[name], name).to.equal(undefined);
    expect(Object.getPrototypeOf(provider)).to.equal(null);
    expect(() => Object.assign(provider, { request: () => 'mine' })).to.throw(TypeError);
  });

  it('keeps to the options that it was made with', async () => {
    const options = { signgate: serviceThat('REVIEW'), onReview: () => false };
    const wallet = new Wallet();
    const provider = guard(wallet, options);
    options.onReview = () => true;
    options.signgate = serviceThat('ALLOW');
    expect(await reasonOf(provider.request(SIGN))).to.deep.equal([4001, 'not_acknowledged']);
  });

  it('gives onReview a verdict that cannot be changed', async () => {
    const { wallet, provider } = guarded('REVIEW', {
      onReview: (verdict) => Object.isFrozen(verdict) && Object.isFrozen(verdict.payload),
    });
    expect(await provider.request(SIGN)).to.equal('signed');
    expect(signedBy(wallet)).to.deep.equal(HANDED);
  });

  it('passes a named method on, and none that is judged', async () => {
    const passThrough = ['wallet_addEthereumChain'];
    const { wallet, provider } = guarded('BLOCK', { passThrough });
    await provider.request({ method: 'wallet_addEthereumChain', params: [{}] });
    expect(wallet.got).to.have.length(1);
    expect(() => guarded('ALLOW', { passThrough: ['personal_sign'] })).to.throw(ConfigurationError);
  });

  it('handles one request to sign at a time, also after one that was refused', async () => {
    let open = 0;
    let most = 0;
    const { wallet, provider } = guarded('REVIEW', {
      onReview: async () => {
        open += 1;
        most = Math.max(most, open);
        await new Promise(setImmediate);
        open -= 1;
        return most > 0 && wallet.got.length % 3 !== 1;
      },
    });
    await Promise.allSettled([provider.request(SIGN), provider.request(SIGN), provider.request(SIGN)]);
    expect(most).to.equal(1);
    expect(signedBy(wallet).length).to.be.above(0);
  });

  for (const [what, chainId] of [
    ['of a chain that the service does not know', '0x2a'],
    ['that says no chain', null],
    ['whose chain is decimal text', '1'],
  ] as const)
    it(`refuses the messages of a wallet ${what}`, async () => {
      const got: string[] = [];
      const wallet = {
        request: async ({ method }: Asked) => {
          got.push(method);
          return method === 'eth_chainId' ? chainId : 'signed';
        },
      };
      const provider = guard(wallet, { signgate: serviceThat('ALLOW') });
      const [code] = (await reasonOf(provider.request(SIGN))) as unknown[];
      expect([code, got]).to.deep.equal([4001, ['eth_chainId']]);
    });
});
