import { expect } from 'chai';
import { KNOWN_CONTRACTS } from '../../../adapters/contracts/local-registry/data/contracts.js';
import { BUNDLED_TOKENS } from '../../../adapters/tokens/bundled-registry/data/tokens.js';
import { type Chain, chainOf, currencyOf } from '../../../domain/chains/index.js';
import type { AbiValue } from '../../../domain/payload/evm/abi.js';
import type { PayloadCheckRequest } from '../../../src/application/check/check-request.js';
import { calldata, signIn, transaction } from '../../support/payload-requests.js';
import { FROM, PERMIT2, TO } from '../../support/payload-accounts.js';
import { judgePayload } from '../../support/payload-judging.js';

type Row = readonly [what: string, request: Partial<PayloadCheckRequest>];

const CHAINS = ['ethereum', 'bnb', 'polygon', 'base', 'arbitrum', 'optimism'] as const;
const LATER = 1_900_000_000n;
const COIN = 10n ** 16n;

const tokenOn = (chain: Chain, symbol: string) => {
  const token = BUNDLED_TOKENS.find((one) => one.symbol === symbol && (one.on[chain]?.contracts.length ?? 0) > 0);
  const key = token?.on[chain]?.contracts[0]?.toLowerCase();
  return key === undefined ? null : { key, unit: 10n ** BigInt(token?.on[chain]?.decimals ?? 18) };
};

const knownOn = (chain: Chain, name: RegExp): string | null =>
  KNOWN_CONTRACTS.find((one) => name.test(one.name) && one.chains.includes(chain))?.address.toLowerCase() ?? null;

const V2_SWAP = 'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)';
const SINGLE = 'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))';
const BATCH = 'executeBatch((address,uint256,bytes)[])';

/** The same ordinary calls on each chain, on the routers, pools and tokens that stand there. */
const rowsOn = (chain: Chain): readonly Row[] => {
  const id = Number(chainOf(chain).chainId);
  const [usdc, usdt] = [tokenOn(chain, 'USDC'), tokenOn(chain, 'USDT')];
  const coin = chainOf(chain).wrappedCoin.toLowerCase();
  if (usdc === null || usdt === null) throw new Error(`No dollars on ${chain}`);
  const dollars = (count: number, token = usdc): bigint => BigInt(count) * token.unit;
  const sent = (to: string, data = '0x', value = 0n) => ({
    chain,
    transaction: transaction(to, data, value.toString(), id),
  });
  const spenders = [
    /V2 Router/,
    /V3 SwapRouter02/,
    /Universal Router 2.0/,
    /1inch Aggregation Router v6/,
    /Aave V3 Pool/,
    /KyberSwap/,
  ]
    .map((name) => knownOn(chain, name))
    .filter((key) => key !== null);
  const v2 = knownOn(chain, /^(?:Uniswap|PancakeSwap) V2 Router/);
  const v3 = knownOn(chain, /V3 SwapRouter02/);
  const pool = knownOn(chain, /Aave V3 Pool$/);
  // a little less than what so many coins are worth by the bundled prices
  const fair = dollars(chain === 'bnb' ? 9 : 36);
  const pay = (to: string, units: bigint) => calldata('transfer(address,uint256)', to, units);
  const batched = (...calls: readonly AbiValue[]) => calldata(BATCH, calls);
  return [
    ['pays coins', sent(TO, '0x', COIN)],
    ['pays USDC', sent(usdc.key, pay(TO, dollars(25)))],
    ['pays USDT', sent(usdt.key, pay(TO, dollars(900, usdt)))],
    ['takes an allowance back', sent(usdc.key, calldata('approve(address,uint256)', TO, 0n))],
    ['lowers an allowance', sent(usdc.key, calldata('decreaseAllowance(address,uint256)', PERMIT2, dollars(5)))],
    ['wraps coins', sent(coin, calldata('deposit()'), COIN)],
    ['unwraps coins', sent(coin, calldata('withdraw(uint256)', COIN))],
    ['allows Permit2', sent(usdc.key, calldata('approve(address,uint256)', PERMIT2, dollars(50)))],
    ...spenders.map(
      (key): Row => [`allows ${key}`, sent(usdc.key, calldata('approve(address,uint256)', key, dollars(50)))],
    ),
    ...(v2 === null
      ? []
      : ([
          [
            'swaps dollars',
            sent(v2, calldata(V2_SWAP, dollars(50), dollars(49, usdt), [usdc.key, usdt.key], FROM, LATER)),
          ],
          [
            'swaps coins for dollars',
            sent(
              v2,
              calldata('swapExactETHForTokens(uint256,address[],address,uint256)', fair, [coin, usdc.key], FROM, LATER),
              COIN,
            ),
          ],
          [
            'allows and swaps at once',
            sent(
              FROM,
              batched(
                [usdc.key, 0n, calldata('approve(address,uint256)', v2, dollars(50))],
                [v2, 0n, calldata(V2_SWAP, dollars(50), dollars(49, usdt), [usdc.key, usdt.key], FROM, LATER)],
              ),
            ),
          ],
        ] as const)),
    ...(v3 === null
      ? []
      : ([
          [
            'swaps on v3',
            sent(v3, calldata(SINGLE, [usdc.key, usdt.key, 100n, FROM, dollars(50), dollars(49, usdt), 0n])),
          ],
          [
            'swaps on v3 in a multicall',
            sent(
              v3,
              calldata('multicall(uint256,bytes[])', LATER, [
                calldata(SINGLE, [usdc.key, usdt.key, 100n, FROM, dollars(50), dollars(49, usdt), 0n]),
              ]),
            ),
          ],
        ] as const)),
    ...(pool === null
      ? []
      : ([
          ['lends', sent(pool, calldata('supply(address,uint256,address,uint16)', usdc.key, dollars(50), FROM, 0n))],
          [
            'takes back what was lent',
            sent(pool, calldata('withdraw(address,uint256,address)', usdc.key, dollars(50), FROM)),
          ],
          [
            'pays a loan back',
            sent(pool, calldata('repay(address,uint256,uint256,address)', usdc.key, dollars(50), 2n, FROM)),
          ],
        ] as const)),
    ['pays two accounts from an account', sent(FROM, batched([usdc.key, 0n, pay(TO, dollars(5))], [TO, COIN, '0x']))],
    [
      'pays by an operation',
      {
        chain,
        user_operation: operation(calldata('execute(address,uint256,bytes)', usdc.key, 0n, pay(TO, dollars(5)))),
      },
    ],
    [
      'pays by its own code',
      sent(
        FROM,
        calldata('execute(bytes32,bytes)', `0x01${'00'.repeat(31)}`, executed([[usdc.key, 0n, pay(TO, dollars(5))]])),
      ),
    ],
    ['pays from a Safe', { chain, typed_data: safeTx(id, usdc.key, pay(TO, dollars(5))) }],
    ['pays by signature', { chain, typed_data: paidBySignature(chain, id, usdc.key) }],
    [
      `signs in on ${currencyOf(chain).symbol}`,
      {
        chain,
        origin: 'https://app.example',
        message: { encoding: 'utf8', content: signIn('app.example').replace('Chain ID: 1', `Chain ID: ${id}`) },
      },
    ],
  ];
};

const ENTRY_POINT = '0x0000000071727de22e5e9d8baf0edac6f37da032';
const operation = (callData: string) =>
  ({
    ...{ entry_point: ENTRY_POINT, sender: FROM, nonce: '0x1', callData, callGasLimit: '0x30d40' },
    ...{
      verificationGasLimit: '0x30d40',
      preVerificationGas: '0xc350',
      maxFeePerGas: '0xf4240',
      maxPriorityFeePerGas: '0x1',
    },
  }) as unknown as NonNullable<PayloadCheckRequest['user_operation']>;

/** The calls of ERC-7821, as its one argument has them. */
const executed = (calls: readonly AbiValue[]): string =>
  `0x${calldata('a((address,uint256,bytes)[])', calls).slice(10)}`;

type TypedData = NonNullable<PayloadCheckRequest['typed_data']>;
const members = (text: string) =>
  text.split(',').map((one) => ({ type: one.split(' ')[0] ?? '', name: one.split(' ')[1] ?? '' }));

const safeTx = (chainId: number, to: string, data: string): TypedData => {
  const zero = `0x${'00'.repeat(20)}`;
  return {
    types: {
      EIP712Domain: members('uint256 chainId,address verifyingContract'),
      SafeTx: members(
        'address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,' +
          'address gasToken,address refundReceiver,uint256 nonce',
      ),
    },
    primaryType: 'SafeTx',
    domain: { chainId, verifyingContract: `0x${'44'.repeat(20)}` },
    message: {
      ...{ to, value: '0', data, operation: 0, safeTxGas: '0', baseGas: '0', gasPrice: '0', gasToken: zero },
      ...{ refundReceiver: zero, nonce: '3' },
    },
  } as TypedData;
};

const paidBySignature = (chain: Chain, chainId: number, token: string): TypedData =>
  ({
    types: {
      EIP712Domain: members('string name,string version,uint256 chainId,address verifyingContract'),
      TransferWithAuthorization: members(
        'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
      ),
    },
    primaryType: 'TransferWithAuthorization',
    domain: { name: chain === 'ethereum' ? 'USD Coin' : 'USDC', version: '2', chainId, verifyingContract: token },
    message: {
      from: FROM,
      to: TO,
      value: '10000',
      validAfter: '0',
      validBefore: '1795266000',
      nonce: `0x${'0a'.repeat(32)}`,
    },
  }) as TypedData;

describe('ordinary bytes', () => {
  const rows = CHAINS.flatMap((chain) => rowsOn(chain).map(([what, request]): Row => [`${what} on ${chain}`, request]));

  it('are never stopped: no BLOCK, and REVIEW for want of knowledge in at most 3 of 100', async () => {
    expect(rows.length).to.be.at.least(150);
    const answers = await Promise.all(
      rows.map(async ([what, request]) => {
        const { decision, codes } = await judgePayload({
          route: 'payload',
          request: { from_address: FROM, chain: 'ethereum', ...request },
        });
        return { what, action: decision.recommendedAction, codes };
      }),
    );
    const told = answers
      .filter(({ action }) => action !== 'ALLOW')
      .map(({ what, action, codes }) => `${what}: ${action} ${codes.join(' ')}`);
    expect(
      answers.filter(({ action }) => action === 'BLOCK').map(({ what, codes }) => `${what}: ${codes.join(' ')}`),
    ).to.deep.equal([]);
    expect(told.length / rows.length, told.join('\n')).to.be.at.most(0.03);
  });
});
