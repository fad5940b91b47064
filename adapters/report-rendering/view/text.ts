import { FINDING_WORDS } from '../../../domain/findings/words.js';
import type { Cell, LabelledValue, TextLine, Tone } from './model.js';

/**
 * Characters that show nothing or steer what is beside them: controls, format characters, half surrogates, line
 * separators.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** More marks than any script puts on one letter: the rest would be drawn over the neighbouring lines. */
const MARK_HEAP = /(\p{M}{4})(\p{M}+)/gu;

const codePoint = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/**
 * The text with every unseen character written as its code point, so that nothing in a report is hidden or turned
 * around.
 */
export const visible = (text: string): string =>
  text
    .replace(UNSEEN, codePoint)
    .replace(MARK_HEAP, (_all, kept: string, rest: string) => kept + [...rest].map(codePoint).join(''));

const ISO_FORM = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.(\d+))?Z$/;

/** A moment as a person reads it, always in UTC; any other text as it is. A dash for none. */
export const momentText = (iso: string | null): string => {
  if (iso === null) return '–';
  const [, date, time, fraction] = ISO_FORM.exec(iso) ?? [];
  if (date === undefined || time === undefined) return visible(iso);
  return `${date} ${time}${fraction === undefined || /^0+$/.test(fraction) ? '' : `.${fraction}`} UTC`;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** A length of time in its two largest units. */
export const durationText = (seconds: number): string => {
  if (seconds < MINUTE) return counted(seconds, 'second');
  if (seconds < HOUR) return counted(Math.floor(seconds / MINUTE), 'minute');
  const [large, small, largeWord, smallWord] =
    seconds < DAY ? [HOUR, MINUTE, 'hour', 'minute'] : [DAY, HOUR, 'day', 'hour'];
  const rest = Math.floor((seconds % large) / small);
  return counted(Math.floor(seconds / large), largeWord) + (rest === 0 ? '' : ` ${counted(rest, smallWord)}`);
};

/** A share of 0 to 1 as per cent, at most two decimals. */
export const percentText = (share: number): string => `${Number((share * 100).toFixed(2))} %`;

/** An identifier of the service as words: underscores and hyphens become spaces. */
export const identifierText = (identifier: string): string =>
  visible(identifier).replaceAll('_', ' ').replaceAll('-', ' ');

/** A finding by its title; the code in words where this program knows none. */
export const findingText = (code: string): string => FINDING_WORDS[code]?.title ?? identifierText(code);

/** A rule that the service makes of a finding that decides by itself is named by the finding; others by their id. */
export const ruleText = (id: string): string =>
  id.startsWith('finding_') ? findingText(id.replace('finding_', '')) : visible(id);

const TONES: Readonly<Record<string, Tone>> = {
  ALLOW: 'allow',
  REVIEW: 'review',
  BLOCK: 'block',
  CRITICAL: 'critical',
  HIGH: 'high',
  MEDIUM: 'medium',
  LOW: 'low',
};

/** The tone of a verdict, severity or level. */
export const toneOf = (word: string): Tone => TONES[word] ?? 'plain';

export const line = (text: string, look: Omit<TextLine, 'text'> = {}): TextLine => ({ text: visible(text), ...look });
export const mono = (text: string): TextLine => line(text, { mono: true });
export const muted = (text: string): TextLine => line(text, { tone: 'muted' });
export const tagged = (word: string): TextLine => line(word, { strong: true, tone: toneOf(word) });
export const cell = (...lines: readonly (TextLine | null)[]): Cell => lines.filter((item) => item !== null);
export const labelled = (label: string, ...lines: readonly (TextLine | null)[]): LabelledValue => ({
  label,
  value: cell(...lines),
});

/** Marks a row of synthetic evidence. */
export const DEMONSTRATION_LINE: TextLine = { text: 'DEMONSTRATION', strong: true, tone: 'demonstration' };
