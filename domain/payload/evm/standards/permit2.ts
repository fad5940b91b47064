import { expiryOf } from './amounts.js';
import { allows, assetOf, moves, permits } from './drafts.js';
import { contains, does, type CallEffect, rowsOf } from './row.js';

/** The one address of Permit2 on every chain. Source: the Permit2 repository, deployments. */
export const PERMIT2_ADDRESS = '0x000000000022d473030f116ddee9f6b43ac78ba3';

/** Elsewhere its functions clear nothing: what another contract makes of them is not known. */
const permit2 = rowsOf('Permit2', { isOfStandard: (contract) => contract === PERMIT2_ADDRESS });

/** Token, amount, expiration, nonce. */
type Details = readonly [string, bigint, bigint, bigint];

/** A signed allowance. Expiration 0: the end of the block that takes it, which is not after the deadline. */
export const allowancePermit = (
  details: Details,
  owner: string | null,
  spender: string,
  deadline: bigint,
): CallEffect =>
  does(permits(assetOf(details[0]), owner, spender, details[1], expiryOf(details[2] === 0n ? deadline : details[2])));

/** Transfers that a signature allows: token and most, and for each a recipient and how much of it. */
const signedTransfers = (
  owner: string,
  permitted: readonly (readonly [string, bigint])[],
  asked: readonly (readonly [string, bigint])[],
): readonly CallEffect[] | null =>
  permitted.length === asked.length
    ? permitted.map(([token], index) => {
        const [to, amount] = asked[index] ?? [null, null];
        return does(moves(assetOf(token), amount, owner, to));
      })
    : null;

/** Allowances and signed transfers of any token. Source: Uniswap Permit2, AllowanceTransfer and SignatureTransfer. */
export const PERMIT2_ROWS = [
  permit2('approve(address,address,uint160,uint48)', ([token, spender, amount, expiration], call) => [
    does({ ...allows(assetOf(token), call.from, spender, amount), expiresAt: expiryOf(expiration) }),
  ]),
  permit2(
    'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)',
    ([owner, [details, spender, deadline]]) => [allowancePermit(details, owner, spender, deadline)],
  ),
  permit2(
    'permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)',
    ([owner, [details, spender, deadline]]) => [
      contains(
        { kind: 'call', from: owner },
        details.map((each) => allowancePermit(each, owner, spender, deadline)),
      ),
    ],
  ),
  permit2('transferFrom(address,address,uint160,address)', ([from, to, amount, token]) => [
    does(moves(assetOf(token), amount, from, to)),
  ]),
  permit2('transferFrom((address,address,uint160,address)[])', ([transfers], call) => [
    contains(
      { kind: 'call', from: call.from },
      transfers.map(([from, to, amount, token]) => does(moves(assetOf(token), amount, from, to))),
    ),
  ]),
  permit2('lockdown((address,address)[])', ([pairs], call) => [
    contains(
      { kind: 'call', from: call.from },
      pairs.map(([token, spender]) => does(allows(assetOf(token), call.from, spender, 0n))),
    ),
  ]),
  permit2('invalidateNonces(address,address,uint48)', () => []),
  permit2('invalidateUnorderedNonces(uint256,uint256)', () => []),
  permit2(
    'permitTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes)',
    ([[permitted], asked, owner]) => signedTransfers(owner, [permitted], [asked]),
  ),
  permit2(
    'permitTransferFrom(((address,uint256)[],uint256,uint256),(address,uint256)[],address,bytes)',
    ([[permitted], asked, owner]) => signedTransfers(owner, permitted, asked),
  ),
  permit2(
    'permitWitnessTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes32,string,bytes)',
    ([[permitted], asked, owner]) => signedTransfers(owner, [permitted], [asked]),
  ),
  permit2(
    'permitWitnessTransferFrom(((address,uint256)[],uint256,uint256),(address,uint256)[],address,bytes32,string,bytes)',
    ([[permitted], asked, owner]) => signedTransfers(owner, permitted, asked),
  ),
];
