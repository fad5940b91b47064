import { messagePayload } from '../text/message-payload.js';
import { namedMembers, payloadKind } from './definition.js';

export const message = payloadKind({
  kind: 'message',
  member: 'message',
  families: ['evm', 'solana'],
  isExecutable: false,
  isTransaction: false,
  isExecutedByOthers: false,
  signedText: '/content',
  read: messagePayload,
  membersOf: ({ encoding, content }) => namedMembers({ encoding, content }),
});
