import { expect } from 'chai';
import fc from 'fast-check';
import { JsonSyntaxProblem, MAX_JSON_DEPTH } from '../../domain/shared/json/problems.js';
import { parseStrictJson } from '../../domain/shared/json/strict-json.js';
import { runs } from '../support/depth.js';
import { words } from '../support/words.js';

const outcomeOf = (text: string): { value?: unknown; reason?: string; problems?: readonly unknown[] } => {
  try {
    return parseStrictJson(text);
  } catch (error) {
    if (error instanceof JsonSyntaxProblem) return { reason: error.reason };
    throw error;
  }
};

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('strict JSON', () => {
  it('reads every kind of value as JSON.parse does', () => {
    const text =
      ' {"a" : [1, -2.5, 1e3, true, false, null, "x\\u0041\\"\\\\\\/"], "b": {}, ' +
      '"c": [], "": "😀 ü \\ud83d\\ude00"}\r\n\t';
    expect(parseStrictJson(text)).to.deep.equal({ value: JSON.parse(text) as unknown, problems: [] });
  });

  it('gives objects that inherit nothing unexpected and keep a member named like an inherited one', () =>
    expect(outcomeOf('{"constructor":1,"toString":2}')).to.deep.equal({
      value: { constructor: 1, toString: 2 },
      problems: [],
    }));

  const refused: readonly (readonly [string, string, string])[] = [
    ['an empty text', '', 'unexpected_end'],
    ['white space alone', ' \n', 'unexpected_end'],
    ['a byte order mark', '\ufeff{}', 'unexpected_character'],
    ['a duplicate member', '{"a":1,"a":1}', 'duplicate_member'],
    ['a duplicate member written with an escape', '{"a":1,"\\u0061":2}', 'duplicate_member'],
    ['a duplicate member deeper down', '{"x":[{"a":1,"b":2,"a":3}]}', 'duplicate_member'],
    ['__proto__', '{"__proto__":{}}', 'forbidden_member'],
    ['__proto__ written with an escape', '{"\\u005f_proto__":{}}', 'forbidden_member'],
    ['a lone high surrogate escape', '"\\ud800"', 'lone_surrogate'],
    ['a lone low surrogate escape', '"\\udc00"', 'lone_surrogate'],
    ['two high surrogate escapes', '"\\ud800\\ud800"', 'lone_surrogate'],
    ['a high surrogate escape before another escape', '"\\ud800\\n"', 'lone_surrogate'],
    ['a raw lone surrogate', '"\ud800"', 'lone_surrogate'],
    ['a raw lone surrogate in a name', '{"\udc00":1}', 'lone_surrogate'],
    ['a raw line feed in a string', '"a\nb"', 'control_character'],
    ['a raw NUL in a string', '"\u0000"', 'control_character'],
    ['an unfinished string', '"abc', 'unexpected_end'],
    ['an unfinished escape', '"\\', 'unexpected_end'],
    ['an unknown escape', '"\\x41"', 'bad_escape'],
    ['a short hex escape', '"\\u12"', 'bad_escape'],
    ['a trailing comma', '[1,]', 'unexpected_character'],
    ['a leading zero', '01', 'unexpected_character'],
    ['a plus sign', '+1', 'unexpected_character'],
    ['a bare point', '1.', 'unexpected_end'],
    ['hexadecimal', '0x1', 'unexpected_character'],
    ['full-width digits', '１２', 'unexpected_character'],
    ['NaN', 'NaN', 'unexpected_character'],
    ['two values', '{} {}', 'unexpected_character'],
    ['a no-break space between values', '[1,\u00a02]', 'unexpected_character'],
    ['a comment', '{/* */}', 'unexpected_character'],
    ['the wrong closing bracket', '{"a":[1}', 'unexpected_character'],
    ['an unclosed object', '{"a":1', 'unexpected_end'],
    ['nesting one too deep', nested(MAX_JSON_DEPTH + 1), 'too_deep'],
    ['nesting 100,000 deep', nested(100_000), 'too_deep'],
    ['100,000 opening braces', '{"a":'.repeat(100_000), 'too_deep'],
  ];
  for (const [what, text, reason] of refused)
    it(`refuses ${what}`, () => expect(outcomeOf(text).reason).to.equal(reason));

  it('accepts the deepest nesting', () => expect(outcomeOf(nested(MAX_JSON_DEPTH)).reason).to.equal(undefined));

  const questionable: readonly (readonly [string, string, string, string])[] = [
    ['an escaped NUL', '{"a":"x\\u0000"}', '/a', 'control_character'],
    ['an escaped line feed', '{"a":["ok","\\n"]}', '/a/1', 'control_character'],
    ['a raw DEL', '{"a":"\u007f"}', '/a', 'control_character'],
    ['a raw C1 control', '{"a":"\u0085"}', '/a', 'control_character'],
    ['a control character in a name', '{"a\\t":1}', '/a\t', 'control_character'],
    ['1e309', '{"amount":1e309}', '/amount', 'number_out_of_range'],
    ['a number with a 400-digit exponent', `{"amount":1e${'9'.repeat(400)}}`, '/amount', 'number_out_of_range'],
    ['2^53 + 1', '{"amount":9007199254740993}', '/amount', 'number_not_exact'],
    ['a number too small for a double', '[[1e-400]]', '/0/0', 'number_not_exact'],
    ['40 digits', '{"amount":1234567890123456789012345678901234567890}', '/amount', 'number_not_exact'],
    ['more decimals than a double has', '{"amount":0.12345678901234567891}', '/amount', 'number_not_exact'],
    ['-0', '{"amount":-0}', '/amount', 'negative_zero'],
    ['-0.0e5', '{"amount":-0.0e5}', '/amount', 'negative_zero'],
    ['a path with characters that a pointer escapes', '{"a/b~c":-0}', '/a~1b~0c', 'negative_zero'],
  ];
  for (const [what, text, path, kind] of questionable)
    it(`names the place of ${what}`, () => expect(outcomeOf(text).problems).to.deep.equal([{ path, kind }]));

  it('takes a letter that only looks like a control character', () =>
    expect(outcomeOf('"\u180e\u200b\u202e"').problems).to.deep.equal([]));

  it('names at most 16 problems', () => expect(outcomeOf(`[${'-0,'.repeat(50)}0]`).problems).to.have.length(16));

  const exact = words(`
    0 0.1 1.50 100 1e3 1E+3 12e-1 1e18 1e23 5e-324 9007199254740992 0.30000000000000004 0e999 123456789.123456
  `);
  for (const text of exact)
    it(`takes the number ${text} as it stands`, () =>
      expect(outcomeOf(text)).to.deep.equal({ value: Number(text), problems: [] }));
});

describe('strict JSON against JSON.parse', () => {
  const printable = (value: unknown): string => JSON.stringify(value);
  /** What this reader refuses though JSON.parse takes it. */
  const STRICTER = ['duplicate_member', 'forbidden_member', 'too_deep', 'lone_surrogate'];

  it('gives the same value for every text that JSON.stringify writes', () =>
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const outcome = outcomeOf(text);
        if (outcome.reason === undefined) expect(outcome.value).to.deep.equal(JSON.parse(text));
        else expect(STRICTER).to.include(outcome.reason);
      }),
      { numRuns: runs(500) },
    ));

  it('gives the same, and finds the same, with and without space that keeps the platform from reading it', () => {
    const text = fc.oneof(
      fc.json(),
      fc.constantFrom('{"a":1,"a":1}', '{"2":1,"1":1}', '[1.0,-0,1e999]', '{"__proto__":1}', nested(33), '["\\u0041"]'),
    );
    fc.assert(
      fc.property(text, (given) => void expect(outcomeOf(given)).to.deep.equal(outcomeOf(` ${given}`))),
      { numRuns: runs(1_000) },
    );
  });

  it('takes every double that is written in its shortest form', () =>
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        fc.pre(!Object.is(value, -0));
        expect(outcomeOf(printable(value))).to.deep.equal({ value, problems: [] });
      }),
      { numRuns: runs(500) },
    ));

  it('agrees on what is JSON, with any characters', () => {
    const piece = fc.constantFrom(
      ...[
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"',
        '\\',
        '"a"',
        '"b":',
        '1',
        '-',
        '.5',
        'e9',
        'E-1',
        '0',
        'true',
        'null',
        'fals',
        ' ',
        '\n',
        '\u00a0',
      ],
      ...['\\u0041', '\\ud83d', '\\ude00', '\\n', '\u0001', '/', 'ü', '😀'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => agree(pieces.join(''))),
      { numRuns: runs(2_000) },
    );
  });

  it('agrees on JSON with one character changed, left out or put in', () => {
    const change = fc.record({
      at: fc.nat(),
      with: fc.constantFrom('', '"', '\\', ',', '}', ']', '0', 'e', '\u0000', 'x'),
      over: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), change, (value, { at, with: insert, over }) => {
        const text = JSON.stringify(value);
        const position = at % (text.length + 1);
        agree(text.slice(0, position) + insert + text.slice(position + (over ? 1 : 0)));
      }),
      { numRuns: runs(1_000) },
    );
  });

  const agree = (text: string): void => {
    const outcome = outcomeOf(text);
    let parsed: { value: unknown } | null;
    try {
      parsed = { value: JSON.parse(text) as unknown };
    } catch {
      parsed = null;
    }
    if (outcome.reason === undefined) expect({ value: outcome.value }, text).to.deep.equal(parsed);
    else if (parsed !== null) expect(STRICTER, text).to.include(outcome.reason);
  };
});
