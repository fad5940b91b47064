import { expiryOf } from './amounts.js';
import { decodeArguments, parseFunction } from '../abi.js';
import { accountOrNull, allows, assetOf, unknownTokenOf } from './drafts.js';
import { type CallEffect, calls, does, type EvmCall, rowsOf } from './row.js';
import { swapExactIn, swapExactOut } from './swap.js';
import { listedPathEnds } from './swap-path.js';
import { tokenOrder } from './trade.js';

const oneInch = rowsOf('1inch router');
const zeroEx = rowsOf('0x exchange proxy');
const ethFlow = rowsOf('CoW Protocol eth flow');
const kyber = rowsOf('KyberSwap router');
const balancer = rowsOf('Balancer vault');
const solidly = rowsOf('Solidly router');
const velora = rowsOf('Velora augustus');
const allowanceHolder = rowsOf('0x allowance holder');

/** Stands for all that the sender has. Source: 0x protocol 4, TransformERC20Feature. */
const ALL = 2n ** 256n - 1n;

/** Source and destination token, source and destination receiver, amount, least return, flags. */
type Description = readonly [string, string, string, string, bigint, bigint, bigint];

/** How the executor swaps is its own matter: the router checks what comes back, and who gets it stands here. */
const described = ([paid, received, , to, amount, least]: Description, call: EvmCall): readonly CallEffect[] => [
  swapExactIn(call, unknownTokenOf(paid), amount, unknownTokenOf(received), least, accountOrNull(to) ?? call.from),
];

const SETTLER = parseFunction('execute((address,address,uint256),bytes[],bytes32)');
type Slippage = readonly [recipient: string, bought: string, least: bigint];

/** What a Settler of 0x must hand out at least, and to whom; null for any other call. */
const settled = (data: string): Slippage | null => {
  if (SETTLER === null || !data.startsWith(SETTLER.selector)) return null;
  // decoding by the signature gives exactly the types that it names
  return (decodeArguments(SETTLER.inputs, `0x${data.slice(10)}`)?.[0] ?? null) as Slippage | null;
};

/** The minimum is then scaled to what is left after the fees, which may take all. Source: KyberSwap. */
const PARTIAL_FILL = 1n;
const KYBER_SWAP =
  '(address,address,address[],uint256[],address[],uint256[],address,uint256,uint256,uint256,bytes)' as const;

/** From one token to the next, by which kind of pool, of which factory. */
const ROUTES = '(address,address,bool,address)[]' as const;
type Routes = readonly (readonly [string, string, boolean, string])[];

/** No swap where the route is empty. */
const alongRoutes = (
  routes: Routes,
  read: (first: string, last: string) => CallEffect,
): readonly CallEffect[] | null => {
  const [first, last] = [routes[0], routes.at(-1)];
  return first === undefined || last === undefined ? null : [read(first[0], last[1])];
};

type ByRoutes = readonly [bigint, bigint, Routes, string, bigint];
const routesToTokens = ([paid, least, routes, to]: ByRoutes, call: EvmCall) =>
  alongRoutes(routes, (first, last) => swapExactIn(call, assetOf(first), paid, assetOf(last), least, to));
const routesToCoin = ([paid, least, routes, to]: ByRoutes, call: EvmCall) =>
  alongRoutes(routes, (first) => swapExactIn(call, assetOf(first), paid, assetOf(null), least, to));
const coinByRoutes = ([least, routes, to]: readonly [bigint, Routes, string, bigint], call: EvmCall) =>
  alongRoutes(routes, (_, last) => swapExactIn(call, assetOf(null), call.value, assetOf(last), least, to));

/** Source: Velodrome 2 and Aerodrome, IRouter. */
const SOLIDLY_ROWS = [
  solidly(`swapExactTokensForTokens(uint256,uint256,${ROUTES},address,uint256)`, routesToTokens),
  solidly(
    `swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256,uint256,${ROUTES},address,uint256)`,
    routesToTokens,
  ),
  solidly(`swapExactTokensForETH(uint256,uint256,${ROUTES},address,uint256)`, routesToCoin),
  solidly(
    `swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,${ROUTES},address,uint256)`,
    routesToCoin,
  ),
  solidly(`swapExactETHForTokens(uint256,${ROUTES},address,uint256)`, coinByRoutes),
  solidly(`swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,${ROUTES},address,uint256)`, coinByRoutes),
];

const VELORA_SWAP = 'address,address,uint256,uint256,uint256,bytes32,address' as const;
type VeloraSwap = readonly [string, string, bigint, bigint, bigint, string, string, ...unknown[]];

/** Others get what exceeds the quote, after the minimum was checked. Source: Augustus 6, fees. */
const byVelora = ([paid, received, amount, least, quoted, , to]: VeloraSwap, call: EvmCall) => [
  swapExactIn(
    call,
    unknownTokenOf(paid),
    amount,
    unknownTokenOf(received),
    quoted < least ? quoted : least,
    accountOrNull(to) ?? call.from,
  ),
];

const VELORA_ROWS = [
  velora(`swapExactAmountIn(address,(${VELORA_SWAP}),uint256,bytes,bytes)`, ([, of], call) => byVelora(of, call)),
  velora(`swapExactAmountInPro(address,(${VELORA_SWAP}),uint256,bytes,bytes)`, ([, of], call) => byVelora(of, call)),
  velora(`swapExactAmountInOnUniswapV2((${VELORA_SWAP},bytes),uint256,bytes)`, ([of], call) => byVelora(of, call)),
  velora(`swapExactAmountInOnUniswapV3((${VELORA_SWAP},bytes),uint256,bytes)`, ([of], call) => byVelora(of, call)),
  velora(`swapExactAmountInOnCurveV1((uint256,uint256,${VELORA_SWAP}),uint256,bytes)`, ([[, , ...of]], call) =>
    byVelora(of, call),
  ),
];

/**
 * Swaps whose interface names both tokens. Source: 1inch AggregationRouter 5 and 6; 0x protocol 4 and Settler; CoW eth
 * flow; KyberSwap MetaAggregationRouterV2; Balancer 2, IVault.
 */
export const AGGREGATOR_ROWS = [
  ...SOLIDLY_ROWS,
  ...VELORA_ROWS,
  // a permit that comes along is not read
  kyber(
    `swap((address,address,bytes,${KYBER_SWAP},bytes))`,
    ([[, , , [paid, received, , , feeReceivers, , to, amount, least, flags, permit]]], call) =>
      permit === '0x' && (feeReceivers.length === 0 || (flags & PARTIAL_FILL) === 0n)
        ? [
            swapExactIn(
              call,
              unknownTokenOf(paid),
              amount,
              unknownTokenOf(received),
              least,
              accountOrNull(to) ?? call.from,
            ),
          ]
        : null,
  ),
  // only where the caller pays: a right to pay for others is another matter
  balancer(
    'swap((bytes32,uint8,address,address,uint256,bytes),(address,bool,address,bool),uint256,uint256)',
    ([[, kind, paid, received, amount], [payer, , to], limit], call) => {
      if (payer !== call.from || kind > 1n) return null;
      const [gives, gets] = [unknownTokenOf(paid), unknownTokenOf(received)];
      return kind === 0n
        ? [swapExactIn(call, gives, amount, gets, limit, to)]
        : [swapExactOut(call, gives, limit, gets, amount, to)];
    },
  ),
  // a Settler takes this for the one call, and must hand out a minimum; any other operator may simply take it
  allowanceHolder('exec(address,address,uint256,address,bytes)', ([operator, token, amount, target, data], call) => {
    const [to, bought, least] = (operator === target ? settled(data) : null) ?? [];
    if (to === undefined || bought === undefined || least === undefined)
      return [does(allows(assetOf(token), call.from, operator, amount)), calls(call.to, target, call.value, data)];
    const swap = swapExactIn(
      call,
      assetOf(token),
      amount,
      unknownTokenOf(bought),
      least,
      accountOrNull(to) ?? call.from,
    );
    return [swap, does({ kind: 'call', from: call.to, target: operator, function: SETTLER?.signature ?? null })];
  }),
  // a permit that comes along is not read
  oneInch(
    'swap(address,(address,address,address,address,uint256,uint256,uint256),bytes,bytes)',
    ([, description, permit], call) => (permit === '0x' ? described(description, call) : null),
  ),
  oneInch('swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)', ([, description], call) =>
    described(description, call),
  ),
  zeroEx(
    'transformERC20(address,address,uint256,uint256,(uint32,bytes)[])',
    ([paid, received, amount, least], call) => [
      swapExactIn(
        call,
        unknownTokenOf(paid),
        amount === ALL ? null : amount,
        unknownTokenOf(received),
        least,
        call.from,
        unknownTokenOf(paid).address === null,
      ),
    ],
  ),
  // an order of the contract itself for coins that go along
  ethFlow(
    'createOrder((address,address,uint256,uint256,bytes32,uint256,uint32,bool,int64))',
    ([[buyToken, receiver, sellAmount, buyAmount, , feeAmount, validTo]], call) => [
      tokenOrder({
        maker: call.from,
        taker: null,
        given: assetOf(null),
        givenAmount: sellAmount + feeAmount,
        asked: unknownTokenOf(buyToken),
        askedAmount: buyAmount,
        receiver,
        expiresAt: expiryOf(validTo),
      }),
    ],
  ),
  zeroEx('sellToUniswap(address[],uint256,uint256,bool)', ([path, amount, least], call) => {
    const ends = listedPathEnds(path);
    return (
      ends && [
        swapExactIn(
          call,
          unknownTokenOf(ends.first.address ?? ''),
          amount,
          unknownTokenOf(ends.last.address ?? ''),
          least,
          call.from,
        ),
      ]
    );
  }),
];
