import type { ParsedAddress } from '../../intent/address.js';
import type { Facts } from '../facts.js';
import type { TransactionIntent } from '../../intent/intent.js';
import type { AddressField } from '../../intent/address-fields.js';
import type { ContractFacts } from './contract-facts.js';
import { isOfficialTokenContract, tokenContractOf } from '../token/token-contract.js';

/**
 * What the judged address is to the transaction. `spender` and `called` must be known as verified. `token` and
 * `recipient` need not be known to any source, and count only where a source says that they are not verified.
 */
export type ContractRole = 'spender' | 'called' | 'token' | 'recipient';

/**
 * `verified`: the service's own source says so. `claimed`: no source knows anything and the caller says so.
 * `unverified`: a source says that it is not. `unknown`: nothing says anything, or the source did not answer.
 */
export type Verification = 'verified' | 'claimed' | 'unknown' | 'unverified';

export interface ContractVerification {
  readonly role: ContractRole;
  readonly field: AddressField;
  readonly address: ParsedAddress;
  readonly verification: Verification;
  /** A source says that its code can be changed. */
  readonly upgradeable: boolean;
}

const roleOf = (intent: TransactionIntent, facts: Facts): ContractRole => {
  if (intent.kind === 'approval') return 'spender';
  if (intent.contractInQuestion.field === 'to_address') return 'recipient';
  return tokenContractOf(intent, facts.token.value) === null ? 'called' : 'token';
};

/** What the registries that answered say about this very address. */
const statementsAbout = (facts: Facts, key: string | null): readonly ContractFacts[] =>
  facts.contracts.map(({ value }) => value).filter((value): value is ContractFacts => value?.key === key);

const verificationOf = (
  intent: TransactionIntent,
  facts: Facts,
  key: string | null,
  role: ContractRole,
): Verification => {
  const statements = statementsAbout(facts, key);
  // the strictest wins where registries disagree
  if (statements.some((statement) => statement.verified === false)) return 'unverified';
  if (statements.some((statement) => statement.verified === true)) return 'verified';
  // a token's own contract may be called, but is no fit spender
  if (key !== null && role !== 'spender' && isOfficialTokenContract(facts.token.value, key)) return 'verified';
  // a claim is about a contract that is named or a spender, and settles only what every registry answered to know
  // nothing about: an outage must not make it worth more
  const isClaimable = role === 'called' || role === 'spender';
  const isUnknownToAll = statements.length > 0 && statements.length === facts.contracts.length;
  return isClaimable && isUnknownToAll && intent.contractVerified === true ? 'claimed' : 'unknown';
};

/** What is known about the contract, spender or recipient of a transaction. */
export const contractVerification = (intent: TransactionIntent, facts: Facts): ContractVerification => {
  const { field, address } = intent.contractInQuestion;
  const role = roleOf(intent, facts);
  return {
    role,
    field,
    address,
    verification: verificationOf(intent, facts, address.key, role),
    upgradeable: statementsAbout(facts, address.key).some((statement) => statement.upgradeable === true),
  };
};
