import { expect } from 'chai';
import type { EvidenceRecord } from '../../../domain/facts/screening/evidence.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { ATTRIBUTION_KINDS } from '../../../domain/facts/screening/own-knowledge.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { builtInPolicy, NOW_MS, RECIPIENT, SENDER } from '../../support/builders.js';
import { evidenceAbout, type FactChanges } from '../../support/facts.js';
import { ownAttribution, ownEntry, ownEvidence } from '../../support/own-knowledge.js';
import { decided, findingOf, gradeOf } from '../../support/deciding.js';

const DEFAULT = builtInPolicy('incoming_default');
const STRICT = builtInPolicy('incoming_strict');

/** A current, sure and complete attribution of the sender to a regulated exchange, by what differs. */
const clean = (changes: Partial<EvidenceRecord> = {}): EvidenceRecord =>
  evidenceAbout(SENDER, {
    source: { id: 'feed', name: 'Example feed', kind: 'external_feed' },
    basis: 'attribution',
    category: 'regulated_service',
    exposure: 'ownership',
    confidence: 0.95,
    observedAt: '2026-11-20T12:00:00.000Z',
    maxAgeSeconds: 864_000,
    ...changes,
  });

const incoming = (facts: FactChanges, policy: Policy = DEFAULT) => decided({ direction: 'incoming' }, facts, policy);
const codes = (evidence: readonly EvidenceRecord[], policy: Policy = DEFAULT) =>
  incoming({ evidence }, policy).findings.map((finding) => finding.code);

describe('provenance of incoming funds', () => {
  it('clears a source with clean, current evidence, and explains it by a rule', () => {
    const decision = incoming({ evidence: [clean()] });
    expect([decision.recommendedAction, decision.findings]).to.deep.equal(['ALLOW', []]);
    expect(decision.policyTrace.rules.filter((rule) => rule.matched).map((rule) => rule.ruleId)).to.deep.equal([
      'clean_provenance_current',
    ]);
  });

  it('reviews a source of which nothing is known', () => {
    expect(gradeOf(incoming({ evidence: [] }), 'provenance_unclear')).to.equal('MEDIUM REVIEW');
    expect(codes([evidenceAbout(SENDER, { category: 'unattributed', basis: 'attribution' })])).to.deep.equal([
      'provenance_unclear',
    ]);
  });

  it('takes no statement about the receiving wallet for one about the source', () =>
    expect(codes([clean({ subjectKey: RECIPIENT })])).to.deep.equal(['provenance_unclear']));

  it('clears nothing by what is indirect, unsure, undated or without a maximum age', () => {
    for (const change of [
      { exposure: 'indirect' as const },
      { confidence: 0.69 },
      { observedAt: null, publishedAt: null },
      { maxAgeSeconds: null },
    ])
      expect(codes([clean(change)]), JSON.stringify(change)).to.deep.equal(['provenance_unclear']);
  });

  it('asks for more confidence and fresher data under the strict policy', () => {
    expect(codes([clean({ confidence: 0.85 })], STRICT)).to.deep.equal(['provenance_unclear']);
    expect(codes([clean({ observedAt: '2026-11-12T12:00:00.000Z' })], STRICT)).to.deep.equal(['provenance_stale']);
    expect(codes([clean()], STRICT)).to.deep.equal([]);
  });

  it('reviews stale evidence in place of unclear, unless something current clears the source', () => {
    const old = clean({ evidenceId: 'evd_old', observedAt: '2026-01-01T00:00:00.000Z' });
    const decision = incoming({ evidence: [old] });
    expect(gradeOf(decision, 'provenance_stale')).to.equal('MEDIUM REVIEW');
    expect(decision.findings).to.have.length(1);
    expect(codes([old, clean()])).to.deep.equal([]);
  });

  it('reviews incomplete evidence, and names what is missing', () => {
    const decision = incoming({ evidence: [clean({ missingParts: ['originator name'] })] });
    expect(gradeOf(decision, 'provenance_incomplete')).to.equal('MEDIUM REVIEW');
    expect(findingOf(decision, 'provenance_incomplete').message).to.include('originator name');
    expect(decision.findings).to.have.length(1);
  });

  it('reviews a source whose screening failed, names it, and says that the mode is degraded', () => {
    const decision = incoming({ evidence: null });
    expect(gradeOf(decision, 'provenance_degraded')).to.equal('MEDIUM REVIEW');
    expect(findingOf(decision, 'provenance_degraded').message).to.include('no usable answer from local-signals');
    expect(decision.screening.providerMode).to.equal('degraded');
    expect(decision.recommendedAction).to.equal('REVIEW');
  });

  it('blocks listed sources and illicit exposure without calling them unclear', () => {
    expect(codes([evidenceAbout(SENDER, { category: 'sanctions' })])).to.deep.equal(['sanctioned_address']);
    expect(codes([clean({ category: 'stolen_funds', exposure: 'direct' })])).to.deep.equal(['illicit_exposure']);
    expect(codes([clean({ category: 'mixer', exposure: 'indirect' })])).to.deep.equal(['indirect_exposure']);
  });

  it('is cleared by nothing else where something speaks against the source', () =>
    expect(
      incoming({ evidence: [clean(), clean({ evidenceId: 'evd_b', category: 'ransomware', exposure: 'indirect' })] })
        .recommendedAction,
    ).to.equal('REVIEW'));

  it('does not let a burn address pass as a source in silence', () =>
    expect(codes([clean({ category: 'burn_address' })])).to.deep.equal(['provenance_unclear']));

  it('is no matter of an outgoing check', () => expect(decided({}, { evidence: [] }).findings).to.deep.equal([]));

  it('names the source as the subject of the screening, as it was sent', () => {
    const shouted = `0x${SENDER.slice(2).toUpperCase()}`;
    expect(decided({ direction: 'incoming', from: shouted }, {}, DEFAULT).screening.subjectAddress).to.equal(shouted);
  });

  it('explains every action that is not ALLOW by a matched rule', () => {
    const decision = decided({ direction: 'incoming', expectedTo: SENDER }, { evidence: [clean()] }, DEFAULT);
    expect(
      decision.policyTrace.rules.filter((rule) => rule.matched).map((rule) => [rule.ruleId, rule.action]),
    ).to.deep.include(['finding_recipient_mismatch', 'BLOCK']);
  });

  it('clears a source that the partner itself attributes, by every kind, while that is valid and no longer', () => {
    for (const basis of ATTRIBUTION_KINDS) {
      const known = ownAttribution(SENDER, { basis });
      expect(codes(ownEvidence([known], { sourceOfFunds: SENDER })), basis).to.deep.equal([]);
      const past = { ...known, validUntil: isoTime(NOW_MS) };
      expect(codes(ownEvidence([past], { sourceOfFunds: SENDER })), basis).to.deep.equal(['provenance_stale']);
    }
    expect(codes(ownEvidence([ownAttribution(RECIPIENT)], { sourceOfFunds: SENDER }))).to.deep.equal([
      'provenance_unclear',
    ]);
  });

  it('weighs no attribution of the partner against a sanction, a listing or an exposure', () => {
    const own = ownEvidence([ownAttribution(SENDER)], { sourceOfFunds: SENDER });
    for (const [against, code] of [
      [evidenceAbout(SENDER, { category: 'sanctions' }), 'sanctioned_address'],
      [evidenceAbout(SENDER), 'listed_scam_address'],
      [clean({ category: 'stolen_funds' }), 'illicit_exposure'],
      [clean({ category: 'mixer', exposure: 'indirect' }), 'indirect_exposure'],
    ] as const)
      expect(codes([...own, against]), code).to.deep.equal([code]);
  });

  it('blocks a source on the partner’s own deny list, and clears none by its allow list', () => {
    expect(codes(ownEvidence([ownEntry(SENDER)]))).to.deep.equal(['denied_address']);
    expect(codes(ownEvidence([ownEntry(SENDER, { kind: 'allow' })]))).to.deep.equal(['provenance_unclear']);
    const attributed = ownEvidence([ownAttribution(SENDER), ownEntry(SENDER)], { sourceOfFunds: SENDER });
    expect(incoming({ evidence: attributed }).recommendedAction).to.equal('BLOCK');
  });
});
