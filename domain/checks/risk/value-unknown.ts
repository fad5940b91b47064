import { isValueJudged } from '../../facts/token/value.js';
import { type Check, NO_FINDINGS } from '../check.js';

/** Without a reference price the size of a transaction cannot be judged, and the answer says so. */
export const valueUnknown: Check = {
  id: 'risk/value-unknown',
  run: ({ intent, facts }) =>
    isValueJudged(intent) &&
    facts.token.value !== null &&
    facts.token.value.referencePriceUsd === null &&
    Number(intent.amount) > 0
      ? [
          {
            code: 'value_unknown',
            message: `There is no reference price for ${intent.token}, so the size of this transaction was not judged.`,
          },
        ]
      : NO_FINDINGS,
};
