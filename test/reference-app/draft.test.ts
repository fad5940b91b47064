import { expect } from 'chai';
import type { CheckRequest } from '../../src/application/api.js';
import { compileSchema } from '../../src/http/schemas/ajv.js';
import { CheckRequestSchema } from '../../src/http/schemas/check-request.js';
import type { CheckResponse } from '../../src/http/schemas/check-response.js';
import type { Verdict } from '../../src/reference-app/page/api-types.js';
import { type Asked, bodyOf, finalBodyOf } from '../../src/reference-app/page/draft.js';
import { type FormId, type Handed, handedProblem } from '../../src/reference-app/page/handed.js';
import type { Intent } from '../../src/reference-app/page/intent.js';
import { PRESETS } from '../support/presets.js';
import { duration, shownMoment, percent, visiblePieces, words } from '../../src/reference-app/page/text.js';

// the compiler compares the page's own types with the service's
export const asRequest = (intent: Intent): CheckRequest => intent;
export const asVerdict = (response: CheckResponse): Verdict => response;

/** Examples are transactions, sent as an object, and typed data, sent as its text. */
const memberOf = ({ form, text }: Handed): object => ({
  [form]: form === 'typed_data' ? text : (JSON.parse(text) as unknown),
});

describe('what the reference application sends', () => {
  const [{ intent: first }] = PRESETS.outgoing;
  const handing = (form: FormId, text: string): Asked => ({ told: first, handed: { form, text } });

  for (const { id, intent, handed } of [...PRESETS.signing, ...PRESETS.outgoing, ...PRESETS.incoming]) {
    it(`${id}: is a request that the service accepts, with the intent as it is`, () => {
      const body = JSON.parse(bodyOf({ told: intent, handed: handed ?? null })) as object;
      expect(body).to.deep.equal({ ...intent, ...(handed !== undefined && memberOf(handed)) });
      expect(compileSchema(CheckRequestSchema)(body)).to.equal(true);
    });
  }

  it('is what the wallet is handed, character by character, in the member of its form', () => {
    const pasted = '{ "nonce": 9007199254740993, "to": "0x1" }';
    const sent: Readonly<Record<FormId, readonly [string, string]>> = {
      transaction: [pasted, `"transaction":${pasted}`],
      typed_data: [' {"a":  1} ', '"typed_data":"{\\"a\\":  1}"'],
      message: [' hi\u202E ', '"message":{"encoding":"utf8","content":" hi\u202E "}'],
      message_hex: [' 0xab ', '"message":{"encoding":"hex","content":"0xab"}'],
      hash: ['0xab', '"message":{"encoding":"hash","content":"0xab"}'],
      authorization: [pasted, `"authorization":${pasted}`],
      user_operation: [pasted, `"user_operation":${pasted}`],
      solana_message: [' AQAB ', '"solana_message":"AQAB"'],
    };
    for (const [form, [text, member]] of Object.entries(sent))
      expect(bodyOf(handing(form as FormId, text)), form).to.include(`{${member},`);
    expect(bodyOf(handing('transaction', ' 0x02ab '))).to.include('"transaction":{"raw":"0x02ab"}');
  });

  it('hands over for confirmation the very bytes that were judged', () => {
    for (const { id, intent, handed = null } of PRESETS.signing) {
      const asked: Asked = { told: { ...intent, origin: 'https://a.example' }, handed };
      const { chain, from_address, origin, ...bytes } = JSON.parse(finalBodyOf(asked)) as Record<string, unknown>;
      expect(JSON.parse(bodyOf(asked)), id).to.deep.include({ chain, from_address, origin, ...bytes });
      expect(Object.keys(bytes), id).to.deep.equal([handed?.form]);
    }
  });

  it('is nothing that is no single JSON object, and so no member behind it', () => {
    for (const text of ['', ' ', '{', '{"to":"0x1"}, "amount": 1', '{"to":"0x1"},"typed_data":"{}"', '{"to":1}}'])
      for (const form of ['transaction', 'user_operation'] as const)
        expect(handedProblem({ form, text }), text).not.to.equal(null);
    expect(handedProblem({ form: 'authorization', text: '5' })).not.to.equal(null);
    for (const { handed } of PRESETS.signing) expect(handed && handedProblem(handed)).to.equal(null);
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
    // an e with four marks is written somewhere; a tower of them covers the lines around it
    expect(visiblePieces(`e${'\u0301'.repeat(5)}x`)).to.deep.equal([
      { text: `e${'\u0301'.repeat(4)}`, named: false },
      { text: 'U+0301', named: true },
      { text: 'x', named: false },
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
    expect(shownMoment('2026-11-21T12:34:56.000Z')).to.equal('2026-11-21 12:34 UTC');
    expect(shownMoment('2026-11-21')).to.equal('2026-11-21');
    expect(percent(0.125)).to.equal('12.5 %');
    expect(words('stolen_funds')).to.equal('Stolen funds');
  });
});
