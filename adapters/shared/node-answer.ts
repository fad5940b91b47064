import type { JsonObject } from '../../domain/shared/json/strict-json.js';
import { ProviderError } from '../../ports/sources/errors.js';
import type { JsonRpcReply } from './json-rpc.js';

/** What a node sends is not of the form that its method is documented with. */
export const malformed = (what: string): ProviderError =>
  new ProviderError('bad_response', `The node gave ${what} that is not of the documented form`);

export const objectIn = (value: unknown, what: string): JsonObject => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed(what);
  return value as JsonObject;
};

/** The result of a call. A node's error is a failure. */
export const resultOf = (reply: JsonRpcReply | undefined, what: string): unknown => {
  if (reply?.ok === true) return reply.result;
  throw new ProviderError('bad_response', `The node refused to give ${what} with the error ${String(reply?.code)}`);
};
