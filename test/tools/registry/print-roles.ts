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

/** What an account with roles rests on. */
const RESTS_ON = [
  'a second package',
  'its maker alone, by a package',
  'its maker alone, by a page or the chain',
] as const;

/** By these a check is BLOCK, or REVIEW at the mildest. */
const ONLY_STRICTER: ReadonlySet<string> = new Set(['calls_for_anyone', 'account_code'] satisfies AccountRole[]);

interface HeldRole {
  readonly kind: string;
  readonly name: string;
  readonly source: string;
  readonly chains: number;
  readonly on: (typeof RESTS_ON)[number];
}

const heldRoles = (shelf: PackageShelf): readonly HeldRole[] => {
  const named = namings(CONTRACT_SOURCES, shelf);
  return TABLES.flatMap(({ name, address, source, chains }) => {
    const roles = knownAccount(name)?.roles ?? [];
    if (roles.length === 0) return [];
    const by = [...(named.get(address) ?? [])];
    const isSecond = by.some((other) => !source.startsWith(`${other} `));
    const on = RESTS_ON[isSecond ? 0 : by.length > 0 ? 1 : 2];
    return [{ kind: roles.join(', '), name, source, chains: chains.length, on }];
  });
};

const sumOf = (held: readonly HeldRole[]): number => held.reduce((sum, { chains }) => sum + chains, 0);

/**
 * Prints of every contract with a role, on each of its chains, whether a second package names its address, and by name
 * each that only its maker names.
 */
export const printRoles = (shelf: PackageShelf, print: Print): void => {
  const held = heldRoles(shelf);
  print('', 'Contracts with roles, on each of their chains, by what names their address beside the table:');
  print(`  ${RESTS_ON.join(' | ')}`);
  for (const kind of [...new Set(held.map((one) => one.kind))].sort()) {
    const counts = RESTS_ON.map((on) => sumOf(held.filter((one) => one.kind === kind && one.on === on)));
    print(`  ${counts.map((count) => String(count).padStart(6)).join(' |')}  ${kind}`);
  }
  const vouching = held.filter(({ kind }) => !ONLY_STRICTER.has(kind));
  print(
    `${String(sumOf(vouching.filter(({ on }) => on === RESTS_ON[0])))} of ${String(sumOf(vouching))} that can make a ` +
      'check milder than REVIEW stand on a second package.',
  );
  for (const on of RESTS_ON.slice(1)) {
    const alone = held.filter((one) => one.on === on);
    print('', `${String(sumOf(alone))} rest on ${on}:`);
    for (const source of [...new Set(alone.map((one) => one.source))].sort()) {
      const ofSource = alone.filter((one) => one.source === source);
      const names = [...new Set(ofSource.map(({ name, kind }) => `${name} (${kind})`))].map(
        (one) => `${one}, ${String(sumOf(ofSource.filter(({ name, kind }) => `${name} (${kind})` === one)))}`,
      );
      print(`  ${source}: ${names.join('; ')}`);
    }
  }
};
