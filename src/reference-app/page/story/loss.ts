import { atRiskSentence, couldLose } from '../../../../domain/facts/simulation/at-risk-sentence.js';
import type { Verdict } from '../api-types.js';
import { type Asked, isIncoming } from '../draft.js';
import { sheetOf } from './sheet.js';
import { LANGUAGE } from './texts.js';

const START = /^[A-Z](?=[a-z])/;

/** Within a sentence; German has a colon before it. */
const inside = (text: string): string =>
  LANGUAGE === 'de' ? text : text.replace(START, (letter) => letter.toLowerCase());

/**
 * The first line of a wallet that warns: "You could lose 12,345 USDC". What could be taken by a permission, else what
 * leaves by an execution, by the bytes, or by what was declared. Null where nothing warns, where funds come in, and
 * where nothing is known to leave.
 */
export const lossLine = (verdict: Verdict, asked: Asked): string | null => {
  if (verdict.recommended_action === 'ALLOW' || isIncoming(asked)) return null;
  const taken = verdict.at_risk === undefined ? null : atRiskSentence(verdict.at_risk, LANGUAGE);
  if (taken !== null) return taken;
  const { send, spenders } = sheetOf(verdict, asked);
  const names = [...send, ...spenders].flatMap(({ what, text }) => (what === null ? [] : [inside(what ?? text)]));
  return couldLose([...new Set(names)], LANGUAGE);
};
