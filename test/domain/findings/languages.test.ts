import { expect } from 'chai';
import fc from 'fast-check';
import { decide } from '../../../domain/decision/decide.js';
import { sentenceIn } from '../../../domain/decision/texts.js';
import { FINDINGS } from '../../../domain/findings/index.js';
import { type Language, LANGUAGES, type Texts } from '../../../domain/text/language.js';
import { amountOf, listedIn } from '../../../domain/text/render.js';
import { cases } from '../../support/generators/cases.js';

const MOST_OF_TITLE = 45;
const MOST_OF_MESSAGE = 160;
/** A shortened address with its part, an amount with its symbol, or a name: what a value takes in a sentence. */
const WIDTH_OF_VALUE = 18;

const paramsOf = (template: string): readonly string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
const sentencesOf = (template: string): number => template.match(/[.!?](?=\s|$)|[。！？]/g)?.length ?? 0;
const lengthOf = (template: string): number => [...template.replaceAll(/\{\w+\}/g, 'x'.repeat(WIDTH_OF_VALUE))].length;

/** A preposition before a subject with its article: the language joins or bends the two, a template does not. */
const SEAMS: readonly { readonly language: Language; readonly seam: RegExp }[] = [
  { language: 'de', seam: /\b(?:an|bei|durch|für|in|mit|von) der (?:Absender|Contract|Empfänger|erwartete|Safe)\b/ },
  { language: 'es', seam: /(?:^|\s)(?:a|de) el (?:contrato|destinatario|remitente)\b/ },
  { language: 'fr', seam: /(?:^|\s)(?:à|de) le (?:compte|contrat|destinataire|Safe)\b/ },
  { language: 'pt-BR', seam: /(?:^|\s)(?:a|de|em|por) [ao] (?:conta|contrato|destinatário|endereço|remetente|Safe)\b/ },
];

const eachOf = (texts: Texts, judge: (text: string, language: string) => void): void => {
  for (const language of LANGUAGES) judge(texts[language], language);
};

describe('the words of every finding', () => {
  for (const { code, title, texts } of FINDINGS) {
    it(`${code}: a title of at most 45 characters in every language, without a full stop`, () => {
      eachOf(title, (text, language) => {
        expect([...text].length, `${language}: ${text}`).to.be.within(2, MOST_OF_TITLE);
        expect(text, language).not.to.match(/[.。_{}]/);
      });
    });
    for (const [says, told] of Object.entries(texts))
      it(`${code}, ${says}: at most two sentences and 160 characters, the same values in every language`, () => {
        eachOf(told, (text, language) => {
          const at = `${language}: ${text}`;
          expect(paramsOf(text), at).to.deep.equal(paramsOf(told.en));
          expect(sentencesOf(text), at).to.be.within(1, 2);
          expect(lengthOf(text), at).to.be.at.most(MOST_OF_MESSAGE);
          expect(text, at).not.to.match(/[_"]/);
        });
      });
  }
});

it('no two findings have the same title, so that a list of them can be read', () => {
  expect(new Set(FINDINGS.map(({ title }) => title.en)).size).to.equal(FINDINGS.length);
});

describe('the words of every decision', () => {
  it('take at most 205 characters for a warning in every language, whatever the values are', () => {
    fc.assert(
      fc.property(cases(), ({ facts, policy, nowMs, ...proposal }) => {
        for (const finding of decide(proposal, facts, policy, nowMs).findings.filter(
          ({ severity }) => severity !== 'LOW',
        ))
          for (const language of LANGUAGES)
            expect([...sentenceIn(finding, language)].length, finding.message).to.be.at.most(205);
      }),
    );
  });

  it('join values to words as each language does', () => {
    fc.assert(
      fc.property(cases(), ({ facts, policy, nowMs, ...proposal }) => {
        for (const finding of decide(proposal, facts, policy, nowMs).findings)
          for (const { language, seam } of SEAMS) expect(sentenceIn(finding, language)).not.to.match(seam);
      }),
    );
    expect(listedIn(['A'], 1, 'fr')).to.equal('A et 1 autre');
    expect(listedIn(['A'], 2, 'fr')).to.equal('A et 2 autres');
    expect(amountOf('unlimited', 'USDC', 'de'), 'not "jede Menge", which means a lot').to.equal('unbegrenzt viel USDC');
  });
});
