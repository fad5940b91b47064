import { accountField, amountField, assetOf, moves } from './drafts.js';
import { contains, does, rowsOf } from './row.js';
import { isWrappedNative } from '../../../chains/index.js';

const erc4626 = rowsOf('ERC-4626');
const weth = rowsOf('WETH9');

/**
 * Vaults and wrapped coins. The bytes do not name a vault's asset, so what it pays out is an asset of null. What comes
 * back is a transfer inside the call, from the vault to its receiver. Source: ERC-4626; WETH9.
 */
export const VAULT_ROWS = [
  erc4626('deposit(uint256,address)', ([assets, receiver], call) => [
    contains({ kind: 'call', from: call.from, fields: [amountField('Amount in', assets, null)] }, [
      does(moves(assetOf(call.to), null, call.to, receiver)),
    ]),
  ]),
  erc4626('mint(uint256,address)', ([shares, receiver], call) => [
    contains({ kind: 'call', from: call.from }, [does(moves(assetOf(call.to), shares, call.to, receiver))]),
  ]),
  erc4626('withdraw(uint256,address,address)', ([assets, receiver, owner], call) => [
    contains({ kind: 'call', from: call.from, fields: [accountField('Owner', owner)] }, [
      does(moves(assetOf(call.to), null, owner, call.to)),
      does(moves(null, assets, call.to, receiver)),
    ]),
  ]),
  erc4626('redeem(uint256,address,address)', ([shares, receiver, owner], call) => [
    contains({ kind: 'call', from: call.from, fields: [accountField('Owner', owner)] }, [
      does(moves(assetOf(call.to), shares, owner, call.to)),
      does(moves(null, null, call.to, receiver)),
    ]),
  ]),
  weth(
    'deposit()',
    (_, call) => [
      does({ kind: 'wrap', asset: assetOf(call.to), amount: call.value.toString(), from: call.from, to: call.from }),
    ],
    { isOfStandard: isWrappedNative },
  ),
  weth(
    'withdraw(uint256)',
    ([amount], call) => [
      does({ kind: 'wrap', asset: assetOf(call.to), amount: amount.toString(), from: call.from, to: call.from }),
    ],
    { isOfStandard: isWrappedNative },
  ),
];
