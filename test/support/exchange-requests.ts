import { type AbiValue, encodeArguments, parseFunction } from '../../domain/payload/evm/abi.js';
import type { PayloadCheckRequest } from '../../src/application/check/check-request.js';
import { ENCODED_TYPES } from './encoded-types.js';
import { calldata, transaction } from './payload-requests.js';
import { FROM, ROUTER, USDC, USDT } from './payload-accounts.js';
import { typedRequest } from '../domain/payload/evm/tables/typed-request.js';

export const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
export const AAVE = '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9';
export const UNIVERSAL_ROUTER = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af';
export const NOBODY = `0x${'00'.repeat(20)}`;
/** Of a token with six decimals, as USDC and USDT have. */
export const MILLION = 10n ** 12n;

type Message = Readonly<Record<string, unknown>>;
type Typed = Pick<PayloadCheckRequest, 'typed_data'>;

export const typed = (encodedType: string, message: Message, domain: Message): Typed => ({
  typed_data: typedRequest(encodedType, message, domain).content as Record<string, unknown>,
});

const COW_DOMAIN = {
  name: 'Gnosis Protocol',
  chainId: 1,
  verifyingContract: '0x9008d19f58aabd9ed0d60971565aa8510560ab41',
};

/** An order of CoW Protocol: so much USDT for at least so much of another token. */
export const cowOrder = (sellAmount: bigint, buyToken: string, buyAmount: bigint, receiver = FROM): Typed =>
  typed(
    ENCODED_TYPES.cow,
    {
      ...{ sellToken: USDT, buyToken, receiver, sellAmount: String(sellAmount), buyAmount: String(buyAmount) },
      ...{ validTo: 1_900_000_000, appData: `0x${'00'.repeat(32)}`, feeAmount: '0', kind: 'sell' },
      ...{ partiallyFillable: false, sellTokenBalance: 'erc20', buyTokenBalance: 'erc20' },
    },
    COW_DOMAIN,
  );

/** A limit order of 1inch: so much USDC for so much USDT. `makerTraits` as the protocol packs them. */
export const oneInchOrder = (makingAmount: bigint, takingAmount: bigint, makerTraits = 0n): Typed =>
  typed(
    ENCODED_TYPES.oneInch,
    {
      ...{ salt: '1', maker: FROM, receiver: NOBODY, makerAsset: USDC, takerAsset: USDT },
      ...{ makingAmount: String(makingAmount), takingAmount: String(takingAmount), makerTraits: String(makerTraits) },
    },
    { name: '1inch Aggregation Router', chainId: 1, verifyingContract: '0x111111125421ca6dc452d289314280a0f8842a65' },
  );

/** A swap of USDC on the second router of Uniswap. */
export const swapOnV2 = (paid: bigint, least: bigint, to = FROM, received = USDT) => ({
  transaction: transaction(
    ROUTER,
    calldata(
      'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
      ...[paid, least, [USDC, received], to, 1_900_000_000n],
    ),
  ),
});

const encoded = (types: string, ...values: readonly AbiValue[]): string =>
  encodeArguments(parseFunction(`f(${types})`)?.inputs ?? [], values);

/** The caller, and the router, as the Universal Router calls them. */
export const CALLER = `0x${'00'.repeat(19)}01`;
export const HELD = `0x${'00'.repeat(19)}02`;
/** All that the router holds. */
export const ALL_HELD = 1n << 255n;

/** A command of the Universal Router: its byte, and its input. */
type Command = readonly [code: number, input: string];
export const MAY_FAIL = 0x80;
export const swapV2 = (paid: bigint, least: bigint, path: readonly string[], to = HELD, byUser = true): Command => [
  0x08,
  encoded('address,uint256,uint256,address[],bool', to, paid, least, path, byUser),
];
export const sweep = (token: string, to: string, least = 0n, flags = 0): Command => [
  0x04 | flags,
  encoded('address,address,uint256', token, to, least),
];
export const portion = (token: string, to: string, bips: bigint): Command => [
  0x06,
  encoded('address,address,uint256', token, to, bips),
];
export const pay = (token: string, to: string, units: bigint): Command => [
  0x05,
  encoded('address,address,uint256', token, to, units),
];
export const wrap = (units: bigint): Command => [0x0b, encoded('address,uint256', HELD, units)];
export const unwrap = (to: string, least: bigint): Command => [0x0c, encoded('address,uint256', to, least)];

/** A swap in a pool of Uniswap v4, paid by the caller, with what is taken out of it for the caller. */
export const swapV4 = (paid: bigint, least: bigint, [first, last]: readonly [string, string]): Command => [
  0x10,
  encoded('bytes,bytes[]', '0x060c0f', [
    encoded('((address,address,uint24,int24,address),bool,uint128,uint128,bytes)', [
      [first, last, 500n, 10n, NOBODY],
      true,
      paid,
      least,
      '0x',
    ]),
    encoded('address,uint256', first, paid),
    encoded('address,uint256', last, least),
  ]),
];

/** A plan of the Universal Router. */
export const plan = (commands: readonly Command[], value = 0n, router = UNIVERSAL_ROUTER) => ({
  transaction: transaction(
    router,
    calldata(
      'execute(bytes,bytes[],uint256)',
      ...[
        `0x${commands.map(([code]) => code.toString(16).padStart(2, '0')).join('')}`,
        commands.map(([, input]) => input),
        1_900_000_000n,
      ],
    ),
    String(value),
  ),
});
