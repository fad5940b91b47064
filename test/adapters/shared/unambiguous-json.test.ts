import { expect } from 'chai';
import fc from 'fast-check';
import { parseUnambiguousJson } from '../../../adapters/shared/unambiguous-json.js';

describe('JSON of a vendor', () => {
  it('is refused where a member stands twice, however it is written, and at any depth', () => {
    for (const text of [
      '{"a":1,"a":1}',
      '{"a":1,"b":{"c":[{"d":1 , "d"\t:2}]}}',
      '{"a":1,"\\u0061":2}',
      '{"\\"":1,"\\u0022":2}',
      '{"__proto__":1,"__proto__":2}',
      `${'['.repeat(100_000)}{"a":1,"a":2}${']'.repeat(100_000)}`,
    ])
      expect(() => parseUnambiguousJson(text), text.slice(0, 60)).to.throw(SyntaxError, 'the same name');
  });

  it('is what was written where each member stands once', () => {
    for (const text of [
      '{"a":{"b":1},"c":{"b":1}}',
      '{"a":"\\":","b\\\\":"\\\\","":": :"}',
      '["\\ud83d\\ude00 é",":"]',
      '"a":'.slice(0, 3),
    ])
      expect(parseUnambiguousJson(text), text).to.deep.equal(JSON.parse(text));
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.constantFrom('', ' ', '\n'), (text, space) => {
        const written = JSON.stringify(JSON.parse(text), null, space);
        expect(parseUnambiguousJson(written)).to.deep.equal(JSON.parse(text));
      }),
    );
  });

  it('is refused where it is no JSON', () => {
    for (const text of ['', '{', '{"a":1,}', '{a:1}', '[1]x'])
      expect(() => parseUnambiguousJson(text), text).to.throw();
  });
});
