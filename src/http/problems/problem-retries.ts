import type { ProblemCode } from './problems.js';

const WITH_PAUSES = 'with growing pauses between attempts, and a check or report under the same Idempotency-Key';

/** What passes by itself. */
const PASSING: Readonly<Partial<Record<ProblemCode, string>>> = {
  request_timeout: 'Yes, all of it at once and on a new connection.',
  conflict:
    'Only where Retry-After is there: the first of two equal requests still runs. Then wait, and send the same.',
  rate_limit_exceeded: 'Yes, after the seconds that Retry-After names.',
  internal_error: `Once or twice, ${WITH_PAUSES}.`,
  service_unavailable: `Yes, after the seconds that Retry-After names, ${WITH_PAUSES}.`,
};

/** Whether and how the very same request is sent again, in a sentence. */
export const retryAdvice = (code: ProblemCode): string =>
  PASSING[code] ?? 'No: the same request is refused again. Mend it first.';
