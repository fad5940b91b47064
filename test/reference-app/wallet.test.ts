import { expect } from 'chai';
import { readPayload } from '../../domain/payload/read-payload.js';
import type { Schemas, Verdict } from '../../src/reference-app/page/api-types.js';
import { bodyOf } from '../../src/reference-app/page/draft.js';
import type { Handed } from '../../src/reference-app/page/handed.js';
import { transfer } from '../../src/reference-app/page/preset-bytes.js';
import { PRESETS } from '../support/presets.js';
import { readVerdict } from '../../src/reference-app/page/read-answer.js';
import { payloadIn, handOver } from '../../src/reference-app/page/wallet.js';
import { payloadWith, verdictWith } from './answers.js';

const [{ intent, handed: payment }] = PRESETS.signing;
const { from_address: sender, to_address: shop } = intent;
const bodyWith = (handed: Handed | null): string => bodyOf({ told: intent, handed });
const BODY = bodyWith(payment ?? null);
const OTHER = bodyWith(transfer(`0x${'44'.repeat(20)}`, 25_000_000n));

/** What the service says of the bytes in a request. */
const judged = (body: string): Schemas['DecodedPayload'] => {
  const bytes = payloadIn(body);
  if (bytes === null) throw new Error('no bytes');
  const { digest, sha256 } = readPayload(bytes, { chain: 'ethereum', sender, describe: () => null }).payload;
  return payloadWith({ digest, sha256 });
};
const verdictAbout = (payload?: Schemas['DecodedPayload']): Verdict =>
  verdictWith(payload === undefined ? {} : { payload });
const reasonOf = (...handed: Parameters<typeof handOver>): string => {
  const handover = handOver(...handed);
  return handover.ready ? 'ready' : handover.reason;
};

describe('the demonstration wallet', () => {
  it('goes on with every example that was judged as it is handed over', () => {
    for (const { id, intent: declared, handed } of PRESETS.signing) {
      const body = bodyOf({ told: declared, handed: handed ?? null });
      expect(reasonOf(body, verdictAbout(judged(body)), body), id).to.equal('ready');
    }
    const declaredOnly = bodyWith(null);
    expect(reasonOf(declaredOnly, verdictAbout(), declaredOnly)).to.equal('ready');
  });

  it('refuses bytes that were exchanged after the check', () => {
    expect(reasonOf(BODY, verdictAbout(judged(BODY)), OTHER)).to.match(/not what was judged/);
    expect(reasonOf(BODY, verdictAbout(judged(BODY)), BODY.replace('"nonce": 7', '"nonce": 8'))).to.match(/not what/);
  });

  it('refuses where the service judged other bytes than it was sent, and names both', () => {
    const { digest } = judged(OTHER);
    expect(reasonOf(BODY, verdictAbout(judged(OTHER)), BODY))
      .to.include(String(digest))
      .and.include(String(judged(BODY).digest));
    expect(reasonOf(BODY, verdictAbout({ ...judged(BODY), sha256: null }), BODY)).to.match(/other bytes/);
  });

  it('refuses bytes with a verdict that says nothing of them, and a verdict about bytes that are not there', () => {
    const declaredOnly = bodyWith(null);
    expect(reasonOf(BODY, verdictAbout(), BODY)).to.match(/not about these bytes/);
    expect(reasonOf(declaredOnly, verdictAbout(judged(BODY)), declaredOnly)).to.match(/not about these bytes/);
  });

  it('refuses bytes that leave open what would be signed', () => {
    const open = bodyWith({ form: 'transaction', text: `{"to":"${shop}","value":"1","chain_id":1}` });
    expect(reasonOf(open, verdictAbout(judged(open)), open)).to.match(/leave open/);
    const unreadable = bodyWith({ form: 'transaction', text: '0xzz' });
    expect(reasonOf(unreadable, verdictAbout(judged(unreadable)), unreadable)).to.match(/leave open/);
  });
});

describe('an answer about bytes', () => {
  const action = {
    path: '0',
    kind: 'token_transfer',
    text: 'Sends 25 USDC to 0x2222…2222.',
    asset: null,
    amount: '25',
    from: sender,
    to: shop,
    target: null,
    certainty: 'exact',
    fields: [{ label: 'Amount in', value: '25', kind: 'amount', asset: null }],
  };
  const row = { field: 'amount', declared: '25', found: null, result: 'not_comparable' };
  const whole = { ...verdictAbout(), payload: { ...judged(BODY), actions: [action], comparison: [row] } };

  it('is a verdict where it says what the bytes do', () => {
    expect(readVerdict(whole, true)).to.equal(whole);
    const asset = { address: null, symbol: 'ETH', decimals: 18, token_id: null };
    const risk = { usd: null, is_whole: true, whole_account: false, assets: [{ amount: '5', asset }] };
    expect(readVerdict({ ...whole, at_risk: risk }, true)).to.not.equal(null);
    for (const half of [{}, { ...risk, assets: null }, { ...risk, assets: [{ amount: 5.5, asset }] }])
      expect(readVerdict({ ...whole, at_risk: half }, true), JSON.stringify(half)).to.equal(null);
  });

  it('is none where bytes were sent and it says nothing of them, or half', () => {
    expect(readVerdict(verdictAbout(), true)).to.equal(null);
    const { payload } = whole;
    for (const half of [
      null,
      {},
      { ...payload, status: 'read' },
      { ...payload, actions: null },
      { ...payload, actions: [{ ...action, text: '' }] },
      { ...payload, actions: [{ ...action, kind: null }] },
      { ...payload, actions: [{ ...action, amount: 'much' }] },
      { ...payload, actions: [{ ...action, certainty: 'sure' }] },
      { ...payload, actions: [{ ...action, fields: [{ ...action.fields[0], value: 'x' }] }] },
      { ...payload, comparison: [{ ...row, found: 25 }] },
      { ...payload, digest: 5 },
      { ...payload, hashes: [{ kind: 'digest', path: null, value: '0x12' }] },
    ])
      expect(readVerdict({ ...whole, payload: half }, true), JSON.stringify(half)).to.equal(null);
  });

  it('is none where no bytes were sent', () => {
    expect(readVerdict(whole, false)).to.equal(null);
    expect(readVerdict(verdictAbout(), false)).not.to.equal(null);
  });
});
