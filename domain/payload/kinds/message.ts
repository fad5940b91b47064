import { messagePayload } from '../text/message-payload.js';
import { named, payloadKind } from './definition.js';

export const message = payloadKind({
  kind: 'message',
  member: 'message',
  families: ['evm', 'solana'],
  isExecutable: false,
  isTransaction: false,
  read: messagePayload,
  membersOf: ({ encoding, content }) => named({ encoding, content }),
});
