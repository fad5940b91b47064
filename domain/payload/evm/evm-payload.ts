import type { PayloadContext } from '../context.js';
import type { PayloadRequest } from '../payload-request.js';
import { authorizationPayload } from './authorization-payload.js';
import type { EvmPayload } from './finished.js';
import { messagePayload } from './message-payload.js';
import { operationPayload } from './operation-payload.js';
import { transactionPayload } from './transaction-payload.js';
import { typedPayload } from './typed-payload.js';

/** A payload for an EVM chain. */
export type EvmPayloadRequest = Exclude<PayloadRequest, { kind: 'solana_message' }>;

/** Reads a payload of any of the five EVM kinds. Total: what cannot be read is `invalid`, with the reason. */
export const evmPayload = (request: EvmPayloadRequest, context: PayloadContext): EvmPayload => {
  switch (request.kind) {
    case 'evm_transaction':
      return transactionPayload(request.content, context);
    case 'typed_data':
      return typedPayload(request.content, context);
    case 'message':
      return messagePayload(request.content, context);
    case 'authorization':
      return authorizationPayload(request.content, context);
    case 'user_operation':
      return operationPayload(request.content, context);
  }
};
