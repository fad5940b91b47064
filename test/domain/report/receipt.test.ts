import { expect } from 'chai';
import { type Receipt, readReceipt, receiptOf, receiptText } from '../../../domain/report/receipt.js';
import type { CheckRecord } from '../../../domain/record/record.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { NOW_MS, RECIPIENT, SENDER } from '../../support/builders.js';
import { evidenceAbout } from '../../support/facts.js';
import { besideIntent, payloadSample, transaction } from '../../support/payload-samples.js';

const TIMES = { confirmedAtMs: NOW_MS, expiresAtMs: NOW_MS + 60_000 };
const record = (changes: Partial<CheckRecord> = {}): CheckRecord => ({
  ...payloadSample(1, besideIntent(transaction())).record,
  ...changes,
});
const allowed = (): CheckRecord => {
  const { decision } = record();
  return record({ decision: { ...decision, recommendedAction: 'ALLOW' } });
};

describe('a receipt', () => {
  it('says which bytes of which check may be signed, for which chain and until when', () => {
    const { payload, requestId } = allowed();
    const receipt = receiptOf(allowed(), TIMES);
    expect(receipt).to.deep.include({
      request_id: requestId,
      verdict: 'ALLOW',
      chain: 'ethereum',
      from_address: SENDER,
      payload_digest: payload?.digest,
      payload_sha256: payload?.sha256,
      confirmed_at: isoTime(NOW_MS),
      expires_at: isoTime(NOW_MS + 60_000),
      demonstration: false,
    });
    expect(readReceipt(receiptText(receipt))).to.deep.equal(receipt);
  });

  it('says where it rests on demonstration evidence', () => {
    const known = allowed();
    const evidence = [evidenceAbout(RECIPIENT, { demonstration: true })];
    const screening = known.facts.screening.map((fact) => ({ ...fact, value: { evidence, lists: [] } }));
    const receipt = receiptOf({ ...known, facts: { ...known.facts, screening } }, TIMES);
    expect(receipt.demonstration).to.equal(true);
  });

  it('is never made of a BLOCK, of a check without bytes, or of bytes that leave their hash open', () => {
    const { decision } = record();
    const open = besideIntent(transaction({ nonce: undefined })).payload;
    for (const refused of [
      record({ decision: { ...decision, recommendedAction: 'BLOCK' } }),
      { ...allowed(), payload: null },
      { ...allowed(), payload: open },
    ])
      expect(() => receiptOf(refused, TIMES)).to.throw(/allows nothing/);
  });

  it('is read from its exact text alone', () => {
    const receipt = receiptOf(allowed(), TIMES);
    const text = receiptText(receipt);
    const changed: readonly Partial<Record<keyof Receipt | 'more', unknown>>[] = [
      { receipt_version: 2 },
      { verdict: 'BLOCK' },
      { chain: 'bitcoin' },
      { payload_sha256: 'ab' },
      { expires_at: 'later' },
      { demonstration: undefined },
      { more: 1 },
    ];
    for (const change of changed)
      expect(readReceipt(receiptText({ ...receipt, ...change } as Receipt)), JSON.stringify(change)).to.equal(null);
    for (const other of ['', '{', 'null', ` ${text}`, JSON.stringify(receipt, null, 1)])
      expect(readReceipt(other)).to.equal(null);
  });
});
