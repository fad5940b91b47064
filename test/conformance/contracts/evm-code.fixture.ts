import { evmCode } from '../../../adapters/contracts/evm-code/index.js';
import { CONTRACT, NOW_MS, RECIPIENT, SENDER } from '../../support/builders.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import type { ContractsFixture, ContractsVendor } from './fixture.js';

const NOTHING = `0x${'0'.repeat(64)}`;
const BLOCK = { number: '0x15ba3c0', timestamp: `0x${(NOW_MS / 1_000 - 12).toString(16)}`, transactions: [] };

/** The place of each reply of a node about an account on Ethereum. */
const PLACES = { chain: 0, block: 1, code: 2, nonce: 3, slot: 4, owner: 9, usdc: 10, usdt: 11 } as const;

type Reply = { readonly result: unknown } | { readonly error: { readonly code: number; readonly message: string } };

/** What a node says of a contract without an owner, or of a wallet, but for one reply that is another. */
const repliesWith = ([key]: readonly string[], changes: Readonly<Partial<Record<keyof typeof PLACES, Reply>>> = {}) => {
  const replies: Reply[] = [
    { result: '0x1' },
    { result: BLOCK },
    { result: key === CONTRACT ? '0x6080604052' : '0x' },
    { result: '0x1' },
    ...Array.from({ length: 5 }, () => ({ result: NOTHING })),
    key === CONTRACT ? { error: { code: 3, message: 'execution reverted' } } : { result: '0x' },
    { result: NOTHING },
    { result: NOTHING },
  ];
  for (const [name, reply] of Object.entries(changes)) replies[PLACES[name as keyof typeof PLACES]] = reply;
  return replies.map((reply, id) => ({ jsonrpc: '2.0', id, ...reply }));
};

const asked = (_path: string, body: unknown): readonly string[] => {
  const calls = body as readonly { readonly params: readonly string[] }[];
  return calls[PLACES.code]?.params.slice(0, 1) ?? [];
};

const vendor: ContractsVendor = {
  origin: 'https://node.example',
  method: 'POST',
  path: '/v1/made-up',
  headers: {},
  asked,
  answer: (keys) => repliesWith(keys),
  // JSON-RPC has a reader of its own, and no words
  schema: { type: 'array' },
  words: {},
  open: ['/1/result', '/9/error'],
  nonsense: {
    'a node of another chain': (keys) => repliesWith(keys, { chain: { result: '0x38' } }),
    'a block without a time': (keys) => repliesWith(keys, { block: { result: {} } }),
    'no block': (keys) => repliesWith(keys, { block: { result: null } }),
    'a block of an hour ago': (keys) =>
      repliesWith(keys, { block: { result: { timestamp: `0x${(NOW_MS / 1_000 - 3_600).toString(16)}` } } }),
    'a block of an hour ahead': (keys) =>
      repliesWith(keys, { block: { result: { timestamp: `0x${(NOW_MS / 1_000 + 3_600).toString(16)}` } } }),
    'a block after all time': (keys) => repliesWith(keys, { block: { result: { timestamp: '0xffffffffffff' } } }),
    'code that is no hex': (keys) => repliesWith(keys, { code: { result: '0xzz' } }),
    'no code at all': (keys) => repliesWith(keys, { code: { result: null } }),
    'an error in place of code': (keys) => repliesWith(keys, { code: { error: { code: -32000, message: 'no' } } }),
    'a nonce that is a number': (keys) => repliesWith(keys, { nonce: { result: 1 } }),
    'a slot of 33 bytes': (keys) => repliesWith(keys, { slot: { result: `${NOTHING}00` } }),
    'an error of an issuer': (keys) => repliesWith(keys, { usdc: { error: { code: 3, message: 'reverted' } } }),
    'an issuer that says neither yes nor no': (keys) => repliesWith(keys, { usdt: { result: '0x02' } }),
    'one reply too few': (keys) => repliesWith(keys).slice(0, -1),
  },
};

export const evmCodeFixture: ContractsFixture = {
  create: () =>
    evmCode.create(
      {
        endpoints: { ethereum: [`${vendor.origin}${String(vendor.path)}`] },
        allowPrivateNetwork: false,
        maxAgeSeconds: 600,
      },
      dependenciesWith(),
    ),
  vendor,
  looksAtChain: true,
  knownGood: { chain: 'ethereum', key: CONTRACT },
  knownBad: { chain: 'ethereum', key: RECIPIENT },
  unknown: { evm: SENDER, solana: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin' },
};
