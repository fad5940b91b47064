import { FINDING_CODES, PAYLOAD_CODES } from '../../../domain/findings/index.js';
import { expect } from 'chai';
import { canonicalJson } from '../../../domain/shared/canonical-json.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import { intentWith, RECIPIENT, SENDER, USDC_ON_ETHEREUM } from '../../support/builders.js';
import {
  batchSample,
  besideIntent,
  bytesAlone,
  hostilePayloadSample,
  payloadSample,
  SPENDER,
  submitted,
  transaction,
} from '../../support/payload-samples.js';
import { bodyOf, recordOf, SAMPLES, sampleWith } from '../../support/report-samples.js';

const payloadOf = (sample: Parameters<typeof bodyOf>[0]) => {
  const { payload } = bodyOf(sample);
  if (payload === undefined) throw new Error('The report has no section on the bytes');
  return payload;
};

describe('what a report says of the bytes', () => {
  it('shows the whole tree of actions, with the one that was not declared', () => {
    const { actions, comparison, finding_codes, status, transaction_declared } = payloadOf(batchSample());
    expect(actions.map(({ path, text }) => [path, text])).to.deep.equal([
      ['0', 'Calls 0xa1b2…2334 (executeBatch).'],
      ['0.0', 'Sends 250 USDC to 0x5f3c…1924.'],
      ['0.1', 'Lets 0x7e5f…5bdf spend any amount of USDC, until it is taken back.'],
    ]);
    expect(actions[2]).to.deep.include({
      kind: 'allowance',
      amount: 'unlimited',
      from: SENDER,
      to: SPENDER,
      target: USDC_ON_ETHEREUM,
      function: 'approve(address,uint256)',
      certainty: 'exact',
      source: 'ERC-20, ERC-721',
      expires_at: null,
      asset: { address: USDC_ON_ETHEREUM, symbol: 'USDC', decimals: 6, token_id: null },
    });
    expect(comparison).to.deep.include({ field: 'to_address', declared: RECIPIENT, found: RECIPIENT, result: 'match' });
    expect(comparison).to.deep.include({
      field: 'actions',
      declared: null,
      found: 'Lets 0x7e5f…5bdf spend any amount of USDC, until it is taken back.',
      result: 'undeclared',
    });
    expect(finding_codes).to.include('undeclared_action');
    expect([status, transaction_declared]).to.deep.equal(['decoded', true]);
  });

  it('names what nobody declared among the effects, beside what was declared and with its place in the bytes', () => {
    const { transaction_effects: effects, methodology } = bodyOf(batchSample());
    expect(effects.mode).to.equal('declared-intent');
    expect(effects.effects).to.deep.include({
      kind: 'allowance',
      from: SENDER,
      to: SPENDER,
      token: 'USDC',
      amount: 'unlimited',
      known_by: 'bytes',
      place: '0.1',
    });
    expect(effects.effects).to.deep.include({
      kind: 'token_transfer',
      from: SENDER,
      to: RECIPIENT,
      token: 'USDC',
      amount: '250',
      known_by: 'bytes',
      place: '0.0',
    });
    expect(methodology.join(' ')).to.include('those that were declared and those that stand in the bytes');
  });

  it('names digest and hash of exactly the bytes, and nothing against the ordinary transfer', () => {
    const sample = payloadSample(1, besideIntent(transaction()));
    const { digest, sha256, chain_id, finding_codes, notes } = payloadOf(sample);
    expect([digest, sha256]).to.deep.equal([sample.record.payload?.digest, sample.record.payload?.sha256]);
    expect(digest).to.match(/^0x[0-9a-f]{64}$/);
    expect([chain_id, finding_codes, notes]).to.deep.equal(['1', [], []]);
    expect(bodyOf(sample).decision.recommended_action).to.equal('ALLOW');
  });

  it('says a bare hash in words, and that the bytes may do what is not listed', () => {
    const bare = submitted({ kind: 'message', content: { encoding: 'hash', content: `0x${'ab'.repeat(32)}` } });
    const body = bodyOf(payloadSample(1, bytesAlone(bare)));
    expect(body.payload?.notes).to.deep.include({
      note: 'raw_hash',
      statement: 'Only a hash is signed. What stands behind it cannot be known from it.',
    });
    expect(body.payload?.finding_codes).to.include('raw_hash_signature');
    expect(body.limitations.join(' ')).to.include('they may do what this report does not list');
    expect(body.limitations.join(' ')).to.include('read from them, and not declared');
  });

  it('is silent on what is missing where everything was declared and read', () => {
    const { limitations, methodology } = bodyOf(payloadSample(1, besideIntent(transaction())));
    expect(limitations.join(' ')).to.not.match(/not list|not declared/);
    expect(methodology.join(' ')).to.include('The bytes that were to be signed were read.');
  });

  it('is absent without bytes, and no word of the report speaks of them', () => {
    for (const sample of Object.values(SAMPLES)) {
      const body = bodyOf(sample());
      expect(body).to.not.have.property('payload');
      expect([...body.methodology, ...body.limitations].join(' ')).to.not.include('bytes');
    }
  });

  it('changes nothing else of a report but what bytes say', () => {
    const { payload, limitations, methodology, check, transaction_effects, ...others } = bodyOf(
      payloadSample(1, besideIntent(transaction())),
    );
    const plain = bodyOf(sampleWith(1));
    expect(others).to.deep.include({ payment: plain.payment, decision: plain.decision, evidence: plain.evidence });
    expect([payload?.status, check.checked_at]).to.deep.equal(['decoded', plain.check.checked_at]);
    expect(transaction_effects.effects).to.include.deep.members([...plain.transaction_effects.effects]);
    const onEffects = (sentence: string): boolean => sentence.startsWith('Transaction effects');
    expect(methodology).to.include.members(plain.methodology.filter((sentence) => !onEffects(sentence)));
    expect(limitations).to.include.members([...plain.limitations]);
  });

  it('is the same from the text of the record, and canonical with any bytes', () => {
    for (const sample of [batchSample(), hostilePayloadSample()]) {
      const again = bodyOf({ ...sample, record: readRecordText(sample.recordJson) });
      expect(canonicalJson(again)).to.equal(canonicalJson(bodyOf(sample)));
    }
  });

  it('repairs halves of characters in what a descriptor or a message says', () => {
    const half = { ...transaction(), problem: 'half \ud800 of it' };
    const intent = intentWith();
    const { facts } = sampleWith(1).record;
    expect(payloadOf(recordOf(1, intent, facts, 'outgoing_default', half)).problem).to.equal('half \ufffd of it');
  });

  it('counts every code of its own among those that only bytes raise', () => {
    for (const code of FINDING_CODES)
      if (code.startsWith('payload_')) expect(PAYLOAD_CODES.has(code), code).to.equal(true);
    for (const sample of Object.values(SAMPLES))
      for (const { code } of bodyOf(sample()).findings) expect(PAYLOAD_CODES.has(code), code).to.equal(false);
  });
});
