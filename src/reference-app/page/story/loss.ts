import { howMuch } from '../../../../domain/payload/sentence.js';
import type { Verdict } from '../api-types.js';
import type { CheckDraft } from '../draft.js';
import { sheetOf } from './sheet.js';

/** More assets than these are counted. */
const MOST_NAMED = 2;

const listed = (names: readonly string[], isWhole: boolean): string | null => {
  const shown = names.slice(0, MOST_NAMED);
  const left = names.length - shown.length;
  const all = [...shown, ...(left > 0 ? [`${left} more`] : []), ...(isWhole ? [] : ['more'])];
  if (shown.length === 0) return null;
  return all.length === 1 ? (all[0] ?? null) : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
};

/** Most could be taken by a permission, else what leaves by an execution, by the bytes, or by what was declared. */
const losses = (verdict: Verdict, draft: CheckDraft): readonly string[] => {
  const { at_risk: risk } = verdict;
  if (risk !== undefined && risk.assets.length > 0) return risk.assets.map(howMuch);
  const { send, spenders } = sheetOf(verdict, draft);
  return [...send, ...spenders].map(({ text }) => text);
};

const START = /^[A-Z](?=[a-z])/;

/**
 * The first line of a wallet that warns: "You could lose 12,345 USDC". Null where nothing warns, where funds come in,
 * and where nothing is known to leave.
 */
export const lossLine = (verdict: Verdict, draft: CheckDraft): string | null => {
  if (verdict.recommended_action === 'ALLOW' || draft.mode === 'incoming') return null;
  const names = [...new Set(losses(verdict, draft).map((text) => text.replace(/, as you were told$/, '')))];
  const isWhole = verdict.at_risk?.is_whole ?? true;
  const all = listed(
    names.map((text) => text.replace(START, (letter) => letter.toLowerCase())),
    isWhole,
  );
  return all === null ? null : `You could lose ${all}`;
};
