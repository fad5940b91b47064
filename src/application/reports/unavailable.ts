import { SigningKeyError } from '../../../ports/platform/signing.js';
import { orUnavailable, type Refusal, unavailable } from '../refusal.js';

/** 503: nothing was made and nothing was charged. */
export const reportUnavailable = (cause?: unknown): Refusal =>
  unavailable(
    'The report cannot be given at the moment. Nothing was recorded by this request. Try again shortly.',
    cause,
  );

/** 503: the operator has to configure a signing key first. */
export const cannotSign = (cause?: unknown): Refusal =>
  unavailable(
    'Reports cannot be made: this service has no signing key yet. ' +
      'Nothing was recorded by this request. Try again later.',
    cause,
    60,
  );

/** Runs a step of a report's use case. A failure of its ports becomes the refusal that callers may see. */
export const orNoReport = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await orUnavailable(run, reportUnavailable);
  } catch (error) {
    if (error instanceof SigningKeyError) throw cannotSign(error);
    throw error;
  }
};
