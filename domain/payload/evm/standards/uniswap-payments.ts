import { allOrNothing, expiryOf } from './amounts.js';
import { ALL_BPS, assetOf, handsOut, moves, NO_TRADE, permits } from './drafts.js';
import { contains, does, type EvmCall, rowsOf } from './row.js';

const payments = rowsOf('Uniswap v3 periphery');

/** Hands out what the router holds: how much that is, the bytes do not say. */
const pays = (token: string | null, least: bigint, to: string, call: EvmCall, converts?: 'unwrap') => [
  does(handsOut({ asset: assetOf(token), amount: null, least, ...(converts && { converts }) }, call.to, to)),
];

/** The same, after a share of it was handed to another account. */
const paysWithFee = (
  token: string | null,
  [least, to, shareBps, feeTo]: readonly [bigint, string, bigint, string],
  call: EvmCall,
  converts?: 'unwrap',
) => [
  does(handsOut({ asset: assetOf(token), amount: null, shareBps, ...(converts && { converts }) }, call.to, feeTo)),
  ...pays(token, least - (least * shareBps) / BigInt(ALL_BPS), to, call, converts),
];

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
  payments('unwrapWETH9(uint256,address)', ([least, to], call) => pays(null, least, to, call, 'unwrap')),
  payments('unwrapWETH9(uint256)', ([least], call) => pays(null, least, call.from, call, 'unwrap')),
  payments('unwrapWETH9WithFee(uint256,address,uint256,address)', (values, call) =>
    paysWithFee(null, values, call, 'unwrap'),
  ),
  payments('sweepToken(address,uint256,address)', ([token, least, to], call) => pays(token, least, to, call)),
  payments('sweepToken(address,uint256)', ([token, least], call) => pays(token, least, call.from, call)),
  payments('sweepTokenWithFee(address,uint256,address,uint256,address)', ([token, ...rest], call) =>
    paysWithFee(token, rest, call),
  ),
  payments('refundETH()', (_, call) => pays(null, 0n, call.from, call)),
  payments('wrapETH(uint256)', ([amount], call) => {
    const { trade = NO_TRADE } = handsOut({ asset: assetOf(null), amount, converts: 'wrap' }, call.to, call.to);
    return [does({ kind: 'call', from: call.from, trade })];
  }),
  payments('pull(address,uint256)', ([token, amount], call) => [
    contains({ kind: 'call', from: call.from, trade: NO_TRADE }, [
      does(moves(assetOf(token), amount, call.from, call.to)),
    ]),
  ]),
  payments('selfPermit(address,uint256,uint256,uint8,bytes32,bytes32)', selfPermit),
  payments('selfPermitIfNecessary(address,uint256,uint256,uint8,bytes32,bytes32)', selfPermit),
  payments('selfPermitAllowed(address,uint256,uint256,uint8,bytes32,bytes32)', selfPermitAllowed),
  payments('selfPermitAllowedIfNecessary(address,uint256,uint256,uint8,bytes32,bytes32)', selfPermitAllowed),
];
