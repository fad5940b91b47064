import type { PayeeHistory } from '../../facts/history/history-facts.js';
import { rememberedPayees } from '../../facts/history/payees.js';
import type { Payee } from '../../payload/payees.js';
import type { CheckContext } from '../finding.js';

/** An account that the bytes pay beside the one of the intent, with what history knows of it. */
export interface JudgedPayee extends Payee {
  readonly history: PayeeHistory;
}

/** In the order of their payments. None where no bytes were sent, and where history did not answer. */
export const judgedPayees = (context: CheckContext): readonly JudgedPayee[] => {
  const known = context.facts.history.value?.payees ?? [];
  if (known.length === 0) return [];
  const byKey = new Map(known.map((history) => [history.key, history]));
  return rememberedPayees(context).flatMap((payee) => {
    const history = byKey.get(payee.key);
    return history === undefined ? [] : [{ ...payee, history }];
  });
};

/** Those that get money for nothing else: a contract that the same bytes call is judged as a contract. */
export const paidOnly = (context: CheckContext): readonly JudgedPayee[] =>
  judgedPayees(context).filter(({ isCalled }) => !isCalled);
