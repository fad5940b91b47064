import { unknownTokenOf, ZERO_ADDRESS } from './drafts.js';
import { type CallEffect, type EvmCall, rowsOf } from './row.js';
import { swapExactIn } from './swap.js';

const curve = rowsOf('Curve router');

/** Tokens stand at the even places of a route, and the pool to the next one behind each; a null pool ends it. */
const lastToken = (route: readonly string[]): string | null => {
  for (let place = 2; place < route.length; place += 2)
    if (place + 1 >= route.length || route[place + 1] === ZERO_ADDRESS) return route[place] ?? null;
  return null;
};

const exchange = (
  route: readonly string[],
  [amount, least]: readonly [bigint, bigint],
  call: EvmCall,
  receiver = call.from,
): readonly CallEffect[] | null => {
  const [first] = route;
  const last = lastToken(route);
  if (first === undefined || last === null || last === ZERO_ADDRESS) return null;
  return [swapExactIn(call, unknownTokenOf(first), amount, unknownTokenOf(last), least, receiver)];
};

/** Swaps over pools, of which only what comes out at the end counts. Source: curve-router-ng, Router.vy 1.0 to 1.2. */
export const CURVE_ROUTER_ROWS = [
  curve('exchange(address[11],uint256[5][5],uint256,uint256)', ([route, , amount, least], call) =>
    exchange(route, [amount, least], call),
  ),
  curve('exchange(address[11],uint256[5][5],uint256,uint256,address[5])', ([route, , amount, least], call) =>
    exchange(route, [amount, least], call),
  ),
  curve(
    'exchange(address[11],uint256[5][5],uint256,uint256,address[5],address)',
    ([route, , amount, least, , receiver], call) => exchange(route, [amount, least], call, receiver),
  ),
];
