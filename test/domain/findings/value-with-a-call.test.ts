import { expect } from 'chai';
import { evmAddress } from '../../support/addresses.js';
import { calldata, transaction } from '../../support/payload-requests.js';
import { judgePayload } from '../../support/payload-judging.js';

const ME = evmAddress('payer');
const ROUTER = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d';
const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const TENTH = '100000000000000000';

const verdictOn = async (to: string, data: string, value = '0'): Promise<readonly string[]> => {
  const request = { chain: 'ethereum' as const, from_address: ME, transaction: transaction(to, data, value) };
  const { decision, codes } = await judgePayload({ route: 'payload', request });
  return [decision.recommendedAction, ...codes];
};

const SWAP = calldata(
  'swapExactETHForTokens(uint256,address[],address,uint256)',
  290_000_000n,
  [WETH, USDC],
  ME,
  1_900_000_000n,
);

describe('native value that goes along with a call', () => {
  it('is no payment to the contract where the function is known on a known contract', async () =>
    expect(await verdictOn(ROUTER, SWAP, TENTH)).to.deep.equal(['ALLOW', 'simulation_partial', 'value_unknown']));

  it('is counted once where the function makes an order of it', async () => {
    const FLOW = '0xba3cb449bd2b4adddbc894d8697f5170800eadec';
    const order = 'createOrder((address,address,uint256,uint256,bytes32,uint256,uint32,bool,int64))';
    const sold = async (tokens: number, receiver = ME) => {
      const terms = [USDC, receiver, BigInt(TENTH), 380_000_000n, `0x${'0'.repeat(64)}`, 0n, 1_900_000_000n, false, 1n];
      const request = {
        ...{ chain: 'ethereum' as const, from_address: ME, to_address: ME, contract_address: FLOW },
        ...{
          token: 'ETH',
          amount: tokens,
          transaction_type: 'contract_interaction' as const,
          permissions: ['createOrder'],
        },
        transaction: transaction(FLOW, calldata(order, terms), TENTH),
      };
      return (await judgePayload({ route: 'transaction', request })).decision.recommendedAction;
    };
    expect(await sold(0.1)).to.equal('ALLOW');
    expect(await sold(0.05)).to.equal('BLOCK');
    expect(await sold(0.1, evmAddress('stranger'))).not.to.equal('ALLOW');
  });

  it('is lost without a function to take it', async () => {
    for (const data of ['0x', '0x00'])
      expect(await verdictOn(ROUTER, data, TENTH), data).to.include.members(['BLOCK', 'recipient_is_contract']);
  });

  it('is a payment too beside a function that nobody knows, and not said to be lost', async () => {
    const codes = await verdictOn(ROUTER, '0x12345678', TENTH);
    expect(codes).to.include('REVIEW').and.not.include('recipient_is_contract');
  });

  it('is lost beside a plain transfer of tokens, which takes none', async () => {
    const move = calldata('transfer(address,uint256)', evmAddress('shop'), 25_000_000n);
    expect(await verdictOn(USDC, move, TENTH)).to.include.members(['BLOCK', 'token_sent_to_token_contract']);
    expect((await verdictOn(USDC, move))[0]).to.equal('ALLOW');
  });

  it('is no call of an unknown contract where the sender makes only such calls in a batch of its own', async () => {
    const deposit = [WETH, BigInt(TENTH), calldata('deposit()')] as const;
    const batch = (...calls: readonly (readonly [string, bigint, string])[]) =>
      verdictOn(ME, calldata('executeBatch((address,uint256,bytes)[])', calls));
    expect((await batch(deposit, deposit))[0]).to.equal('ALLOW');
    expect((await batch(deposit, [evmAddress('nobody'), 0n, '0x12345678']))[0]).to.equal('REVIEW');
  });

  it('is lost where another call of the same contract stands beside it', async () => {
    const batch = calldata('executeBatch((address,uint256,bytes)[])', [
      [ROUTER, BigInt(TENTH), '0x'],
      [ROUTER, 0n, SWAP],
    ]);
    expect(await verdictOn(ME, batch)).to.include.members(['BLOCK', 'recipient_is_contract']);
  });
});

describe('a right that only a selector names', () => {
  it('is judged as the declared name is', async () => {
    const give = calldata('setOwner(address)', evmAddress('stranger'));
    expect(await verdictOn(evmAddress('some contract'), give)).to.include.members(['BLOCK', 'ownership_transfer']);
  });

  it('is none for a selector of no right', async () => {
    const claim = calldata('claim(uint256)', 5n);
    expect((await verdictOn(evmAddress('some contract'), claim))[0]).to.equal('REVIEW');
  });
});
