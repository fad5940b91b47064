import type { Verdict } from '../api-types.js';
import { type Asked, isIncoming } from '../draft.js';
import { sheetOf } from './sheet.js';
import { STORY_TEXTS } from './texts.js';

/** More assets than these are counted. */
const MOST_NAMED = 2;

const listed = (names: readonly string[], isWhole: boolean): string | null => {
  const shown = names.slice(0, MOST_NAMED);
  const left = names.length - shown.length;
  const more = [...(left > 0 ? [STORY_TEXTS.more(left)] : []), ...(isWhole ? [] : [STORY_TEXTS.more(null)])];
  return shown.length === 0 ? null : STORY_TEXTS.listed([...shown, ...more]);
};

/** Most could be taken by a permission, else what leaves by an execution, by the bytes, or by what was declared. */
const losses = (verdict: Verdict, asked: Asked): readonly string[] => {
  const { at_risk: risk } = verdict;
  if (risk !== undefined && risk.assets.length > 0) return risk.assets.map(STORY_TEXTS.howMuch);
  const { send, spenders } = sheetOf(verdict, asked);
  return [...send, ...spenders].map(({ what, text }) => what ?? text);
};

const START = /^[A-Z](?=[a-z])/;

/**
 * The first line of a wallet that warns: "You could lose 12,345 USDC". Null where nothing warns, where funds come in,
 * and where nothing is known to leave.
 */
export const lossLine = (verdict: Verdict, asked: Asked): string | null => {
  if (verdict.recommended_action === 'ALLOW' || isIncoming(asked)) return null;
  const names = [...new Set(losses(verdict, asked))];
  const isWhole = verdict.at_risk?.is_whole ?? true;
  const all = listed(
    names.map((text) => text.replace(START, (letter) => letter.toLowerCase())),
    isWhole,
  );
  return all === null ? null : STORY_TEXTS.couldLose(all);
};
