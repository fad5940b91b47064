import { type Many, getManyValues, none } from 'stream-chain/defs.js';
import { type Token, jsonParser } from 'stream-json/core/parser.js';
import { FeedFormatError } from '../../../../ports/platform/feeds.js';
import { readText } from './bytes.js';
import { type ListedJsonValue, JsonValueBuilder, emptyObject } from './json-value.js';
import { MAX_ENTRY_CHARACTERS } from './bytes.js';

/** One element of an array, or one member of an object. */
export interface JsonEntry {
  /** Counted from 1. */
  readonly number: number;
  /** The member's name, which may be empty; null in an array. */
  readonly name: string | null;
  readonly value: ListedJsonValue;
}

/** Where the entries are: in the file's own array or object, or in the array that is one member of its object. */
export type JsonPlace = 'top' | { readonly member: string };

const tokensOf = async function* (file: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Token[]> {
  // `none` ends the input; the library's type of the function leaves that out
  const parse = jsonParser({ packValues: true, streamValues: false }) as (
    text: string | typeof none,
  ) => Many<Token> | typeof none;
  const feed = (text: string | typeof none): readonly Token[] => {
    try {
      const tokens = parse(text);
      return tokens === none ? [] : getManyValues(tokens);
    } catch (error) {
      throw new FeedFormatError('the file is not JSON, or is cut short', { cause: error });
    }
  };
  let silent = 0;
  for await (const text of readText(file)) {
    const tokens = feed(text);
    silent = tokens.length === 0 ? silent + text.length : 0;
    if (silent > MAX_ENTRY_CHARACTERS) throw new FeedFormatError('a value is longer than any list has');
    if (tokens.length > 0) yield tokens;
  }
  yield feed(none);
};

/** Follows the tokens down to the entries; what is beside them is skipped. */
class EntryFinder {
  private readonly builder = new JsonValueBuilder();
  private depth = 0;
  private name: string | null = null;
  /** Depth of the container whose children are the entries; null until it opens. */
  private entriesDepth: number | null = null;
  private found = false;
  private number = 0;

  constructor(private readonly place: JsonPlace) {}

  get foundEntries(): boolean {
    return this.found;
  }

  /** Takes one token; the entry that it completes, or null. */
  take(token: Token): JsonEntry | null {
    switch (token.name) {
      case 'startObject':
      case 'startArray':
        return this.open(token.name === 'startArray');
      case 'endObject':
      case 'endArray':
        return this.close();
      case 'keyValue':
        return this.nameMember(token.value);
      case 'stringValue':
        return this.add(token.value);
      case 'numberValue':
        return this.add(Number(token.value));
      case 'nullValue':
      case 'trueValue':
      case 'falseValue':
        return this.add(token.value);
      // the parser packs values and drops white space: these do not come
      case 'startString':
      case 'endString':
      case 'stringChunk':
      case 'startNumber':
      case 'endNumber':
      case 'numberChunk':
      case 'startKey':
      case 'endKey':
      case 'whitespace':
        return null;
    }
  }

  private get inEntries(): boolean {
    return this.entriesDepth !== null && this.depth >= this.entriesDepth;
  }

  private open(isArray: boolean): null {
    if (this.inEntries) this.builder.open(isArray ? [] : emptyObject());
    this.depth += 1;
    if (this.entriesDepth === null && this.startsEntries(isArray)) {
      this.entriesDepth = this.depth;
      this.found = true;
    }
    return null;
  }

  private startsEntries(isArray: boolean): boolean {
    if (this.place === 'top') return this.depth === 1;
    return isArray && this.depth === 2 && this.name === this.place.member;
  }

  private close(): JsonEntry | null {
    this.depth -= 1;
    if (this.entriesDepth !== null && this.depth < this.entriesDepth) {
      this.entriesDepth = null;
      // a second member of the same name would be a second list: its entries count as well
      return null;
    }
    return this.inEntries ? this.finish(this.builder.close()) : null;
  }

  private nameMember(name: string): null {
    if (this.builder.isOpen) this.builder.nameMember(name);
    else this.name = name;
    return null;
  }

  private add(value: ListedJsonValue): JsonEntry | null {
    return this.inEntries ? this.finish(this.builder.add(value)) : null;
  }

  private finish(value: ListedJsonValue | undefined): JsonEntry | null {
    if (value === undefined) return null;
    this.number += 1;
    return { number: this.number, name: this.place === 'top' ? this.name : null, value };
  }
}

/**
 * The entries of a JSON list, one at a time. Throws `FeedFormatError` for text that is no JSON, is cut short, holds no
 * container at the place, or holds an entry that is larger or deeper than any list's.
 */
export async function* readJsonEntries(file: AsyncIterable<Uint8Array>, place: JsonPlace): AsyncGenerator<JsonEntry> {
  const finder = new EntryFinder(place);
  for await (const tokens of tokensOf(file)) {
    for (const token of tokens) {
      const entry = finder.take(token);
      if (entry !== null) yield entry;
    }
  }
  if (!finder.foundEntries) throw new FeedFormatError('the file holds no list at the place where this format has it');
}

/** The text of one member of the file's own object; null where it has none. Throws like `readJsonEntries`. */
export const topText = async (file: AsyncIterable<Uint8Array>, member: string): Promise<string | null> => {
  let depth = 0;
  let name: string | null = null;
  for await (const tokens of tokensOf(file))
    for (const token of tokens) {
      if (token.name === 'keyValue' && depth === 1) name = token.value;
      else if (token.name === 'stringValue' && depth === 1 && name === member) return token.value;
      else if (token.name.startsWith('start')) depth += 1;
      else if (token.name.startsWith('end')) depth -= 1;
    }
  return null;
};
