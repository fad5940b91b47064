import type { ReadPayload } from '../payload.js';
import type { PayloadContext } from '../context.js';
import type { RawMembers } from '../payload-request.js';
import { readAuthorization } from './authorization.js';
import { unroll } from './calls.js';
import { delegatesTo } from './transaction-payload.js';
import { invalidPayload, payloadWith } from './finished.js';

/** Whose code the account takes on. The bytes do not say which account: it is the one that signs. */
export const authorizationPayload = (content: RawMembers, context: PayloadContext): ReadPayload => {
  const read = readAuthorization(content);
  if (!read.ok) return invalidPayload('authorization', read.problem);
  const { chainId, address, digest, sha256 } = read.value;
  return payloadWith(
    { kind: 'authorization', digest, sha256, chainId, signers: [] },
    unroll([delegatesTo(context.sender, address)], context),
  );
};
