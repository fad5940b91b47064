import { type Soon, soonOr } from '../../domain/shared/soon.js';
import { ProviderError } from '../../ports/sources/errors.js';
import { refuseEnded } from './refuse-ended.js';

/** What is read from imported lists. Where they cannot be read: a `ProviderError` of reason `not_loaded`. */
export const fromLists = <Value>(signal: AbortSignal, what: string, read: () => Soon<Value>): Soon<Value> => {
  refuseEnded(signal);
  const failed = (cause: unknown): never => {
    throw new ProviderError('not_loaded', `The imported ${what} could not be read.`, { cause });
  };
  return soonOr(read, failed);
};
