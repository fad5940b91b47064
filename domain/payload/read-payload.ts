import { currencyOf, familyOf } from '../chains/index.js';
import { MAX_ACTIONS, type PayloadContext } from './context.js';
import type { ReadPayload, SigningPayload } from './payload.js';
import { readSafeProposal } from './evm/safe-transaction.js';
import { kindOf, readByKind } from './kinds/index.js';
import type { PayloadRequest } from './payload-request.js';

/** Reads a payload of any kind. Total: what cannot be read is `invalid` or `not_decoded`, with the reason. */
export const readPayload = (request: PayloadRequest, context: PayloadContext): ReadPayload => {
  const { safeTransactions = [] } = request;
  return safeTransactions.length === 0 ? readAlone(request, context) : readWith(safeTransactions, request, context);
};

/** What was sent along counts where it is exactly what the bytes agree to, on this chain. */
const readWith = (
  sent: NonNullable<PayloadRequest['safeTransactions']>,
  request: PayloadRequest,
  context: PayloadContext,
): ReadPayload => {
  const chainId = BigInt(currencyOf(context.chain).chainId ?? 0);
  const known = sent.map((content) => readSafeProposal(content, chainId));
  const behindHash: PayloadContext['behindHash'] = (safe, hash) =>
    known.find((proposal) => proposal?.safe === safe && proposal.digest === hash) ?? null;
  const read = readAlone(request, { ...context, behindHash });
  const agreed = new Set(read.payload.actions.map(({ target, hash }) => `${target} ${hash?.value}`));
  const isAllUsed = known.every((proposal) => proposal !== null && agreed.has(`${proposal.safe} ${proposal.digest}`));
  return isAllUsed || read.payload.status === 'invalid'
    ? read
    : { ...read, payload: { ...read.payload, status: 'invalid', problem: OTHER_CONTENT } };
};

const OTHER_CONTENT = 'agrees to another hash than that of the Safe transaction that was sent with it';

const readAlone = (request: PayloadRequest, context: PayloadContext): ReadPayload => {
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
