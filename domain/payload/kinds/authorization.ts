import { readAuthorization } from '../evm/authorization.js';
import { namedMembers, payloadKind } from './definition.js';
import type { ReadPayload } from '../payload.js';
import type { PayloadContext } from '../context.js';
import type { RawMembers } from '../payload-request.js';
import { unroll } from '../evm/calls.js';
import { delegatesTo } from '../evm/transaction-payload.js';
import { invalidPayload, payloadWith } from '../evm/finished.js';

/** Whose code the account takes on. The bytes do not say which account: it is the one that signs. */
const authorizationPayload = (content: RawMembers, context: PayloadContext): ReadPayload => {
  const read = readAuthorization(content);
  if (!read.ok) return invalidPayload('authorization', read.problem);
  const { chainId, address, digest, sha256 } = read.value;
  return payloadWith(
    { kind: 'authorization', digest, sha256, chainId, signers: [] },
    unroll([delegatesTo(context.sender, address)], context),
  );
};

export const authorization = payloadKind({
  kind: 'authorization',
  member: 'authorization',
  families: ['evm'],
  signedAs: 'delegation',
  signedText: null,
  read: authorizationPayload,
  membersOf: (content) => {
    const read = readAuthorization(content);
    return read.ok
      ? namedMembers({ chain_id: read.value.chainId, address: read.value.address, nonce: read.value.nonce })
      : null;
  },
});
