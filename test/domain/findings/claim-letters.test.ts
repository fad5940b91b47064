import { expect } from 'chai';
import fc from 'fast-check';
import { AUTHORITY_NAMES } from '../../../domain/data/claimed-names.js';
import { CLAIM_WORDS } from '../../../domain/data/trust-claims.js';
import { CLAIM_FORMS, FORMS_OF_REFERENCES } from '../../../domain/intent/claims/claim-forms.js';
import { ClaimGrammar } from '../../../domain/intent/claims/claim-grammar.js';
import { readingsOf } from '../../../domain/intent/spelled-text.js';
import { runs } from '../../support/depth.js';

const FORMS = [...CLAIM_FORMS, ...FORMS_OF_REFERENCES];
const grammar = new ClaimGrammar(FORMS);
const glued = new ClaimGrammar(CLAIM_FORMS.filter((form) => form.isReadGlued === true));
const PARTS: Readonly<Record<string, readonly string[]>> = { ...CLAIM_WORDS, name: AUTHORITY_NAMES };

const wordOf = (token: string): fc.Arbitrary<string> => {
  const words = token
    .replace(/[?*]$/, '')
    .split('|')
    .flatMap((choice) => PARTS[/^<(\w+)>$/.exec(choice)?.[1] ?? ''] ?? [choice]);
  const whole = fc.constantFrom(...words).map((word) => word.replace('*', 'en'));
  return /[?*]$/.test(token) ? fc.option(whole, { nil: '' }) : whole;
};

/** A text of the words of a form, in which some of them may be lacking. */
const claim = fc
  .constantFrom(...FORMS)
  .chain(({ words }) =>
    fc.tuple(
      ...words
        .split(' ')
        .filter((token) => !/^[$^~]$/.test(token))
        .map(wordOf),
    ),
  )
  .map((words) => words.filter((word) => word !== '').join(' '));

const DISGUISES: Readonly<Record<string, readonly string[]>> = {
  ...{ a: ['4', '@', 'а', 'á'], e: ['3', 'е', 'ee'], i: ['1', '!', 'l', 'І', '|'], l: ['I', '1'], o: ['0', 'ο', 'oo'] },
  ...{ s: ['5', '$', 'ss', 'ѕ'], t: ['7', '+'], m: ['rn', 'M'], w: ['vv', 'W'], g: ['9', '6'], b: ['8'], z: ['2'] },
  ...{ ' ': ['', ' ', ', ', '-', '_', ': ', '%'] },
};

const disguised = (text: string): fc.Arbitrary<string> =>
  fc.array(fc.nat({ max: 19 }), { minLength: text.length, maxLength: text.length }).chain((draws) =>
    fc.constantFrom('', '.', ' ').map((apart) =>
      [...text]
        .map((letter, index) => {
          const draw = draws[index] ?? 0;
          return DISGUISES[letter]?.[draw] ?? (draw === 19 ? letter.toUpperCase() : letter);
        })
        .join(draws[0] === 18 ? apart : ''),
    ),
  );

const isClaim = (text: string): boolean => {
  const readings = readingsOf(text).map((reading) => reading.split(' '));
  return readings.some((words) => grammar.claims(words) || words.some((word) => glued.claimsWithin(word)));
};

describe('the letters by which a text is read for claims at all', () => {
  it('stand in every text of which a reading claims something, however it is spelled', () => {
    let claims = 0;
    fc.assert(
      fc.property(claim.chain(disguised), fc.constantFrom('', 'Invoice 118 ', 'to Bob: '), (text, before) => {
        if (!isClaim(before + text)) return;
        claims += 1;
        expect(grammar.mayBeIn(before + text), before + text).to.equal(true);
      }),
      { numRuns: runs(1_000, 100_000) },
    );
    expect(claims).to.be.greaterThan(150);
  });

  it('stand in few ordinary references', () => {
    const ordinary = ['INV-2026-10001', 'order 8f14e45f-ceea-467f-a0e6-1c1e4a2b9d3c', 'Rent March', 'invoice 4711/22'];
    for (const text of ordinary) expect(grammar.mayBeIn(text), text).to.equal(false);
  });
});
