import { expiryOf } from './amounts.js';
import { accountOrNull, assetOf, unknownTokenOf } from './drafts.js';
import { type CallEffect, type EvmCall, rowsOf } from './row.js';
import { swapExactIn } from './swap.js';
import { listedPathEnds } from './swap-path.js';
import { tokenOrder } from './trade.js';

const oneInch = rowsOf('1inch router');
const zeroEx = rowsOf('0x exchange proxy');
const ethFlow = rowsOf('CoW Protocol eth flow');

/** Stands for all that the sender has. Source: 0x protocol 4, TransformERC20Feature. */
const ALL = 2n ** 256n - 1n;

/** Source and destination token, source and destination receiver, amount, least return, flags. */
type Description = readonly [string, string, string, string, bigint, bigint, bigint];

/** How the executor swaps is its own matter: the router checks what comes back, and who gets it stands here. */
const described = ([paid, received, , to, amount, least]: Description, call: EvmCall): readonly CallEffect[] => [
  swapExactIn(call, unknownTokenOf(paid), amount, unknownTokenOf(received), least, accountOrNull(to) ?? call.from),
];

/** Swaps whose interface names both tokens. Source: 1inch AggregationRouter 5 and 6; 0x protocol 4; CoW eth flow. */
export const AGGREGATOR_ROWS = [
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
