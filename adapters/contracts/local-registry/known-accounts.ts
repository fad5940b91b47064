import {
  type Imitated,
  type KnownAccount,
  NOTHING_KNOWN,
  passesFor,
} from '../../../domain/facts/contract/known-account.js';
import { affixOf } from '../../../domain/intent/address.js';
import { burnKindOf } from '../../../domain/intent/burn-address.js';
import { selectorOf } from '../../../domain/intent/known-functions.js';
import { STANDARD_ROWS } from '../../../domain/payload/evm/standards/index.js';
import { PROTOCOLS, type Protocol } from './data/protocols.js';

const standardSignatures = (standards: readonly string[]): readonly string[] =>
  STANDARD_ROWS.filter(({ source }) => standards.includes(source)).map(({ signature }) => signature);

const accountOf = ({ roles, standards = [], functions = [], payable = [] }: Protocol): KnownAccount => {
  const named = [...standardSignatures(standards), ...functions, ...(payable === 'all' ? [] : payable)];
  const selectors = [...new Set(named)].map(selectorOf);
  return {
    roles,
    functions: selectors.length === 0 ? null : selectors,
    payable: payable === 'all' ? selectors : payable.map(selectorOf),
    imitates: null,
  };
};

/** By name, since many contracts share one. */
const ACCOUNTS = new Map<string, KnownAccount | null>();

/** Roles and functions of a contract that the tables name; null where its protocol has no row. */
export const knownAccount = (name: string): KnownAccount | null => {
  const made = ACCOUNTS.get(name);
  if (made !== undefined) return made;
  const protocol = PROTOCOLS.find(({ names }) => names.test(name));
  const account = protocol === undefined ? null : accountOf(protocol);
  ACCOUNTS.set(name, account);
  return account;
};

/** Official tokens at addresses like that of a registered contract. Source: the token registry; a test asks it all. */
const GENUINE: ReadonlySet<string> = new Set([
  '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984',
  '0x5541d83efad1f281571b343977648b75d95cdac2',
]);

/** The registered contracts by both ends of their keys. */
export type RegisteredByEnds = ReadonlyMap<string, readonly Imitated[]>;

export const registeredByEnds = (registered: Iterable<Imitated>): RegisteredByEnds => {
  const byEnds = new Map<string, Imitated[]>();
  for (const one of registered) {
    const ends = affixOf(one.key);
    const same = byEnds.get(ends);
    if (same === undefined) byEnds.set(ends, [one]);
    else if (same.every(({ key }) => key !== one.key)) same.push(one);
  }
  return byEnds;
};

/** An unregistered contract that passes for a registered one; null where it does not, is one on any chain, or none. */
export const imitator = (key: string, registered: RegisteredByEnds): KnownAccount | null => {
  if (burnKindOf(key) !== null || GENUINE.has(key)) return null;
  const alike = registered.get(affixOf(key)) ?? [];
  const imitates = alike.find((one) => passesFor(key, one.key));
  return imitates === undefined || alike.some((one) => one.key === key) ? null : { ...NOTHING_KNOWN, imitates };
};
