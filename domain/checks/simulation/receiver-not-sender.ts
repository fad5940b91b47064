import type { TransactionIntent } from '../../intent/intent.js';
import { type Check, type CheckContext, NO_FINDINGS } from '../check.js';
import { askedOf } from '../permission-text.js';

/**
 * What pays out or credits. A known contract that bundles calls, or moves what it may reach, is among them: of one that
 * is not known another finding says so, and so it does of who may spend and who takes.
 */
const paysOut = (context: CheckContext): boolean => {
  if (askedOf(context, 'payout').length > 0) return true;
  if (context.contract.verification !== 'verified') return false;
  const judgedElsewhere = new Set(askedOf(context, 'grant', 'take'));
  return askedOf(context, 'drain').some((permission) => !judgedElsewhere.has(permission));
};

/** A call of which only the contract is said may pay the account in `to_address`. */
const isOnlyContractNamed = ({ kind, kindRule }: TransactionIntent): boolean =>
  kind === 'call' && kindRule === 'contract_address';

/**
 * A call that was sent as one and names no function, of a contract against which nothing is said: it may pay anybody.
 * Of an allowance the spender is judged.
 */
const isUnnamedCall = ({ intent, contract, spender }: CheckContext): boolean =>
  intent.kind === 'call' &&
  intent.permissions.length === 0 &&
  spender === null &&
  (contract.verification === 'verified' || contract.verification === 'claimed');

/** An allowance beside a call, to the contract that is called. What was sent as an approval calls nothing else. */
const isCallWithAllowance = (intent: TransactionIntent): boolean =>
  intent.kind === 'approval' && intent.kindRule !== 'sent' && intent.spender.field === 'contract_address';

const hasProceeds = (context: CheckContext): boolean => {
  const { intent } = context;
  if (intent.kind === 'swap' || intent.kind === 'mint' || isOnlyContractNamed(intent)) return true;
  if (isUnnamedCall(context)) return true;
  return (intent.kind === 'call' || isCallWithAllowance(intent)) && paysOut(context);
};

/**
 * The proceeds of a swap or mint, and of a call that pays out or credits, should come back to the sender; `to_address`
 * may also name the contract itself.
 */
export const receiverNotSender: Check = {
  id: 'simulation/receiver-not-sender',
  run: (context) => {
    const { intent } = context;
    if (intent.direction === 'incoming' || !hasProceeds(context)) return NO_FINDINGS;
    const { from_address: sender, to_address: beneficiary, contract_address: called } = intent.addresses;
    if (sender.key === null || beneficiary.key === null) return NO_FINDINGS;
    if (beneficiary.key === sender.key || beneficiary.key === called?.key) return NO_FINDINGS;
    const what = intent.kind === 'swap' || intent.kind === 'mint' ? intent.kind : 'call';
    return [
      {
        code: 'receiver_not_sender',
        message:
          `The proceeds of this ${what} go to to_address, which is neither the sender nor the contract. ` +
          'Make sure that giving them to somebody else is meant.',
        fields: ['to_address'],
      },
    ];
  },
};
