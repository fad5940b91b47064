import type { FactsOf } from '../../../../domain/facts/facts.js';
import {
  type HistoryFacts,
  isInBand,
  type PayeeHistory,
  type UsdBand,
} from '../../../../domain/facts/history/history-facts.js';
import { FACT_KINDS } from '../../../../domain/facts/kinds.js';
import { demonstrationHistory } from '../../../../domain/facts/history/demonstration-history.js';
import { HISTORY_SOURCE } from '../../../../domain/facts/history/history-facts.js';
import { type Payee, rememberedPayees } from '../../../../domain/facts/history/payees.js';
import { presentSizeOf } from '../../../../domain/facts/history/check-size.js';
import { type HistoryQuestion, questionAboutPayee } from '../../../../domain/policy/history-question.js';
import { askSource, type SourceIdentity } from '../ask-source.js';
import type { Deadline } from '../../shared/deadline.js';
import { type Soon, whenAllThere, whenThere } from '../../../../domain/shared/soon.js';
import type { Question, Settled, Settling } from './question.js';
import { withMembers } from '../../../../domain/shared/with-members.js';

export const HISTORY_IDENTITY: SourceIdentity = {
  provider: HISTORY_SOURCE,
  capability: FACT_KINDS.history.capability,
  kind: 'local',
  mandatory: true,
};

/** The band that history is asked for; null where no value is judged, or where the value lies outside. */
const bandToAsk = (
  { intent, historyQuestion: { bandUsd } }: Settled,
  token: Soon<FactsOf<'token'>>,
): Soon<UsdBand | null> =>
  bandUsd === null
    ? null
    : whenThere(token, ({ value }) => (isInBand(presentSizeOf(intent, value).usd, bandUsd) ? bandUsd : null));

/**
 * Asked at once: about what was declared, where the token registry is still to answer, since what looks like the
 * recipient does not depend on it. It is asked again only where the registry shows that the intent is of another kind,
 * or that its value lies in the band. The other accounts that the bytes pay are asked about once each; these look-ups
 * share batches.
 */
export const askHistory = (
  question: Question,
  settling: Settling,
  token: Soon<FactsOf<'token'>>,
): Soon<FactsOf<'history'>> => {
  const { scope, nowMs, earlierItems } = question;
  if (earlierItems === undefined) return askBefore(question.deadline, question, settling, token);
  earlierItems.foresee(withMembers(settling.first.historyQuestion, { scope, nowMs, bandUsd: null }));
  return earlierItems.judged.then((deadline) => askBefore(deadline, question, settling, token));
};

const askBefore = (
  deadline: Deadline,
  question: Question,
  { first, settled: settling }: Settling,
  token: Soon<FactsOf<'token'>>,
): Soon<FactsOf<'history'>> => {
  const { scope, nowMs } = question;
  const lookUp = (asked: HistoryQuestion, bandUsd: UsdBand | null) =>
    question.history.lookUp(withMembers(asked, { scope, nowMs, bandUsd }));
  const payeeHistory = async ({ key, action }: Payee): Promise<PayeeHistory> => {
    const { earlierChecks, lookalikes, references, clearedOn, recipient } = await lookUp(
      questionAboutPayee(first.historyQuestion, key, action.intent),
      null,
    );
    return { key, earlierChecks, lookalikes, references, clearedOn, recipient };
  };
  let payees: Soon<readonly PayeeHistory[]> | undefined;
  const ask = (asked: HistoryQuestion, bandUsd: UsdBand | null) =>
    askSource(HISTORY_IDENTITY, deadline, question, () => {
      payees ??= whenAllThere(rememberedPayees(question).map(payeeHistory));
      return whenThere(whenAllThere([lookUp(asked, bandUsd), payees]), ([answer, others]) => {
        const value: HistoryFacts = withMembers(answer, { payees: others });
        if (!question.showsDemonstrations) return { value, asOf: null, note: null };
        const played = demonstrationHistory(question.intent.sender.key, withMembers(asked, { bandUsd }));
        return { value: { ...value, ...played }, asOf: null, note: null };
      });
    });
  const declared = ask(first.historyQuestion, null);
  return whenThere(settling, (settled) =>
    whenThere(bandToAsk(settled, token), (bandUsd) =>
      bandUsd === null && settled === first ? declared : ask(settled.historyQuestion, bandUsd),
    ),
  );
};
