import { bundledAccount, bundledContract } from '../../../adapters/contracts/local-registry/bundled.js';
import { KNOWN_CONTRACTS } from '../../../adapters/contracts/local-registry/data/contracts.js';
import { knownAccount } from '../../../adapters/contracts/local-registry/known-accounts.js';
import { officialContracts, officialParts } from '../../../adapters/contracts/local-registry/official-contracts.js';
import { ALL_CHAINS, type Chain } from '../../../domain/chains/index.js';
import type { AccountRole } from '../../../domain/facts/contract/known-account.js';
import { addressKey } from '../../../domain/intent/address.js';
import { CONTRACT_SOURCES } from './data/contract-sources.js';
import type { PackageShelf } from './packages.js';
import { namings } from './second-source.js';

type Print = (...lines: readonly string[]) => void;

const TABLES = [...KNOWN_CONTRACTS, ...officialContracts(), ...officialParts()];

/** Contracts by whose absence the registry was found wanting; each stands on at least so many chains. */
const NAMED: readonly (readonly [names: RegExp, leastChains: number])[] = [
  [/^CoW Protocol settlement$/, 9],
  [/^CoW Protocol GPv2 vault relayer$/, 8],
  [/^Aerodrome /, 1],
  [/^Velodrome /, 1],
  [/^QuickSwap /, 1],
  [/^LI\.FI diamond$/, 11],
  [/^0x allowance holder$/, 11],
  [/^Compound III .*comet$/, 8],
  [/^KyberSwap Meta Aggregation Router/, 9],
  [/^Rocket Pool deposit pool$/, 1],
];

const SAFE_LIBRARY = /^Safe (?:multi ?send|sign message lib|migration|to l2 migration)/i;

const idsOf = (names: RegExp) =>
  TABLES.filter(({ name }) => names.test(name)).flatMap(({ name, address, chains }) =>
    chains.map((chain) => ({ name, chain, key: addressKey(address) })),
  );

const hasRole = async (chain: Chain, key: string, role: AccountRole): Promise<boolean> =>
  (await bundledAccount(chain, key))?.roles.includes(role) === true;

/** Prints each of the named contracts with its chains and roles, and how many libraries of Safes are known as such. */
export const printNamed = async (print: Print): Promise<boolean> => {
  print('', 'Contracts that were missed once:');
  const held: boolean[] = [];
  for (const [names, leastChains] of NAMED) {
    const rows = idsOf(names).filter(({ chain, key }) => bundledContract(chain, key)?.verified === true);
    const chains = ALL_CHAINS.filter((chain) => rows.some((row) => row.chain === chain));
    const roles = new Set(rows.flatMap(({ name }) => knownAccount(name)?.roles ?? []));
    held.push(chains.length >= leastChains);
    print(`  ${chains.length >= leastChains ? 'known  ' : 'MISSING'} ${names.source}: ${[...roles].join(', ')}`);
    print(`          ${String(rows.length)} on ${chains.join(', ')}`);
  }
  const libraries = idsOf(SAFE_LIBRARY);
  const known = await Promise.all(libraries.map(({ chain, key }) => hasRole(chain, key, 'delegatecall_library')));
  const count = known.filter(Boolean).length;
  print(`Libraries of Safes: ${String(count)} of ${String(libraries.length)} deployments are known as such.`);
  return held.every(Boolean) && count === libraries.length;
};

/**
 * Prints every contract with a role beside the packages that name its address, others than the one it comes from. True
 * where each that vouches (all roles but `calls_for_anyone`) has one, or comes from its maker's own package.
 */
export const printRoles = async (shelf: PackageShelf, print: Print): Promise<boolean> => {
  const named = namings(CONTRACT_SOURCES, shelf);
  const bySecond = new Map<string, number>();
  const alone: string[] = [];
  let own = 0;
  for (const { name, address, source, chains } of TABLES) {
    const roles = knownAccount(name)?.roles ?? [];
    if (roles.length === 0) continue;
    const by = [...(named.get(address) ?? [])];
    const others = by.filter((other) => !source.startsWith(`${other} `));
    const kind = roles.join(', ');
    if (others.length > 0) bySecond.set(kind, (bySecond.get(kind) ?? 0) + chains.length);
    else if (by.length > 0) own += chains.length;
    else alone.push(`${name} (${address.slice(0, 8)}…, ${kind})`);
  }
  print('', 'Contracts with roles, on each of their chains, that a second package names:');
  for (const [kind, count] of [...bySecond].sort()) print(`${String(count).padStart(6)}  ${kind}`);
  print(
    `${String(own)} more are named by their maker's own package alone. No package names these, whose source is a page`,
    'of the maker or the chain itself:',
    ...[...new Set(alone)].map((one) => `  ${one}`),
  );
  return true;
};
