import type { ParsedAddress } from '../../intent/address.js';
import type { Facts } from '../facts.js';
import type { TransactionIntent } from '../../intent/intent.js';
import type { AddressField, AddressInField } from '../../intent/address-fields.js';
import { spenderOf } from '../../intent/counterparty.js';
import { isTokenProgram } from '../../intent/token-key.js';
import { walletKind } from './on-chain.js';
import { type CalledFunction, callsForAnyone, isKnownAs, isKnownForFunction, isKnownSpender } from './roles.js';
import { statementsAbout } from './statements.js';
import type { ContractStatement } from './contract-facts.js';
import { isOfficialTokenContract, tokenContractOf } from '../token/token-contract.js';

/**
 * What the judged address is to the transaction. `spender` and `called` must be known as verified. `token` and
 * `recipient` need not be known to any source, and count only where a source says that they are not verified.
 */
export type ContractRole = 'spender' | 'called' | 'token' | 'recipient';

/**
 * `verified`: a source says so. `claimed`: no source knows anything, the caller says so, and the policy lets that
 * count. `unverified`: a source says so, or it is a spender that makes calls for anyone. `unknown`: nothing says
 * anything, or the source did not answer.
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

/** A token's own contract may be called, and so may a program for tokens, but neither spends anything. */
const isOfToken = (facts: Facts, address: ParsedAddress): boolean =>
  isTokenProgram(address) || (address.key !== null && isOfficialTokenContract(facts.token.value, address.key));

/** Whether the caller's word for the contract counts. The policy says when. */
type IsClaimed = boolean;

/** A registry that knows what contracts are for vouches for a spender only by that role. */
const vouches = ({ verified, known }: ContractStatement, role: ContractRole): boolean =>
  verified === true && (role !== 'spender' || known === null || known.roles.includes('spender'));

/** Some contracts are known for some functions alone, and wallet code for being delegated to. */
const isKnownAsCalled = (facts: Facts, key: string | null, called: CalledFunction | null): boolean =>
  called !== null &&
  (called.kind === 'delegation'
    ? isKnownAs(facts, key, 'account_code')
    : called.target === key && isKnownForFunction(facts, called));

const verificationOf = (
  intent: TransactionIntent,
  facts: Facts,
  role: ContractRole,
  inField: AddressInField,
  isClaimed: IsClaimed,
  called: CalledFunction | null = null,
): Verification => {
  const { address } = inField;
  const statements = statementsAbout(facts, address.key);
  if (role === 'spender' && callsForAnyone(facts, address.key)) return 'unverified';
  // the strictest wins where registries disagree, a vendor's too. Source: domain/decisions.md, 9
  if (statements.some((statement) => statement.verified === false)) return 'unverified';
  // without code there is no contract for a registry or caller to mean
  if ((role === 'called' || role === 'spender') && walletKind(facts, address.key) !== null) return 'unknown';
  // without the token registry the spender may be a token: an outage must not make this milder
  if (role === 'spender' && facts.token.value === null) return 'unknown';
  // a token may wrap another: then a registry knows it as a spender
  if (role === 'spender' && isOfToken(facts, address))
    return isKnownSpender(facts, address.key) ? 'verified' : 'unknown';
  if (statements.some((statement) => vouches(statement, role))) return 'verified';
  if (role === 'called' && isKnownAsCalled(facts, address.key, called)) return 'verified';
  if (isOfToken(facts, address)) return 'verified';
  return isClaimed && isClaimable(intent, facts, role, inField) ? 'claimed' : 'unknown';
};

/**
 * A claim is about the called contract or the spender. It counts only where every registry answered and knows
 * nothing: an outage must not make it worth more.
 */
const isClaimable = (
  { addresses }: TransactionIntent,
  facts: Facts,
  role: ContractRole,
  { field, address }: AddressInField,
): boolean => {
  const claimedField = addresses.contract_address === null ? 'to_address' : 'contract_address';
  const statements = statementsAbout(facts, address.key);
  const asked = facts.contracts.filter(({ coverage }) => coverage.status !== 'not_supported');
  const isUnknownToAll = statements.length > 0 && statements.length === asked.length;
  return (role === 'called' || role === 'spender') && field === claimedField && isUnknownToAll;
};

/** What is known about one account of a transaction, in this role. */
const verifiedAs = (
  role: ContractRole,
  inField: AddressInField,
  intent: TransactionIntent,
  facts: Facts,
  isClaimed: IsClaimed,
  called: CalledFunction | null,
): ContractVerification => ({
  role,
  field: inField.field,
  address: inField.address,
  verification: verificationOf(intent, facts, role, inField, isClaimed, called),
  upgradeable: statementsAbout(facts, inField.address.key).some((statement) => statement.upgradeable === true),
});

/**
 * True where the contract is verified without the word of any vendor. A published source makes a contract readable and
 * not honest: what hands over control needs more. Source: domain/decisions.md, 9.
 */
export const isVerifiedByOwnSources = (
  { role, verification, ...inField }: ContractVerification,
  intent: TransactionIntent,
  facts: Facts,
): boolean => {
  const contracts = facts.contracts.filter(({ coverage }) => coverage.kind !== 'external');
  return (
    verification === 'verified' && verificationOf(intent, { ...facts, contracts }, role, inField, false) === 'verified'
  );
};

/**
 * What is known about the contract, spender or recipient of a transaction. `called`: the call as it stands in the
 * bytes; null for one that was only declared, since a name alone clears nothing.
 */
export const contractVerification = (
  intent: TransactionIntent,
  facts: Facts,
  isClaimed: IsClaimed,
  called: CalledFunction | null = null,
): ContractVerification =>
  verifiedAs(roleOf(intent, facts), intent.contractInQuestion, intent, facts, isClaimed, called);

/** What is known about who may spend once the transaction is made; null where no one may. */
export const spenderVerification = (
  intent: TransactionIntent,
  facts: Facts,
  isClaimed: IsClaimed,
): ContractVerification | null => {
  const spender = spenderOf(intent);
  return spender === null ? null : verifiedAs('spender', spender, intent, facts, isClaimed, null);
};

/** True where `to_address` is the sender itself, or a contract that may take tokens and is known as verified. */
export const isKnownTaker = (intent: TransactionIntent, facts: Facts): boolean => {
  const address = intent.addresses.to_address;
  if (address.key === null) return false;
  const inField = { field: 'to_address', address } as const;
  return address.key === intent.sender.key || verificationOf(intent, facts, 'spender', inField, false) === 'verified';
};
