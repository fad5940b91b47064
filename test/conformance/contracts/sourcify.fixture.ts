import { sourcify } from '../../../adapters/contracts/sourcify/index.js';
import { Verified } from '../../../adapters/contracts/sourcify/wire.js';
import { CONTRACT, SENDER } from '../../support/builders.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import { notFound } from '../vendor.js';
import { type ContractsFixture, type ContractsVendor, NAMES_ONLY_VERIFIED } from './fixture.js';

const CHECKSUMMED = (key: string): string => `0x${key.slice(2).toUpperCase()}`;

/** What Sourcify says of a contract that it has, by what differs. After the address may stand the id of its chain. */
const answerWith = ([key = '', chainId = '1']: readonly string[], changes: object = {}): object => ({
  match: 'exact_match',
  creationMatch: 'exact_match',
  runtimeMatch: 'exact_match',
  chainId,
  address: CHECKSUMMED(key),
  verifiedAt: '2025-03-18T09:12:44Z',
  matchId: '1234567',
  proxyResolution: { isProxy: false, proxyType: null, implementations: [] },
  ...changes,
});

const vendor: ContractsVendor = {
  origin: 'https://sourcify.example',
  method: 'GET',
  path: /^\/server\/v2\/contract\/\d+\/0x[0-9a-f]{40}\?fields=proxyResolution$/,
  headers: {},
  asked: (path) => (/(\d+)\/(0x[0-9a-f]{40})/.exec(path) ?? []).slice(1).reverse(),
  answer: (keys) =>
    keys.includes(CONTRACT)
      ? answerWith(keys)
      : notFound({
          match: null,
          creationMatch: null,
          runtimeMatch: null,
          chainId: keys[1] ?? '1',
          address: CHECKSUMMED(keys[0] ?? ''),
        }),
  schema: Verified,
  words: {
    match: { answer: (keys) => answerWith(keys, { match: 'match', runtimeMatch: 'match' }), means: { verified: true } },
    exact_match: { answer: (keys) => answerWith(keys), means: { verified: true, name: null, upgradeable: null } },
  },
  nonsense: {
    'a contract of another chain': (keys) => answerWith(keys, { chainId: '56' }),
    'an unknown match': (keys) => answerWith(keys, { match: 'partial' }),
    'no match': (keys) => answerWith(keys, { match: null }),
    'no word on whether it is a proxy': (keys) => answerWith(keys, { proxyResolution: undefined }),
    'a proxy that is text': (keys) => answerWith(keys, { proxyResolution: { isProxy: 'no' } }),
    'a date that is none': (keys) => answerWith(keys, { verifiedAt: 'yesterday' }),
  },
};

export const sourcifyFixture: ContractsFixture = {
  create: () => sourcify.create({ baseUrl: `${vendor.origin}/server`, allowPrivateNetwork: false }, dependenciesWith()),
  vendor,
  knownGood: { chain: 'ethereum', key: CONTRACT },
  knownBad: NAMES_ONLY_VERIFIED,
  unknown: { evm: SENDER, solana: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin' },
};
