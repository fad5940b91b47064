import { checksumForm } from '../../../domain/intent/address.js';
import type { ContractSource } from './data/contract-sources.js';
import { literalsOf } from './literals.js';
import type { PackageShelf, PinnedPackage } from './packages.js';

/** Packages that are read for comparison only, and the files in which they name addresses. */
const SECOND: readonly (PinnedPackage & { readonly files: RegExp })[] = [
  {
    name: '@bgd-labs/aave-address-book',
    version: '4.44.22',
    published: '2026-03-22',
    licence: 'MIT',
    integrity: 'sha512-25dt74TdSJxpCu++QbfRcsSlXZJ2HnktkzekVa0n97X/wNDmJx49GxzZLQI3wIAvSsY/iNRGwBMsHq/LTc1qUg==',
    files: /^dist\/(?:AaveV|Governance|Umbrella)\w+\.mjs$/,
  },
  {
    name: '@zoralabs/protocol-deployments',
    version: '0.7.6',
    published: '2026-07-17',
    licence: 'MIT',
    integrity: 'sha512-E8hkSFkpqxttSoH+GQJbcTvjnVQGL+Nlo2WXA3YSkEvzB7Xfv6JOaUxsVZ5ahj0HWD2dwTSw3AucXciIPnTWQQ==',
    files: /^src\/generated\/\w+\.ts$/,
  },
  {
    name: '@gnosis.pm/safe-deployments',
    version: '1.19.0',
    published: '2024-12-09',
    licence: 'MIT',
    integrity: 'sha512-EvHR/LjMwJm0QKXyTscRXqR9vnJwCUDiMnRNKRyXe1akW+udiYXjJTAiGuleFS4DOUSqs6DpAjYlLnXMzUsVMw==',
    files: /^dist\/assets\/.*\.json$/,
  },
];

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** Address, EIP-55 or base58 → the packages that name it, those for comparison included. */
export const namings = (
  sources: readonly ContractSource[],
  shelf: PackageShelf,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  const take = (pinned: PinnedPackage, files: RegExp): void => {
    for (const { file, content } of shelf.read(pinned, files)) {
      for (const { path, text } of literalsOf(file, content)) {
        for (const word of [text, ...path]) {
          const address = ADDRESS.test(word) ? checksumForm(word.toLowerCase()) : word;
          found.set(address, (found.get(address) ?? new Set()).add(pinned.name));
        }
      }
    }
  };
  for (const { places, ...pinned } of sources) for (const { file } of places) take(pinned, file);
  for (const { files, ...pinned } of SECOND) take(pinned, files);
  return found;
};
