import { AUTHORITY_NAMES } from '../../data/claimed-names.js';
import { CLAIM_WORDS } from '../../data/trust-claims.js';
import { lettersOf, spelledWord } from '../spelled-text.js';

/** One of the words that a place in a form takes. `rest`: the words that must follow; a last one may be a stem. */
interface Entry {
  readonly place: number;
  readonly rest: readonly string[];
}

/** That the words from some position on fill a place, and how many they are. */
export interface Match {
  readonly place: number;
  readonly length: number;
}

const NO_MATCHES: readonly Match[] = [];

const REST = [CLAIM_WORDS.filler, CLAIM_WORDS.adverb, CLAIM_WORDS.status, CLAIM_WORDS.quality].flat();
const PARTS: Readonly<Record<string, readonly string[]>> = { ...CLAIM_WORDS, name: AUTHORITY_NAMES, rest: REST };

const fits = (word: string | undefined, wanted: string): boolean =>
  wanted.endsWith('*') ? (word?.startsWith(wanted.slice(0, -1)) ?? false) : word === wanted;

/** The words that fill a place, as readings spell them. */
const wordsOf = (choices: string): ReadonlySet<string> => {
  const words = choices.split('|').flatMap((choice) => {
    const part = /^<(\w+)>$/.exec(choice)?.[1];
    return part === undefined ? [choice] : (PARTS[part] ?? []);
  });
  return new Set(words.map(spelledWord));
};

/** A trie of texts. A word that begins like none of them costs a letter or two, however long it is. */
export class Beginnings<Value> {
  private readonly values: Value[] = [];
  private readonly next = new Map<string, Beginnings<Value>>();

  add(text: string, value: Value): void {
    if (text === '') {
      this.values.push(value);
      return;
    }
    const letter = text.charAt(0);
    const next = this.next.get(letter) ?? new Beginnings();
    this.next.set(letter, next);
    next.add(text.slice(1), value);
  }

  /** True where one of the texts stands anywhere in this one. */
  standsIn(text: string): boolean {
    if (this.values.length > 0) return true;
    for (let from = 0; from < text.length; from += 1) {
      let at = this.next.get(text.charAt(from));
      for (let next = from + 1; at !== undefined; next += 1) {
        if (at.values.length > 0) return true;
        at = at.next.get(text.charAt(next));
      }
    }
    return false;
  }

  /** The values of all texts that stand in `text` from `from` on, with their lengths. */
  standingAt(text: string, from: number): readonly { readonly value: Value; readonly length: number }[] {
    const found: { readonly value: Value; readonly length: number }[] = [];
    let at = this.next.get(text[from] ?? '');
    for (let length = 1; at !== undefined; length += 1) {
      for (const value of at.values) found.push({ value, length });
      at = at.next.get(text[from + length] ?? '');
    }
    return found;
  }
}

/** Which words fill which place of a form. A place is a text such as `<status>|approved`, known by a number. */
export class Vocabulary {
  private readonly places = new Map<string, number>();
  private readonly lettersByPlace: (readonly string[])[] = [];
  private readonly words = new Map<string, Entry[]>();
  private readonly stems = new Beginnings<Entry>();
  /** Places by words of more than one letter, without spaces, and stems as words. */
  private readonly joined = new Beginnings<number>();

  /** The number of a place. */
  placeOf(choices: string): number {
    const known = this.places.get(choices);
    if (known !== undefined) return known;
    const place = this.places.size;
    this.places.set(choices, place);
    const words = [...wordsOf(choices)];
    this.lettersByPlace.push(words.map((word) => lettersOf(word) ?? ''));
    for (const word of words) this.add(word, place);
    return place;
  }

  /** The letters of each word that fills a place, as `lettersOf` gives them. */
  lettersAt(place: number): readonly string[] {
    return this.lettersByPlace[place] ?? [''];
  }

  /** All places that the words from `from` on fill. */
  matchesAt(words: readonly string[], from: number): readonly Match[] {
    const word = words[from] ?? '';
    const whole = this.words.get(word) ?? [];
    const stems = this.stems.standingAt(word, 0);
    // most words match nothing
    if (whole.length + stems.length === 0) return NO_MATCHES;
    return [...whole, ...stems.map(({ value }) => value)]
      .filter(({ rest }) => rest.every((wanted, index) => fits(words[from + 1 + index], wanted)))
      .map(({ place, rest }) => ({ place, length: 1 + rest.length }));
  }

  /** All places that the letters from `from` on fill; lengths in letters. */
  matchesWithin(word: string, from: number): readonly Match[] {
    const found = this.joined.standingAt(word, from);
    return found.length === 0 ? NO_MATCHES : found.map(({ value: place, length }) => ({ place, length }));
  }

  private add(text: string, place: number): void {
    const joined = text.replace(/[ *]/g, '');
    if (joined.length > 1) this.joined.add(joined, place);
    const [first = '', ...rest] = text.split(' ');
    const entry = { place, rest };
    if (first.endsWith('*')) this.stems.add(first.slice(0, -1), entry);
    else this.words.set(first, [...(this.words.get(first) ?? []), entry]);
  }
}
