import { messagePayload } from '../text/message-payload.js';
import { namedMembers, payloadKind } from './definition.js';

export const message = payloadKind({
  kind: 'message',
  member: 'message',
  families: ['evm', 'solana'],
  signedAs: 'text',
  signedText: '/content',
  read: messagePayload,
  membersOf: ({ encoding, content }) => namedMembers({ encoding, content }),
});
