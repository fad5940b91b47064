import type { PayloadAction } from '../../payload/action.js';
import { effectOf, GOES_ALONG } from '../../payload/effects.js';
import type { CheckContext } from '../finding.js';

/** Functions that only move what they are told to. */
const PLAIN_MOVE = /^(?:safe)?transfer/i;

const isExplainedCall = ({ function: name, certainty }: PayloadAction): boolean =>
  name !== null && certainty === 'exact' && !PLAIN_MOVE.test(name);

/** The place behind a place, on the same level: the call that native value goes along with. */
const placeBehind = (path: string): string => path.replace(/\d+$/, (last) => String(Number(last) + 1));

/**
 * True where all that the bytes pay to this account goes along with a call of it, by a function that a standard or its
 * maker explains: the function takes it, or the call fails as a whole. That is no payment which the contract would keep
 * without knowing.
 */
export const goesWithACall = ({ intent, payload }: CheckContext, key: string): boolean => {
  const actions = payload?.actions ?? [];
  const payments = actions.filter((action) => action.to === key && effectOf(action) === 'moves');
  return (
    intent.kindRule === 'payload' &&
    payments.length > 0 &&
    payments.every((payment) => {
      if (payment.function !== null) return payment.target === key && isExplainedCall(payment);
      if (!payment.fields.some(({ label }) => label === GOES_ALONG)) return false;
      const call = actions.find(({ path }) => path === placeBehind(payment.path));
      return call?.target === key && isExplainedCall(call);
    })
  );
};
