import { AUTHORITY_NAMES } from '../../data/claimed-names.js';
import { CLAIM_WORDS } from '../../data/trust-claims.js';
import { spelledWord } from '../spelled-text.js';

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

const REST = [CLAIM_WORDS.filler, CLAIM_WORDS.adverb, CLAIM_WORDS.status, CLAIM_WORDS.quality].flat();
const PARTS: Readonly<Record<string, readonly string[]>> = { ...CLAIM_WORDS, name: AUTHORITY_NAMES, rest: REST };
const SHORTEST_STEM = 3;

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

const addBeginnings = (beginnings: Set<string>, text: string): void => {
  for (let end = 1; end <= text.length; end += 1) beginnings.add(text.slice(0, end));
};

/** Which words fill which place of a form. A place is a text such as `<status>|approved`, known by a number. */
export class Vocabulary {
  private readonly places = new Map<string, number>();
  private readonly words = new Map<string, Entry[]>();
  private readonly stems = new Map<string, Entry[]>();
  /** Without spaces, and stems as words. */
  private readonly joined = new Map<string, number[]>();
  /** How stems, and joined words, begin: a text that begins otherwise fills no place, however long it is. */
  private readonly beginnings = { stems: new Set<string>(), joined: new Set<string>() };

  /** The number of a place. */
  placeOf(choices: string): number {
    const known = this.places.get(choices);
    if (known !== undefined) return known;
    const place = this.places.size;
    this.places.set(choices, place);
    for (const word of wordsOf(choices)) this.add(word, place);
    return place;
  }

  /** All places that the words from `from` on fill. */
  matchesAt(words: readonly string[], from: number): readonly Match[] {
    const word = words[from] ?? '';
    const entries = [...(this.words.get(word) ?? [])];
    for (let end = SHORTEST_STEM; end <= word.length; end += 1) {
      const beginning = word.slice(0, end);
      if (!this.beginnings.stems.has(beginning)) break;
      entries.push(...(this.stems.get(beginning) ?? []));
    }
    return entries
      .filter(({ rest }) => rest.every((wanted, index) => fits(words[from + 1 + index], wanted)))
      .map(({ place, rest }) => ({ place, length: 1 + rest.length }));
  }

  /** All places that the letters from `from` on fill; lengths in letters. */
  matchesWithin(word: string, from: number): readonly Match[] {
    const matches: Match[] = [];
    for (let length = 2; from + length <= word.length; length += 1) {
      const beginning = word.slice(from, from + length);
      if (!this.beginnings.joined.has(beginning)) break;
      for (const place of this.joined.get(beginning) ?? []) matches.push({ place, length });
    }
    return matches;
  }

  private add(text: string, place: number): void {
    const joined = text.replace(/[ *]/g, '');
    this.joined.set(joined, [...(this.joined.get(joined) ?? []), place]);
    addBeginnings(this.beginnings.joined, joined);
    const [first = '', ...rest] = text.split(' ');
    const isStem = first.endsWith('*');
    const key = isStem ? first.slice(0, -1) : first;
    if (isStem) addBeginnings(this.beginnings.stems, key);
    const table = isStem ? this.stems : this.words;
    table.set(key, [...(table.get(key) ?? []), { place, rest }]);
  }
}
