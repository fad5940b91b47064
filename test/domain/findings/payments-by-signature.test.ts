import { expect } from 'chai';
import type { PayloadCheckRequest } from '../../../src/application/check/check-request.js';
import { NOW_MS } from '../../support/builders.js';
import { ENCODED_TYPES } from '../../support/encoded-types.js';
import * as x from '../../support/exchange-requests.js';
import { bytes, calldata, transaction, transfer } from '../../support/payload-requests.js';
import { FROM, PERMIT2, ROUTER, STRANGER, TO, USDC, USDT } from '../../support/payload-accounts.js';

const NOW = Math.floor(NOW_MS / 1000);
const IN_MINUTES = NOW + 600;
const DAY = 86_400;

const verdictOf = async (payload: Partial<PayloadCheckRequest>) => {
  const { decision, codes } = await bytes(payload);
  return { action: decision.recommendedAction, codes };
};

describe('A payment by signature', () => {
  const domain = { name: 'USD Coin', chainId: 1, verifyingContract: USDC };
  const pay = (value: string, validBefore = IN_MINUTES, changes: object = {}, on: object = domain) =>
    x.typed(
      ENCODED_TYPES.authorizedTransfer,
      {
        ...{ from: FROM, to: TO, value, validAfter: '0', validBefore: String(validBefore) },
        ...{ nonce: `0x${'01'.repeat(32)}`, ...changes },
      },
      { ...on },
    );

  it('is what the same payment sent is: cents of a paid request are no theft', async () => {
    for (const value of ['10000', '25000000', '900000000000000000000']) {
      const sent = await verdictOf({ transaction: transaction(USDC, transfer(TO, BigInt(value))) });
      expect(await verdictOf(pay(value))).to.deep.equal(sent);
    }
    expect((await verdictOf(pay('10000'))).action).to.equal('ALLOW');
    const { payload } = await bytes(pay('10000'));
    expect(payload?.actions.map(({ kind, to }) => [kind, to])).to.deep.equal([['token_transfer', TO]]);
  });

  it('is REVIEW where it can still be made after a day, or for ever', async () => {
    for (const until of [NOW + DAY + 60, 2 ** 45]) {
      const { action, codes } = await verdictOf(pay('10000', until));
      expect([action, codes]).to.deep.equal(['REVIEW', ['signature_spends']]);
    }
    expect((await verdictOf(pay('10000', NOW + DAY - 60))).action).to.equal('ALLOW');
  });

  it('is one on the registered token alone: elsewhere nothing is known to hold to it', async () => {
    const elsewhere = pay('10000', IN_MINUTES, {}, { ...domain, verifyingContract: STRANGER });
    expect((await verdictOf(elsewhere)).action).to.not.equal('ALLOW');
    expect((await verdictOf(elsewhere)).codes).to.include('signature_spends');
  });

  it('is no loss to a contract that fetches it, and is one where anybody may bring it', async () => {
    const to = (account: string, name: string) =>
      x.typed(
        ENCODED_TYPES.authorizedTransfer.replace('TransferWith', name),
        {
          ...{ from: FROM, to: account, value: '25000000', validAfter: '0', validBefore: String(IN_MINUTES) },
          nonce: `0x${'01'.repeat(32)}`,
        },
        domain,
      );
    expect((await verdictOf(to(ROUTER, 'ReceiveWith'))).action).to.not.equal('BLOCK');
    expect((await verdictOf(to(ROUTER, 'TransferWith'))).codes).to.include('recipient_is_contract');
    // it fetches what anybody tells it to, and gives it to who asks next
    for (const anybodys of ['0xca11bde05977b3631167028862be2a173976ca11', '0xdf31a70a21a1931e02033dbba7deace6c45cfd0f'])
      expect((await verdictOf(to(anybodys, 'ReceiveWith'))).codes).to.include('recipient_is_contract');
  });

  it('is one where a token of Polygon makes it for who signed, and an allowance by the same way is none', async () => {
    const brought = (functionSignature: string) => ({
      chain: 'polygon' as const,
      ...x.typed(
        ENCODED_TYPES.metaTransaction,
        { nonce: '5', from: FROM, functionSignature },
        {
          name: 'USD Coin (PoS)',
          verifyingContract: '0x2791bca1f2de4661ed88a30c99a7a9449aa84174',
          salt: `0x${'00'.repeat(31)}89`,
        },
      ),
    });
    const paid = await verdictOf(brought(calldata('transfer(address,uint256)', TO, 25_000_000n)));
    expect(paid.action).to.equal('REVIEW');
    const allowed = await verdictOf(brought(calldata('approve(address,uint256)', STRANGER, 25_000_000n)));
    expect(allowed.action).to.equal('BLOCK');
    expect(allowed.codes).to.include('signature_spends');
  });
});

describe('An order by the witness of a Permit2 signature', () => {
  const REACTORS = {
    dutchOrder: '0x6000da47483062a0d734ba3dc7576ce6a0b645c4',
    v2DutchOrder: '0x00000011f84b9aa48e5f8aa8b9897600006289be',
    v3DutchOrder: '0x0000000015757c461808ea25eb309638b62681cf',
    priorityOrder: '0x000000001ec5656dcdb24d90dfa42742738de729',
  } as const;
  type Kind = keyof typeof REACTORS;
  const PAID = '1000000000';
  const FAIR = '980000000';

  interface Changes {
    readonly spender?: string;
    readonly reactor?: string;
    readonly swapper?: string;
    readonly input?: string;
    readonly output?: string;
    readonly least?: string;
    readonly recipient?: string;
    readonly verifier?: string;
  }

  const witnessOf = (kind: Kind, changes: Changes) => {
    const { reactor, swapper = FROM, input = USDC, least = FAIR, output = USDT, recipient = FROM } = changes;
    const info = {
      ...{ reactor: reactor ?? REACTORS[kind], swapper, nonce: '1', deadline: String(IN_MINUTES) },
      ...{ additionalValidationContract: x.NOBODY, additionalValidationData: '0x' },
    };
    const outputs = [{ token: output, startAmount: PAID, endAmount: least, recipient }];
    const curve = { relativeBlocks: '0', relativeAmounts: [] };
    const fee = { adjustmentPerGweiBaseFee: '0' };
    return {
      dutchOrder: {
        ...{ info, decayStartTime: String(NOW), decayEndTime: String(IN_MINUTES), exclusiveFiller: x.NOBODY },
        ...{ exclusivityOverrideBps: '0', inputToken: input, inputStartAmount: PAID, inputEndAmount: PAID, outputs },
      },
      v2DutchOrder: {
        ...{ info, cosigner: STRANGER, baseInputToken: input, baseInputStartAmount: PAID },
        ...{ baseInputEndAmount: PAID, baseOutputs: outputs },
      },
      v3DutchOrder: {
        ...{ info, cosigner: STRANGER, startingBaseFee: '0' },
        baseInput: { token: input, startAmount: PAID, curve, maxAmount: PAID, ...fee },
        baseOutputs: [{ token: output, startAmount: PAID, curve, recipient, minAmount: least, ...fee }],
      },
      priorityOrder: {
        ...{ info, cosigner: STRANGER, auctionStartBlock: '1', baselinePriorityFeeWei: '0' },
        input: { token: input, amount: PAID, mpsPerPriorityFeeWei: '0' },
        outputs: [{ token: output, amount: least, mpsPerPriorityFeeWei: '1', recipient }],
      },
    }[kind];
  };

  const order = (kind: Kind, changes: Changes = {}): Partial<PayloadCheckRequest> => {
    const { spender = REACTORS[kind], verifier = PERMIT2 } = changes;
    const isOnBase = kind === 'priorityOrder';
    const usdc = isOnBase ? '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913' : USDC;
    const onChain = isOnBase ? { input: usdc, output: '0x4200000000000000000000000000000000000006' } : {};
    const asked = isOnBase ? { least: '240000000000000000' } : {};
    return {
      chain: isOnBase ? 'base' : 'ethereum',
      ...x.typed(
        ENCODED_TYPES[kind],
        {
          permitted: { token: usdc, amount: PAID },
          ...{ spender, nonce: '1', deadline: String(IN_MINUTES) },
          witness: witnessOf(kind, { ...onChain, ...asked, ...changes }),
        },
        { name: 'Permit2', chainId: isOnBase ? 8453 : 1, verifyingContract: verifier },
      ),
    };
  };
  const kinds = Object.keys(REACTORS) as readonly Kind[];

  it('is an order where a registered settlement holds to it', async () => {
    for (const kind of kinds) {
      const { action, codes } = await verdictOf(order(kind));
      expect(action, kind).to.equal('ALLOW');
      expect(codes, kind)
        .to.not.include('signature_spends')
        .and.not.include('order_price_implausible')
        .and.not.include('receiver_not_sender');
    }
  });

  it('is REVIEW where what is asked is of no registry', async () => {
    const { action, codes } = await verdictOf(order('dutchOrder', { output: `0x${'5c'.repeat(20)}` }));
    expect([action, codes]).to.deep.equal(['REVIEW', ['simulation_partial', 'value_unknown']]);
  });

  it('has a price and a receiver like any other order', async () => {
    for (const kind of kinds) {
      expect((await verdictOf(order(kind, { least: '1' }))).codes, kind).to.include('order_price_implausible');
      expect((await verdictOf(order(kind, { least: '0' }))).codes, kind).to.include('order_gives_away');
      const stolen = await verdictOf(order(kind, { recipient: STRANGER }));
      expect(stolen.action, kind).to.equal('BLOCK');
      expect(stolen.codes, kind).to.include('receiver_not_sender');
    }
  });

  it('is a right of the spender wherever nothing is known to hold to the witness', async () => {
    const changes: readonly Changes[] = [
      { spender: STRANGER, reactor: STRANGER },
      { spender: STRANGER },
      { reactor: STRANGER },
      { swapper: STRANGER },
      { input: USDT },
      { verifier: STRANGER },
    ];
    for (const [index, change] of changes.entries())
      expect((await verdictOf(order('dutchOrder', change))).codes, String(index)).to.include('signature_spends');
    expect((await verdictOf(order('dutchOrder', { spender: STRANGER, reactor: STRANGER }))).action).to.equal('BLOCK');
  });
});
