import { expect } from 'chai';
import fc from 'fast-check';
import { PAYLOAD_ACTION_KINDS, type PayloadAction, textField } from '../../../domain/payload/action.js';
import { SENTENCES } from '../../../domain/payload/data/sentences.js';
import { sentenceOf } from '../../../domain/payload/sentence.js';
import { LANGUAGES, type Texts } from '../../../domain/text/language.js';

const MOST = 190;
/** A shortened account, an amount with its symbol: what a value takes in a sentence. */
const WIDTH_OF_VALUE = 14;

const valuesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

const [ME, OTHER, TOKEN] = ['11', '22', 'cc'].map((pair) => `0x${pair.repeat(20)}`) as [string, string, string];
const account = fc.constantFrom(null, ME, OTHER);
const asset = { address: TOKEN, symbol: null, decimals: null, tokenId: null };
/** Actions of every kind, of names that have sentences of their own among them. */
const actions = fc.record<PayloadAction>({
  path: fc.constant('0'),
  kind: fc.constantFrom(...PAYLOAD_ACTION_KINDS),
  asset: fc.constantFrom(
    ...[null, asset, { ...asset, address: null }, { ...asset, tokenId: '7' }],
    ...[{ ...asset, symbol: 'USDC', decimals: 6 }],
  ),
  amount: fc.constantFrom(null, '0', 'unlimited', '12345000000'),
  from: account,
  to: account,
  target: fc.constantFrom(null, OTHER),
  function: fc.constantFrom(null, 'mint(address)', 'burn', 'SetAuthority', 'AddMember', 'AddSpendingLimit', 'Split'),
  certainty: fc.constantFrom('exact', 'unknown'),
  source: fc.constantFrom(null, 'ERC-20', 'Squads', 'Token-2022', 'Stake'),
  expiresAt: fc.constantFrom(null, '2000000000', '9'.repeat(30)),
  fields: fc.constantFrom([], [textField('Authority', 'MintTokens'), textField('Period', 'a day')]),
});

describe('the words for what bytes do', () => {
  for (const [name, texts] of Object.entries<Texts>(SENTENCES))
    it(`${name}: the same values in every language, no longer than a phone has room for`, () => {
      for (const language of LANGUAGES) {
        const text = texts[language];
        expect(valuesIn(text), language).to.deep.equal(valuesIn(texts.en));
        expect([...text.replaceAll(/\{\w+\}/g, 'x'.repeat(WIDTH_OF_VALUE))].length, text).to.be.within(1, MOST);
        expect(/[.。]$/.test(text), text).to.equal(texts.en.endsWith('.'));
      }
    });

  it('tell every action in every language, with every value filled in, and no blank too many', () =>
    fc.assert(
      fc.property(actions, (action) => {
        const all = LANGUAGES.map((language) => sentenceOf(action, ME, [action], language));
        for (const text of all) expect(text).not.to.match(/[{}]|undefined|null| {2}| [.。，]/);
        expect(new Set(all).size, all[0]).to.equal(LANGUAGES.length);
      }),
    ));
});
