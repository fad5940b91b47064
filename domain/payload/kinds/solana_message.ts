import { hexOf } from '../evm/hex.js';
import { messagePayload } from '../text/message-payload.js';
import { readableOnSolana } from '../text/message.js';
import type { MessageRequest } from '../payload-request.js';
import { bytesInBase64, readSignedBytes } from '../solana/envelope.js';
import { solanaPayload } from '../solana/solana-payload.js';
import { namedMembers, payloadKind } from './definition.js';

/** What signMessage is to sign; null for a transaction, and for bytes that are neither. */
export const messageInBase64 = (content: string): MessageRequest | null => {
  const read = readSignedBytes(content);
  if (read.ok && read.value.message !== null) return null;
  const bytes = bytesInBase64(content);
  return bytes === null || bytes.length === 0 || readableOnSolana(bytes) === null
    ? null
    : { encoding: 'hex', content: hexOf(bytes) };
};

/** A message in Solana's sense is a transaction. A text, which wallets sign by the same key, is read as one. */
export const solanaMessage = payloadKind({
  kind: 'solana_message',
  member: 'solana_message',
  families: ['solana'],
  signedAs: 'transaction',
  signedText: null,
  read: (content, context) => {
    const text = messageInBase64(content);
    return text === null
      ? { payload: solanaPayload(content, context), unknownCalls: [] }
      : messagePayload(text, context);
  },
  membersOf: (content) => {
    const text = messageInBase64(content);
    if (text !== null) return namedMembers({ ...text });
    const read = readSignedBytes(content);
    if (!read.ok || read.value.message === null) return null;
    const { version, accounts, requiredSignatures, recentBlockhash, instructions, lookups, config, ...roles } =
      read.value.message;
    return namedMembers({
      version,
      fee_payer: accounts[0] ?? '',
      signers: accounts.slice(0, requiredSignatures),
      accounts: [accounts, roles],
      recent_blockhash: recentBlockhash,
      instructions,
      lookups,
      ...(config !== null && { config }),
    });
  },
});
