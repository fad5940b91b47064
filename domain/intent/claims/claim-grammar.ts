import type { ClaimForm } from './claim-forms.js';
import { Beginnings, type Match, Vocabulary } from './claim-vocabulary.js';
import { lettersOf } from '../spelled-text.js';
import { isAscii } from '../text.js';

/** A place in a form: what fills it, and how often. `place` null: any word. */
interface Step {
  readonly place: number | null;
  readonly isOptional: boolean;
  readonly most: number;
}

interface Rule {
  readonly form: ClaimForm;
  readonly steps: readonly Step[];
  /** The places that a text must fill. */
  readonly required: readonly number[];
  readonly beginsText: boolean;
  readonly ends: 'clause' | 'text' | 'anywhere';
}

const MOST_REPEATED = 4;
const MOST_DENIED = 3;
/** How many words back may tell a clause's subject. */
const BUSINESS_REACH = 5;
const ENDS: Readonly<Record<string, Rule['ends']>> = { $: 'clause', '^': 'text' };

/**
 * What is read: the words and breaks (`,`) of a text, or the letters of a long word; with the places that are filled
 * from each position on.
 */
interface ParsedText {
  readonly words: readonly string[];
  readonly matches: readonly (readonly Match[])[];
  readonly isOneWord: boolean;
}

/** What denies a claim within a word: `unsafe`. */
const DENIED_WITHIN = /(?:un|not|non|never)$/;

/** Forms of claims over the words of a text. Linear in the words, for any words. */
export class ClaimGrammar {
  private readonly vocabulary = new Vocabulary();
  /** The rules by the first place that a text must fill for them. */
  private readonly rulesFrom = new Map<number, readonly Rule[]>();
  /** Every text with a claim holds at least one of these. */
  private readonly signs = new Beginnings<true>();
  private readonly places: Readonly<Record<'negation' | 'denied' | 'business' | 'after' | 'owner', number>>;

  constructor(forms: readonly ClaimForm[]) {
    const placeOf = (choices: string): number => this.vocabulary.placeOf(choices);
    this.places = {
      negation: placeOf('<negation>'),
      denied: placeOf('<denied>'),
      business: placeOf('<business>'),
      after: placeOf('<after>'),
      owner: placeOf('<owner>'),
    };
    for (const rule of forms.map((form) => this.ruleOf(form))) {
      const [first] = rule.required;
      if (first === undefined) throw new RangeError(`A form must ask for a word: ${rule.form.words}`);
      this.rulesFrom.set(first, [...(this.rulesFrom.get(first) ?? []), rule]);
      for (const letters of this.mostTelling(rule)) this.signs.add(letters, true);
    }
  }

  /** False is certain: no reading of the text holds a claim, in words or within one. Most texts are read no further. */
  mayBeIn(text: string): boolean {
    return (isAscii(text) ? [text] : [text, text.toLowerCase()]).some((form) => {
      const letters = lettersOf(form);
      return letters === null || this.signs.standsIn(letters);
    });
  }

  /** The words of that required place which fewest texts hold by chance: the longest. */
  private mostTelling({ required }: Rule): readonly string[] {
    const places = required.map((place) => this.vocabulary.lettersAt(place));
    const shortest = (words: readonly string[]): number => Math.min(...words.map(({ length }) => length));
    return places.reduce((best, words) => (shortest(words) > shortest(best) ? words : best));
  }

  /** True when the words hold a claim in one of the forms. */
  claims(words: readonly string[]): boolean {
    const matches = words.map((_word, from) => this.vocabulary.matchesAt(words, from));
    return this.holdsAny({ words, matches, isOneWord: false });
  }

  /** True when one word without spaces holds a claim in one of the forms. */
  claimsWithin(word: string): boolean {
    const words = [...word];
    if (words.length !== word.length) return false;
    const matches = words.map((_letter, from) => this.vocabulary.matchesWithin(word, from));
    return this.holdsAny({ words, matches, isOneWord: true });
  }

  private holdsAny(text: ParsedText): boolean {
    const filled = new Set<number>();
    for (const some of text.matches) for (const { place } of some) filled.add(place);
    return [...filled].some((first) =>
      this.rulesFrom
        .get(first)
        ?.some((rule) => rule.required.every((place) => filled.has(place)) && this.holds(rule, text)),
    );
  }

  private ruleOf(form: ClaimForm): Rule {
    const tokens = form.words.split(' ');
    const end = ENDS[tokens.at(-1) ?? ''];
    const beginsText = tokens[0] === '^';
    const steps = tokens.slice(beginsText ? 1 : 0, end === undefined ? undefined : -1).map((token): Step => {
      const choices = token.replace(/[?*]$/, '');
      return {
        place: choices === '~' ? null : this.vocabulary.placeOf(choices),
        isOptional: choices !== token,
        most: token.endsWith('*') ? MOST_REPEATED : 1,
      };
    });
    const required = steps.flatMap(({ place, isOptional }) => (isOptional || place === null ? [] : [place]));
    return { form, steps, required, beginsText, ends: end ?? 'anywhere' };
  }

  private holds(rule: Rule, text: ParsedText): boolean {
    const last = rule.beginsText ? 1 : text.words.length;
    for (let from = 0; from < last; from += 1) {
      if (
        this.ends(rule, text, from).some((end) => this.isEnd(rule, text, end)) &&
        !this.isExempt(rule.form, text, from)
      )
        return true;
    }
    return false;
  }

  /** The positions behind the words that fill every step from `from` on. */
  private ends({ steps, form }: Rule, text: ParsedText, from: number): readonly number[] {
    let positions: ReadonlySet<number> = new Set([from]);
    for (const step of steps) {
      const next = new Set<number>(step.isOptional ? positions : []);
      let reached = positions;
      for (let times = 0; times < step.most && reached.size > 0; times += 1) {
        reached = new Set([...reached].flatMap((position) => this.after(step, text, position, form)));
        for (const position of reached) next.add(position);
      }
      positions = next;
      if (positions.size === 0) return [];
    }
    return [...positions];
  }

  private after(
    { place }: Step,
    { words, matches, isOneWord }: ParsedText,
    from: number,
    form: ClaimForm,
  ): readonly number[] {
    const isWord = from < words.length && words[from] !== ',' && !isOneWord;
    const lengths =
      place === null
        ? isWord
          ? [1]
          : []
        : (matches[from] ?? []).filter((match) => match.place === place).map(({ length }) => length);
    return lengths.map((length) => {
      let end = from + length;
      while (form.isReadOverBreaks === true && words[end] === ',') end += 1;
      return end;
    });
  }

  private isEnd({ ends }: Rule, text: ParsedText, end: number): boolean {
    if (ends === 'anywhere' || end >= text.words.length) return true;
    if (text.isOneWord) return false;
    return (
      ends === 'clause' && (text.words[end] === ',' || text.words[end - 1] === ',' || this.fills(text, end, 'after'))
    );
  }

  private isExempt(form: ClaimForm, text: ParsedText, from: number): boolean {
    return (
      (form.isDeniable === true && this.isDenied(text, from)) ||
      (form.isAboutCheck === true && this.isAboutBusiness(text, from)) ||
      (form.notAfter !== undefined && this.fills(text, from - 1, form.notAfter))
    );
  }

  private isDenied(text: ParsedText, from: number): boolean {
    if (text.isOneWord) return DENIED_WITHIN.test(text.words.slice(0, from).join(''));
    let before = from - 1;
    for (let steps = 0; steps < MOST_DENIED && this.fills(text, before, 'denied'); steps += 1) before -= 1;
    return this.fills(text, before, 'negation');
  }

  private isAboutBusiness(text: ParsedText, from: number): boolean {
    if (text.isOneWord) return false;
    for (let before = from - 1; before >= from - BUSINESS_REACH && before >= 0; before -= 1) {
      if (text.words[before] === ',') return false;
      if (this.fills(text, before, 'business')) return true;
    }
    return false;
  }

  private fills({ matches }: ParsedText, at: number, part: keyof ClaimGrammar['places']): boolean {
    return matches[at]?.some(({ place }) => place === this.places[part]) ?? false;
  }
}
