import { CHAIN_NAMES } from '../chains/index.js';
import type { TransactionIntent } from '../intent/intent.js';
import type { TokenFacts } from '../facts/token/token-facts.js';
import { valueUsd } from '../facts/token/value.js';
import { typeOfKind } from '../intent/published-type.js';
import { ADDRESS_FIELDS, type AddressField } from '../intent/address-fields.js';
import type { ReportedAddress, ReportedPayment } from './body.js';

const reportedAddress = (intent: TransactionIntent, field: AddressField): readonly ReportedAddress[] => {
  const address = intent.addresses[field];
  return address === null ? [] : [{ field, address: address.given, problem: address.problem }];
};

/** Every address of the request. Each was screened, in every role. */
export const screenedAddresses = (intent: TransactionIntent): readonly ReportedAddress[] =>
  ADDRESS_FIELDS.flatMap((field) => reportedAddress(intent, field));

/** The wallet that an incoming payment comes from; null for an outgoing check. */
export const screenedSource = (intent: TransactionIntent): ReportedAddress | null =>
  intent.direction === 'incoming'
    ? { field: 'from_address', address: intent.sender.given, problem: intent.sender.problem }
    : null;

/** What the amount was worth at the check, and the day of the price. */
const pricedAs = (
  intent: TransactionIntent,
  token: TokenFacts | null,
): Pick<ReportedPayment, 'value_usd' | 'price_usd' | 'priced_at'> => {
  const value = valueUsd(intent, token);
  return value === null || token === null || token.referencePriceUsd === null
    ? {}
    : { value_usd: value, price_usd: token.referencePriceUsd, priced_at: token.pricedAt };
};

/** The payment as the caller declared it. What was not sent is absent. */
export const paymentSection = (
  { addresses, ...intent }: TransactionIntent,
  token: TokenFacts | null,
): ReportedPayment => ({
  direction: intent.direction,
  chain: intent.chain,
  chain_name: CHAIN_NAMES[intent.chain],
  token: intent.token,
  amount: intent.amount,
  transaction_type: typeOfKind(intent.kind),
  transaction_type_inferred: intent.kindRule !== 'sent',
  from_address: addresses.from_address.given,
  to_address: addresses.to_address.given,
  ...pricedAs({ addresses, ...intent }, token),
  ...(addresses.contract_address !== null && { contract_address: addresses.contract_address.given }),
  ...(addresses.expected_to_address !== null && { expected_to_address: addresses.expected_to_address.given }),
  ...(intent.approval !== null && { approval_amount: intent.approval.given }),
  ...(intent.permissions.length > 0 && { permissions: intent.permissions }),
  ...(intent.contractVerified !== null && { contract_verified_claim: intent.contractVerified }),
  ...(intent.counterpartyName !== null && { counterparty_name: intent.counterpartyName }),
  ...(intent.intentReference !== null && { intent_reference: intent.intentReference }),
});
