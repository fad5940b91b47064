import { type JsonContentProblem, MAX_JSON_DEPTH, pointerToken } from './problems.js';
import { JsonScanner } from './scanner.js';

/** How many problems one answer names: the first ones of the body. */
const MAX_PROBLEMS = 16;

/** A JSON value. Objects hold own enumerable members only and never `__proto__`. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** An object of JSON whose members were not looked at yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

export interface StrictJson {
  readonly value: JsonValue;
  /** Strings and numbers that cannot be accepted as they were sent, in the order of the text; at most 16. */
  readonly problems: readonly JsonContentProblem[];
}

/**
 * Reads JSON as RFC 8259 defines it, and refuses what readers disagree about: duplicate members (compared after
 * unescaping), `__proto__`, lone surrogates, a byte order mark, and nesting over 32. Iterative: depth costs no stack.
 * Throws `JsonSyntaxProblem`. Numbers that a double cannot hold and control characters are well-formed, so they come
 * back as `problems`, each with its path.
 */
export const parseStrictJson = (text: string): StrictJson => plainValue(text) ?? new Reader(text).read();

/** Printable ASCII in which no character stands for another one. */
const PLAIN_TEXT = /^[\x20-\x5b\x5d-\x7e]*$/;
const OPENINGS = /[[{]/g;
const NO_PROBLEMS: readonly JsonContentProblem[] = [];

/**
 * Text that the platform's parser and writer reproduce exactly holds nothing that readers disagree about: a duplicate
 * member, an inexact number or a space would be lost. Most bodies pass, at half the cost. Null: it needs the careful
 * reader.
 */
const plainValue = (text: string): StrictJson | null => {
  // with space between its parts it would be read in vain
  if (!PLAIN_TEXT.test(text) || text.includes('": ') || text.includes('__proto__')) return null;
  if ((text.match(OPENINGS)?.length ?? 0) > MAX_JSON_DEPTH) return null;
  try {
    const value = JSON.parse(text) as JsonValue;
    return JSON.stringify(value) === text ? { value, problems: NO_PROBLEMS } : null;
  } catch {
    // the reader says what is wrong, and where
    return null;
  }
};

type Members = Record<string, JsonValue>;

/** A container that is not closed yet. */
type Frame =
  | { readonly kind: 'object'; readonly members: Members /** Of the member that is being read. */; name: string }
  | { readonly kind: 'array'; readonly items: JsonValue[] };
type ObjectFrame = Extract<Frame, { kind: 'object' }>;

const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

class Reader {
  private readonly scanner: JsonScanner;
  /** Outermost first. */
  private readonly frames: Frame[] = [];
  private readonly problems: JsonContentProblem[] = [];

  constructor(text: string) {
    this.scanner = new JsonScanner(text);
  }

  read(): StrictJson {
    const { scanner } = this;
    let value = this.readUntilValue();
    for (;;) {
      const frame = this.frames.at(-1);
      if (frame === undefined) break;
      value = frame.kind === 'object' ? this.afterMember(frame, value) : this.afterItem(frame.items, value);
    }
    scanner.skipSpace();
    if (scanner.position < scanner.text.length) scanner.fail('unexpected_character');
    return { value, problems: this.problems };
  }

  /** Opens containers until a value is complete: a scalar, or an empty container. */
  private readUntilValue(): JsonValue {
    const { scanner } = this;
    for (;;) {
      scanner.skipSpace();
      const code = scanner.peek();
      if (code === OPEN_BRACE) {
        const frame: ObjectFrame = { kind: 'object', members: {}, name: '' };
        this.open(frame);
        if (scanner.take(CLOSE_BRACE)) return this.close(frame.members);
        this.readName(frame);
      } else if (code === OPEN_BRACKET) {
        const items: JsonValue[] = [];
        this.open({ kind: 'array', items });
        if (scanner.take(CLOSE_BRACKET)) return this.close(items);
      } else {
        const value = scanner.readScalar();
        this.reportDoubt();
        return value;
      }
    }
  }

  private afterMember(frame: ObjectFrame, value: JsonValue): JsonValue {
    const { scanner } = this;
    frame.members[frame.name] = value;
    if (scanner.take(COMMA)) {
      this.readName(frame);
      return this.readUntilValue();
    }
    return scanner.take(CLOSE_BRACE) ? this.close(frame.members) : scanner.fail();
  }

  private afterItem(items: JsonValue[], value: JsonValue): JsonValue {
    const { scanner } = this;
    items.push(value);
    if (scanner.take(COMMA)) return this.readUntilValue();
    return scanner.take(CLOSE_BRACKET) ? this.close(items) : scanner.fail();
  }

  private open(frame: Frame): void {
    if (this.frames.length === MAX_JSON_DEPTH) this.scanner.fail('too_deep');
    this.frames.push(frame);
    this.scanner.position += 1;
  }

  private close(container: JsonValue): JsonValue {
    this.frames.pop();
    return container;
  }

  private readName(frame: ObjectFrame): void {
    const { scanner } = this;
    scanner.skipSpace();
    const start = scanner.position;
    const name = scanner.readString();
    if (name === '__proto__') scanner.fail('forbidden_member', start);
    if (Object.hasOwn(frame.members, name)) scanner.fail('duplicate_member', start);
    frame.name = name;
    this.reportDoubt();
    if (!scanner.take(COLON)) scanner.fail();
  }

  private reportDoubt(): void {
    const { doubt } = this.scanner;
    if (doubt !== null && this.problems.length < MAX_PROBLEMS) this.problems.push({ path: this.path(), kind: doubt });
  }

  private path(): string {
    return this.frames
      .map((frame) => `/${frame.kind === 'object' ? pointerToken(frame.name) : frame.items.length}`)
      .join('');
  }
}
