import { expect } from 'chai';
import fc from 'fast-check';
import { readByKind } from '../../../../domain/payload/kinds/index.js';
import { MAX_ACTIONS } from '../../../../domain/payload/context.js';
import type { PayloadRequest } from '../../../../domain/payload/payload-request.js';
import type { SigningPayload } from '../../../../domain/payload/payload.js';
import { account, drawn, encodeCall, NOTHING_KNOWN } from './drawn.js';
import { runs } from '../../../support/depth.js';

const [me, alice, bob, eve, gold] = [
  account('me'),
  account('alice'),
  account('bob'),
  account('eve'),
  account('gold'),
] as const;
const ZERO = `0x${'00'.repeat(20)}`;
const pay = encodeCall('transfer(address,uint256)', [bob, 5n]);

type Request = Parameters<typeof readByKind>[0];
const payloadOf = (request: Request): SigningPayload => readByKind(request, NOTHING_KNOWN).payload;
const linesOf = (request: Request): readonly string[] => payloadOf(request).actions.map(drawn);

const transaction = (members: Readonly<Record<string, unknown>>): Request => ({
  kind: 'evm_transaction',
  content: {
    to: gold,
    data: pay,
    value: '0',
    gas: '100000',
    max_fee_per_gas: '2',
    max_priority_fee_per_gas: '1',
    nonce: 0,
    chain_id: 1,
    ...members,
  },
});
const message = (content: string, encoding: 'utf8' | 'hex' | 'hash' = 'utf8'): Request => ({
  kind: 'message',
  content: { encoding, content },
});

describe('a transaction', () => {
  it('is decoded where it is one transfer of a token', () => {
    const payload = payloadOf(transaction({}));
    expect(payload).to.deep.include({ status: 'decoded', problem: null, chainId: '1', notes: [], signers: [] });
    expect(payload.digest).to.match(/^0x[0-9a-f]{64}$/);
    expect(payload.actions).to.deep.equal([
      {
        path: '0',
        kind: 'token_transfer',
        asset: { address: gold, symbol: null, decimals: null, tokenId: null },
        amount: '5',
        from: me,
        to: bob,
        target: gold,
        function: 'transfer(address,uint256)',
        certainty: 'exact',
        source: 'ERC-20',
        expiresAt: null,
        fields: [],
      },
    ]);
  });

  it('is one native transfer where it has no data', () =>
    expect(linesOf(transaction({ to: bob, data: '0x', value: '7' }))).to.deep.equal([
      '0 native_transfer 7 native me>bob',
    ]));

  it('is never wholly decoded where it makes a contract', () => {
    const payload = payloadOf(transaction({ to: null, data: '0x60006000', value: '7' }));
    expect(payload.actions.map(drawn)).to.deep.equal(['0 native_transfer 7 native me>-', '1 call?? me>-']);
    expect(payload).to.include({ status: 'partly_decoded' });
    expect(payload.actions[1]).to.include({ function: 'create' });
  });

  it('is not decoded where nothing is known of what it calls', () => {
    const { payload, unknownCalls } = readByKind(transaction({ data: '0x12345678' }), NOTHING_KNOWN);
    expect(payload).to.include({ status: 'not_decoded', problem: 'holds something that no standard explains' });
    expect(unknownCalls).to.deep.equal([{ target: gold, selector: '0x12345678' }]);
  });

  it('is partly decoded, with a note, where a limit cuts it', () => {
    const data = encodeCall('multicall(bytes[])', [Array.from({ length: MAX_ACTIONS }, () => pay)]);
    const payload = payloadOf(transaction({ data }));
    expect(payload).to.deep.include({ status: 'partly_decoded', notes: ['limit'] });
    expect(payload.actions.length).to.equal(MAX_ACTIONS);
  });

  it('counts on every chain without a chain id, and says so', () =>
    expect(payloadOf(transaction({ chain_id: undefined })).notes).to.deep.equal(['replayable']));

  it('delegates before it calls, even where the call is harmless', () => {
    const authorization_list = [{ chain_id: 1, address: eve, nonce: 1 }];
    expect(linesOf(transaction({ authorization_list }))).to.deep.equal([
      '0 delegation me>eve',
      '1 token_transfer 5 gold me>bob',
    ]);
  });

  it('is invalid where a member cannot be read', () => {
    const payload = payloadOf(transaction({ data: '0x1' }));
    expect(payload).to.deep.include({ status: 'invalid', digest: null, sha256: null, actions: [] });
    expect(payload.problem).to.be.a('string');
  });
});

describe('an authorization', () => {
  const authorization = (members: Readonly<Record<string, unknown>>): Request => ({
    kind: 'authorization',
    content: { chain_id: 1, address: eve, nonce: 0, ...members },
  });

  it('gives the account to the delegate, and with the zero address takes it back', () => {
    expect(linesOf(authorization({}))).to.deep.equal(['0 delegation me>eve']);
    expect(linesOf(authorization({ address: ZERO }))).to.deep.equal(['0 delegation 0 me>-']);
    expect(payloadOf(authorization({}))).to.deep.include({ status: 'decoded', notes: [] });
  });

  it('counts on every chain with chain 0, and says so', () =>
    expect(payloadOf(authorization({ chain_id: 0 })).notes).to.deep.equal(['replayable']));
});

describe('a user operation', () => {
  const operation = (members: Readonly<Record<string, unknown>>): Request => ({
    kind: 'user_operation',
    content: {
      entry_point: '0x0000000071727de22e5e9d8baf0edac6f37da032',
      sender: alice,
      nonce: '0x0',
      callData: encodeCall('execute(address,uint256,bytes)', [gold, 2n, pay]),
      callGasLimit: '0x1',
      verificationGasLimit: '0x1',
      preVerificationGas: '0x1',
      maxFeePerGas: '0x1',
      maxPriorityFeePerGas: '0x1',
      ...members,
    },
  });

  it('is what its account does, with factory and paymaster', () => {
    const factory = { factory: eve, factoryData: '0x' };
    const paymaster = { paymaster: bob, paymasterVerificationGasLimit: '0x1', paymasterPostOpGasLimit: '0x1' };
    const payload = payloadOf(operation({ ...factory, ...paymaster }));
    expect(payload.actions.slice(1).map(drawn)).to.deep.equal([
      '0.0 call 0x0000000071727de22e5e9d8baf0edac6f37da032>-',
      '0.0.0 native_transfer 2 native alice>gold',
      '0.0.1 token_transfer 5 gold alice>bob',
    ]);
    expect(payload.actions[0]?.fields.map(({ label, value }) => [label, value])).to.deep.equal([
      ['Factory', eve],
      ['Paymaster', bob],
    ]);
    expect(payload).to.deep.include({ status: 'decoded', chainId: '1', signers: [alice], notes: [] });
  });

  it('is first what an account by EIP-7702 is called with', () => {
    const factoryData = encodeCall('transferOwnership(address)', [eve]);
    const entry_point = '0x4337084d9e255ff0702461cf8895ce9e3b5ff108';
    const [, first, second] = payloadOf(operation({ entry_point, factory: '0x7702', factoryData })).actions.map(drawn);
    expect([first, second]).to.deep.equal([`0.0 ownership ${entry_point}>eve`, `0.1 call ${entry_point}>-`]);
  });

  it('says where its account may pay a fee of more than a whole coin', () => {
    const paying = (gas: string) => payloadOf(operation({ callGasLimit: gas, maxFeePerGas: '1000000000000' })).notes;
    expect(paying('900000')).to.deep.equal([]);
    expect(paying('1000000')).to.deep.equal(['excessive_fee']);
  });

  it('counts the gas of a paymaster, who may charge the account: its own limits, or verification three times', () => {
    const notes = (members: Readonly<Record<string, string>>) =>
      payloadOf(operation({ maxFeePerGas: '1000000000000', ...members })).notes;
    const by7 = (paymasterVerificationGasLimit: string, paymasterPostOpGasLimit: string) =>
      notes({ paymaster: bob, paymasterVerificationGasLimit, paymasterPostOpGasLimit });
    expect(by7('50000', '50000')).to.deep.equal([]);
    expect([by7('1000000', '0'), by7('0', '1000000')]).to.deep.equal([['excessive_fee'], ['excessive_fee']]);
    const members6 = { entry_point: '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789', initCode: '0x' };
    const by6 = (data: string) => notes({ ...members6, paymasterAndData: data, verificationGasLimit: '400000' });
    expect([by6('0x'), by6(bob)]).to.deep.equal([[], ['excessive_fee']]);
  });

  it('is of no chain without EVM', () => {
    const { payload } = readByKind(operation({}), { ...NOTHING_KNOWN, chain: 'solana' });
    expect(payload.status).to.equal('invalid');
  });
});

const signIn = (domain: string, uri: string): string =>
  `${domain} wants you to sign in with your Ethereum account:\n${alice}\n\nHello\n\nURI: ${uri}\nVersion: ` +
  `1\nChain ID: 1\nNonce: 32891756\nIssued At: 2021-09-30T16:25:24Z`;

describe('a message', () => {
  it('is decoded where it is text, and moves nothing', () =>
    expect(payloadOf(message('Hello there'))).to.deep.include({
      status: 'decoded',
      problem: null,
      notes: [],
      actions: [],
      origin: null,
    }));

  it('names the site that it signs in to, and the account', () => {
    expect(payloadOf(message(signIn('Shop.example', 'https://shop.example/login')))).to.deep.include({
      status: 'decoded',
      origin: 'https://shop.example',
      signers: [alice],
      chainId: null,
    });
    expect(payloadOf(message(signIn('shop.example:8443', 'https://shop.example:8443'))).origin).to.equal(
      'https://shop.example:8443',
    );
  });

  it('is not wholly decoded where it names two sites, or one that cannot be read', () => {
    for (const [domain, uri] of [
      ['shop.example', 'https://evil.example/'],
      ['shop.example', 'https://shop.example@evil.example/'],
      ['shop\u0435.example', 'https://shop.example/'],
    ] as const) {
      const payload = payloadOf(message(signIn(domain, uri)));
      expect(payload.status, uri).to.equal('partly_decoded');
      expect(payload.problem).to.contain('site');
    }
  });

  it('is a raw hash in any of the forms in which a wallet signs 32 bytes', () => {
    const hash = `0x${'9f'.repeat(32)}`;
    for (const request of [
      message(hash, 'hash'),
      message(hash, 'hex'),
      message(hash),
      message(hash.toUpperCase().replace('X', 'x')),
    ])
      expect(payloadOf(request)).to.deep.include({ status: 'not_decoded', notes: ['raw_hash'] });
  });

  it('is a text where it only happens to have 32 letters, with a note', () => {
    expect(payloadOf(message('Sign in to our shop, no. 1234567'))).to.deep.include({
      status: 'partly_decoded',
      notes: ['hash_length'],
    });
    expect('Sign in to our shop, no. 1234567').to.have.length(32);
  });

  it('is not taken for a message where its bytes are a transaction or typed data', () => {
    const raw = '0xdd80808094bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb0780018080';
    for (const content of [raw, `0x1901${'00'.repeat(64)}`])
      for (const encoding of ['hex', 'utf8'] as const)
        expect(payloadOf(message(content, encoding)), content).to.deep.include({
          status: 'not_decoded',
          notes: ['raw_hash'],
        });
  });

  it('is not decoded where its bytes are no text', () => {
    expect(payloadOf(message('0xff00', 'hex'))).to.deep.include({ status: 'not_decoded', notes: [] });
    expect(payloadOf(message('0x48656c6c6f', 'hex'))).to.include({ status: 'decoded' });
  });

  it('is invalid where it is no hex', () => expect(payloadOf(message('0x1', 'hex')).status).to.equal('invalid'));
});

describe('a payload of any kind', () => {
  const content = fc.dictionary(
    fc.constantFrom('to', 'data', 'value', 'raw', 'chain_id', 'address', 'nonce', 'types', 'message', 'sender'),
    fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.uint8Array().map((each) => `0x${Buffer.from(each).toString('hex')}`),
    ),
  );
  const anyRequest: fc.Arbitrary<PayloadRequest> = fc.oneof(
    fc.record({
      kind: fc.constantFrom('evm_transaction' as const, 'authorization' as const, 'user_operation' as const),
      content,
    }),
    fc.record({ kind: fc.constant('typed_data' as const), content: fc.oneof(content, fc.string(), fc.json()) }),
    fc.record({
      kind: fc.constant('message' as const),
      content: fc.record({
        encoding: fc.constantFrom('utf8' as const, 'hex' as const, 'hash' as const),
        content: fc.string(),
      }),
    }),
  );

  it('is read without an error, and says why where it is not decoded', () =>
    fc.assert(
      fc.property(anyRequest, (request) => {
        const payload = payloadOf(request as Request);
        expect(payload.kind).to.equal(request.kind);
        expect(payload.problem === null).to.equal(payload.status === 'decoded');
        if (payload.status === 'invalid') expect(payload).to.deep.include({ digest: null, actions: [] });
      }),
      { numRuns: runs(200) },
    ));
});
