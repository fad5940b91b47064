import { messagePayload } from '../evm/message-payload.js';
import { named, payloadKind } from './definition.js';

export const message = payloadKind({
  kind: 'message',
  member: 'message',
  family: 'evm',
  isExecutable: false,
  isTransaction: false,
  read: messagePayload,
  membersOf: ({ encoding, content }) => named({ encoding, content }),
});
