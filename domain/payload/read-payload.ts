import { familyOf } from '../chains/index.js';
import { MAX_ACTIONS, type PayloadContext } from './context.js';
import type { ReadPayload, SigningPayload } from './payload.js';
import { kindOf, readByKind } from './kinds/index.js';
import type { PayloadRequest } from './payload-request.js';

/** Reads a payload of any kind. Total: what cannot be read is `invalid` or `not_decoded`, with the reason. */
export const readPayload = (request: PayloadRequest, context: PayloadContext): ReadPayload => {
  const read = readByKind(request, context);
  return kindOf(request.kind).families.includes(familyOf(context.chain))
    ? { payload: bounded(read.payload), unknownCalls: read.unknownCalls }
    : { payload: { ...read.payload, status: 'invalid', problem: OTHER_FAMILY, actions: [] }, unknownCalls: [] };
};

const OTHER_FAMILY = 'is for networks of another kind than the chain that was named';

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
