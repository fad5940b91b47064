import { base64 } from '@scure/base';
import { expect } from 'chai';
import {
  ASSOCIATED_TOKEN_PROGRAM,
  STAKE_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_PROGRAM,
  WRAPPED_SOL,
} from '../../../domain/payload/solana/program-addresses.js';
import { associatedTokenAddress } from '../../../domain/payload/solana/associated-account.js';
import type { AbiValue } from '../../../domain/payload/evm/abi.js';
import type { Action } from '../../../domain/verdict/action.js';
import { judgePayload } from '../../support/payload-judging.js';
import { approve, bytes as judgedBytes, calldata, transaction } from '../../support/payload-requests.js';
import { EVERYTHING, FROM, ROUTER, SAFE, STRANGER, USDC, USDT } from '../../support/payload-accounts.js';
import {
  account,
  bytes,
  type Call,
  encodeMessage,
  key,
  messageOf,
  PAYER,
  u32,
  u64,
} from '../../support/solana-messages.js';

type Row = readonly [what: string, to: string, data: string, value?: bigint, chain?: 'ethereum' | 'base' | 'arbitrum'];

const ZERO = `0x${'00'.repeat(20)}`;
const WORD = `0x${'33'.repeat(32)}`;
const COIN = 10n ** 16n;
const DOLLARS = 50_000_000n;
const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const SETTLER = '0xecf4248a682ffc676f4c596214cd6a4b463d8d2e';
const MULTICALL = '0xca11bde05977b3631167028862be2a173976ca11';
const HOLDER = '0x0000000000001ff3684f28c67538d4d072c22734';
const inWord = (key: string): string => `0x${key.slice(2).padStart(64, '0')}`;

const settle = (to: string) =>
  calldata('execute((address,address,uint256),bytes[],bytes32)', [to, USDT, 49_000_000n], ['0x12'], WORD);
const hold = (operator: string, target: string, data: string) =>
  calldata('exec(address,address,uint256,address,bytes)', operator, USDC, DOLLARS, target, data);
const kyber = (to: string, bought = USDT, fees: readonly bigint[] = [], flags = 0n) =>
  calldata(
    'swap((address,address,bytes,(address,address,address[],uint256[],address[],uint256[],address,' +
      'uint256,uint256,uint256,bytes),bytes))',
    [
      ...[STRANGER, ZERO, '0x'],
      [
        ...[USDC, bought, [STRANGER], [DOLLARS], fees.map(() => STRANGER), fees],
        ...[to, DOLLARS, 49_000_000n, flags, '0x'],
      ],
      '0x',
    ],
  );
const balancer = (payer: string, to: string, bought = USDT) =>
  calldata(
    'swap((bytes32,uint8,address,address,uint256,bytes),(address,bool,address,bool),uint256,uint256)',
    [WORD, 0n, USDC, bought, DOLLARS, '0x'],
    [payer, false, to, false],
    49_000_000n,
    1_900_000_000n,
  );
const KYBER = '0x6131b5fae19ea4f9d964eac0408e4408b66337b5';
const VELORA = '0x6a000f20005980200259b80c5102003040001068';
const velora = (quoted: bigint) =>
  calldata(
    'swapExactAmountIn(address,(address,address,uint256,uint256,uint256,bytes32,address),uint256,bytes,bytes)',
    ...[STRANGER, [USDC, USDT, DOLLARS, 49_000_000n, quoted, WORD, ZERO], BigInt(`${STRANGER}${'80'.padEnd(24, '0')}`)],
    ...['0x', '0x12'],
  );
const BALANCER = '0xba12222222228d8ba445958a75a0704d566bf2c8';
const ONE_INCH = '0x111111125421ca6dc452d289314280a0f8842a65';
const POOL = '0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7';
const COMET = '0xa17581a9e3356d9a858b789d68b4d866e593ae94';
const INBOX = '0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f';
const BRIDGE = '0x99c9fc46f92e8a1c0dec1b1747d010903e884be1';
const MESSENGER = '0xbd3fa81b58ba92a82136038b25adec7066af3155';
const AERODROME = '0xcf77a3ba9a5ca399b7c97c74d54e5b1beb874e43';
const USDC_ON_BASE = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';

const unoswap = (least: bigint) =>
  calldata('unoswap(uint256,uint256,uint256,uint256)', BigInt(USDC), DOLLARS, least, BigInt(POOL));
const burn = (to: string) => calldata('depositForBurn(uint256,uint32,bytes32,address)', DOLLARS, 6n, inWord(to), USDC);
const liquidity = (token: string, to: string) =>
  calldata(
    'addLiquidityETH(address,uint256,uint256,uint256,address,uint256)',
    ...[token, DOLLARS, DOLLARS, COIN, to, 1_900_000_000n],
  );
const routed = (to: string) =>
  calldata(
    'swapExactETHForTokens(uint256,(address,address,bool,address)[],address,uint256)',
    ...[36_000_000n, [['0x4200000000000000000000000000000000000006', USDC_ON_BASE, false, ZERO]], to, 1_900_000_000n],
  );

const MORPHO = '0x6c247b1f6182318877311737bac0844baa518f5e';
const withdrawn = (owner: string, to: string) =>
  calldata(
    'withdraw((address,address,address,address,uint256),uint256,uint256,address,address)',
    ...[['0xaf88d065e77c8cc2239327c5edb3a432268e5831', WETH, STRANGER, STRANGER, 1n], DOLLARS, 0n, owner, to],
  );

const ORDINARY: readonly Row[] = [
  ['takes out of Morpho', MORPHO, withdrawn(FROM, FROM), 0n, 'arbitrum'],
  ['swaps by 0x', HOLDER, hold(SETTLER, SETTLER, settle(FROM))],
  ['swaps at KyberSwap', KYBER, kyber(FROM)],
  ['swaps at KyberSwap for a fee', KYBER, kyber(FROM, USDT, [100_000n])],
  ['swaps as much as there is at KyberSwap', KYBER, kyber(FROM, USDT, [], 1n)],
  ['swaps at Velora', VELORA, velora(50_000_000n)],
  ['swaps at Balancer', BALANCER, balancer(FROM, FROM)],
  ['swaps coins at Aerodrome', AERODROME, routed(FROM), COIN, 'base'],
  ['lends to Compound', COMET, calldata('supply(address,uint256)', WETH, COIN)],
  ['bridges coins to Arbitrum', INBOX, calldata('depositEth()'), COIN],
  ['bridges coins to Optimism', BRIDGE, calldata('depositETHTo(address,uint32,bytes)', FROM, 200_000n, '0x'), COIN],
  ['bridges dollars', MESSENGER, burn(FROM)],
  ['stakes', '0xdd3f50f8a6cafbe9b31a427582963f465e745af8', calldata('deposit()'), COIN],
  ['adds liquidity', ROUTER, liquidity(USDC, FROM), COIN],
  ['votes', '0x408ed6354d4973f66138c91495f2f2fcbd8724c3', calldata('castVote(uint256,uint8)', 1n, 1n)],
  ['begins to register a name', '0x253553366da8546fc250f225fe3d25d0c782303b', calldata('commit(bytes32)', WORD)],
  ['cancels what waits', FROM, '0x'],
];

const ATTACKS: readonly Row[] = [
  ['what is taken out of Morpho for a stranger', MORPHO, withdrawn(FROM, STRANGER), 0n, 'arbitrum'],
  ['what another has at Morpho', MORPHO, withdrawn(STRANGER, FROM), 0n, 'arbitrum'],
  ['the same of an unknown contract', STRANGER, withdrawn(FROM, FROM), 0n, 'arbitrum'],
  ['an operator who is no Settler', HOLDER, hold(STRANGER, STRANGER, settle(FROM))],
  ['an operator who calls for anyone', HOLDER, hold(MULTICALL, MULTICALL, settle(FROM))],
  ['an operator beside the Settler', HOLDER, hold(STRANGER, SETTLER, settle(FROM))],
  ['another receiver by 0x', HOLDER, hold(SETTLER, SETTLER, settle(STRANGER))],
  ['another receiver at KyberSwap', KYBER, kyber(STRANGER)],
  ['an unknown token at KyberSwap', KYBER, kyber(FROM, STRANGER)],
  ['a fee that leaves nothing to swap at KyberSwap', KYBER, kyber(FROM, USDT, [DOLLARS - 1n], 33n)],
  ['a quote at Velora beyond which all goes to others', VELORA, velora(1n)],
  ['another receiver at Balancer', BALANCER, balancer(FROM, STRANGER)],
  ['another payer at Balancer', BALANCER, balancer(STRANGER, FROM)],
  ['an unknown token at Balancer', BALANCER, balancer(FROM, FROM, STRANGER)],
  ['another receiver at Aerodrome', AERODROME, routed(STRANGER), COIN, 'base'],
  ['a loan for a stranger', COMET, calldata('supplyTo(address,address,uint256)', STRANGER, WETH, COIN)],
  ['what was lent for a stranger', COMET, calldata('withdrawTo(address,address,uint256)', STRANGER, WETH, EVERYTHING)],
  ['a bridge to a stranger', BRIDGE, calldata('depositETHTo(address,uint32,bytes)', STRANGER, 200_000n, '0x'), COIN],
  ['dollars bridged to a stranger', MESSENGER, burn(STRANGER)],
  ['liquidity for a stranger', ROUTER, liquidity(USDC, STRANGER), COIN],
  ['liquidity of an unknown token', ROUTER, liquidity(STRANGER, FROM), COIN],
  ['what was lent for the contract itself', COMET, calldata('withdrawTo(address,address,uint256)', COMET, WETH, COIN)],
  ['coins bridged to the bridge', BRIDGE, calldata('depositETHTo(address,uint32,bytes)', BRIDGE, 200_000n, '0x'), COIN],
  ['a loan for the contract itself', COMET, calldata('supplyTo(address,address,uint256)', COMET, WETH, COIN)],
  ['liquidity for the router', ROUTER, liquidity(USDC, ROUTER), COIN],
  ['a swap for nothing of a token that no one names', ONE_INCH, unoswap(0n)],
  ['a swap for a token that no one names', ONE_INCH, unoswap(49_000_000n)],
  ['the same functions of an unknown contract', STRANGER, calldata('depositEth()'), COIN],
];

const judge = async ([, to, data, value = 0n, chain = 'ethereum']: Row): Promise<Action> => {
  const sent = transaction(to, data, value.toString(), { ethereum: 1, base: 8453, arbitrum: 42161 }[chain]);
  return (await judgedBytes({ chain, transaction: sent })).decision.recommendedAction;
};

describe('calls of well-known protocols', () => {
  for (const row of ORDINARY)
    it(`pass where all of it is known: ${row[0]}`, async () => expect(await judge(row)).to.equal('ALLOW'));

  for (const row of ATTACKS) it(`do not pass: ${row[0]}`, async () => expect(await judge(row)).not.to.equal('ALLOW'));
});

describe('tokens that 0x may take for one call', () => {
  const held = async (amount: bigint, data: string) => {
    const call = calldata('exec(address,address,uint256,address,bytes)', STRANGER, USDC, amount, STRANGER, data);
    return (await judgedBytes({ transaction: transaction(HOLDER, call) })).codes;
  };

  it('are an allowance for who is no Settler', async () => {
    expect(await held(EVERYTHING, '0x12345678')).to.include('unlimited_token_approval');
    expect(await held(DOLLARS, '0x12345678')).to.include('approval_spender_unverified');
  });
});

describe('what a contract is to do later, or for another', () => {
  const item = [USDC, 0n, approve(STRANGER, EVERYTHING)] as const;
  const rows: readonly (readonly [signature: string, ...values: readonly AbiValue[]])[] = [
    ['schedule(address,uint256,bytes,bytes32,bytes32,uint256)', ...item, WORD, WORD, 86_400n],
    ['execute(address,uint256,bytes,bytes32,bytes32)', ...item, WORD, WORD],
    ['executeBatch(address[],uint256[],bytes[],bytes32,bytes32)', [item[0]], [item[1]], [item[2]], WORD, WORD],
    ['queueTransaction(address,uint256,string,bytes,uint256)', USDC, 0n, '', item[2], 1_900_000_000n],
    [
      'executeTransaction(address,uint256,string,bytes,uint256)',
      ...[USDC, 0n, 'approve(address,uint256)', `0x${item[2].slice(10)}`, 1_900_000_000n],
    ],
    ['propose(address[],uint256[],bytes[],string)', [item[0]], [item[1]], [item[2]], 'a grant'],
    ['submitTransaction(address,uint256,bytes)', ...item],
    ['execute((address,address,uint256,uint256,uint256,bytes),bytes)', [FROM, USDC, 0n, 1n, 1n, item[2]], '0x'],
    ['execute((address,address,uint256,uint256,uint48,bytes,bytes))', [FROM, USDC, 0n, 1n, 1n, item[2], '0x']],
    ['execute(bytes32,(address,uint256,bytes)[],uint256)', WORD, [item], 0n],
  ];

  for (const [signature, ...values] of rows)
    it(`is judged where it stands in ${signature}`, async () => {
      const { decision, codes } = await judgedBytes({ transaction: transaction(SAFE, calldata(signature, ...values)) });
      expect(codes).to.include('unlimited_token_approval');
      expect(decision.recommendedAction).to.equal('BLOCK');
    });

  it('is judged in a meta-transaction of the token itself', async () => {
    const data = calldata(
      'executeMetaTransaction(address,bytes,bytes32,bytes32,uint8)',
      FROM,
      item[2],
      WORD,
      WORD,
      27n,
    );
    expect((await judgedBytes({ transaction: transaction(USDC, data) })).codes).to.include('unlimited_token_approval');
  });

  it('is no reason to stop a payment that is proposed', async () => {
    const pay = calldata('transfer(address,uint256)', STRANGER, DOLLARS);
    const data = calldata('submitTransaction(address,uint256,bytes)', USDC, 0n, pay);
    expect((await judgedBytes({ transaction: transaction(SAFE, data) })).decision.recommendedAction).to.equal('REVIEW');
  });
});

describe('instructions of Solana', () => {
  const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
  const [friend, other, stake, vote] = [account(2), account(3), account(4), account(5)];
  const of = (owner: string, mint: string): string => associatedTokenAddress(owner, mint, TOKEN_PROGRAM) ?? '';
  const [mine, wrapped] = [of(PAYER, MINT), of(PAYER, WRAPPED_SOL)];
  const call = (program: string, accounts: readonly string[], ...data: readonly (number | Uint8Array)[]): Call => ({
    ...{ program, accounts, data: bytes(...data) },
  });
  const pay = (to: string, lamports: number) => call(SYSTEM_PROGRAM, [PAYER, to], u32(2), u64(lamports));
  const open = (owner: string, mint: string) =>
    call(ASSOCIATED_TOKEN_PROGRAM, [PAYER, of(owner, mint), owner, mint, SYSTEM_PROGRAM, TOKEN_PROGRAM], 1);
  const judged = async (...calls: readonly Call[]) => {
    const solana_message = base64.encode(encodeMessage(messageOf({ calls })));
    const request = { chain: 'solana' as const, from_address: PAYER, solana_message };
    return (await judgePayload({ route: 'payload', request })).decision.recommendedAction;
  };

  it('pass where the bytes say all that they do', async () => {
    expect(await judged(pay(friend, 5_000), pay(other, 5_000))).to.equal('ALLOW');
    expect(await judged(open(PAYER, WRAPPED_SOL), pay(wrapped, 5_000), call(TOKEN_PROGRAM, [wrapped], 17))).to.equal(
      'ALLOW',
    );
    expect(await judged(call(TOKEN_PROGRAM, [wrapped, PAYER, PAYER], 9))).to.equal('ALLOW');
    expect(await judged(call(TOKEN_PROGRAM, [mine, PAYER], 5))).to.equal('ALLOW');
    expect(
      await judged(call(STAKE_PROGRAM, [stake, 'SysvarC1ock11111111111111111111111111111111', PAYER], u32(5))),
    ).to.equal('ALLOW');
  });

  it('do not beside one of which they say less, or that gives something away', async () => {
    const unknown = call(vote, [PAYER, mine], 1);
    const closed = call(TOKEN_PROGRAM, [wrapped, friend, PAYER], 9);
    const allowed = call(TOKEN_PROGRAM, [mine, friend, PAYER], 4, u64(1));
    const given = call(TOKEN_PROGRAM, [mine, PAYER], 6, 2, 1, key(friend));
    const rent = open(other, MINT);
    for (const one of [unknown, closed, allowed, given, rent])
      expect(await judged(pay(friend, 5_000), one)).not.to.equal('ALLOW');
  });
});
