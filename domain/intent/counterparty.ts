import type { ParsedAddress } from './address.js';
import type { AddressInField } from './address-fields.js';
import { isZeroApproval } from './approval-amount.js';
import { familyOf } from '../chains/index.js';
import { isCall, isPayment, type TransactionIntent } from './intent.js';
import { namesWhoGains } from './permissions.js';

/** What a message calls the account that a transaction gives something to. */
export type CounterpartyRole = 'recipient' | 'spender' | 'contract';

export interface Counterparty extends AddressInField {
  readonly role: CounterpartyRole;
}

/** A zero allowance with no payment only takes a right back. */
const takesRightBack = ({ approval, amount }: TransactionIntent): boolean =>
  isZeroApproval(approval) && Number(amount) === 0;

/** A call of a token's contract with an allowance and no known function: it gives that allowance. */
const givesAllowanceUnnamed = (intent: TransactionIntent): boolean =>
  isCall(intent) &&
  intent.contractIsToken &&
  intent.approval !== null &&
  !isZeroApproval(intent.approval) &&
  !namesWhoGains(intent.permissions, familyOf(intent.chain));

/** True where the permissions give an allowance or make an operator, or where an allowance is declared to a token. */
const givesRights = (intent: TransactionIntent): boolean =>
  intent.asked.operator !== undefined ||
  (intent.asked.grant !== undefined && !takesRightBack(intent)) ||
  givesAllowanceUnnamed(intent);

/**
 * Who may spend once the transaction is made: by its type, or by a function that it asks for on any contract. Null
 * where no one may. A function that gives a right names its spender in `to_address`. Where that is only the sender
 * or the contract once more, the contract is meant, unless it is that of a token or a program of Solana, which spend
 * nothing. Source: domain/decisions.md, 34.
 */
export const spenderOf = (intent: TransactionIntent): AddressInField | null => {
  if (intent.kind === 'approval') return intent.spender;
  if (intent.direction === 'incoming' || !givesRights(intent)) return null;
  const { sender, addresses, contractIsToken, chain } = intent;
  const { to_address: to, contract_address: contract } = addresses;
  const isContract =
    contract !== null &&
    !contractIsToken &&
    familyOf(chain) === 'evm' &&
    (to.key === sender.key || to.key === contract.key);
  return isContract ? { field: 'contract_address', address: contract } : { field: 'to_address', address: to };
};

/** Who simply receives the token: of a payment, and of a call of a function that pays. Null where no one does. */
export const recipientOf = (intent: TransactionIntent): ParsedAddress | null => {
  if (isPayment(intent)) return intent.recipient;
  const paysByCall = intent.kind === 'call' && intent.direction === 'outgoing' && intent.asked.pay !== undefined;
  return paysByCall ? intent.beneficiary : null;
};

/** Who can use what a transaction gives away: its spender, its recipient, else the contract that is called. */
export const counterpartyOf = (intent: TransactionIntent): Counterparty => {
  const spender = spenderOf(intent);
  if (spender !== null) return { role: 'spender', ...spender };
  const isReceived = recipientOf(intent) !== null || intent.asked.take !== undefined;
  if (isCall(intent) && intent.called !== null && !isReceived)
    return { role: 'contract', field: 'contract_address', address: intent.called };
  return { role: 'recipient', field: 'to_address', address: intent.addresses.to_address };
};

/** True where the counterparty is who simply receives the token: no one else gains a right by it. */
export const isReceivedAsPayment = (intent: TransactionIntent): boolean =>
  recipientOf(intent) !== null && spenderOf(intent) === null;
