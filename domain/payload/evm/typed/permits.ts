import { allOrNothing, expiryOf } from '../standards/amounts.js';
import { accountField, assetOf, moves, permits } from '../standards/drafts.js';
import { allowancePermit } from '../standards/permit2.js';
import { contains, does } from '../standards/row.js';
import { type MessageOf, signedBy, type Signing, type TypedEffects, typedRow, unsigned } from './typed-row.js';

const DETAILS = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)';

const AUTHORIZATION = 'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce';

const authorized = (
  { from, to, value, validBefore }: MessageOf<`Any(${typeof AUTHORIZATION})`>,
  { verifier }: Signing,
): TypedEffects | null =>
  verifier === null
    ? null
    : signedBy(from, does({ ...moves(assetOf(verifier), value, from, to), expiresAt: expiryOf(validBefore) }));

/** Rights to spend and transfers that only need a signature. Source: ERC-2612, DAI, ERC-3009, ERC-5805, Permit2. */
export const PERMIT_TYPES = [
  typedRow(
    'ERC-2612',
    'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
    ({ owner, spender, value, deadline }, { verifier }) =>
      verifier === null
        ? null
        : signedBy(owner, does(permits(assetOf(verifier), owner, spender, value, expiryOf(deadline)))),
  ),
  // an expiry of 0 is none
  typedRow(
    'DAI permit',
    'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)',
    ({ holder, spender, expiry, allowed }, { verifier }) =>
      verifier === null
        ? null
        : signedBy(
            holder,
            does({
              ...permits(assetOf(verifier), holder, spender, 0n, expiry === 0n ? null : expiryOf(expiry)),
              amount: allOrNothing(allowed),
            }),
          ),
  ),
  typedRow('ERC-3009', `TransferWithAuthorization(${AUTHORIZATION})`, authorized),
  typedRow('ERC-3009', `ReceiveWithAuthorization(${AUTHORIZATION})`, authorized),
  // who votes with the tokens, and may not move them
  typedRow(
    'ERC-5805',
    'Delegation(address delegatee,uint256 nonce,uint256 expiry)',
    ({ delegatee }, { signer, verifier }) => {
      const fields = [accountField('Delegatee', delegatee)];
      return verifier === null
        ? null
        : unsigned(does({ kind: 'call', asset: assetOf(verifier), from: signer, fields }));
    },
  ),
  typedRow(
    'Permit2',
    `PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${DETAILS}`,
    ({ details: { token, amount, expiration, nonce }, spender, sigDeadline }, { signer }) =>
      unsigned(allowancePermit([token, amount, expiration, nonce], signer, spender, sigDeadline)),
  ),
  typedRow(
    'Permit2',
    `PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${DETAILS}`,
    ({ details, spender, sigDeadline }, { signer }) =>
      unsigned(
        contains(
          { kind: 'call', from: signer },
          details.map(({ token, amount, expiration, nonce }) =>
            allowancePermit([token, amount, expiration, nonce], signer, spender, sigDeadline),
          ),
        ),
      ),
  ),
];
