import { base64 } from '@scure/base';
import type { AddressFamily } from '../../chains/definition.js';
import { familyOf } from '../../chains/index.js';
import { hasHiddenCharacters } from '../../intent/hidden-characters.js';
import type { ReadPayload } from '../payload.js';
import type { PayloadContext } from '../context.js';
import type { MessageRequest } from '../payload-request.js';
import { unroll } from '../evm/calls.js';
import { invalidPayload, payloadWith } from '../evm/finished.js';
import { bytesOf, readHex, sizeOf, textOf } from '../evm/hex.js';
import { readTransaction } from '../evm/transaction.js';
import { readSignedBytes } from '../solana/envelope.js';
import { isOfVersion1 } from '../solana/message.js';
import { type Message, readTextMessage } from './message.js';
import { readOffchain } from './offchain.js';
import { type SignInMessage, signInOf } from './sign-in.js';

const HASH_BYTES = 32;
/** EIP-191 data that a contract checks: what stands behind version 0 and 1 is signed by its hash alone. */
const SIGNED_DATA = /^0x190[01]/;
/** Letters, signs and spaces that are shown; the joiner of emoji is one. */
const PRINTABLE = /^(?:[^\p{C}]|[\t\n\r\u200d])+$/u;
/** No Solana transaction begins with this byte; other messages should. Source: Solana, off-chain messages. */
const NO_TRANSACTION = 0xff;

/** The bytes as wallets take them: text that is whole hex is read as hex by most of them. */
const bytesMeant = ({ text, bytes }: Message): string => (text === null ? null : readHex(text)) ?? bytes;

const isTransaction = (bytes: string, family: AddressFamily): boolean => {
  if (family === 'evm') return readTransaction({ raw: bytes }).ok;
  const raw = bytesOf(bytes);
  const read = readSignedBytes(base64.encode(raw));
  if (read.ok && read.value.message !== null) return true;
  // no person should sign bytes that begin like a version and are no text, whole or not
  return (read.ok || isOfVersion1(raw)) && textOf(raw) === null && raw[0] !== NO_TRANSACTION;
};

/**
 * Why a message may stand for something else: smart accounts take a signed message of 32 bytes for the hash of a
 * transaction. Null for none.
 */
const hiddenMeaning = (bytes: string, encoding: MessageRequest['encoding'], family: AddressFamily): string | null => {
  if (encoding === 'hash') return 'is a bare hash: what it stands for is not in it';
  if (sizeOf(bytes) === HASH_BYTES && !PRINTABLE.test(textOf(bytesOf(bytes)) ?? ''))
    return 'has 32 bytes, as a hash has: what it stands for is not in it';
  if (SIGNED_DATA.test(bytes)) return 'is what other standards sign by its hash';
  return isTransaction(bytes, family) ? 'is a transaction, not a message' : null;
};

/** With enough tries a transaction is found whose hash is readable text. Source: domain/decisions.md, 58. */
const HASH_LENGTH = 'is a text as long as a hash, which a smart account may take for one';

/** What keeps a text from being read to its end, as the end of a sentence; null for nothing. */
const problemOf = ({ text }: Message, signIn: SignInMessage | null, isAsLongAsAHash: boolean): string | null => {
  if (text === null) return 'is no text that a person can read';
  if (hasHiddenCharacters(text)) return 'holds characters that are not seen, or that turn letters round';
  return signIn?.problem ?? (isAsLongAsAHash ? HASH_LENGTH : null);
};

/** Whose signature a marked text of Solana asks for, where the sender is none of them. */
const othersAsked = ({ bytes }: Message, { chain, sender }: PayloadContext): readonly string[] => {
  const signers = (familyOf(chain) === 'solana' ? readOffchain(bytesOf(bytes)) : null)?.signers ?? [];
  return signers.includes(sender) ? [] : signers;
};

/** What a message says of itself. It moves nothing; a hash may stand for anything. */
export const messagePayload = (content: MessageRequest, context: PayloadContext): ReadPayload => {
  const family = familyOf(context.chain);
  const read = readTextMessage(content, family);
  if (!read.ok) return invalidPayload('message', read.problem);
  const { digest, sha256, text } = read.value;
  const bytes = bytesMeant(read.value);
  const isAsLongAsAHash = sizeOf(bytes) === HASH_BYTES;
  const hidden = hiddenMeaning(bytes, content.encoding, family);
  const signIn = text === null ? null : signInOf(text);
  const problem = hidden ?? problemOf(read.value, signIn, isAsLongAsAHash);
  const { payload, unknownCalls } = payloadWith(
    {
      kind: 'message',
      digest,
      sha256,
      signers: [...(signIn === null ? [] : [signIn.account]), ...othersAsked(read.value, context)],
      chainId: null,
      origin: signIn?.origin ?? null,
      notes: hidden === null ? (isAsLongAsAHash ? ['hash_length'] : []) : ['raw_hash'],
    },
    unroll([], context),
  );
  // a message is bound to no chain, and needs none
  const notes = payload.notes.filter((note) => note !== 'replayable');
  const status = problem === null ? 'decoded' : hidden === null && text !== null ? 'partly_decoded' : 'not_decoded';
  return { payload: { ...payload, notes, status, problem }, unknownCalls };
};
