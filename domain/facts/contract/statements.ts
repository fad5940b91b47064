import type { Facts } from '../facts.js';
import type { ContractStatement, ReceiptAnswer } from './contract-facts.js';

/** Everything that the registries which answered say of this very address. */
export const statementsAbout = (
  { contracts }: Pick<Facts, 'contracts'>,
  key: string | null,
): readonly ContractStatement[] => {
  const found: ContractStatement[] = [];
  if (key === null) return found;
  for (const { value } of contracts) {
    if (value === null) continue;
    if (value.key === key) found.push(value);
    if (value.recipient?.key === key) found.push(value.recipient);
    for (const other of value.others) if (other.key === key) found.push(other);
  }
  return found;
};

/** True where a registry of the service itself knows the contract as verified: neither a vendor nor a demonstration. */
export const isKnownToOwnRegistry = ({ contracts }: Facts, key: string | null): boolean =>
  statementsAbout({ contracts: contracts.filter(({ coverage }) => coverage.kind === 'local') }, key).some(
    ({ verified }) => verified === true,
  );

/** Null where it turns on whether the token is native, and the token registry did not answer. */
const isKept = (receives: ReceiptAnswer, isNative: boolean | null): boolean | null =>
  receives === 'native' ? isNative : receives === 'anything';

/** What becomes of a payment to a contract. Where registries disagree, it is lost. */
interface ContractReceipt {
  readonly outcome: 'kept' | 'lost' | 'unknown';
  /** What the registries call the contract, sorted. */
  readonly names: readonly string[];
}

/** What contract registries say becomes of the declared token when it is simply sent to this address. */
export const contractReceipt = (facts: Facts, key: string): ContractReceipt => {
  const statements = statementsAbout(facts, key);
  const isNative = facts.token.value?.native ?? null;
  const kept = statements.map(({ receives }) => (receives === null ? null : isKept(receives, isNative)));
  return {
    outcome: kept.includes(false) ? 'lost' : kept.includes(true) ? 'kept' : 'unknown',
    names: [...new Set(statements.flatMap(({ name }) => name ?? []))].sort(),
  };
};
