import { expect } from 'chai';
import { judgePayload } from '../../support/payload-judging.js';
import { account } from '../payload/evm/drawn.js';
import { typedRequest, typeOf } from '../payload/evm/tables/typed-request.js';

const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const [me, bob] = [account('me'), account('bob')];
const PAYMENT = {
  ...{ from: me, to: bob, value: '25000000', validAfter: '0', validBefore: '1', nonce: `0x${'01'.repeat(32)}` },
};

const judged = async (message: object, domain: object = {}) => {
  const { content } = typedRequest(typeOf('TransferWithAuthorization('), { ...PAYMENT, ...message });
  const typed = content as { readonly types: object };
  const EIP712Domain = [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ];
  const { decision } = await judgePayload({
    route: 'payload',
    request: {
      ...{ chain: 'ethereum', from_address: me },
      typed_data: {
        ...typed,
        types: { ...typed.types, EIP712Domain },
        domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: USDC, ...domain },
      },
    },
  });
  return decision;
};

describe('typed data that was sent with more than its types name', () => {
  it('is REVIEW and says so, where the same without it is ALLOW', async () => {
    expect((await judged({})).recommendedAction).to.equal('ALLOW');
    for (const decision of [await judged({ memo: 'a present' }), await judged({}, { salt: `0x${'00'.repeat(32)}` })]) {
      expect(decision.recommendedAction).to.equal('REVIEW');
      const found = decision.findings.find(({ code }) => code === 'payload_partly_decoded');
      expect(found?.message).to.match(/is not signed/);
    }
  });

  it('is judged by what is signed alone: another chain is another chain, whatever stands beside it', async () => {
    const { findings, recommendedAction } = await judged({}, { chainId: 137, ChainId: 1 });
    expect(findings.map(({ code }) => code)).to.include('payload_chain_mismatch');
    expect(recommendedAction).to.equal('BLOCK');
  });
});
