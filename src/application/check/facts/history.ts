import { isInBand, type UsdBand } from '../../../../domain/facts/history/usd-band.js';
import { FACT_KINDS } from '../../../../domain/facts/kinds.js';
import { valueUsd } from '../../../../domain/facts/token/value.js';
import { askSource, type SourceIdentity } from '../ask-source.js';
import type { Asking, Question } from './question.js';

/** The id under which coverage and policies name the service's own history. */
export const HISTORY_SOURCE = 'service-history';

const IDENTITY: SourceIdentity = {
  provider: HISTORY_SOURCE,
  capability: FACT_KINDS.history.capability,
  kind: 'local',
  mandatory: true,
};

/** The band that history is asked for; null where no value is judged, or where the value lies outside. */
const bandToAsk = async ({ historyQuestion: { bandUsd }, factsOf, intent }: Question): Promise<UsdBand | null> => {
  if (bandUsd === null) return null;
  const token = await factsOf('token');
  return isInBand(valueUsd(intent, token.value), bandUsd) ? bandUsd : null;
};

export const history: Asking<'history'> = {
  gather: (question) =>
    askSource(IDENTITY, question.deadline, question.logger, async () => {
      const bandUsd = await bandToAsk(question);
      const { historyQuestion, scope, nowMs } = question;
      const value = await question.history.lookUp({ scope, nowMs, ...historyQuestion, bandUsd });
      return { value, asOf: null, note: null };
    }),
};
