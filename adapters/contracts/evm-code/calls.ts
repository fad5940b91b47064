import type { Chain } from '../../../domain/chains/index.js';
import type { JsonRpcCall } from '../../shared/json-rpc.js';
import { FREEZING_ISSUERS, type FreezingIssuer } from './data/issuers.js';

/** Slots of proxies. Source: EIP-1967, and OpenZeppelin's form before it, in which USDC is. */
export const SLOTS = {
  implementation: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  beacon: '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50',
  admin: '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
  formerImplementation: '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3',
  formerAdmin: '0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b',
} as const;
export type SlotName = keyof typeof SLOTS;
export const SLOT_NAMES = Object.keys(SLOTS) as readonly SlotName[];

/** `owner()`. Source: ERC-173. */
const OWNER = '0x8da5cb5b';
/** Enough for a getter behind a proxy, and too little to keep a node busy. */
const GAS = '0x186a0';
const NEWEST = 'latest';

/** The issuers that are asked about an account. Not about their own contract: USDC freezes itself, as a safeguard. */
export const issuersFor = (chain: Chain, key: string): readonly FreezingIssuer[] =>
  (FREEZING_ISSUERS[chain] ?? []).filter(({ contract }) => contract !== key);

const read = (to: string, data: string): JsonRpcCall => ({
  method: 'eth_call',
  params: [{ to, data, gas: GAS }, NEWEST],
});

/** All that is asked about one account, in the order in which `wire.ts` reads the replies. */
export const callsAbout = (key: string, issuers: readonly FreezingIssuer[]): readonly JsonRpcCall[] => [
  { method: 'eth_chainId', params: [] },
  { method: 'eth_getBlockByNumber', params: [NEWEST, false] },
  { method: 'eth_getCode', params: [key, NEWEST] },
  { method: 'eth_getTransactionCount', params: [key, NEWEST] },
  ...SLOT_NAMES.map((name) => ({ method: 'eth_getStorageAt', params: [key, SLOTS[name], NEWEST] })),
  read(key, OWNER),
  ...issuers.map(({ contract, selector }) => read(contract, `${selector}${key.slice(2).padStart(64, '0')}`)),
];
