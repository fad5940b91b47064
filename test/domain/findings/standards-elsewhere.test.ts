import { expect } from 'chai';
import { PERMIT2_ADDRESS } from '../../../domain/payload/evm/standards/permit2.js';
import { evmAddress } from '../../support/addresses.js';
import { calldata, transaction } from '../../support/payload-requests.js';
import { judgePayload } from '../../support/payload-judging.js';

const ME = evmAddress('payer');
const BOB = evmAddress('bob');
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const ROUTER = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af';
const STRANGER = evmAddress('a contract that nobody knows');

const verdictOn = async (to: string, data: string) => {
  const request = { chain: 'ethereum' as const, from_address: ME, transaction: transaction(to, data) };
  return judgePayload({ route: 'payload', request });
};

const APPROVE = calldata('approve(address,address,uint160,uint48)', USDC, ROUTER, 50_000_000n, 1_900_000_000n);
const MOVE = calldata('transferFrom(address,address,uint160,address)', ME, BOB, 50_000_000n, USDC);

describe("Permit2's functions", () => {
  it('clear nothing on another contract: what that one makes of them is not known, and no asset is named', async () => {
    for (const data of [APPROVE, MOVE]) {
      const { decision, codes, payload } = await verdictOn(STRANGER, data);
      expect(decision.recommendedAction).to.equal('REVIEW');
      expect(codes).to.include.members(['payload_not_decoded', 'unverified_contract']);
      expect(payload?.actions.every(({ certainty }) => certainty === 'hint')).to.equal(true);
    }
  });

  it('are still judged there by the right that they would give', async () => {
    const unlimited = calldata('approve(address,address,uint160,uint48)', USDC, BOB, 2n ** 160n - 1n, 0n);
    const { decision, codes } = await verdictOn(STRANGER, unlimited);
    expect(decision.recommendedAction).to.equal('BLOCK');
    expect(codes).to.include('unlimited_token_approval');
  });

  it('are what they say on Permit2', async () => {
    const { decision, payload } = await verdictOn(PERMIT2_ADDRESS, APPROVE);
    expect(decision.recommendedAction).to.equal('ALLOW');
    expect(payload?.actions.map(({ certainty }) => certainty)).to.deep.equal(['exact']);
  });
});
