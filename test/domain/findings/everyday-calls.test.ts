import { base64 } from '@scure/base';
import { expect } from 'chai';
import { associatedTokenAddress } from '../../../domain/payload/solana/associated-account.js';
import {
  ASSOCIATED_TOKEN_PROGRAM,
  STAKE_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_PROGRAM,
} from '../../../domain/payload/solana/program-addresses.js';
import type { AbiValue } from '../../../domain/payload/evm/abi.js';
import { judgePayload } from '../../support/payload-judging.js';
import { bytes as judgedBytes, calldata, transaction } from '../../support/payload-requests.js';
import { FROM, STRANGER, USDC, USDT } from '../../support/payload-accounts.js';
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

const ZERO = `0x${'00'.repeat(20)}`;
const WORD = `0x${'33'.repeat(32)}`;
const ALL = 2n ** 256n - 1n;
const DEADLINE = 1_900_000_000n;
const DOLLARS = 50_000_000n;
const LEAST = 49_000_000n;
const COIN = 10n ** 16n;
const inWord = (account: string): string => `0x${account.slice(2).padStart(64, '0')}`;

/** A call of one who gets what it brings, so that its twin for a stranger differs in nothing else. */
interface Everyday {
  readonly what: string;
  readonly to: string;
  readonly value?: bigint;
  readonly data: (receiver: string) => string;
}
const everyday = (
  what: string,
  to: string,
  signature: string,
  values: (receiver: string) => readonly AbiValue[],
  value?: bigint,
): Everyday => ({
  what,
  to,
  data: (who) => calldata(signature, ...values(who)),
  ...(value === undefined ? {} : { value }),
});

const ROUTER = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d';
const POSITIONS = '0xc36442b4a4522e871399cd717abdd847ab11fe88';
const POOL = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
const RESOLVER = '0x231b0ee14048e9dccd1d247744d114a4eb5e8e63';
const NAMES = '0x253553366da8546fc250f225fe3d25d0c782303b';
const SDAI = '0x83f20f44975d03b1b09e64809b757c47f942beea';
const FACTORY = '0x4e1dcf7ad4e460cfd30791ccc4f9c8a4f820ec67';
const SINGLETON = '0x41675c099f32341bf84bfc5382af534df5c7461a';
const HANDLER = '0xfd0732dc9e303f09fcef3a7388ad10a83459ec99';
const SETUP = 'setup(address[],uint256,address,bytes,address,address,uint256,address)';
const newSafe = (owner: string, to = ZERO, data = '0x', payment = 0n) =>
  calldata(
    'createProxyWithNonce(address,bytes,uint256)',
    SINGLETON,
    calldata(SETUP, [owner], 1n, to, data, HANDLER, ZERO, payment, STRANGER),
    7n,
  );

const CALLS: readonly Everyday[] = [
  everyday(
    'removes liquidity',
    ROUTER,
    'removeLiquidity(address,address,uint256,uint256,uint256,address,uint256)',
    (who) => [...[USDC, USDT, DOLLARS, LEAST, LEAST, who, DEADLINE]],
  ),
  everyday(
    'opens a position',
    POSITIONS,
    'mint((address,address,uint24,int24,int24,uint256,uint256,uint256,uint256,address,uint256))',
    (who) => [[USDC, USDT, 100n, -10n, 10n, DOLLARS, DOLLARS, LEAST, LEAST, who, DEADLINE]],
  ),
  everyday('collects fees', POSITIONS, 'collect((uint256,address,uint128,uint128))', (who) => [
    [5n, who, 2n ** 128n - 1n, 2n ** 128n - 1n],
  ]),
  everyday('repays all that is owed', POOL, 'repay(address,uint256,uint256,address)', (who) => [USDC, ALL, 2n, who]),
  everyday(
    'claims rewards',
    '0x8164cc65827dcfe994ab23944cbc90e0aa80bfcb',
    'claimAllRewards(address[],address)',
    (who) => [['0x98c23e9d8f34fefb1b7bd6a91b7ff122f4e16f5c'], who],
  ),
  everyday(
    'claims what was given away',
    '0x090d4613473dee047c3f2706764f49e0821d256e',
    'claim(uint256,address,uint256,bytes32[])',
    (who) => [7n, who, COIN, [WORD]],
  ),
  everyday(
    'lends at Spark',
    '0xc13e21b648a5ee794902342038ff3adab66be987',
    'supply(address,uint256,address,uint16)',
    (who) => [...[USDC, DOLLARS, who, 0n]],
  ),
  everyday('saves', SDAI, 'deposit(uint256,address)', (who) => [COIN, who]),
  everyday(
    'bridges dollars by the second version',
    '0x28b5a0e9c621a5badaa536219b3a228c8168cf5d',
    'depositForBurn(uint256,uint32,bytes32,address,bytes32,uint256,uint32)',
    (who) => [DOLLARS, 6n, inWord(who), USDC, inWord(ZERO), 10_000n, 1_000n],
  ),
  everyday(
    'bridges dollars to Polygon',
    '0xa0c68c638235ee32657e8f720a23cec1bfc77c77',
    'depositFor(address,address,bytes)',
    (who) => [who, USDC, `0x${DOLLARS.toString(16).padStart(64, '0')}`],
  ),
  everyday(
    'bridges coins by the portal',
    '0x49048044d57e1c92a77f79988d21fa8faf74e97e',
    'depositTransaction(address,uint256,uint64,bool,bytes)',
    (who) => [who, COIN, 100_000n, false, '0x'],
    COIN,
  ),
  everyday(
    'registers a name with a record',
    NAMES,
    'register(string,address,uint256,bytes32,address,bytes[],bool,uint16)',
    (who) => [
      'example',
      FROM,
      31_536_000n,
      WORD,
      RESOLVER,
      [calldata('setAddr(bytes32,address)', WORD, who)],
      true,
      0n,
    ],
    COIN,
  ),
  everyday('lets a name pay', RESOLVER, 'setAddr(bytes32,address)', (who) => [WORD, who]),
  { what: 'makes a Safe', to: FACTORY, data: (who) => newSafe(who) },
];

const judge = async (to: string, data: string, value = 0n) =>
  (await judgedBytes({ transaction: transaction(to, data, value.toString()) })).decision.recommendedAction;

describe('everyday calls', () => {
  for (const { what, to, data, value } of CALLS) {
    it(`passes where all is known and the sender gets what it brings: ${what}`, async () => {
      expect(await judge(to, data(FROM), value)).to.equal('ALLOW');
    });
    it(`is stopped where a stranger gets it, or nobody knows the contract: ${what}`, async () => {
      expect(await judge(to, data(STRANGER), value)).not.to.equal('ALLOW');
      expect(await judge(STRANGER, data(FROM), value)).not.to.equal('ALLOW');
    });
  }

  it('are stopped where each least amount is nothing', async () => {
    const of = (least: bigint) => [USDC, USDT, DOLLARS, DOLLARS, least, least, FROM, DEADLINE];
    const add = 'addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)';
    expect(await judge(ROUTER, calldata(add, ...of(LEAST)))).to.equal('ALLOW');
    expect(await judge(ROUTER, calldata(add, ...of(0n)))).to.equal('REVIEW');
  });

  it('let stETH be wrapped, and no other token spend it', async () => {
    const allow = (spender: string) => calldata('approve(address,uint256)', spender, COIN);
    const stEth = '0xae7ab96520de3a18e5e111b5eaab095312d7fe84';
    expect(await judge(stEth, allow('0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0'))).to.equal('ALLOW');
    expect(await judge(stEth, allow(USDC))).not.to.equal('ALLOW');
    expect(
      await judge(stEth, calldata('approve(address,uint256)', '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0', ALL)),
    ).to.equal('BLOCK');
  });

  it('set a new Safe up by nothing but its own code, and pay nobody for it', async () => {
    const choice = calldata('setupToL2(address)', '0x29fcb43b46531bca003ddc8fcb67ffe91900c762');
    const chooser = '0xbd89a1ce4dde368ffab0ec35506eece0b1ffdc54';
    expect(await judge(FACTORY, newSafe(FROM, chooser, choice))).to.equal('ALLOW');
    expect(await judge(FACTORY, newSafe(FROM, STRANGER, choice))).not.to.equal('ALLOW');
    expect(await judge(FACTORY, newSafe(FROM, USDC, calldata('transfer(address,uint256)', FROM, 0n)))).not.to.equal(
      'ALLOW',
    );
    expect(await judge(FACTORY, newSafe(FROM, ZERO, '0x', COIN))).not.to.equal('ALLOW');
  });

  it('take an upgrade by vote for a review where the governor is known, and stop what is given away', async () => {
    const governor = '0x323a76393544d5ecca80cd6ef2a560c6a395b7e3';
    const propose = (data: string) =>
      calldata('propose(address[],uint256[],bytes[],string)', [STRANGER], [0n], [data], 'an upgrade');
    const upgrade = propose(calldata('upgradeTo(address)', STRANGER));
    expect(await judge(governor, upgrade)).to.equal('REVIEW');
    expect(await judge(STRANGER, upgrade)).to.equal('BLOCK');
    expect(await judge(governor, propose(calldata('transferOwnership(address)', STRANGER)))).to.equal('BLOCK');
  });
});

describe('a batch that is proposed to a Safe', () => {
  const CALL_ONLY = '0x9641d764fc13c8b624c04430c7356c1c7c8102e2';
  const ANY_CODE = '0x38869bf66a61cf6bdb996a6ae40d5853fd43b526';
  const SAFE = `0x${'44'.repeat(20)}`;
  const item = (to: string, data: string): string =>
    `00${to.slice(2)}${'0'.repeat(64)}${(data.length / 2 - 1).toString(16).padStart(64, '0')}${data.slice(2)}`;
  const field = (text: string) => text.split(',').map((one) => ({ name: one.split(' ')[1], type: one.split(' ')[0] }));
  const proposed = async (library: string, ...items: readonly string[]) => {
    const typed_data = {
      domain: { chainId: 1, verifyingContract: SAFE },
      types: {
        EIP712Domain: field('uint256 chainId,address verifyingContract'),
        SafeTx: field(
          'address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,' +
            'address gasToken,address refundReceiver,uint256 nonce',
        ),
      },
      primaryType: 'SafeTx',
      message: {
        ...{ to: library, value: '0', data: calldata('multiSend(bytes)', `0x${items.join('')}`), operation: 1 },
        ...{ safeTxGas: '0', baseGas: '0', gasPrice: '0', gasToken: ZERO, refundReceiver: ZERO, nonce: '7' },
      },
    };
    return (await judgedBytes({ typed_data })).decision.recommendedAction;
  };
  const allow = (spender: string, units: bigint) => item(USDC, calldata('approve(address,uint256)', spender, units));
  const lend = (who: string) => item(POOL, calldata('supply(address,uint256,address,uint16)', USDC, DOLLARS, who, 0n));

  it('passes where the library makes plain calls alone, and each of them is known', async () => {
    expect(await proposed(CALL_ONLY, allow(POOL, DOLLARS), lend(SAFE))).to.equal('ALLOW');
  });

  it('does not where the library runs foreign code too, or one call is not known or gives something away', async () => {
    expect(await proposed(ANY_CODE, allow(POOL, DOLLARS), lend(SAFE))).to.equal('REVIEW');
    expect(await proposed(STRANGER, allow(POOL, DOLLARS), lend(SAFE))).to.equal('BLOCK');
    expect(await proposed(CALL_ONLY, allow(POOL, DOLLARS), lend(STRANGER))).to.equal('REVIEW');
    expect(await proposed(CALL_ONLY, item(STRANGER, '0x12345678'))).to.equal('REVIEW');
    expect(await proposed(CALL_ONLY, lend(SAFE), allow(STRANGER, ALL))).to.equal('BLOCK');
  });
});

describe('everyday messages of Solana', () => {
  const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
  const [friend, other, stake, vote] = [account(2), account(3), account(4), account(5)];
  const RENT = 'SysvarRent111111111111111111111111111111111';
  const of = (owner: string): string => associatedTokenAddress(owner, MINT, TOKEN_PROGRAM) ?? '';
  const call = (program: string, accounts: readonly string[], ...data: readonly (number | Uint8Array)[]): Call => ({
    ...{ program, accounts, data: bytes(...data) },
  });
  const judged = async (calls: readonly Call[], expected?: string, signers = [PAYER]) => {
    const solana_message = base64.encode(encodeMessage(messageOf({ calls, signers })));
    const request = {
      ...{ chain: 'solana' as const, from_address: PAYER, solana_message },
      ...(expected === undefined ? {} : { expected_to_address: expected }),
    };
    return (await judgePayload({ route: 'payload', request })).decision.recommendedAction;
  };

  it('pass where tokens go to whom they are meant for, although no instruction names the token', async () => {
    const pay = call(TOKEN_PROGRAM, [of(PAYER), of(friend), PAYER], 3, u64(1_000_000));
    expect(await judged([pay], friend)).to.equal('ALLOW');
    expect(await judged([pay], other)).to.equal('BLOCK');
    expect(await judged([pay])).to.equal('REVIEW');
  });

  it('open an account of tokens for the sender, and for nobody else', async () => {
    const open = (owner: string) =>
      call(ASSOCIATED_TOKEN_PROGRAM, [PAYER, of(owner), owner, MINT, SYSTEM_PROGRAM, TOKEN_PROGRAM], 1);
    expect(await judged([open(PAYER)])).to.equal('ALLOW');
    expect(await judged([open(friend)])).to.equal('REVIEW');
  });

  it('stake where the stake stays the sender’s own, and not where it is shared or locked', async () => {
    const staked = (staker: string, withdrawer: string, until = 0) => [
      call(SYSTEM_PROGRAM, [PAYER, stake], u32(0), u64(1_000_000_000), u64(200), key(STAKE_PROGRAM)),
      call(STAKE_PROGRAM, [stake, RENT], u32(0), key(staker), key(withdrawer), u64(until), u64(0), key(stake)),
      call(STAKE_PROGRAM, [stake, vote, PAYER], u32(2)),
    ];
    const signers = [PAYER, stake];
    expect(await judged(staked(PAYER, PAYER), undefined, signers)).to.equal('ALLOW');
    for (const [staker, withdrawer, until] of [
      ...[[friend, PAYER, 0] as const, [PAYER, friend, 0] as const, [PAYER, stake, 0] as const],
      [PAYER, PAYER, 2_000_000_000] as const,
    ])
      expect(await judged(staked(staker, withdrawer, until), undefined, signers)).not.to.equal('ALLOW');
  });
});
