import type { TypedValue } from '../typed-data.js';
import type { TypedMember, TypedTypes } from '../typed-types.js';
import { expiryOf } from '../standards/amounts.js';
import type { Trade } from '../../action.js';
import { accountField, amountField, assetOf, type ActionDraft, permits } from '../standards/drafts.js';
import { contains, does, type CallEffect } from '../standards/row.js';
import { leavesOf } from './leaves.js';
import { tradeByWitness } from './witnesses.js';
import { type Signing, type TypedEffects, unsigned } from './typed-row.js';

/** Name of the standard, as actions show it. */
export const SIGNATURE_TRANSFER = 'Permit2';

const PERMISSIONS = 'address token,uint256 amount';
const TAIL = 'address spender,uint256 nonce,uint256 deadline';
const FORMS: ReadonlyMap<string, string> = new Map([
  ['PermitTransferFrom', `TokenPermissions permitted,${TAIL}`],
  ['PermitBatchTransferFrom', `TokenPermissions[] permitted,${TAIL}`],
  ['PermitWitnessTransferFrom', `TokenPermissions permitted,${TAIL}`],
  ['PermitBatchWitnessTransferFrom', `TokenPermissions[] permitted,${TAIL}`],
]);

const textOf = (members: readonly TypedMember[] | undefined): string | undefined =>
  members?.map(({ type, name }) => `${type} ${name}`).join(',');

/** The members that Permit2 fixes, behind which a witness has one member of its own type. */
const isSignatureTransfer = (primaryType: string, types: TypedTypes): boolean => {
  const form = FORMS.get(primaryType);
  const members = types[primaryType];
  if (form === undefined || members === undefined || textOf(types['TokenPermissions']) !== PERMISSIONS) return false;
  const hasWitness = primaryType.includes('Witness');
  return textOf(hasWitness ? members.slice(0, -1) : members) === form;
};

interface Permitted {
  readonly token: string;
  readonly amount: bigint;
}
interface SignatureTransfer {
  readonly permitted: Permitted | readonly Permitted[];
  readonly spender: string;
  readonly deadline: bigint;
}

/** What must come back, as a trade and as fields; nothing where no witness says it. */
const promised = (trade: Trade | null): Partial<ActionDraft> =>
  trade === null
    ? {}
    : {
        trade,
        fields: trade.gets.flatMap(({ asset, amount, account }) => [
          amountField('Minimum out', BigInt(amount ?? 0), asset),
          accountField('Recipient', account ?? ''),
        ]),
      };

/**
 * A signature by which the spender may once take tokens of the signer, to any recipient. What a witness adds binds the
 * spender's contract alone. Null for any other message. Source: Permit2, SignatureTransfer.
 */
export const signatureTransfer = (
  primaryType: string,
  types: TypedTypes,
  message: Readonly<Record<string, TypedValue>>,
  { signer }: Signing,
): TypedEffects | null => {
  if (!isSignatureTransfer(primaryType, types)) return null;
  // its types were just compared
  const { permitted, spender, deadline } = message as unknown as SignatureTransfer;
  const permit = ({ token, amount }: Permitted): ActionDraft =>
    permits(assetOf(token), signer, spender, amount, expiryOf(deadline));
  if (Array.isArray(permitted))
    return unsigned(
      contains(
        { kind: 'call', from: signer },
        (permitted as readonly Permitted[]).map((one): CallEffect => does(permit(one))),
      ),
    );
  const one = permitted as Permitted;
  const witness = primaryType.includes('Witness') ? types[primaryType]?.at(-1) : undefined;
  const trade =
    witness === undefined
      ? null
      : tradeByWitness(types, witness.type, message[witness.name], { ...one, spender, signer });
  // what a witness says that no known settlement holds to is shown, and no more
  const shown = witness === undefined ? {} : { fields: leavesOf({ [witness.name]: message[witness.name] ?? '' }) };
  return unsigned(does({ ...permit(one), ...(trade === null ? shown : promised(trade)) }));
};
