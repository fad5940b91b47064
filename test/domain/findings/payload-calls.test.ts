import { expect } from 'chai';
import type { CheckRequest } from '../../../src/application/check/check-request.js';
import { evmAddress } from '../../support/addresses.js';
import { ENCODED_TYPES } from '../../support/encoded-types.js';
import { encodeCall, encodeValues, typedData } from '../../support/payload-bytes.js';
import { judgePayload } from '../../support/payload-judging.js';

const ME = evmAddress('payer');
const BOB = evmAddress('bob');
const STRANGER = evmAddress('stranger');
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const USDT = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const V2_ROUTER = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d';
const UNIVERSAL_ROUTER = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af';
const ONE_ETHER = 10n ** 18n;
const SOON = 1_900_000_000n;
const transaction = (to: string | null, data: string, value = 0n) => ({
  transaction: {
    ...{ chain_id: 1, value: String(value), data, nonce: 1, gas: '200000', max_fee_per_gas: '9' },
    ...{ max_priority_fee_per_gas: '1', ...(to === null ? {} : { to }) },
  },
});
const transfer = (to: string, units: bigint): string => encodeCall('transfer(address,uint256)', [to, units]);

/** The action and the codes for bytes beside an intent, by what differs from a payment of 25 USDC to Bob. */
const verdictOn = async (changes: Partial<CheckRequest>): Promise<readonly string[]> => {
  const request: CheckRequest = {
    ...{ from_address: ME, to_address: BOB, chain: 'ethereum', token: 'USDC', amount: 25 },
    ...{ transaction_type: 'safe_send' as const, ...changes },
  };
  const { decision, codes } = await judgePayload({ route: 'transaction', request });
  return [decision.recommendedAction, ...codes];
};

const wrap = (value: bigint) =>
  verdictOn({
    ...{ to_address: WETH, contract_address: WETH, token: 'ETH', amount: 1, permissions: ['deposit'] },
    transaction_type: 'contract_interaction',
    ...transaction(WETH, encodeCall('deposit()', []), value),
  });

const swapped = (units: bigint, paid = USDC, received = paid === USDC ? USDT : USDC) =>
  encodeCall('swapExactTokensForTokens(uint256,uint256,address[],address,uint256)', [
    units,
    (units * 98n) / 100n,
    [paid, received],
    ME,
    SOON,
  ]);
const swap = (data: string, value = 0n, token = 'USDC') =>
  verdictOn({
    ...{ to_address: ME, contract_address: V2_ROUTER, transaction_type: 'swap', token },
    ...transaction(V2_ROUTER, data, value),
  });

describe('what a declared call takes', () => {
  it('is held against the declared amount, where native value is sent along', async () => {
    expect((await wrap(ONE_ETHER))[0]).to.equal('ALLOW');
    expect(await wrap(ONE_ETHER + 1n)).to.include.members(['BLOCK', 'payload_amount_mismatch']);
    expect(await wrap(ONE_ETHER - 1n)).to.include.members(['REVIEW', 'payload_amount_mismatch']);
  });

  it('is held against the declared amount and token, where a swap takes tokens', async () => {
    expect(await swap(swapped(25_000_000n))).to.deep.equal(['ALLOW', 'simulation_partial']);
    expect(await swap(swapped(25_000_001n))).to.include.members(['BLOCK', 'payload_amount_mismatch']);
    expect(await swap(swapped(25_000_000n, USDT))).to.include.members(['BLOCK', 'payload_token_mismatch']);
    expect(await swap(swapped(25_000_000n), 1n)).to.include.members(['BLOCK', 'undeclared_native_value']);
  });

  it('is said not to be comparable with a token that nobody knows, and is with one that is known', async () => {
    expect(await swap(swapped(25_000_000n), 0n, 'NOBODYS')).to.include.members(['REVIEW', 'payload_partly_decoded']);
    expect(await swap(swapped(25_000_000n, USDT), 0n, 'USDT')).to.deep.equal(['ALLOW', 'simulation_partial']);
  });

  it('is counted once, where coins are wrapped and then swapped', async () => {
    const data = (units: bigint) =>
      encodeCall('execute(bytes,bytes[],uint256)', [
        '0x0b00',
        [
          encodeValues('address,uint256', [`0x${'0'.repeat(39)}2`, ONE_ETHER]),
          encodeValues('address,uint256,uint256,bytes,bool', [ME, units, 1n, `${WETH}0001f4${USDC.slice(2)}`, true]),
        ],
        SOON,
      ]);
    const judged = (units: bigint) =>
      verdictOn({
        ...{ to_address: ME, contract_address: UNIVERSAL_ROUTER, transaction_type: 'swap', token: 'ETH', amount: 1 },
        ...transaction(UNIVERSAL_ROUTER, data(units), ONE_ETHER),
      });
    expect((await judged(ONE_ETHER))[0]).to.equal('REVIEW');
    expect(await judged(3n * ONE_ETHER)).to.include.members(['BLOCK', 'payload_amount_mismatch']);
  });
});

describe('a declared call', () => {
  const beside = (data: string, changes: Partial<CheckRequest> = {}) =>
    verdictOn({
      ...{ to_address: ME, contract_address: USDC, transaction_type: 'swap', ...changes },
      ...transaction(USDC, data),
    });

  it('declares no payment to others and no allowance by its type, nor by the name of the function', async () => {
    for (const transaction_type of ['swap', 'mint', 'contract_interaction'] as const)
      for (const permissions of [[], ['mint'], ['transfer']]) {
        const declared = { transaction_type, permissions };
        expect((await beside(transfer(STRANGER, 25_000_000n), declared))[0]).to.equal('BLOCK');
        const approved = encodeCall('approve(address,uint256)', [V2_ROUTER, 25_000_000n]);
        expect((await beside(approved, declared))[0]).to.equal('BLOCK');
      }
    const named = { transaction_type: 'contract_interaction', permissions: ['transfer'], to_address: BOB } as const;
    expect((await beside(transfer(BOB, 25_000_000n), named))[0]).to.equal('ALLOW');
  });

  it('may wrap and unwrap what was declared, in coins or in wrapped coins, and no more', async () => {
    const judged = (token: string, to_address: string, data: string, value = 0n) =>
      verdictOn({
        ...{ to_address, contract_address: WETH, token, amount: 1, transaction_type: 'contract_interaction' },
        ...transaction(WETH, data, value),
      });
    for (const token of ['ETH', 'WETH'])
      for (const to of [ME, WETH]) {
        const deposit = encodeCall('deposit()', []);
        expect((await judged(token, to, deposit, ONE_ETHER))[0]).to.equal('ALLOW');
        expect((await judged(token, to, deposit, ONE_ETHER + 1n))[0]).to.equal('BLOCK');
        expect((await judged(token, to, encodeCall('withdraw(uint256)', [ONE_ETHER])))[0]).to.equal('ALLOW');
      }
  });
});

describe('bytes beside a declared payment', () => {
  it('block a second payment of the same currency', async () => {
    const operation = (calls: readonly (readonly [string, bigint, string])[]) =>
      verdictOn({
        ...{ token: 'ETH', amount: 1 },
        user_operation: {
          ...{ entry_point: '0x0000000071727de22e5e9d8baf0edac6f37da032', sender: ME, nonce: '1', callGasLimit: '9' },
          ...{ verificationGasLimit: '9', preVerificationGas: '9', maxFeePerGas: '9', maxPriorityFeePerGas: '9' },
          callData: encodeCall('executeBatch((address,uint256,bytes)[])', [calls]),
        },
      });
    expect((await operation([[BOB, ONE_ETHER, '0x']]))[0]).to.equal('ALLOW');
    expect(
      await operation([
        [BOB, ONE_ETHER, '0x'],
        [STRANGER, 1n, '0x'],
      ]),
    ).to.include.members(['BLOCK', 'undeclared_native_value']);
  });

  it('block the creation of a contract', async () => {
    const eth = { token: 'ETH', amount: 1 };
    expect((await verdictOn({ ...eth, ...transaction(BOB, '0x', ONE_ETHER) }))[0]).to.equal('ALLOW');
    expect(await verdictOn({ ...eth, ...transaction(null, '0x6080604052', ONE_ETHER) })).to.include.members([
      'BLOCK',
      'undeclared_action',
    ]);
    const call = { transaction_type: 'contract_interaction' as const, contract_address: V2_ROUTER };
    expect(await verdictOn({ ...eth, ...call, ...transaction(null, '0x6080604052', ONE_ETHER) })).to.include.members([
      'BLOCK',
      'payload_spender_mismatch',
    ]);
  });

  it('block a token of another contract than the one that was named, known or not', async () => {
    const named = { token: 'PUNKLET', contract_address: evmAddress('punklets'), amount: 1 };
    const give = encodeCall('safeTransferFrom(address,address,uint256)', [ME, BOB, 7n]);
    expect((await verdictOn({ ...named, ...transaction(evmAddress('punklets'), give) }))[0]).to.equal('REVIEW');
    for (const contract of [STRANGER, USDC])
      expect(await verdictOn({ ...named, ...transaction(contract, give) })).to.include.members([
        'BLOCK',
        'payload_token_mismatch',
      ]);
  });

  it('may come out of a Safe that the sender calls, and then go to the declared recipient', async () => {
    const exec = (to: string) =>
      encodeCall('execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)', [
        ...[USDC, 0n, transfer(to, 25_000_000n), 0n, 0n, 0n, 0n],
        ...[`0x${'0'.repeat(40)}`, `0x${'0'.repeat(40)}`, '0x'],
      ]);
    expect((await verdictOn(transaction(evmAddress('safe'), exec(BOB))))[0]).to.equal('REVIEW');
    expect(await verdictOn(transaction(evmAddress('safe'), exec(STRANGER)))).to.include.members([
      'BLOCK',
      'payload_recipient_mismatch',
    ]);
  });

  it('may be a transfer by signature that was declared, and block one that was not', async () => {
    const authorization = (to: string) => ({
      typed_data: typedData(
        ENCODED_TYPES.authorizedTransfer,
        { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: USDC },
        { from: ME, to, value: '25000000', validAfter: '0', validBefore: '1900000000', nonce: `0x${'5'.repeat(64)}` },
      ),
    });
    expect((await verdictOn(authorization(BOB)))[0]).to.equal('REVIEW');
    expect(await verdictOn(authorization(STRANGER))).to.include.members(['BLOCK', 'signature_spends']);
    const alone = { chain: 'ethereum' as const, from_address: ME, ...authorization(BOB) };
    const { decision, codes } = await judgePayload({ route: 'payload', request: alone });
    // it is a payment, and stays good for years
    expect([decision.recommendedAction, ...codes]).to.include.members(['REVIEW', 'signature_spends']);
  });
});
