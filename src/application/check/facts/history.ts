import { isInBand, type UsdBand } from '../../../../domain/facts/history/usd-band.js';
import { FACT_KINDS } from '../../../../domain/facts/kinds.js';
import { presentSizeOf } from '../../../../domain/facts/history/check-size.js';
import type { HistoryQuestion } from '../../../../domain/policy/history-question.js';
import { askSource, type SourceIdentity } from '../ask-source.js';
import type { Asking, Question, Settled } from './question.js';

/** The id under which coverage and policies name the service's own history. */
export const HISTORY_SOURCE = 'service-history';

const IDENTITY: SourceIdentity = {
  provider: HISTORY_SOURCE,
  capability: FACT_KINDS.history.capability,
  kind: 'local',
  mandatory: true,
};

/** The band that history is asked for; null where no value is judged, or where the value lies outside. */
const bandToAsk = async (
  { intent, historyQuestion: { bandUsd } }: Settled,
  { factsOf }: Question,
): Promise<UsdBand | null> => {
  if (bandUsd === null) return null;
  const token = await factsOf('token');
  return isInBand(presentSizeOf(intent, token.value).usd, bandUsd) ? bandUsd : null;
};

/**
 * Asked at once about what was declared, without waiting for the token registry: what looks like the recipient does not
 * depend on it. It is asked again only where the registry shows that the intent is of another kind, or that its value
 * lies in the band.
 */
export const history: Asking<'history'> = {
  gather: async (question) => {
    const { scope, nowMs } = question;
    const ask = (asked: HistoryQuestion, bandUsd: UsdBand | null) =>
      askSource(IDENTITY, question.deadline, question.logger, async () => {
        const value = await question.history.lookUp({ scope, nowMs, ...asked, bandUsd });
        return { value, asOf: null, note: null };
      });
    const declared = ask(question.historyQuestion, null);
    const settled = await question.settled();
    const bandUsd = await bandToAsk(settled, question);
    return bandUsd === null && settled.historyQuestion === question.historyQuestion
      ? declared
      : ask(settled.historyQuestion, bandUsd);
  },
};
