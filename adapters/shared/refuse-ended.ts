import { ProviderError } from '../../ports/sources/errors.js';

/** Throws a `ProviderError` of reason `timeout` where the time for the call is over before it began. */
export const refuseEnded = (signal: AbortSignal): void => {
  if (signal.aborted) throw new ProviderError('timeout', 'The call was given up before it began.');
};
