import { isExactDecimal } from './exact-number.js';

/** Objects and arrays inside one another that are still read. Source: the HTTP contract, "Request". */
export const MAX_JSON_DEPTH = 32;

/** Problems named in one answer; a body with more of them has its first ones named. */
const MAX_PROBLEMS = 16;

/** A JSON value. Objects hold own enumerable members only and never `__proto__`. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [name: string]: JsonValue };

export type JsonSyntaxReason =
  | 'unexpected_character'
  | 'unexpected_end'
  | 'bad_escape'
  | 'control_character'
  | 'lone_surrogate'
  | 'duplicate_member'
  | 'forbidden_member'
  | 'too_deep';

/** The text is no JSON that this service reads. `position` counts UTF-16 units from 0. Never quotes the text. */
export class JsonSyntaxProblem extends Error {
  override readonly name = 'JsonSyntaxProblem';
  constructor(
    readonly reason: JsonSyntaxReason,
    readonly position: number,
  ) {
    super(`${REASON_TEXT[reason]} at position ${position}`);
  }
}

const REASON_TEXT: Readonly<Record<JsonSyntaxReason, string>> = {
  unexpected_character: 'unexpected character',
  unexpected_end: 'the text ends too early',
  bad_escape: 'a backslash is followed by no valid escape',
  control_character: 'a control character stands unescaped in a string',
  lone_surrogate: 'half of a surrogate pair stands alone',
  duplicate_member: 'a member name stands twice in one object',
  forbidden_member: 'the member name "__proto__" is not accepted',
  too_deep: `objects or arrays are nested more than ${MAX_JSON_DEPTH} deep`,
};

/** Something that is JSON, and that no field of this service can hold. `path` is a JSON Pointer. */
export interface JsonContentProblem {
  readonly path: string;
  readonly kind: 'control_character' | 'number_out_of_range' | 'number_not_exact' | 'negative_zero';
}

export interface StrictJson {
  readonly value: JsonValue;
  /** Empty when every string and number can be taken as it was sent; at most 16. In the order of the text. */
  readonly problems: readonly JsonContentProblem[];
}

/**
 * Reads JSON as RFC 8259 defines it, and refuses what readers disagree about: duplicate members (compared after unescaping),
 * `__proto__`, lone surrogates, a byte order mark, and nesting over 32. Iterative: depth costs no stack.
 * Throws `JsonSyntaxProblem`. Numbers that a double cannot hold and control characters are well-formed, so they come back as
 * `problems`, each with its path.
 */
export const parseStrictJson = (text: string): StrictJson => new Reader(text).read();

interface Frame {
  readonly members: Record<string, JsonValue> | null;
  readonly items: JsonValue[] | null;
  /** Name of the member that is being read; unused in an array. */
  name: string;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const FOUR_HEX_DIGITS = /^[0-9a-fA-F]{4}$/;

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;
const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;
/** Unicode category Cc. */
const isControl = (code: number): boolean => code < 0x20 || (code >= 0x7f && code <= 0x9f);

class Reader {
  private position = 0;
  private readonly frames: Frame[] = [];
  private readonly problems: JsonContentProblem[] = [];
  /** Set by `readString`: the last string held a control character. */
  private sawControl = false;

  constructor(private readonly text: string) {}

  read(): StrictJson {
    let value = this.readUntilValue();
    for (;;) {
      const frame = this.frames.at(-1);
      if (frame === undefined) break;
      value = frame.items === null ? this.afterMember(frame, value) : this.afterItem(frame.items, value);
    }
    this.skipSpace();
    if (this.position < this.text.length) this.fail('unexpected_character');
    return { value, problems: this.problems };
  }

  /** Opens containers until a value is complete: a scalar, or an empty container. */
  private readUntilValue(): JsonValue {
    for (;;) {
      this.skipSpace();
      const code = this.text.charCodeAt(this.position);
      if (code === OPEN_BRACE) {
        this.open({ members: {}, items: null, name: '' });
        if (this.nextIs(CLOSE_BRACE)) return this.close();
        this.readName();
      } else if (code === OPEN_BRACKET) {
        this.open({ members: null, items: [], name: '' });
        if (this.nextIs(CLOSE_BRACKET)) return this.close();
      } else {
        return this.readScalar(code);
      }
    }
  }

  private afterMember(frame: Frame, value: JsonValue): JsonValue {
    (frame.members as Record<string, JsonValue>)[frame.name] = value;
    if (this.nextIs(COMMA)) {
      this.readName();
      return this.readUntilValue();
    }
    if (this.nextIs(CLOSE_BRACE)) return this.close();
    return this.fail();
  }

  private afterItem(items: JsonValue[], value: JsonValue): JsonValue {
    items.push(value);
    if (this.nextIs(COMMA)) return this.readUntilValue();
    if (this.nextIs(CLOSE_BRACKET)) return this.close();
    return this.fail();
  }

  private open(frame: Frame): void {
    if (this.frames.length === MAX_JSON_DEPTH) this.fail('too_deep');
    this.frames.push(frame);
    this.position += 1;
  }

  private close(): JsonValue {
    const frame = this.frames.pop() as Frame;
    return frame.items ?? (frame.members as Record<string, JsonValue>);
  }

  private readName(): void {
    this.skipSpace();
    if (this.text.charCodeAt(this.position) !== QUOTE) this.fail();
    const start = this.position;
    const name = this.readString();
    const frame = this.frames.at(-1) as Frame;
    if (name === '__proto__') this.fail('forbidden_member', start);
    if (Object.hasOwn(frame.members as Record<string, JsonValue>, name)) this.fail('duplicate_member', start);
    frame.name = name;
    if (this.sawControl) this.report('control_character');
    if (!this.nextIs(COLON)) this.fail();
  }

  private readScalar(code: number): JsonValue {
    if (code === QUOTE) {
      const value = this.readString();
      if (this.sawControl) this.report('control_character');
      return value;
    }
    if (code === MINUS || isDigit(code)) return this.readNumber();
    if (this.skipWord('true')) return true;
    if (this.skipWord('false')) return false;
    if (this.skipWord('null')) return null;
    return this.fail();
  }

  private skipWord(word: string): boolean {
    if (!this.text.startsWith(word, this.position)) return false;
    this.position += word.length;
    return true;
  }

  private readNumber(): number {
    const start = this.position;
    if (this.text.charCodeAt(this.position) === MINUS) this.position += 1;
    if (this.text.charCodeAt(this.position) === ZERO) this.position += 1;
    else this.skipDigits();
    if (this.text.charCodeAt(this.position) === DOT) {
      this.position += 1;
      this.skipDigits();
    }
    // 0x20 folds the letter case of E
    if ((this.text.charCodeAt(this.position) | 0x20) === 0x65) {
      this.position += 1;
      const sign = this.text.charCodeAt(this.position);
      if (sign === 0x2b || sign === MINUS) this.position += 1;
      this.skipDigits();
    }
    const lexeme = this.text.slice(start, this.position);
    const value = Number(lexeme);
    if (Object.is(value, -0)) this.report('negative_zero');
    else if (!Number.isFinite(value)) this.report('number_out_of_range');
    else if (!isExactDecimal(lexeme, value)) this.report('number_not_exact');
    return value;
  }

  private skipDigits(): void {
    const start = this.position;
    while (isDigit(this.text.charCodeAt(this.position))) this.position += 1;
    if (this.position === start) this.fail();
  }

  /** Reads from the opening quote to behind the closing one. */
  private readString(): string {
    const { text } = this;
    this.sawControl = false;
    let pieces = '';
    let position = this.position + 1;
    let pieceStart = position;
    for (;;) {
      const code = text.charCodeAt(position);
      if (code === QUOTE) break;
      if (code === BACKSLASH) {
        pieces += text.slice(pieceStart, position);
        this.position = position;
        pieces += this.readEscape();
        position = this.position;
        pieceStart = position;
      } else if (code >= 0x20 && code < 0x7f) {
        position += 1;
      } else {
        position += this.unitsOfUnusual(code, position);
      }
    }
    this.position = position + 1;
    return pieces === '' ? text.slice(pieceStart, position) : pieces + text.slice(pieceStart, position);
  }

  /** How many units the character at `position` takes: one that is neither printable ASCII, quote nor backslash. */
  private unitsOfUnusual(code: number, position: number): number {
    // charCodeAt behind the end is NaN
    if (Number.isNaN(code)) return this.fail('unexpected_end', position);
    if (code < 0x20) return this.fail('control_character', position);
    if (isControl(code)) this.sawControl = true;
    if (isHighSurrogate(code) && isLowSurrogate(this.text.charCodeAt(position + 1))) return 2;
    if (isHighSurrogate(code) || isLowSurrogate(code)) return this.fail('lone_surrogate', position);
    return 1;
  }

  /** Reads one escape, or the two of a surrogate pair. */
  private readEscape(): string {
    const { text } = this;
    const letter = text.charAt(this.position + 1);
    if (letter !== 'u') {
      const simple = SIMPLE_ESCAPES[letter];
      if (simple === undefined) return this.fail(letter === '' ? 'unexpected_end' : 'bad_escape');
      this.position += 2;
      if (isControl(simple.charCodeAt(0))) this.sawControl = true;
      return simple;
    }
    const start = this.position;
    const code = this.readHexEscape();
    if (isControl(code)) this.sawControl = true;
    if (isLowSurrogate(code)) return this.fail('lone_surrogate', start);
    if (!isHighSurrogate(code)) return String.fromCharCode(code);
    if (!text.startsWith('\\u', this.position)) return this.fail('lone_surrogate', start);
    const low = this.readHexEscape();
    return isLowSurrogate(low) ? String.fromCharCode(code, low) : this.fail('lone_surrogate', start);
  }

  private readHexEscape(): number {
    const digits = this.text.slice(this.position + 2, this.position + 6);
    if (!FOUR_HEX_DIGITS.test(digits)) return this.fail('bad_escape');
    this.position += 6;
    return Number.parseInt(digits, 16);
  }

  private nextIs(code: number): boolean {
    this.skipSpace();
    if (this.text.charCodeAt(this.position) !== code) return false;
    this.position += 1;
    return true;
  }

  /** Space, line feed, carriage return, tab: no other space counts in JSON. */
  private skipSpace(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.position);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.position += 1;
    }
  }

  private report(kind: JsonContentProblem['kind']): void {
    if (this.problems.length < MAX_PROBLEMS) this.problems.push({ path: this.path(), kind });
  }

  private path(): string {
    return this.frames.map((frame) => `/${frame.items === null ? pointerToken(frame.name) : frame.items.length}`).join('');
  }

  private fail(reason?: JsonSyntaxReason, position = this.position): never {
    throw new JsonSyntaxProblem(reason ?? (position >= this.text.length ? 'unexpected_end' : 'unexpected_character'), position);
  }
}

/** A member name as one step of a JSON Pointer. Source: RFC 6901, section 3. */
export const pointerToken = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
