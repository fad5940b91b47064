import { type Refusal, unavailable } from '../refusal.js';

/** 503: no verdict was given, and none was recorded. */
export const noVerdict = (cause: unknown): Refusal =>
  unavailable(
    'The check could not be completed and no verdict was given. Do not continue; try again in a moment.',
    cause,
  );
