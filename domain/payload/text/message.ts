import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AddressFamily } from '../../chains/definition.js';
import { keccakDigits } from '../../shared/keccak.js';
import type { ReadResult } from '../context.js';
import type { MessageRequest } from '../payload-request.js';
import { bytesOf, hexOf, readHex, textOf, utf8Of } from '../evm/hex.js';
import { need, reading, refuse } from '../evm/reading.js';
import { readOffchain } from './offchain.js';

export interface Message {
  /** Lower-case hex behind `0x`; of a bare hash, the hash. */
  readonly bytes: string;
  /** What the bytes say, where they are UTF-8 without control characters but tab and line ends; null of a bare hash. */
  readonly text: string | null;
  /** Under the prefix of EIP-191, version 0x45; a bare hash itself. Null on Solana, where the bytes are signed. */
  readonly digest: string | null;
  /** Of the message without that prefix; of a bare hash, of its 32 bytes. */
  readonly sha256: string;
}

const HASH_BYTES = 32;
const PREFIX = '\u0019Ethereum Signed Message:\n';
const UNPRINTABLE = /[^\P{Cc}\t\n\r]/u;

/** The text that a person can read in the bytes; null for none. */
export const readable = (bytes: Uint8Array): string | null => {
  const text = textOf(bytes);
  return text === null || UNPRINTABLE.test(text) ? null : text;
};

/** The text in bytes of Solana: as they stand, or behind the mark that wallets put before a text. */
export const readableOnSolana = (bytes: Uint8Array): string | null => {
  const marked = readOffchain(bytes);
  return readable(marked === null ? bytes : marked.content);
};

const readContent = ({ encoding, content }: MessageRequest, family: AddressFamily): Message => {
  const bytes =
    encoding === 'utf8'
      ? need(utf8Of(content), 'has text with half a surrogate pair, which has no bytes')
      : bytesOf(need(readHex(content), 'is no whole number of bytes as hex behind 0x'));
  const common = { bytes: hexOf(bytes), sha256: hexOf(sha256(bytes)) };
  if (encoding === 'hash') {
    if (bytes.length !== HASH_BYTES) return refuse(`is a hash of other than ${HASH_BYTES} bytes`);
    return { ...common, text: null, digest: family === 'solana' ? null : common.bytes };
  }
  if (family === 'solana') return { ...common, text: readableOnSolana(bytes), digest: null };
  const digest = keccakDigits(concatBytes(utf8ToBytes(`${PREFIX}${bytes.length}`), bytes));
  return { ...common, text: readable(bytes), digest: `0x${digest}` };
};

/**
 * Reads what personal_sign, eth_sign with a bare hash, or signMessage of a Solana wallet is to sign. Never throws.
 * Source: EIP-191, version 0x45.
 */
export const readTextMessage = (request: MessageRequest, family: AddressFamily): ReadResult<Message> =>
  reading(() => readContent(request, family));
