import { parseAddressOf } from '../../../../domain/intent/address.js';
import { type Chain, familyOf } from '../../../../domain/chains/index.js';
import type { AddressFamily } from '../../../../domain/chains/definition.js';
import { tokenKey } from '../../../../domain/intent/token-key.js';
import type { SkipReason } from '../../../../ports/platform/feeds.js';
import type { ChainHint } from './candidate.js';
import { isAddressElsewhere } from './other-chains.js';

/**
 * The same text in memory of its own. A piece cut out of a parser's input keeps all of that input alive; text that is
 * kept until the end of a large file (keys, names) must therefore be copied.
 */
export const ownCopy = (text: string): string => Buffer.from(text).toString();

/** An address as lists are keyed by it. Solana has one chain, so a Solana row always names it. */
export interface Placed {
  readonly key: string;
  readonly family: AddressFamily;
  readonly chain: Chain | null;
}

const EVM_FORM = /^0[xX][0-9a-fA-F]{40}$/;

/** Letter case of an EVM address never matters in a list, a wrong EIP-55 checksum neither: it is still that account. */
const evmKey = (text: string): string | null => (EVM_FORM.test(text) ? ownCopy(text.toLowerCase()) : null);
const solanaKey = (text: string): string | null => {
  const { key } = parseAddressOf('solana', text);
  return key === null ? null : ownCopy(key);
};

const onChain = (text: string, chain: Chain | null): Placed | null => {
  const evm = chain === 'solana' ? null : evmKey(text);
  if (evm !== null) return { key: evm, family: 'evm', chain };
  if (chain !== null && familyOf(chain) === 'evm') return null;
  const solana = solanaKey(text);
  return solana === null ? null : { key: solana, family: 'solana', chain: 'solana' };
};

/** Assets that exist on Solana: only under these can base58 of 32 bytes be a Solana account. */
const SOLANA_ASSETS: ReadonlySet<string> = new Set(['SOL', 'USDC', 'USDT']);
/**
 * Assets of which every address has a form that we know: anything else under them is a bad entry, not another chain.
 */
const OUR_ASSETS: ReadonlySet<string> = new Set(['ETH', 'ETC', 'BSC', 'ARB', 'MATIC', 'POL', 'SOL', 'USDC']);

/**
 * An asset label names no chain: USDT labels Ethereum and Tron addresses, ARB one that is listed as ETH too.
 */
const byAsset = (text: string, asset: string): Placed | SkipReason => {
  const evm = evmKey(text);
  if (evm !== null) return { key: evm, family: 'evm', chain: null };
  const solana = SOLANA_ASSETS.has(asset) ? solanaKey(text) : null;
  if (solana !== null) return { key: solana, family: 'solana', chain: 'solana' };
  if (isAddressElsewhere(text)) return 'unsupported_chain';
  return OUR_ASSETS.has(asset) || /^0x/i.test(text) ? 'invalid_address' : 'unsupported_chain';
};

/** Reads the field meant for an address; says why it names no account that the service could meet. Never throws. */
export const placeAddress = (address: unknown, chainHint: ChainHint): Placed | SkipReason => {
  if (address === null || address === undefined) return 'empty';
  if (typeof address !== 'string') return 'not_a_string';
  const text = address.trim();
  if (text === '') return 'empty';
  if (chainHint.by === 'elsewhere') return 'unsupported_chain';
  if (chainHint.by === 'asset') return byAsset(text, tokenKey(chainHint.asset));
  return onChain(text, chainHint.chain) ?? (isAddressElsewhere(text) ? 'unsupported_chain' : 'invalid_address');
};
