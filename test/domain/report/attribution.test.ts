import { expect } from 'chai';
import fc from 'fast-check';
import {
  type Attribution,
  EXPOSURES,
  type EvidenceRecord,
  SOURCE_KINDS,
  type SourceKind,
} from '../../../domain/facts/screening/evidence.js';
import type { ReportBody } from '../../../domain/report/body.js';
import { SENDER } from '../../support/builders.js';
import { evidenceAbout } from '../../support/facts.js';
import { bodyOf, demonstrationSample, sampleWith } from '../../support/report-samples.js';

const ATTRIBUTION: Attribution = {
  entityName: 'Examplia Exchange',
  entityType: 'exchange',
  role: 'exchange',
  verification: 'verified',
  confidence: 0.9,
  jurisdiction: 'CH',
  identifiers: [{ scheme: 'LEI', value: '00EXAMPLE00000000000' }],
  addressOrTransaction: SENDER,
};

const evidence = (
  kind: SourceKind,
  changes: Partial<EvidenceRecord> = {},
  attribution: Partial<Attribution> = {},
): EvidenceRecord =>
  evidenceAbout(SENDER, {
    category: 'high_risk_exchange',
    basis: 'attribution',
    exposure: 'ownership',
    confidence: 0.9,
    source: { id: 'a-source', name: 'A source', kind },
    maxAgeSeconds: 2_592_000,
    demonstration: kind === 'demonstration',
    attribution: { ...ATTRIBUTION, ...attribution },
    path: [
      {
        address: '0x00000000000000000000000000000000000000b1',
        label: attribution.entityName ?? 'Examplia Exchange',
        role: 'origin',
        transactionReference: 'tx-1',
      },
      { address: SENDER, label: null, role: 'destination', transactionReference: null },
    ],
    ...changes,
  });

const reportOn = (...records: readonly EvidenceRecord[]): ReportBody =>
  bodyOf(sampleWith(9, { direction: 'incoming' }, { evidence: records }));

const APPROVED: readonly SourceKind[] = [
  'licensed_intelligence',
  'licensed_list',
  'verified_counterparty',
  'travel_rule',
  'customer_document',
  'confirmed_business_record',
  'demonstration',
];
const NOT_APPROVED = SOURCE_KINDS.filter((kind) => !APPROVED.includes(kind));

describe('attribution in a report', () => {
  for (const kind of APPROVED)
    it(`names an entity that a source of kind ${kind} supports, with all that the rule asks for`, () => {
      const [entity] = reportOn(evidence(kind)).entities ?? [];
      expect(entity).to.deep.include({
        name: 'Examplia Exchange',
        type: 'exchange',
        role: 'exchange',
        relation: 'holder',
        verification: 'verified',
        confidence: 0.9,
        jurisdiction: 'CH',
        identifiers: [{ scheme: 'LEI', value: '00EXAMPLE00000000000' }],
        attributed_reference: SENDER,
        reference: 'row-17',
        source: { id: 'a-source', name: 'A source', kind, approved_for_attribution: true },
      });
      expect(entity).to.include.keys('evidence_id', 'observed_at', 'freshness', 'demonstration');
    });

  for (const kind of NOT_APPROVED)
    it(`lets no name of a source of kind ${kind} through, wherever it stood`, () => {
      const body = reportOn(evidence(kind));
      expect(body).to.not.have.any.keys('entities', 'exposure_paths', 'source_of_funds');
      expect(body.withheld_names).to.deep.include({
        evidence_id: evidence(kind).evidenceId,
        source_id: 'a-source',
        source_kind: kind,
        reason: 'source_not_approved',
        statement:
          'The source gives a name, but sources of this kind may not name a party in a report. The name is left out.',
      });
      expect(JSON.stringify(body)).to.not.include('Examplia');
    });

  const match = (kind: SourceKind, category: EvidenceRecord['category']) =>
    reportOn(evidence(kind, { category, basis: 'list_match', exposure: 'direct' }));

  it('names whom a public or licensed list accuses, as listed with the address and never as its holder', () => {
    for (const body of [
      match('public_list', 'sanctions'),
      match('licensed_list', 'sanctions'),
      match('licensed_list', 'scam_fraud'),
    ]) {
      expect(body).to.not.have.property('withheld_names');
      expect(body.entities?.[0]).to.include({ name: 'Examplia Exchange', relation: 'listed' });
      expect(body.entities?.[0]?.source.approved_for_attribution).to.equal(true);
    }
  });

  it('hides the names of a list of unknown licence, and of a public list about anything but sanctions', () => {
    for (const body of [match('imported_list', 'sanctions'), match('public_list', 'scam_fraud')]) {
      expect(JSON.stringify(body)).to.not.include('Examplia');
      expect(body.withheld_names?.[0]?.reason).to.equal('source_not_approved');
    }
  });

  it('keeps a name that another, approved source gives as well', () => {
    const body = reportOn(
      evidence('imported_list', { evidenceId: 'evd_1' }),
      evidence('travel_rule', { evidenceId: 'evd_2' }),
    );
    expect(body.entities?.map(({ evidence_id }) => evidence_id)).to.deep.equal(['evd_2']);
    expect(body.withheld_names?.map(({ evidence_id }) => evidence_id)).to.deep.equal(['evd_1']);
  });

  for (const [name, type] of [
    ['First Example Bank', 'institution'],
    ['Example AG', 'bank'],
    ['Example AG', 'Commercial Banking'],
    ['Beispielsparkasse', 'institution'],
    ['Banco Ejemplo', 'custodian'],
    ['ＢＡＮＫ of Example', 'institution'],
    ['Example Credit Union', 'service'],
    ['Пример Банк', 'institution'],
  ] as const) {
    it(`never takes the bank "${name}" (${type}) from an address alone`, () => {
      const body = reportOn(evidence('licensed_intelligence', {}, { entityName: name, entityType: type }));
      expect(body).to.not.have.property('entities');
      expect(body.withheld_names?.[0]?.reason).to.equal('bank_from_address');
      expect(JSON.stringify(body)).to.not.include(name);
    });

    it(`names the bank "${name}" (${type}) where a source knows the parties of the payment`, () => {
      const body = reportOn(evidence('travel_rule', {}, { entityName: name, entityType: type }));
      expect(body.entities?.[0]?.name).to.equal(name);
    });
  }

  it('gives no bank account on the strength of an address', () => {
    const identifiers = ['IBAN', 'bic', 'account_number', 'sort code', 'LEI'].map((scheme) => ({
      scheme,
      value: 'X1',
    }));
    const schemes = (kind: SourceKind) =>
      reportOn(evidence(kind, {}, { identifiers })).entities?.[0]?.identifiers.map(({ scheme }) => scheme);
    expect(schemes('licensed_intelligence')).to.deep.equal(['LEI']);
    expect(schemes('customer_document')).to.have.lengthOf(5);
  });

  it('takes an entity for the holder of the address only where the source states ownership', () => {
    const relations = EXPOSURES.map(
      (exposure) => reportOn(evidence('licensed_intelligence', { exposure })).entities?.[0]?.relation,
    );
    expect(relations).to.deep.equal(['holder', 'counterparty', 'on_path']);
  });

  it('never ties the screened address to an entity by exposure alone', () => {
    for (const exposure of ['direct', 'indirect'] as const) {
      const body = reportOn(
        evidence(
          'licensed_intelligence',
          { exposure },
          { addressOrTransaction: SENDER.toUpperCase().replace('0X', '0x') },
        ),
      );
      expect(body.entities?.[0]?.attributed_reference).to.equal(null);
    }
  });

  it('never words indirect exposure as ownership', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...SOURCE_KINDS),
        fc.constantFrom('list_match', 'attribution'),
        fc.constantFrom('mixer', 'sanctions', 'ransomware', 'gambling'),
        (kind, basis, category) => {
          const body = reportOn(evidence(kind, { exposure: 'indirect', basis, category }));
          const sentences = [
            ...body.evidence.map((item) => item.relationship),
            ...(body.entities ?? []).map((item) => item.statement),
            ...(body.source_of_funds?.components ?? []).map((item) => item.statement),
            ...(body.exposure_paths ?? []).map((item) => item.statement),
          ];
          for (const sentence of sentences)
            expect(sentence).to.not.match(
              /\b(owns|owned|owner|belongs|controlled by|itself|very address|holder of)\b/i,
            );
          expect(body.evidence[0]?.relationship).to.include('no proof of a crime');
          expect(body.limitations).to.include('Indirect exposure is not proof of criminal ownership.');
        },
      ),
    ));

  it(
    'says of every exposure what the rule asks for: category, relationship, confidence, severity, source and ' +
      'policy effect',
    () => {
      const [item] = reportOn(
        evidence('licensed_intelligence', { category: 'ransomware', exposure: 'indirect', severity: 'HIGH' }),
      ).evidence;
      expect(item).to.include({ category: 'ransomware', exposure: 'indirect', severity: 'HIGH', confidence: 0.9 });
      expect(item?.relationship).to.include('by way of other addresses');
      expect(item?.source.name).to.equal('A source');
      expect(item?.policy_effect.action).to.equal('REVIEW');
      expect(item?.policy_effect.finding_codes).to.include('indirect_exposure');
    },
  );

  it('summarises the source of funds and draws paths on approved evidence and incoming payments only', () => {
    const approved = evidence('licensed_intelligence');
    expect(reportOn(approved)).to.include.keys('source_of_funds', 'exposure_paths');
    const outgoing = bodyOf(sampleWith(9, {}, { evidence: [approved] }));
    expect(outgoing).to.not.have.property('source_of_funds');
    expect(outgoing).to.have.property('exposure_paths');
  });

  it('labels a demonstration in a flag and in words, and its institutions as fictional', () => {
    const body = bodyOf(demonstrationSample(0xde300002));
    expect(body.demonstration).to.equal(true);
    expect(body.demonstration_statement).to.match(/^DEMONSTRATION: .*synthetic/);
    expect(body.entities?.every((entity) => entity.demonstration)).to.equal(true);
    expect(body.evidence.every((item) => item.demonstration)).to.equal(true);
    expect(body.limitations.join(' ')).to.include('synthetic');
  });

  it('takes evidence of a demonstration source for demonstration, against its flag', () => {
    const body = reportOn(evidence('demonstration', { demonstration: false }));
    expect(body.demonstration).to.equal(true);
    expect(body.entities?.[0]?.demonstration).to.equal(true);
  });

  it('does not call real evidence a demonstration', () => {
    const body = reportOn(evidence('licensed_intelligence'));
    expect(body.demonstration).to.equal(false);
    expect(body).to.not.have.property('demonstration_statement');
  });
});
