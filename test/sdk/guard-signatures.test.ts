import { expect } from 'chai';
import { SYSTEM_PROGRAM } from '../../domain/payload/solana/program-addresses.js';
import { guard, type GuardOptions, guardWallet, RefusedError, Signgate } from '../../src/sdk/index.js';
import { useSigningService } from '../http/real/support/confirming.js';
import { permit, signIn } from '../support/payload-requests.js';
import { DOMAIN, FROM } from '../support/payload-accounts.js';
import { account, bytes, encodeTransaction, messageOf, u32, u64 } from '../support/solana-messages.js';

const reasonOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (value) => value,
    (error: unknown) => (error instanceof RefusedError ? error.reason : error),
  );
const AGREED: Partial<GuardOptions> = { onReview: () => true };

describe('signatures that are guarded by the real service', () => {
  const service = useSigningService();
  const optionsFor = async (options: Partial<GuardOptions>): Promise<GuardOptions> => {
    const signgate = new Signgate({ baseUrl: service().url, apiKey: await service().key() });
    return { signgate, jwks: () => signgate.call('getJwks', {}), ...options };
  };

  const asked = async (method: string, params: readonly unknown[], options: Partial<GuardOptions> = {}) => {
    const got: unknown[] = [];
    const wallet = {
      request: async (request: { readonly method: string; readonly params?: unknown }) => {
        if (request.method === 'eth_chainId') return '0x1';
        got.push(request.params);
        return 'signed';
      },
    };
    const answer = await reasonOf(guard(wallet, await optionsFor(options)).request({ method, params }));
    return { answer, got };
  };

  it('lets a sign-in at the origin that asks be signed, and refuses it for another origin', async () => {
    const text = signIn('app.example');
    const there = await asked('personal_sign', [text, FROM], { origin: 'https://app.example' });
    expect(there).to.deep.equal({
      answer: 'signed',
      got: [[`0x${Buffer.from(text).toString('hex')}`, FROM]],
    });
    const elsewhere = await asked('personal_sign', [text, FROM], { origin: 'https://evil.example', ...AGREED });
    expect(elsewhere).to.deep.equal({ answer: 'blocked', got: [] });
  });

  const order = {
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Vote: [{ name: 'proposal', type: 'uint256' }],
    },
    ...{ primaryType: 'Vote', domain: { name: 'Somewhere', chainId: 1 }, message: { proposal: '7' } },
  };
  for (const [what, given] of [
    ['as an object', order],
    ['as text', JSON.stringify(order, null, 2)],
  ] as const)
    for (const method of ['eth_signTypedData_v4', 'eth_signTypedData_v3', 'eth_signTypedData'])
      it(`lets typed data ${what} be signed by ${method} as it came, its REVIEW acknowledged`, async () => {
        expect(await asked(method, [FROM, given])).to.deep.equal({ answer: 'review', got: [] });
        const { answer, got } = await asked(method, [FROM, given], AGREED);
        expect([answer, got]).to.deep.equal(['signed', [[FROM, given]]]);
      });

  it('refuses a permit for everything, whoever acknowledges it', async () => {
    const all = permit(DOMAIN, String(2n ** 256n - 1n), undefined, String(2n ** 256n - 1n));
    expect(await asked('eth_signTypedData_v4', [FROM, all], AGREED)).to.deep.equal({ answer: 'blocked', got: [] });
  });

  it('refuses typed data of which wallets sign two readings', async () => {
    const twice = JSON.stringify(order).replace('"proposal":"7"', '"proposal":"8","proposal":"7"');
    const { got } = await asked('eth_signTypedData_v4', [FROM, twice], AGREED);
    expect(got).to.deep.equal([]);
  });

  describe('of a wallet of the wallet standard', () => {
    const payer = account(1);
    const transfer = (lamports: number, version: 'legacy' | 1 = 'legacy'): Uint8Array =>
      encodeTransaction(
        messageOf({
          version,
          calls: [{ program: SYSTEM_PROGRAM, accounts: [payer, account(2)], data: bytes(u32(2), u64(lamports)) }],
        }),
      );

    const guardedWallet = async (options: Partial<GuardOptions> = {}) => {
      const got: { readonly transaction?: Uint8Array; readonly message?: Uint8Array; readonly chain?: string }[] = [];
      const sign = async (...inputs: typeof got) => {
        got.push(...inputs);
        return inputs.map(() => 'signed');
      };
      let listener: (properties: object) => void = () => undefined;
      const wallet = {
        ...{ version: '1.0.0', name: 'Wallet', icon: 'data:', chains: ['solana:mainnet'] },
        accounts: [{ address: payer }],
        features: {
          'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [{ address: payer }] }) },
          'standard:events': {
            version: '1.0.0',
            on: (_: string, heard: typeof listener) => {
              listener = heard;
            },
          },
          'solana:signTransaction': { version: '1.0.0', supportedTransactionVersions: [0], signTransaction: sign },
          'solana:signAndSendTransaction': { version: '1.0.0', signAndSendTransaction: sign },
          'solana:signMessage': { version: '1.0.0', signMessage: sign },
          'solana:signIn': { version: '1.0.0', signIn: sign },
          'maker:anything': { sign },
        },
      };
      const guarded = guardWallet(wallet, await optionsFor(options));
      const use = (name: string, ...inputs: readonly object[]): Promise<unknown> => {
        const feature = guarded.features[`solana:${name}`] as Record<string, (...all: unknown[]) => Promise<unknown>>;
        return reasonOf(feature[name]?.(...inputs) ?? Promise.reject(new Error('no feature')));
      };
      return { guarded, got, use, emit: (properties: object) => listener(properties) };
    };
    const input = (transaction: Uint8Array, more: object = {}) => ({
      ...{ account: { address: payer }, chain: 'solana:mainnet', transaction },
      ...more,
    });

    for (const way of ['signTransaction', 'signAndSendTransaction'])
      it(`lets exactly the judged bytes be signed by ${way}, whatever the caller does to its own`, async () => {
        const { got, use } = await guardedWallet(AGREED);
        const transaction = transfer(5_000);
        const answer = use(way, input(transaction));
        transaction.set(transfer(900_000_000));
        expect(await answer).to.deep.equal(['signed']);
        expect(got.map((one) => one.transaction)).to.deep.equal([transfer(5_000)]);
      });

    it('lets the bytes of version 1 be signed, whose signatures stand behind them', async () => {
      const { got, use } = await guardedWallet(AGREED);
      const transaction = transfer(5_000, 1);
      expect(await use('signTransaction', input(transaction))).to.deep.equal(['signed']);
      expect(got.map((one) => one.transaction)).to.deep.equal([transaction]);
      expect(await use('signTransaction', input(transaction.slice(0, 60)))).to.equal('unreadable_request');
    });

    it('signs nothing by an account that is another one since it was judged, or that a page has added', async () => {
      const { got, use, guarded } = await guardedWallet({
        onReview: () => Object.assign(guarded.accounts[0] ?? {}, { address: account(9) }).address === account(9),
      });
      expect(() => (guarded.accounts as object[]).push({ address: account(9) })).to.throw(TypeError);
      expect(await use('signTransaction', input(transfer(5_000_000_000_000)))).to.equal('unreadable_request');
      expect(got).to.deep.equal([]);
    });

    it('signs none of two transactions where one may not be signed', async () => {
      let seen = 0;
      const { got, use } = await guardedWallet({ onReview: () => (seen += 1) === 1 });
      const answer = await use(
        'signTransaction',
        input(transfer(5_000_000_000_000)),
        input(transfer(6_000_000_000_000)),
      );
      expect([answer, seen, got]).to.deep.equal(['not_acknowledged', 2, []]);
    });

    for (const [what, given, reason] of [
      ['for a test network', { chain: 'solana:devnet' }, 'chain'],
      ['by an account of another wallet', { account: { address: account(9) } }, 'unreadable_request'],
      ['that is no transaction', { transaction: new Uint8Array([1, 2, 3]) }, 'unreadable_request'],
      ['that is no bytes', { transaction: 'AA==' }, 'unreadable_request'],
    ] as const)
      it(`refuses a transaction ${what}`, async () => {
        const { got, use } = await guardedWallet(AGREED);
        expect(await use('signTransaction', input(transfer(5_000), given))).to.equal(reason);
        expect(got).to.deep.equal([]);
      });

    it('signs a text that was read, and refuses what is a transaction in disguise', async () => {
      const { got, use } = await guardedWallet(AGREED);
      const said = (message: Uint8Array) => use('signMessage', { account: { address: payer }, message });
      expect(await said(transfer(5_000))).to.equal('blocked');
      expect(got).to.deep.equal([]);
      expect(await said(new TextEncoder().encode('hello'))).to.deep.equal(['signed']);
    });

    it('has no feature that could sign unjudged, and learns of none', async () => {
      const { guarded, emit } = await guardedWallet();
      expect(Object.keys(guarded.features)).to.deep.equal([
        ...['standard:connect', 'standard:events', 'solana:signTransaction'],
        ...['solana:signAndSendTransaction', 'solana:signMessage'],
      ]);
      const heard: object[] = [];
      const { on } = guarded.features['standard:events'] as {
        on: (event: string, heard: (all: object) => void) => void;
      };
      on('change', (properties) => heard.push(properties));
      emit({ features: { 'solana:signTransaction': {} }, chains: ['solana:mainnet'] });
      expect(heard).to.deep.equal([{ chains: ['solana:mainnet'] }]);
      const { connect } = guarded.features['standard:connect'] as { connect: () => Promise<object> };
      expect(await connect()).to.deep.equal({ accounts: [{ address: payer }] });
    });
  });
});
