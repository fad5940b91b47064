import { base64 } from '@scure/base';
import { expect } from 'chai';
import { STAKE_PROGRAM, SYSTEM_PROGRAM } from '../../../domain/payload/solana/program-addresses.js';
import { evmAddress } from '../../support/addresses.js';
import { calldata, transaction } from '../../support/payload-requests.js';
import { judgePayload } from '../../support/payload-judging.js';
import { account, bytes, type Call, encodeMessage, key, messageOf, u32, u64 } from '../../support/solana-messages.js';

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

describe('coins beside a call that was declared with coins', () => {
  const swap = (units: bigint) =>
    [
      ROUTER,
      units,
      calldata(
        'swapExactETHForTokens(uint256,address[],address,uint256)',
        (units * 3_800n) / 10n ** 12n,
        [WETH, USDC],
        ME,
        1_900_000_000n,
      ),
    ] as const;
  const judged = async (...calls: readonly (readonly [string, bigint, string])[]) => {
    const { decision, codes } = await judgePayload({
      route: 'transaction',
      request: {
        ...{ chain: 'ethereum', from_address: ME, to_address: ME, contract_address: ROUTER, token: 'ETH', amount: 0.1 },
        transaction_type: 'swap',
        transaction: transaction(ME, calldata('executeBatch((address,uint256,bytes)[])', calls)),
      },
    });
    return [decision.recommendedAction, ...codes];
  };
  const half = BigInt(TENTH) / 2n;

  it('are undeclared where they are simply sent to another, or into what nobody knows, in any order', async () => {
    for (const data of ['0x', '0xdeadbeef']) {
      const calls = [swap(half), [evmAddress('stranger'), half, data] as const];
      for (const order of [calls, calls.toReversed()])
        expect(await judged(...order), data).to.include.members(['BLOCK', 'undeclared_action']);
    }
  });

  it('are the declared ones where calls take them', async () => {
    expect((await judged(swap(2n * half)))[0]).to.equal('ALLOW');
    expect((await judged(swap(half), swap(half)))[0]).to.equal('ALLOW');
    const wrapped = await judged([WETH, half, calldata('deposit()')], swap(half));
    expect(wrapped).to.not.include('undeclared_action').and.not.include('payload_amount_mismatch');
  });

  it('are undeclared on Solana too, but for those of an account that is made for the sender', async () => {
    const [me, stranger, fresh] = [account(1), account(2), account(3)];
    const make: Call = {
      program: SYSTEM_PROGRAM,
      accounts: [me, fresh],
      data: bytes(u32(0), u64(5_000_000_000), u64(200), key(STAKE_PROGRAM)),
    };
    const initialize: Call = {
      program: STAKE_PROGRAM,
      accounts: [fresh, 'SysvarRent111111111111111111111111111111111'],
      data: bytes(u32(0), key(me), key(me), u64(0), u64(0), key(account(0))),
    };
    const sent: Call = { program: SYSTEM_PROGRAM, accounts: [me, stranger], data: bytes(u32(2), u64(1_000_000_000)) };
    const codesOf = async (amount: number, ...calls: readonly Call[]) => {
      const message = encodeMessage(messageOf({ signers: [me, fresh], calls }));
      const { codes } = await judgePayload({
        route: 'transaction',
        request: {
          ...{
            chain: 'solana',
            from_address: me,
            to_address: me,
            contract_address: STAKE_PROGRAM,
            token: 'SOL',
            amount,
          },
          ...{ transaction_type: 'contract_interaction', solana_message: base64.encode(message) },
        },
      });
      return codes;
    };
    expect(await codesOf(6, make, initialize, sent)).to.include('undeclared_action');
    const own = await codesOf(5, make, initialize);
    expect(own).to.not.include('undeclared_action').and.not.include('payload_amount_mismatch');
  });
});
