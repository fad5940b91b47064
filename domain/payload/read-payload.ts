import type { PayloadContext, UnknownCall } from './context.js';
import { MAX_ACTIONS } from './limits.js';
import type { PayloadRequest } from './payload-request.js';
import type { PayloadKind, SigningPayload } from './payload.js';
import { evmPayload } from './evm/evm-payload.js';
import { familyOf } from '../chains/index.js';
import type { AddressFamily } from '../chains/definition.js';
import { solanaPayload } from './solana/solana-payload.js';

/** A payload as it was read, and the calls in it that an imported list may explain. */
export interface ReadPayload {
  readonly payload: SigningPayload;
  readonly unknownCalls: readonly UnknownCall[];
}

/** Reads a payload of any kind. Total: what cannot be read is `invalid` or `not_decoded`, with the reason. */
export const readPayload = (request: PayloadRequest, context: PayloadContext): ReadPayload => {
  const read =
    request.kind === 'solana_message'
      ? { payload: solanaPayload(request.content, context), unknownCalls: [] }
      : evmPayload(request, context);
  return familyOf(context.chain) === familyOfKind(request.kind)
    ? { ...read, payload: bounded(read.payload) }
    : { payload: { ...read.payload, status: 'invalid', problem: OTHER_FAMILY, actions: [] }, unknownCalls: [] };
};

const OTHER_FAMILY = 'is for networks of another kind than the chain that was named';

const familyOfKind = (kind: PayloadKind): AddressFamily => (kind === 'solana_message' ? 'solana' : 'evm');

/** No reader gives more actions than the limit; this holds even if one did. */
const bounded = (payload: SigningPayload): SigningPayload =>
  payload.actions.length <= MAX_ACTIONS
    ? payload
    : {
        ...payload,
        status: 'partly_decoded',
        notes: [...payload.notes, 'limit'],
        actions: payload.actions.slice(0, MAX_ACTIONS),
      };
