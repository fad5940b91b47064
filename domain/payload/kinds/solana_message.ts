import { readSignedBytes } from '../solana/envelope.js';
import { solanaPayload } from '../solana/solana-payload.js';
import { named, payloadKind } from './definition.js';

export const solanaMessage = payloadKind({
  kind: 'solana_message',
  member: 'solana_message',
  family: 'solana',
  isExecutable: true,
  isTransaction: true,
  read: (content, context) => ({ payload: solanaPayload(content, context), unknownCalls: [] }),
  membersOf: (content) => {
    const read = readSignedBytes(content);
    if (!read.ok || read.value.message === null) return null;
    const { version, accounts, requiredSignatures, recentBlockhash, instructions, lookups, ...roles } =
      read.value.message;
    return named({
      version,
      fee_payer: accounts[0] ?? '',
      signers: accounts.slice(0, requiredSignatures),
      accounts: [accounts, roles],
      recent_blockhash: recentBlockhash,
      instructions,
      lookups,
    });
  },
});
