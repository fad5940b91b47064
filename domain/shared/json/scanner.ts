import { type JsonContentProblem, JsonSyntaxProblem, type JsonSyntaxReason } from './problems.js';

/**
 * Every decimal of ordinary size and up to 15 significant digits is the shortest form of its double. Source: IEEE 754,
 * DBL_DIG.
 */
const ALWAYS_EXACT_CHARACTERS = 15;
const PARTS = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/**
 * True when a double holds the number as it was written: the decimal value of `lexeme` equals that of the shortest text
 * of its double. So 0.1, 1.50 and 1e3 are exact; 9007199254740993 and 1e-400 are not. `lexeme` is a JSON number and
 * `value` its finite double.
 */
const isExactDecimal = (lexeme: string, value: number): boolean => {
  if (lexeme.length <= ALWAYS_EXACT_CHARACTERS && !lexeme.includes('e') && !lexeme.includes('E')) return true;
  const shortest = String(value);
  return lexeme === shortest || canonicalDecimal(lexeme) === canonicalDecimal(shortest);
};

/** One text for each absolute value: digits without zeros at either end, and the power of ten of the last digit. */
const canonicalDecimal = (lexeme: string): string => {
  const [, whole = '', fraction = '', exponent = '0'] = PARTS.exec(lexeme) ?? [];
  const digits = whole + fraction;
  let first = 0;
  while (first < digits.length && digits.charAt(first) === '0') first += 1;
  if (first === digits.length) return '0';
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  return `${digits.slice(first, end)}e${Number(exponent) - fraction.length + (digits.length - end)}`;
};

const QUOTE = 0x22;
const PLUS = 0x2b;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const BACKSLASH = 0x5c;
const LETTER_E = 0x65;
/** Makes a capital ASCII letter small. */
const CASE_BIT = 0x20;

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const FOUR_HEX_DIGITS = /^[0-9a-fA-F]{4}$/;

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;
const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;
/** Unicode category Cc. */
const isControl = (code: number): boolean => code < 0x20 || (code >= 0x7f && code <= 0x9f);

/**
 * Reads the parts of a JSON text that hold no other parts: strings, numbers, words, single characters. Throws
 * `JsonSyntaxProblem`. A scalar that is well-formed and cannot be accepted leaves its reason in `doubt` until the next.
 */
export class JsonScanner {
  position = 0;
  doubt: JsonContentProblem['kind'] | null = null;

  constructor(readonly text: string) {}

  /** The next code unit; NaN behind the end. */
  peek(): number {
    return this.text.charCodeAt(this.position);
  }

  /** Space, line feed, carriage return, tab: no other space counts in JSON. */
  skipSpace(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.position);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.position += 1;
    }
  }

  /** Skips space, and then the character if it comes next. */
  take(code: number): boolean {
    this.skipSpace();
    if (this.text.charCodeAt(this.position) !== code) return false;
    this.position += 1;
    return true;
  }

  readScalar(): string | number | boolean | null {
    this.doubt = null;
    const code = this.peek();
    if (code === QUOTE) return this.readString();
    if (code === MINUS || isDigit(code)) return this.readNumber();
    if (this.takeWord('true')) return true;
    if (this.takeWord('false')) return false;
    if (this.takeWord('null')) return null;
    return this.fail();
  }

  /** Reads from the opening quote to behind the closing one. */
  readString(): string {
    const { text } = this;
    this.doubt = null;
    if (this.peek() !== QUOTE) this.fail();
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

  /** Without a reason: the text ended too early, or the character is unexpected. */
  fail(reason?: JsonSyntaxReason, position = this.position): never {
    throw new JsonSyntaxProblem(
      reason ?? (position >= this.text.length ? 'unexpected_end' : 'unexpected_character'),
      position,
    );
  }

  private takeWord(word: string): boolean {
    if (!this.text.startsWith(word, this.position)) return false;
    this.position += word.length;
    return true;
  }

  private readNumber(): number {
    const start = this.position;
    if (this.peek() === MINUS) this.position += 1;
    if (this.peek() === ZERO) this.position += 1;
    else this.skipDigits();
    if (this.peek() === DOT) {
      this.position += 1;
      this.skipDigits();
    }
    if ((this.peek() | CASE_BIT) === LETTER_E) {
      this.position += 1;
      const sign = this.peek();
      if (sign === PLUS || sign === MINUS) this.position += 1;
      this.skipDigits();
    }
    const lexeme = this.text.slice(start, this.position);
    const value = Number(lexeme);
    if (Object.is(value, -0)) this.doubt = 'negative_zero';
    else if (!Number.isFinite(value)) this.doubt = 'number_out_of_range';
    else if (!isExactDecimal(lexeme, value)) this.doubt = 'number_not_exact';
    return value;
  }

  private skipDigits(): void {
    const start = this.position;
    while (isDigit(this.peek())) this.position += 1;
    if (this.position === start) this.fail();
  }

  /** How many code units a character takes that is neither printable ASCII, quote nor backslash. */
  private unitsOfUnusual(code: number, position: number): number {
    if (Number.isNaN(code)) return this.fail('unexpected_end', position);
    if (code < 0x20) return this.fail('control_character', position);
    if (isControl(code)) this.doubt = 'control_character';
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
      if (isControl(simple.charCodeAt(0))) this.doubt = 'control_character';
      return simple;
    }
    const start = this.position;
    const code = this.readHexEscape();
    if (isControl(code)) this.doubt = 'control_character';
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
}
