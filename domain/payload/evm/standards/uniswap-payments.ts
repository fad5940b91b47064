import { allOrNothing, expiryOf } from './amounts.js';
import { assetOf, moves, permits } from './drafts.js';
import { does, type EvmCall, rowsOf } from './row.js';

const payments = rowsOf('Uniswap v3 periphery');

/** Hands out what the router holds: how much that is, the bytes do not say. */
const pays = (token: string | null, to: string, call: EvmCall) => [does(moves(assetOf(token), null, call.to, to))];

const selfPermit = ([token, amount, deadline]: readonly [string, bigint, bigint, ...unknown[]], call: EvmCall) => [
  does(permits(assetOf(token), call.from, call.to, amount, expiryOf(deadline))),
];

const selfPermitAllowed = ([token, , expiry]: readonly [string, bigint, bigint, ...unknown[]], call: EvmCall) => [
  does({
    ...permits(assetOf(token), call.from, call.to, 0n, expiry === 0n ? null : expiryOf(expiry)),
    amount: allOrNothing(true),
  }),
];

/** What a router does around its swaps. Source: Uniswap v3-periphery, PeripheryPayments and SelfPermit. */
export const UNISWAP_PAYMENT_ROWS = [
  payments('unwrapWETH9(uint256,address)', ([, to], call) => pays(null, to, call)),
  payments('unwrapWETH9(uint256)', (_, call) => pays(null, call.from, call)),
  payments('unwrapWETH9WithFee(uint256,address,uint256,address)', ([, to, , feeTo], call) => [
    ...pays(null, feeTo, call),
    ...pays(null, to, call),
  ]),
  payments('sweepToken(address,uint256,address)', ([token, , to], call) => pays(token, to, call)),
  payments('sweepToken(address,uint256)', ([token], call) => pays(token, call.from, call)),
  payments('sweepTokenWithFee(address,uint256,address,uint256,address)', ([token, , to, , feeTo], call) => [
    ...pays(token, feeTo, call),
    ...pays(token, to, call),
  ]),
  payments('refundETH()', (_, call) => pays(null, call.from, call)),
  payments('wrapETH(uint256)', () => []),
  payments('pull(address,uint256)', ([token, amount], call) => [
    does(moves(assetOf(token), amount, call.from, call.to)),
  ]),
  payments('selfPermit(address,uint256,uint256,uint8,bytes32,bytes32)', selfPermit),
  payments('selfPermitIfNecessary(address,uint256,uint256,uint8,bytes32,bytes32)', selfPermit),
  payments('selfPermitAllowed(address,uint256,uint256,uint8,bytes32,bytes32)', selfPermitAllowed),
  payments('selfPermitAllowedIfNecessary(address,uint256,uint256,uint8,bytes32,bytes32)', selfPermitAllowed),
];
