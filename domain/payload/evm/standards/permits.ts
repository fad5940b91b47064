import { allOrNothing, expiryOf } from './amounts.js';
import { assetOf, moves, permits } from './drafts.js';
import { does, rowsOf } from './row.js';

const erc2612 = rowsOf('ERC-2612');
const dai = rowsOf('DAI permit');
const erc3009 = rowsOf('ERC-3009');

/** Signed rights and transfers that a call brings to the token. Source: ERC-2612, ERC-3009, the DAI contract. */
export const PERMIT_ROWS = [
  erc2612(
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    ([owner, spender, amount, deadline], call) => [
      does(permits(assetOf(call.to), owner, spender, amount, expiryOf(deadline))),
    ],
  ),
  // the same with a signature in one piece, as USDC takes it
  erc2612('permit(address,address,uint256,uint256,bytes)', ([owner, spender, amount, deadline], call) => [
    does(permits(assetOf(call.to), owner, spender, amount, expiryOf(deadline))),
  ]),
  // an expiry of 0 is none
  dai(
    'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
    ([holder, spender, , expiry, allowed], call) => [
      does({
        ...permits(assetOf(call.to), holder, spender, 0n, expiry === 0n ? null : expiryOf(expiry)),
        amount: allOrNothing(allowed),
      }),
    ],
  ),
  ...(['transferWithAuthorization', 'receiveWithAuthorization'] as const).flatMap((name) => [
    erc3009(
      `${name}(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)`,
      ([from, to, amount], call) => [does(moves(assetOf(call.to), amount, from, to))],
    ),
    erc3009(`${name}(address,address,uint256,uint256,uint256,bytes32,bytes)`, ([from, to, amount], call) => [
      does(moves(assetOf(call.to), amount, from, to)),
    ]),
  ]),
];
