import { compareText } from '../../shared/compare-text.js';
import { selectorOf } from '../../intent/known-functions.js';
import type { PayloadAction } from '../../payload/action.js';
import type { Facts } from '../facts.js';
import type { ContractStatement } from './contract-facts.js';
import type { AccountRole, Imitated } from './known-account.js';
import { statementsAbout } from './statements.js';

type Registries = Pick<Facts, 'contracts'>;

/** What the service's own registries say, not a vendor's or a demonstration's. */
const registryStatements = ({ contracts }: Registries, key: string | null): readonly ContractStatement[] =>
  statementsAbout({ contracts: contracts.filter(({ coverage }) => coverage.kind === 'local') }, key);

/** Anyone can use an allowance for this account. One source is enough: this accuses. */
export const callsForAnyone = (facts: Registries, key: string | null): boolean =>
  statementsAbout(facts, key).some(({ known }) => known?.roles.includes('calls_for_anyone') === true);

/**
 * A registry of the service itself knows the account in this role, and no registry says that it is unverified.
 * False where no registry answered.
 */
export const isKnownAs = (facts: Registries, key: string | null, role: AccountRole): boolean =>
  registryStatements(facts, key).some(({ known }) => known?.roles.includes(role) === true) &&
  !statementsAbout(facts, key).some(({ verified }) => verified === false);

/** May be allowed to take tokens: known as a spender, and takes only from its caller. */
export const isKnownSpender = (facts: Registries, key: string | null): boolean =>
  isKnownAs(facts, key, 'spender') && !callsForAnyone(facts, key);

/** The registered contract that the account passes for, of several the first by key; null for none. */
export const imitatedBy = (facts: Registries, key: string | null): Imitated | null =>
  registryStatements(facts, key)
    .flatMap(({ known }) => known?.imitates ?? [])
    .sort((left, right) => compareText(left.key, right.key))[0] ?? null;

/**
 * Standards of the EVM that contracts of all makers speak. Those of one protocol (routers, Permit2, wrapped coins) say
 * nothing on a contract that is not known for the function.
 */
const OF_ALL_MAKERS: ReadonlySet<string | null> = new Set([
  'ERC-20',
  'ERC-20, ERC-721',
  'ERC-721',
  'ERC-721, ERC-1155',
  'ERC-1155',
  'ERC-777',
  'ERC-6909',
  'ERC-2612',
  'ERC-3009',
  'ERC-5805',
  'ERC-4626',
  'DAI permit',
  'Aave',
  'Ownable',
  'AccessControl',
  'ERC-1967 proxy',
  'ProxyAdmin',
]);

/** A call by the canonical signature of its function, and the standard or descriptor that explains it. */
export type CalledFunction = Pick<PayloadAction, 'kind' | 'target' | 'function' | 'source' | 'certainty'>;

/**
 * The called contract is known for this function: a registry of the service itself names the function as one of its
 * own, or knows the contract and records no functions of it, and the standard is one of all makers. A known program
 * of Solana is known for its instructions. False for a call that is not wholly explained, and where a source says
 * that the contract is not verified.
 */
export const isKnownForFunction = (facts: Registries, called: CalledFunction): boolean => {
  const { target, function: name, source, certainty } = called;
  if (certainty !== 'exact' || name === null || target === null || isKnownUnverified(facts, target)) return false;
  if (hasFunction('functions', facts, target, name)) return true;
  const isKnown = registryStatements(facts, target).some(
    ({ verified, known }) => verified === true && (known?.functions ?? null) === null,
  );
  return isKnown && (OF_ALL_MAKERS.has(source) || !target.startsWith('0x'));
};

/** The called function takes the chain's own coin, so coin sent along is not a separate payment. */
export const isKnownPayable = (facts: Registries, { target, function: name }: CalledFunction): boolean =>
  name !== null && hasFunction('payable', facts, target, name) && !isKnownUnverified(facts, target);

/** The contract gives the coins that it holds to anyone who asks. Source: Uniswap v3-periphery, PeripheryPayments. */
export const handsOutCoins = (facts: Registries, key: string): boolean =>
  hasFunction('functions', facts, key, 'refundETH()');

const isKnownUnverified = (facts: Registries, key: string | null): boolean =>
  statementsAbout(facts, key).some(({ verified }) => verified === false);

const hasFunction = (
  list: 'functions' | 'payable',
  facts: Registries,
  target: string | null,
  signature: string,
): boolean =>
  registryStatements(facts, target).some(({ known }) => known?.[list]?.includes(selectorOf(signature)) === true);
