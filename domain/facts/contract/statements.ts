import type { Facts } from '../facts.js';
import type { ContractStatement } from './contract-facts.js';

/** Everything that the registries which answered say of this very address. */
export const statementsAbout = (
  { contracts }: Pick<Facts, 'contracts'>,
  key: string | null,
): readonly ContractStatement[] =>
  contracts
    .flatMap(({ value }) => (value === null ? [] : [value, value.recipient, ...value.others]))
    .filter((statement): statement is ContractStatement => key !== null && statement?.key === key);

/** True where a registry of the service itself knows the contract as verified: neither a vendor nor a demonstration. */
export const isKnownToOwnRegistry = ({ contracts }: Facts, key: string | null): boolean =>
  statementsAbout({ contracts: contracts.filter(({ coverage }) => coverage.kind === 'local') }, key).some(
    ({ verified }) => verified === true,
  );
