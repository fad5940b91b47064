import { readAuthorization } from '../evm/authorization.js';
import { authorizationPayload } from '../evm/authorization-payload.js';
import { namedMembers, payloadKind } from './definition.js';

export const authorization = payloadKind({
  kind: 'authorization',
  member: 'authorization',
  families: ['evm'],
  isExecutable: false,
  isTransaction: false,
  isExecutedByOthers: false,
  signedText: null,
  read: authorizationPayload,
  membersOf: (content) => {
    const read = readAuthorization(content);
    return read.ok
      ? namedMembers({ chain_id: read.value.chainId, address: read.value.address, nonce: read.value.nonce })
      : null;
  },
});
