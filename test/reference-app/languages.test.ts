import { expect } from 'chai';
import { LANGUAGES } from '../../domain/text/language.js';
import { TEXTS } from '../../src/reference-app/page/story/texts.js';

/** Characters that a phone has room for, by the place of a text; others are sentences. */
const MOST: readonly (readonly [RegExp, number])[] = [
  [/^(?:labels|plain|sheet)\.(?!lines|wouldYou|partUnknown|executed|read|told)/, 34],
  [/^own\.(?:example\.|what|bytes|chain|wallet|check)|^own\.forms\.\w+\.label/, 40],
  [/^page\.(?:with|without|back|next)$/, 20],
  [/^page\.(?:story|own|simulated|application)$/, 60],
  [/^scenes\.\w+\.(?:title|asks)$/, 48],
  [/^advice|^doNotAccept|^(?:why|furtherReasons|meant|pays|reject|sign|accept|askAgain)$/, 64],
  [/^/, 220],
];
const mostAt = (place: string): number => MOST.find(([where]) => where.test(place))?.[1] ?? 0;

/** Every text by its place, as `scenes.payment.title`. */
const textsIn = (value: unknown, place = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, place === '' ? name : `${place}.${name}`));
};

describe('the words of the wallet', () => {
  const english = new Map(textsIn(TEXTS.en));
  for (const language of LANGUAGES) {
    it(`${language}: every text fits its place, and is not left in English`, () => {
      const all = textsIn(TEXTS[language]);
      expect(all.map(([place]) => place).sort()).to.deep.equal([...english.keys()].sort());
      for (const [place, text] of all) {
        expect([...text].length, `${place}: ${text}`).to.be.within(1, mostAt(place));
        if (language !== 'en' && text.length > 12) expect(text, place).not.to.equal(english.get(place));
      }
    });
  }
});
