import type { FactsOf } from '../../../../domain/facts/facts.js';
import {
  type HistoryAnswer,
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
import type { Question, Settled } from './question.js';
import { withMembers } from '../../../../domain/shared/with-members.js';

export const HISTORY_IDENTITY: SourceIdentity = {
  provider: HISTORY_SOURCE,
  capability: FACT_KINDS.history.capability,
  kind: 'local',
  mandatory: true,
};

/** The band that history is asked for; null where no value is judged, or where the value lies outside. */
const bandToAsk = async (
  { intent, historyQuestion: { bandUsd } }: Settled,
  token: Promise<FactsOf<'token'>>,
): Promise<UsdBand | null> => {
  if (bandUsd === null) return null;
  return isInBand(presentSizeOf(intent, (await token).value).usd, bandUsd) ? bandUsd : null;
};

/** Written out: a member after a spread costs every check. */
const withPayees = (answer: HistoryAnswer, payees: readonly PayeeHistory[]): HistoryFacts => ({
  earlierChecks: answer.earlierChecks,
  lookalikes: answer.lookalikes,
  references: answer.references,
  clearedOn: answer.clearedOn,
  recipient: answer.recipient,
  bandPaymentsLastDay: answer.bandPaymentsLastDay,
  checksLastHour: answer.checksLastHour,
  payees,
});

/**
 * Asked at once about what was declared, without waiting for the token registry: what looks like the recipient does not
 * depend on it. It is asked again only where the registry shows that the intent is of another kind, or that its value
 * lies in the band. The other accounts that the bytes pay are asked about once each; these look-ups share batches.
 */
export const askHistory = async (
  question: Question,
  settling: Promise<Settled>,
  token: Promise<FactsOf<'token'>>,
): Promise<FactsOf<'history'>> => {
  const { scope, nowMs, turn } = question;
  const lookUp = (asked: HistoryQuestion, bandUsd: UsdBand | null) =>
    question.history.lookUp(withMembers(asked, { scope, nowMs, bandUsd }));
  if (turn !== undefined) turn.foresee(withMembers(question.historyQuestion, { scope, nowMs, bandUsd: null }));
  const deadline = turn === undefined ? question.deadline : await turn.comes;
  const payeeHistory = async ({ key, action }: Payee): Promise<PayeeHistory> => {
    const { earlierChecks, lookalikes, references, clearedOn, recipient } = await lookUp(
      questionAboutPayee(question.historyQuestion, key, action.intent),
      null,
    );
    return { key, earlierChecks, lookalikes, references, clearedOn, recipient };
  };
  let payees: Promise<readonly PayeeHistory[]> | undefined;
  const ask = (asked: HistoryQuestion, bandUsd: UsdBand | null) =>
    askSource(HISTORY_IDENTITY, deadline, question, async () => {
      payees ??= Promise.all(rememberedPayees(question).map(payeeHistory));
      const [answer, others] = await Promise.all([lookUp(asked, bandUsd), payees]);
      const value = withPayees(answer, others);
      if (!question.showsDemonstrations) return { value, asOf: null, note: null };
      const played = demonstrationHistory(question.intent.sender.key, withMembers(asked, { bandUsd }));
      return { value: { ...value, ...played }, asOf: null, note: null };
    });
  const declared = ask(question.historyQuestion, null);
  const settled = await settling;
  const bandUsd = await bandToAsk(settled, token);
  return bandUsd === null && settled.historyQuestion === question.historyQuestion
    ? declared
    : ask(settled.historyQuestion, bandUsd);
};
