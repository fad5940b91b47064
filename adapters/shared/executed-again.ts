import type { Execution } from '../../domain/facts/simulation/execution.js';
import { divergenceOf, givesLess } from './compare-executions.js';

const haveAgreed = ({ endpoints }: Execution): boolean => endpoints.every(({ agreed }) => agreed);

/** Less can be relied on than when it was judged. */
const isLess = (now: Execution, judged: Execution): boolean =>
  now.level < judged.level ||
  (judged.isComplete && !now.isComplete) ||
  (now.lacksFunds && !judged.lacksFunds) ||
  (haveAgreed(judged) && !haveAgreed(now));

/**
 * The fingerprint of the state now, from a second execution of the same bytes; null where that cannot vouch for it. It
 * is another one as well where the bytes now do something else, take much more, or give much less: a contract may
 * switch by state of its own that is no part of a fingerprint.
 */
export const fingerprintAgain = (judged: Execution, now: Execution | null, sender: string): string | null => {
  if (now === null || now.status === 'unavailable' || !now.isStable || now.fingerprint === null) return null;
  if (isLess(now, judged)) return null;
  const isSame =
    divergenceOf([judged, now], sender) === 'no' &&
    now.diverging === judged.diverging &&
    now.isLogged === judged.isLogged &&
    !givesLess(now, judged, sender);
  return isSame ? now.fingerprint : `${now.fingerprint} with other effects`;
};
