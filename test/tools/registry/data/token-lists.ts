import type { PinnedPackage } from '../packages.js';

/** A published list of tokens. */
export interface TokenList extends PinnedPackage {
  /** Its letter in the data. */
  readonly letter: string;
  readonly files: RegExp;
  /** Only rows with this extension: a list of everything says nothing by naming a token. */
  readonly onlyWith?: string;
  /** A list of everything: it confirms what a list that chooses its tokens says, and counts for nothing else. */
  readonly isSecondVoice?: true;
}

/** Whether it chooses its tokens. */
export const isChosen = ({ onlyWith, isSecondVoice }: TokenList): boolean =>
  onlyWith === undefined && isSecondVoice !== true;

/** The lists, the most careful first: of two spellings of a symbol the first list's is taken. */
export const TOKEN_LISTS: readonly TokenList[] = [
  {
    letter: 'u',
    name: '@uniswap/default-token-list',
    version: '22.21.0',
    published: '2026-09-27',
    licence: 'GPL-3.0-or-later',
    integrity: 'sha512-X6OAvgmVR8lqd8Reyjm8pAozrWZXdfjlgevDSFofKafZD5SFXCMBnLPXImMcMdh0I15hre/1EO0xXL6h37KWYQ==',
    files: /^build\/.*\.json$/,
  },
  {
    letter: 'a',
    name: '@aave-dao/aave-address-book',
    version: '4.68.1',
    published: '2026-09-16',
    licence: 'MIT',
    integrity: 'sha512-Tw1j/0OGN90m6cpaiNwpizxkBq4XzVgJqhz/fWdq9wF7yc2MAghVrsRWrCICBUiG+P7GKYd84mwULH0XVW3QTA==',
    files: /^tokenlist\.json$/,
  },
  {
    letter: 'o',
    name: '@eth-optimism/tokenlist',
    version: '10.0.1770',
    published: '2026-09-16',
    licence: 'MIT',
    integrity: 'sha512-IU6oOLdbMVdCkIgO4X6oZnddLONozCjFHkt6UfDaxrt1v7RqqC3lkjiQJxYMXV66BOhGomggx4MO5tCjtpzcUA==',
    files: /^dist\/optimism\.tokenlist\.mjs$/,
  },
  {
    letter: 'p',
    name: '@pancakeswap/tokens',
    version: '0.9.1',
    published: '2026-09-12',
    licence: 'MIT',
    integrity: 'sha512-jIrJm0K+Cn665or6xHvKW44B7+Ya2jo5L/HWsE+Z1556nVFiaVfIWx6AKIMNACLDeAsgRBs/LOdJqtJzTxmFcQ==',
    files: /^src\/constants\/(?:arb|base|bsc|common|eth|linea|solana)\.ts$/,
  },
  {
    letter: 'b',
    name: '@beefyfinance/blockchain-addressbook',
    version: '0.59.18',
    published: '2026-09-22',
    licence: 'MIT',
    integrity: 'sha512-W4R2MjfqdusPurYD9kq0WhcFfZy2yKoZTyyREKqLMkWdXhs/rUqbnNoE3J3smiSkK+ccOSaoZdJvM8Fon14S3Q==',
    files:
      /^dist\/address-book\/(?:ethereum|bsc|polygon|base|arbitrum|optimism|avax|gnosis|linea|scroll|unichain)\/tokens\/tokens\.js$/,
  },
  {
    letter: 'f',
    name: '@superfluid-finance/tokenlist',
    version: '5.38.0',
    published: '2026-01-12',
    licence: 'MIT',
    integrity: 'sha512-thuLoEMzXZgmDII4cDBMQewdaA09Y+pP3uPaglf2h1pdPqj+zMHUD3PBZPzqJJbwUO9RtODpvAPqOhsELLc3sA==',
    files: /^dist\/superfluid\.tokenlist\.json$/,
  },
  {
    letter: 'g',
    name: '@ledgerhq/cryptoassets-evm-signatures',
    version: '13.7.1',
    published: '2026-02-18',
    licence: 'Apache-2.0',
    integrity: 'sha512-ehLn62L15fOlTH6u5D1eV1d4/QIju6aaUKWy7CpVLSiRmkWEBaORhOL/l9TvBrRIvNLHVBQEhiBaJcJ4hGrlEw==',
    files: /^lib\/data\/evm\/(?:1|10|56|137|8453|42161|100|43114|59144|534352)\/erc20\.json$/,
  },
  {
    letter: 's',
    name: '@sushiswap/default-token-list',
    version: '43.3.0',
    published: '2025-10-04',
    licence: 'GPL-3.0-or-later',
    integrity: 'sha512-2GLpiBO0FoxKvbbXnKQjHRgzePJHmHzAzLLR25lpMqvJ80UNjtcbQ4BCbEfxuxt6d0Gdu+/RwqzfuzWBeUPvsw==',
    files: /^build\/.*\.json$/,
  },
  {
    letter: 'q',
    name: 'quickswap-default-token-list',
    version: '1.2.59',
    published: '2022-12-05',
    licence: 'GPL-3.0-or-later',
    integrity: 'sha512-q9whOYf8HjFRvuwMHTF6EGGGsHvvsMNAnbv5EPOD9zMvflLqfin1kENXXPGmzJHVDUnFtwiaq2Xtmby5qRUk7A==',
    files: /^build\/quickswap-default\.tokenlist\.json$/,
  },
  {
    letter: 'm',
    name: '@metamask/contract-metadata',
    version: '2.5.0',
    published: '2025-10-02',
    licence: 'ISC',
    integrity: 'sha512-+j7jEcp0P1OUMEpa/OIwfJs/ahBC/akwgWxaRTSWX2SWABvlUKBVRMtslfL94Qj2wN2xw8xjaUy5nSHqrznqDA==',
    files: /^contract-map\.json$/,
  },
  {
    letter: 'l',
    name: '@solana/spl-token-registry',
    version: '0.2.4574',
    published: '2024-12-09',
    licence: 'Apache-2.0',
    integrity: 'sha512-JzlfZmke8Rxug20VT/VpI2XsXlsqMlcORIUivF+Yucj7tFi7A0dXG7h+2UnD0WaZJw8BrUz2ABNkUnv89vbv1A==',
    files: /^dist\/main\/tokens\/solana\.tokenlist\.json$/,
    onlyWith: 'coingeckoId',
  },
  {
    letter: 'w',
    name: '@sonarwatch/token-lists',
    version: '1.24.84',
    published: '2026-05-18',
    licence: 'none stated',
    integrity: 'sha512-d9sNou76IRuELnEd0FUG8U+pz+5p4lRfhgwBVUF/SZ0ZCInY5Hm4dmIPpvWtZdQICGU7bdpDduSLMz4wlk3+LQ==',
    files:
      /^build\/sonarwatch\.(?:ethereum|bnb|polygon|base|arbitrum|optimism|solana|avalanche|gnosis|linea|scroll)\.tokenlist\.json$/,
    onlyWith: 'coingeckoId',
  },
  {
    letter: 'd',
    name: '@1delta/asset-registry',
    version: '0.0.99',
    published: '2025-10-02',
    licence: 'MIT',
    integrity: 'sha512-YheZSko9sittV6hwP7yH6qVbBKPas22JM/GVniJnQXZ+zxV4YRvurGjpOdMcl7rVaY3DQJxv+sx0VS89+S2BKA==',
    files: /^src\/data\/assetMeta\.ts$/,
    isSecondVoice: true,
  },
];
