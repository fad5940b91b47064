import { checksumForm } from '../../../domain/intent/address.js';
import type { ContractSource } from './data/contract-sources.js';
import { literalsOf } from './literals.js';
import type { PackageShelf, PinnedPackage } from './packages.js';

/**
 * Read where no package is made of it: the page of a maker, or the constants of another. By address, in lower case.
 */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '0xdd3f50f8a6cafbe9b31a427582963f465e745af8': [
    'rocket-pool/docs.rocketpool.net 01831f7c6f7f',
    'KyberNetwork/kyberswap-dex-lib 0b8c79379766',
  ],
};

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
  {
    name: '@dromos-labs/sdk.js',
    version: '0.3.0-alpha.3',
    published: '2026-05-08',
    licence: 'none granted',
    integrity: 'sha512-WGn9GNHsO05bHViMbaSt4fAY3rnuvV/jtzpwNjcHY1tCxZRIhZmAFve13avsMmQFaFM0v4g0WznbFs3XHOOCXw==',
    files: /^dist\/config\.js$/,
  },
  {
    name: '@beefyfinance/blockchain-addressbook',
    version: '0.59.18',
    published: '2026-09-22',
    licence: 'MIT',
    integrity: 'sha512-W4R2MjfqdusPurYD9kq0WhcFfZy2yKoZTyyREKqLMkWdXhs/rUqbnNoE3J3smiSkK+ccOSaoZdJvM8Fon14S3Q==',
    files: /^dist\/address-book\/\w+\/(?:platforms|tokens)\/\w+\.js$/,
  },
  {
    name: '@1delta/asset-registry',
    version: '0.0.99',
    published: '2025-10-02',
    licence: 'MIT',
    integrity: 'sha512-YheZSko9sittV6hwP7yH6qVbBKPas22JM/GVniJnQXZ+zxV4YRvurGjpOdMcl7rVaY3DQJxv+sx0VS89+S2BKA==',
    files: /^src\/data\/lender\/compound-v3\/poolData\.ts$/,
  },
  {
    name: '@factordao/tokenlist',
    version: '1.2.4',
    published: '2026-05-07',
    licence: 'MIT',
    integrity: 'sha512-etlyaOEDwCq2hr8eqK2cR+Mx6bxOGH1h4QpUFD7KJX1Lb4nSNMCP/mETjs/T4PC0PUPK1xcyqVMFB+h0thYccA==',
    files: /^dist\/mjs\/chains\/\w+\/(?:compound|aave|pendle|morpho)\.js$/,
  },
  {
    name: '@metamask/delegation-deployments',
    version: '2.0.0',
    published: '2026-09-22',
    licence: 'MIT-0 OR Apache-2.0',
    integrity: 'sha512-DnI1eZ2fCZtkfrq9+G4NKh2S4WOVczKkrTh+JVTgBCS4bCmObxN1pDvdxbTA9WPl9TZoL0XamRhjfYSRXIq6wA==',
    files: /^dist\/.*\.mjs$/,
  },
  {
    name: '@opensea/seaport-js',
    version: '4.3.0',
    published: '2026-08-24',
    licence: 'MIT',
    integrity: 'sha512-rRUiqMX9Dqo7bj+UYRZtO5mOZeRTfFQpCan21qgWCWDNno+PV7KYHsGJCWsxJc5ga84+o60uAxPP6achZE6C3g==',
    files: /constants\.js$/,
  },
  {
    name: '@1inch/limit-order-sdk',
    version: '5.4.3',
    published: '2026-09-09',
    licence: 'MIT',
    integrity: 'sha512-bQb/cYzYQej/ZnsAVW8p91T6mwtT/TeoESVESD8IX/jocaEABZOmdg7aYzYJMc218OJA9s76QtjKWVBUlqQLxQ==',
    files: /constants\.js$/,
  },
  {
    name: '@uniswap/uniswapx-sdk',
    version: '3.1.0',
    published: '2026-08-17',
    licence: 'MIT',
    integrity: 'sha512-scWOSHC+bJosuZYGIX3rGTlApsEuwVKEdJ1PdHDzIpdJhOe14s4hSv3zAcbPBk9fk8b1oBjEerZeuLhI/HgcDQ==',
    files: /constants\.js$/,
  },
  {
    name: '@uniswap/permit2-sdk',
    version: '1.4.0',
    published: '2025-10-02',
    licence: 'MIT',
    integrity: 'sha512-l/aGhfhB93M76vXs4eB8QNwhELE6bs66kh7F1cyobaPtINaVpMmlJv+j3KmHeHwAZIsh7QXyYzhDxs07u0Pe4Q==',
    files: /constants\.js$/,
  },
  {
    name: '@cowprotocol/sdk-config',
    version: '2.4.0',
    published: '2026-08-10',
    licence: 'MIT',
    integrity: 'sha512-NMJOqq3LfIjlFFUHd4zbx3Rc3YJl/oCklEaAxw10VHVDNMFMqcdK3tR6W9CPTILR8zAv5DDy1C2cPErXpcrzkQ==',
    files: /^dist\/index\.mjs$/,
  },
  {
    name: '@account-kit/smart-contracts',
    version: '4.88.5',
    published: '2026-08-12',
    licence: 'MIT',
    integrity: 'sha512-Yctbl1azEUFFIFzTylpJjk+4w3VXc4UiUWdr+SXy/QDibR1/0Xvj5b7sAwFgjK3SjMYitrTrYSgizRMWGTmZGQ==',
    files: /^dist\/esm\/src\/.*utils\.js$/,
  },
  {
    name: '@zerodev/sdk',
    version: '5.5.10',
    published: '2026-04-11',
    licence: 'MIT',
    integrity: 'sha512-WVyj2XR9F6zK2GdXrvappx7yo6zoJ46cWe42dOIArp3xDjFBninjA4O1O94MwohB0G+yFqtXNsEU+WxdE67SgQ==',
    files: /^_esm\/constants\.js$/,
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
  for (const { places, ...pinned } of sources) if (shelf.has(pinned)) for (const { file } of places) take(pinned, file);
  for (const { files, ...pinned } of SECOND) take(pinned, files);
  for (const [address, pages] of Object.entries(PAGES)) {
    const named = found.get(checksumForm(address)) ?? new Set();
    found.set(checksumForm(address), new Set([...named, ...pages]));
  }
  return found;
};
