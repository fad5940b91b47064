import type { Chain } from '../../../../domain/chains/index.js';
import type { PayloadMembers } from '../../../../src/application/check/check-request.js';
import { solanaAddress } from '../../../http/real/support/requests.js';
import { evmAddress } from '../../../support/addresses.js';
import { chainIdOf, encodeCall, transactionOf, typedData } from '../../../support/payload-bytes.js';
import { contractOn } from '../world.js';

/** One shape of phishing, and what it imitates. */
export interface Phish {
  readonly what: string;
  readonly chain: Chain;
  readonly attack: PayloadMembers;
  /** What people sign every day in that shape; null where there is no such thing. */
  readonly twin: PayloadMembers | null;
  /** A Safe or smart account, where that is who acts. */
  readonly from: string | null;
}

export const ME = evmAddress('phishing victim');
export const THIEF = evmAddress('phishing thief');
export const COLLECTION = evmAddress('phishing collection');
export const SAFE = evmAddress('phishing safe');
export const SOLANA_ME = solanaAddress('phishing victim');
export const SOLANA_THIEF = solanaAddress('phishing thief');
export const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
export const DAI = '0x6b175474e89094c44da98b954eedeac495271d0f';
export const WETH = contractOn('ethereum', 'Wrapped Ether');
export const PERMIT2 = contractOn('ethereum', 'Permit2');
export const ROUTER = contractOn('ethereum', 'Uniswap Universal Router 2.0');
export const SWAP_ROUTER = contractOn('ethereum', 'Uniswap V3 SwapRouter02');
export const MULTICALL3 = contractOn('ethereum', 'Multicall3');
export const MAX = 2n ** 256n - 1n;
export const MAX_160 = 2n ** 160n - 1n;
export const SOON = 1_900_000_000n;
export const ZERO = `0x${'0'.repeat(40)}`;
const EXACT = 25_000_000n;
export const UNITS = EXACT;
/** The envelope that wallets use today. */
const ENVELOPE = { form: 'raw', type: 2, key: `0x${'1'.repeat(64)}` } as const;

export const sent = (to: string | null, data: string, value = 0n): PayloadMembers =>
  transactionOf(ENVELOPE, { chainId: chainIdOf('ethereum'), to, value, data });

export const called = (to: string, signature: string, values: Parameters<typeof encodeCall>[1], value = 0n) =>
  sent(to, encodeCall(signature, values), value);

export const signed = (type: string, domain: object, message: object): PayloadMembers => ({
  typed_data: typedData(type, domain as Record<string, unknown>, message as Record<string, unknown>),
});

type Row = readonly [what: string, attack: PayloadMembers, twin: PayloadMembers | null, from?: string];

export const phishesOn = (chain: Chain, rows: readonly Row[]): readonly Phish[] =>
  rows.map(([what, attack, twin, from = null]) => ({ what, chain, attack, twin, from }));
