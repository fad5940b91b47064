import { parseDocument } from 'yaml';
import { FeedFormatError } from '../../../../ports/platform/feeds.js';
import { type ListedJsonValue, type ListedJsonObject, isJsonObject } from './json-value.js';
import { type ByteLine, readLines } from './bytes.js';

/** Largest entry, in characters: what the YAML parser does with one takes time by the square of its members. */
const MAX_ENTRY_CHARACTERS = 64 * 1024;

export interface YamlEntry {
  /** Counted from 1. */
  readonly number: number;
  /** Null: the entry is no mapping, or cannot be read. */
  readonly value: ListedJsonObject | null;
}

/** What may come before and between the entries: nothing, a comment, a directive, a document mark. */
const OUTSIDE = /^(?:\s*(?:#.*)?|%.*|---\s*|\.\.\.\s*)$/;
const ITEM = /^( *)-(?: |$)/;

/**
 * One entry as plain data. Every scalar is text (an address without quotes would be read as a number); aliases are
 * refused, so that no entry unfolds to more than it is.
 */
const parseEntry = (text: string): ListedJsonObject | null => {
  try {
    const document = parseDocument(text, { schema: 'failsafe', strict: true, stringKeys: true, logLevel: 'silent' });
    if (document.errors.length > 0) return null;
    const [entry] = document.toJS({ maxAliasCount: 0 }) as readonly ListedJsonValue[];
    return entry !== undefined && isJsonObject(entry) ? entry : null;
  } catch (error) {
    // an alias, or nesting too deep for the parser: the entry is bad, and is counted as such; anything else is a defect
    if (error instanceof ReferenceError || error instanceof RangeError) return null;
    throw error;
  }
};

/** Collects the lines of the entry under way. */
class EntryLines {
  private lines: string[] = [];
  private size = 0;

  add({ text }: ByteLine): void {
    this.size += text.length + 1;
    if (this.size > MAX_ENTRY_CHARACTERS) throw new FeedFormatError('an entry is larger than any list has');
    this.lines.push(text);
  }

  /** The entry's text, or null where none is under way; the next one starts empty. */
  end(): string | null {
    if (this.lines.length === 0) return null;
    const text = this.lines.join('\n');
    this.lines = [];
    this.size = 0;
    return text;
  }
}

/**
 * The mappings of a YAML file that is one block list, one at a time: each is parsed alone, so memory does not grow with
 * the file. Throws `FeedFormatError` for anything but a block list, and for an entry of more than 64 Ki characters.
 */
export async function* readYamlEntries(file: AsyncIterable<Uint8Array>): AsyncGenerator<YamlEntry> {
  const entry = new EntryLines();
  let indent: number | null = null;
  let number = 0;
  for await (const line of readLines(file)) {
    const itemIndent = ITEM.exec(line.text)?.[1]?.length;
    indent ??= itemIndent ?? null;
    if (itemIndent !== undefined && itemIndent === indent) {
      const text = entry.end();
      if (text !== null) yield { number: ++number, value: parseEntry(text) };
      entry.add(line);
    } else if (indent !== null && line.text.search(/\S/) > indent) {
      entry.add(line);
    } else if (!OUTSIDE.test(line.text)) {
      throw new FeedFormatError(`line ${String(line.number)} is not part of a YAML list`);
    }
  }
  const text = entry.end();
  if (text !== null) yield { number: ++number, value: parseEntry(text) };
}
