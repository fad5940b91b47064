import { CHAIN_NAMES } from '../intent/chain.js';
import { ADDRESS_FIELDS, type AddressField, addressIn, type TransactionIntent } from '../intent/intent.js';
import type { ReportedAddress, ReportedPayment } from './body.js';

const reportedAddress = (intent: TransactionIntent, field: AddressField): readonly ReportedAddress[] => {
  const address = addressIn(intent, field);
  return address === null ? [] : [{ field, address: address.given, problem: address.problem }];
};

/** Every address of the request: each was screened, whatever its role. */
export const screenedAddresses = (intent: TransactionIntent): readonly ReportedAddress[] =>
  ADDRESS_FIELDS.flatMap((field) => reportedAddress(intent, field));

/** The wallet that an incoming payment comes from; null for an outgoing check. */
export const screenedSource = (intent: TransactionIntent): ReportedAddress | null =>
  intent.direction === 'incoming'
    ? { field: 'from_address', address: intent.from.given, problem: intent.from.problem }
    : null;

/** The payment as the caller declared it. What was not sent is absent. */
export const paymentSection = (intent: TransactionIntent): ReportedPayment => ({
  direction: intent.direction,
  chain: intent.chain,
  chain_name: CHAIN_NAMES[intent.chain],
  token: intent.token,
  amount: intent.amount,
  transaction_type: intent.transactionType,
  transaction_type_inferred: intent.transactionTypeInferred,
  from_address: intent.from.given,
  to_address: intent.to.given,
  ...(intent.contract !== null && { contract_address: intent.contract.given }),
  ...(intent.expectedTo !== null && { expected_to_address: intent.expectedTo.given }),
  ...(intent.approval !== null && { approval_amount: intent.approval.given }),
  ...(intent.permissions.length > 0 && { permissions: intent.permissions }),
  ...(intent.contractVerified !== null && { contract_verified_claim: intent.contractVerified }),
  ...(intent.counterpartyName !== null && { counterparty_name: intent.counterpartyName }),
  ...(intent.intentReference !== null && { intent_reference: intent.intentReference }),
});
