import type { ReadPayload } from '../payload.js';
import type { PayloadContext } from '../context.js';
import type { MessageRequest } from '../payload-request.js';
import { unroll } from './calls.js';
import { invalidPayload, payloadWith } from './finished.js';
import { readHex, sizeOf } from './hex.js';
import { type Message, readMessage } from './message.js';
import { signInOf } from './sign-in.js';
import { readTransaction } from './transaction.js';

const HASH_BYTES = 32;
/** EIP-191 data that a contract checks: what stands behind version 0 and 1 is signed by its hash alone. */
const SIGNED_DATA = /^0x190[01]/;
const PRINTABLE = /^[\x20-\x7e]+$/;

/** The bytes as wallets take them: text that is whole hex is read as hex by most of them. */
const bytesMeant = ({ text, bytes }: Message): string => (text === null ? null : readHex(text)) ?? bytes;

/**
 * Why a message may stand for something else: smart accounts take a signed message of 32 bytes for the hash of a
 * transaction, and a text of 32 letters can hardly be one. Null for none.
 */
const hiddenMeaning = (message: Message, encoding: MessageRequest['encoding']): string | null => {
  if (encoding === 'hash') return 'is a bare hash: what it stands for is not in it';
  const bytes = bytesMeant(message);
  const isLetters = bytes === message.bytes && message.text !== null && PRINTABLE.test(message.text);
  if (sizeOf(bytes) === HASH_BYTES && !isLetters) return 'has 32 bytes, as a hash has: what it stands for is not in it';
  if (SIGNED_DATA.test(bytes)) return 'is what other standards sign by its hash';
  return readTransaction({ raw: bytes }).ok ? 'is a transaction, not a message' : null;
};

/** What a message says of itself. It moves nothing; a hash may stand for anything. */
export const messagePayload = (content: MessageRequest, context: PayloadContext): ReadPayload => {
  const read = readMessage(content);
  if (!read.ok) return invalidPayload('message', read.problem);
  const { digest, sha256, text } = read.value;
  const hidden = hiddenMeaning(read.value, content.encoding);
  const signIn = text === null ? null : signInOf(text);
  const problem = hidden ?? (text === null ? 'is no text that a person can read' : (signIn?.problem ?? null));
  const { payload, unknownCalls } = payloadWith(
    {
      kind: 'message',
      digest,
      sha256,
      signers: signIn === null ? [] : [signIn.account],
      chainId: null,
      origin: signIn?.origin ?? null,
      notes: hidden === null ? [] : ['raw_hash'],
    },
    unroll([], context),
  );
  // a message is bound to no chain, and needs none
  const notes = payload.notes.filter((note) => note !== 'replayable');
  const status = problem === null ? 'decoded' : hidden === null && text !== null ? 'partly_decoded' : 'not_decoded';
  return { payload: { ...payload, notes, status, problem }, unknownCalls };
};
