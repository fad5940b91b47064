/** Longest label that is kept, in characters; messages and reports quote it. */
export const MAX_LABEL_CHARACTERS = 200;

/** Control characters (labels get into logs and messages) and halves of surrogate pairs (no database stores them). */
const UNSTORABLE = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;

/** A name as the list gives it, fit to be stored and shown, in memory of its own; null where there is none. */
export const cleanLabel = (label: unknown): string | null => {
  if (typeof label !== 'string') return null;
  // cut before folding: a label of a megabyte is not worth folding
  const start = label.slice(0, MAX_LABEL_CHARACTERS * 4);
  const text = start.replace(UNSTORABLE, ' ').replace(/\s+/g, ' ').trim();
  return text === '' ? null : [...text].slice(0, MAX_LABEL_CHARACTERS).join('');
};
