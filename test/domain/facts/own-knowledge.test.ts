import { expect } from 'chai';
import { CHAINS } from '../../../domain/chains/index.js';
import { freshnessOf } from '../../../domain/facts/screening/evidence.js';
import { PLACES } from '../../../domain/facts/screening/own-knowledge.js';
import { validateScreeningAnswer } from '../../../domain/facts/screening/validate-screening-answer.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { NOW_MS, RECIPIENT, SENDER } from '../../support/builders.js';
import { ownAttribution, ownEntry, ownEvidence } from '../../support/own-knowledge.js';

const categoriesOf = (...parameters: Parameters<typeof ownEvidence>): readonly string[] =>
  ownEvidence(...parameters).map(({ category }) => category);

describe('what a partner says itself', () => {
  it('holds on its own chain alone, and on every EVM chain where it is said of them all', () => {
    for (const place of PLACES)
      for (const chain of CHAINS) {
        const holds = place === chain || (place === 'evm' && chain !== 'solana');
        const found = categoriesOf([ownEntry(RECIPIENT, { place })], { chain });
        expect(found, `${place} on ${chain}`).to.deep.equal(holds ? ['partner_denied'] : []);
      }
  });

  it('names in a list entry the version, its reason, who made it, when, and until when', () => {
    const validUntil = isoTime(NOW_MS + 1);
    const [evidence] = ownEvidence([ownEntry(RECIPIENT, { kind: 'allow', validUntil })]);
    expect(evidence).to.deep.include({
      category: 'partner_allowed',
      basis: 'list_match',
      source: { id: 'partner-knowledge', name: "Partner's own allow list", kind: 'partner_list' },
      reference: 'stm_0000000000000000000000000a',
      observedAt: isoTime(NOW_MS - 86_400_000),
      partner: { statementId: 'stm_0000000000000000000000000a', statedBy: 'abcdefgh', reason: 'Case 17', validUntil },
    });
  });

  it('is no list entry any more from the very moment of its end', () => {
    const ending = (ms: number) => [ownEntry(RECIPIENT, { validUntil: isoTime(NOW_MS + ms) })];
    expect(categoriesOf(ending(1))).to.deep.equal(['partner_denied']);
    expect(categoriesOf(ending(0))).to.deep.equal([]);
    expect(categoriesOf(ending(-1))).to.deep.equal([]);
  });

  it('attributes the source of incoming funds alone, by the approved kind of source that it stands for', () => {
    const said = [ownAttribution(SENDER, { basis: 'business_record', documentSha256: 'ab'.repeat(32) })];
    expect(categoriesOf(said)).to.deep.equal([]);
    expect(categoriesOf(said, { sourceOfFunds: RECIPIENT })).to.deep.equal([]);
    const [evidence] = ownEvidence(said, { sourceOfFunds: SENDER });
    expect(evidence).to.deep.include({ category: 'verified_counterparty', basis: 'attribution' });
    expect(evidence?.source.kind).to.equal('confirmed_business_record');
    expect(evidence?.attribution).to.deep.include({
      entityName: 'Example Exchange AG',
      verification: 'verified',
      identifiers: [{ scheme: 'document_sha256', value: 'ab'.repeat(32) }],
    });
  });

  it('is stale as an attribution from the moment of its end on', () => {
    for (const lengthMs of [1_000, 1_500, 86_400_000]) {
      const statedAt = isoTime(NOW_MS - lengthMs);
      const [evidence] = ownEvidence([ownAttribution(SENDER, { statedAt, validUntil: isoTime(NOW_MS) })], {
        sourceOfFunds: SENDER,
      });
      const { observedAt = null, maxAgeSeconds = null } = evidence ?? {};
      if (lengthMs >= 2_000) expect(freshnessOf(observedAt, maxAgeSeconds, NOW_MS - 2_000).status).to.equal('CURRENT');
      expect(freshnessOf(observedAt, maxAgeSeconds, NOW_MS).status).to.equal('STALE');
    }
  });

  it('is no word of a provider: an answer that claims to be of a partner is refused', () => {
    const [denied] = ownEvidence([ownEntry(RECIPIENT)]);
    const [known] = ownEvidence([ownAttribution(SENDER)], { sourceOfFunds: SENDER });
    const kind = { ...denied?.source, kind: 'imported_list' };
    const answer = (signal: unknown) => ({ signals: [signal], lists: [], asOf: null, note: null }) as never;
    const validated = (signal: unknown) => () =>
      validateScreeningAnswer(answer(signal), [RECIPIENT, SENDER], 'external');
    expect(validated(denied)).to.throw('form');
    expect(validated({ ...denied, partner: undefined })).to.throw('form');
    expect(validated({ ...denied, partner: undefined, source: kind })).to.throw('form');
    expect(validated(known)).to.throw('form');
    expect(validated({ ...known, partner: undefined }), 'the same by a vendor').not.to.throw();
  });
});
