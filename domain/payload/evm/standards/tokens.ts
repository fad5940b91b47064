import { COLLECTIONS } from '../../../data/collections.js';
import { allOrNothing } from './amounts.js';
import { accountField, accountOrNull, allows, assetOf, moves } from './drafts.js';
import { does, type EvmCall, type CallEffect, rowsOf } from './row.js';

const erc20 = rowsOf('ERC-20');
/**
 * ERC-721 shares these selectors: there the last argument is a token's id. The bytes do not say which it is, where the
 * contract is no collection that is known.
 */
const erc20or721 = rowsOf('ERC-20, ERC-721');
const erc721 = rowsOf('ERC-721');
const erc1155 = rowsOf('ERC-1155');
const erc777 = rowsOf('ERC-777');
const erc6909 = rowsOf('ERC-6909');
const aave = rowsOf('Aave');
const votes = rowsOf('ERC-5805');
const erc721or1155 = rowsOf('ERC-721, ERC-1155');

const nft = (call: EvmCall, from: string, to: string, id: bigint, amount: bigint): CallEffect =>
  does(moves(assetOf(call.to, id), amount, from, to));

/** The right of an operator, given or taken back. */
const operates = (call: EvmCall, operator: string, approved: boolean): CallEffect =>
  does({ kind: 'operator', asset: assetOf(call.to), amount: allOrNothing(approved), from: call.from, to: operator });

/**
 * What token contracts do. Source: EIP-20, EIP-721, EIP-777, EIP-1155, EIP-5805, EIP-6909; OpenZeppelin for increase
 * and decrease; Aave, ICreditDelegationToken.
 */
export const TOKEN_ROWS = [
  erc20('transfer(address,uint256)', ([to, amount], call) => [does(moves(assetOf(call.to), amount, call.from, to))]),
  erc20or721('transferFrom(address,address,uint256)', ([from, to, amount], call) => [
    COLLECTIONS.has(call.to) ? nft(call, from, to, amount, 1n) : does(moves(assetOf(call.to), amount, from, to)),
  ]),
  erc20or721('approve(address,uint256)', ([spender, amount], call) => [
    does(
      COLLECTIONS.has(call.to)
        ? // the null address takes the right back
          allows(assetOf(call.to, amount), call.from, spender, accountOrNull(spender) === null ? 0n : 1n)
        : allows(assetOf(call.to), call.from, spender, amount),
    ),
  ]),
  // grants its increment: what stood before is not in the bytes
  erc20('increaseAllowance(address,uint256)', ([spender, added], call) => [
    does(allows(assetOf(call.to), call.from, spender, added)),
  ]),
  // gives nothing: what is left is not in the bytes
  erc20('decreaseAllowance(address,uint256)', ([spender], call) => [
    does(allows(assetOf(call.to), call.from, spender, 0n)),
  ]),
  erc721('safeTransferFrom(address,address,uint256)', ([from, to, id], call) => [nft(call, from, to, id, 1n)]),
  erc721('safeTransferFrom(address,address,uint256,bytes)', ([from, to, id], call) => [nft(call, from, to, id, 1n)]),
  erc1155('safeTransferFrom(address,address,uint256,uint256,bytes)', ([from, to, id, amount], call) => [
    nft(call, from, to, id, amount),
  ]),
  erc1155('safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)', ([from, to, ids, amounts], call) =>
    ids.length === amounts.length ? ids.map((id, index) => nft(call, from, to, id, amounts[index] ?? 0n)) : null,
  ),
  erc721or1155('setApprovalForAll(address,bool)', ([operator, approved], call) => [operates(call, operator, approved)]),
  erc777('authorizeOperator(address)', ([operator], call) => [operates(call, operator, true)]),
  erc777('revokeOperator(address)', ([operator], call) => [operates(call, operator, false)]),
  erc6909('setOperator(address,bool)', ([operator, approved], call) => [operates(call, operator, approved)]),
  erc6909('approve(address,uint256,uint256)', ([spender, id, amount], call) => [
    does(allows(assetOf(call.to, id), call.from, spender, amount)),
  ]),
  // who votes with the tokens may not move them
  votes('delegate(address)', ([delegatee], call) => [
    does({ kind: 'call', asset: assetOf(call.to), from: call.from, fields: [accountField('Delegatee', delegatee)] }),
  ]),
  // who may borrow against what the owner has lent takes it as a spender does
  aave('approveDelegation(address,uint256)', ([delegatee, amount], call) => [
    does(allows(assetOf(call.to), call.from, delegatee, amount)),
  ]),
];
