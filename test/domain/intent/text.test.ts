import { expect } from 'chai';
import fc from 'fast-check';
import { isDeceptive } from '../../../domain/intent/deceptive-words.js';
import { hasHiddenCharacters } from '../../../domain/intent/hidden-characters.js';
import { foldedText, skeletonOf, symbolForms, withoutInvisible } from '../../../domain/intent/text.js';

describe('folding of texts', () => {
  const folds = [
    ['Cyrillic look-alikes', '\u0430\u0440\u0440\u0433\u043eve', 'appr' + 'ove'],
    ['Greek look-alikes', '\u0391\u0392\u0395', 'ABE'],
    ['full-width letters', '\uff35\uff33\uff24\uff23', 'USDC'],
    ['mathematical letters', '\u{1d413}\u{1d428}\u{1d424}\u{1d41e}\u{1d427}', 'Token'],
    ['ligatures', '\ufb01le', 'file'],
    ['zero-width characters', 'a\u200bb\u200cc\u2060d\ufeffe', 'abcde'],
    ['accents', 'Caf\u00e9', 'Cafe'],
    ['the tugrik sign', 'USD₮0', 'USDT0'],
  ] as const;
  for (const [what, text, folded] of folds)
    it(`folds ${what} to what they look like`, () => expect(foldedText(text)).to.equal(folded));

  it('leaves ASCII alone and folding twice changes nothing', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldedText(text);
        expect(foldedText(folded)).to.equal(folded);
        if (/^[\x20-\x7e]*$/.test(text)) expect(folded).to.equal(text);
      }),
    ));

  it('gives two texts that look the same one skeleton', () => {
    expect(skeletonOf('LlNK')).to.equal(skeletonOf('LINK'));
    expect(skeletonOf('USDC')).to.equal(skeletonOf('USD\u0421'));
    expect(skeletonOf('modern')).to.equal(skeletonOf('rnodem'));
    expect(skeletonOf('USDC')).to.not.equal(skeletonOf('USDT'));
  });

  it('compares symbols without case and spaces in either form', () => {
    expect(symbolForms('usdc')).to.deep.equal(symbolForms('USDC'));
    expect(symbolForms('b n b')[0]).to.equal(symbolForms('BNB')[0]);
    expect(symbolForms('m\u0430tic')[0]).to.equal(symbolForms('MATIC')[0]);
    expect(symbolForms('b n b')[1]).to.equal(symbolForms('BNB')[1]);
    expect(symbolForms('\u0432n\u0432')[0], 'only the capital looks like B').to.equal(symbolForms('BNB')[0]);
    for (const form of [0, 1] as const) expect(symbolForms('USDC')[form]).to.not.equal(symbolForms('USDT')[form]);
  });

  it('takes one disguised word among plain ones for deceptive, and no honest text of any script', () => {
    for (const text of [
      'pay USD\u0421 now',
      'now USD\u0421',
      '\uff35\uff33\uff24\uff23',
      'a \u{1d413}\u{1d428}\u{1d424}\u{1d41e}\u{1d427}',
    ])
      expect(isDeceptive(text), text).to.equal(true);
    for (const text of [
      'USD\u4e2d',
      '\uff2b9',
      'Caf\u00e9 \u041c\u043e\u0441\u043a\u0432\u0430',
      '\u2122 5\u2103',
      '\u4f8b\u5b50 pay',
    ])
      expect(isDeceptive(text), text).to.equal(false);
  });

  it('removes every invisible character', () => {
    for (const hidden of [
      '\u00ad',
      '\u034f',
      '\u061c',
      '\u115f',
      '\u180e',
      '\u200b',
      '\u200e',
      '\u202e',
      '\u2060',
      '\u2066',
      '\u2800',
      '\u3164',
      '\ufe0f',
      '\ufeff',
      '\ufff9',
      '\u{e0041}',
    ]) {
      expect(withoutInvisible(`a${hidden}b`), hidden.codePointAt(0)?.toString(16)).to.equal('ab');
      expect(hasHiddenCharacters(`a${hidden}b`), hidden.codePointAt(0)?.toString(16)).to.equal(true);
    }
  });

  it('never takes a text for deceptive that is plain ASCII', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(isDeceptive(text)).to.equal(false);
      }),
    ));
});
