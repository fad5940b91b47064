/**
 * Characters that change how the text around them looks, or that are invisible: format and direction marks, controls,
 * blanks that are no spaces.
 */
const DECEPTIVE = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Marks above and below one letter. No writing needs more; a tower of them covers the lines around it. */
const MARK = /\p{M}/u;
const MARKS_OF_A_LETTER = 4;

/**
 * Text of others in pieces: those that are shown as they are, and characters that are named because they deceive or are
 * invisible.
 */
export const visiblePieces = (text: string): readonly { readonly text: string; readonly named: boolean }[] => {
  const pieces: { text: string; named: boolean }[] = [];
  let marks = 0;
  for (const character of text) {
    marks = MARK.test(character) ? marks + 1 : 0;
    const named = DECEPTIVE.test(character) || marks > MARKS_OF_A_LETTER;
    const shown = named
      ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
      : character;
    const last = pieces.at(-1);
    if (last !== undefined && !named && !last.named) last.text += shown;
    else pieces.push({ text: shown, named });
  }
  return pieces;
};

/** `stolen_funds` as "Stolen funds". */
export const words = (code: string): string => {
  const text = code.replaceAll(/[_-]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** An exact decimal text with its thousands parted; other text as it is. */
export const grouped = (decimal: string): string => {
  const match = /^(-?)(\d+)(\.\d+)?$/.exec(decimal);
  if (match === null) return decimal;
  const [, sign = '', whole = '', fraction = ''] = match;
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${fraction}`;
};

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Seconds as the largest whole unit: "3 hours". */
export const duration = (seconds: number): string => {
  for (const [unit, size] of UNITS) {
    const count = Math.floor(seconds / size);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`;
  }
  const whole = Math.floor(seconds);
  return `${whole} second${whole === 1 ? '' : 's'}`;
};

/** A moment as a person writes it, in UTC; a day where only a day was given. */
export const shownMoment = (iso: string): string =>
  iso.length <= 10 ? iso : `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** A share of one as percent. */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;
