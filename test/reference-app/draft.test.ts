import { expect } from 'chai';
import type { CheckRequest } from '../../src/application/api.js';
import { compileSchema } from '../../src/http/schemas/ajv.js';
import { CheckRequestSchema } from '../../src/http/schemas/check-request.js';
import type { CheckResponse } from '../../src/http/schemas/check-response.js';
import type { Verdict } from '../../src/reference-app/page/api-types.js';
import { bodyOf, draftErrors, draftOf } from '../../src/reference-app/page/draft.js';
import type { Intent } from '../../src/reference-app/page/intent.js';
import { PRESETS } from '../../src/reference-app/page/presets.js';
import { duration, moment, percent, visiblePieces, words } from '../../src/reference-app/page/text.js';

// the compiler compares the page's own types with the service's
export const asRequest = (intent: Intent): CheckRequest => intent;
export const asVerdict = (response: CheckResponse): Verdict => response;

describe('the form of the reference application', () => {
  const [first] = PRESETS.outgoing;

  for (const { id, intent } of [...PRESETS.outgoing, ...PRESETS.incoming]) {
    it(`${id}: comes out of the form as it went in, and is a request that the service accepts`, () => {
      const body = JSON.parse(bodyOf(draftOf(intent))) as unknown;
      expect(body).to.deep.equal(intent);
      const matches = compileSchema(CheckRequestSchema);
      expect(matches(body)).to.equal(true);
    });
  }

  it('sends the amount digit by digit', () => {
    for (const [typed, sent] of [
      ['9007199254740993', '9007199254740993'],
      ['007', '7'],
      ['0', '0'],
      [' 1.50 ', '1.50'],
      ['0.1', '0.1'],
      ['00', '0'],
    ] as const) {
      expect(bodyOf({ ...draftOf(first.intent), amount: typed })).to.include(`{"amount":${sent},`);
    }
  });

  it('lets no amount through that would break the JSON or mean something else', () => {
    for (const amount of ['', ' ', '1,000', '-1', '1e3', '.5', '5.', '0x10', '1 000', '１２', 'NaN', '1}']) {
      expect(draftErrors({ ...draftOf(first.intent), amount }), amount).to.include.keys('amount');
    }
  });

  it('leaves out what is empty and keeps every character of names', () => {
    const body = JSON.parse(
      bodyOf({
        ...draftOf(first.intent),
        counterparty_name: ' \u202Ex ',
        permissions: ' a \n\n b',
        contract_verified: 'false',
      }),
    ) as object;
    expect(body).to.deep.equal({
      ...first.intent,
      counterparty_name: ' \u202Ex ',
      permissions: ['a', 'b'],
      contract_verified: false,
    });
  });
});

describe('text that others wrote, on the page', () => {
  it('names characters that deceive or cannot be seen, and keeps the rest', () => {
    expect(visiblePieces('a\u202Eb\u200Bc\u0000')).to.deep.equal([
      { text: 'a', named: false },
      { text: 'U+202E', named: true },
      { text: 'b', named: false },
      { text: 'U+200B', named: true },
      { text: 'c', named: false },
      { text: 'U+0000', named: true },
    ]);
    expect(visiblePieces('Größe 東京 👍')).to.deep.equal([{ text: 'Größe 東京 👍', named: false }]);
  });

  it('writes durations, moments, shares and codes as a person does', () => {
    expect([0, 1, 59, 60, 3600, 7199, 86_400, 7_776_000].map(duration)).to.deep.equal([
      '0 seconds',
      '1 second',
      '59 seconds',
      '1 minute',
      '1 hour',
      '1 hour',
      '1 day',
      '90 days',
    ]);
    expect(moment('2026-11-21T12:34:56.000Z')).to.equal('2026-11-21 12:34 UTC');
    expect(moment('2026-11-21')).to.equal('2026-11-21');
    expect(percent(0.125)).to.equal('12.5 %');
    expect(words('stolen_funds')).to.equal('Stolen funds');
  });
});
