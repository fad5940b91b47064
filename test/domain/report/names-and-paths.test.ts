import { expect } from 'chai';
import type { EvidenceRecord } from '../../../domain/facts/screening/evidence.js';
import {
  attributedReference,
  permittedIdentifiers,
  permittedLabel,
  sameAddress,
} from '../../../domain/report/attribution.js';
import { withoutWithheldNames } from '../../../domain/report/entities-section.js';
import { relationshipOf } from '../../../domain/report/wording.js';
import { CONTRACT, RECIPIENT, SENDER } from '../../support/builders.js';
import { evidenceAbout } from '../../support/facts.js';
import { reportOfIncoming as incoming, licensed } from '../../support/licensed-evidence.js';
import { sampleWith } from '../../support/report-samples.js';

const party = (entityName: string): NonNullable<EvidenceRecord['attribution']> => ({
  entityName,
  entityType: 'exchange',
  role: null,
  verification: 'reported',
  confidence: 1,
  jurisdiction: null,
  identifiers: [],
  addressOrTransaction: null,
});

describe('names that may not stand in a report', () => {
  const cleaner = (...evidence: readonly EvidenceRecord[]) =>
    withoutWithheldNames(sampleWith(1, { direction: 'incoming' }, { evidence }).record);
  const list = (name: string, evidenceId: string): EvidenceRecord =>
    licensed({ evidenceId, source: { id: 'list', name: 'List', kind: 'imported_list' }, attribution: party(name) });

  it('are taken out of every text, the longer one first where one is part of the other', () => {
    const clean = cleaner(
      list('Example', 'evd_1'),
      list('Example Holding', 'evd_2'),
      licensed({ evidenceId: 'evd_3' }),
    );
    expect(clean('"Example Holding" and Example, of Examplia')).to.equal(
      '[name left out] and [name left out], of Examplia',
    );
  });

  it('stay where an approved source gives the same name', () => {
    const clean = cleaner(
      list('Example', 'evd_1'),
      list('Other', 'evd_2'),
      licensed({ evidenceId: 'evd_3', attribution: party('Example') }),
    );
    expect(clean('Example, Other')).to.equal('Example, [name left out]');
  });

  it('of one or two letters are taken out only in quotes, and an empty one not at all', () => {
    const clean = cleaner(list('AB', 'evd_1'), list('', 'evd_2'), list('ABC', 'evd_3'));
    expect(clean('"AB" of ABLE, ABC, ""')).to.equal('[name left out] of ABLE, [name left out], ""');
  });

  it('are counted among the limits of the report', () => {
    const limits = (...evidence: readonly EvidenceRecord[]): string => incoming(...evidence).limitations.join(' ');
    expect(limits(list('Example', 'evd_1'))).to.include(
      'One name given by a source may not stand in a report and is left out.',
    );
    expect(limits(list('Example', 'evd_1'), list('Other', 'evd_2'))).to.include(
      '2 names given by a source may not stand in a report and are left out.',
    );
    expect(limits(licensed())).to.not.include('left out.');
  });

  it('of banks are taken off a path, unless the source knows the parties', () => {
    const travelRule = licensed({ source: { id: 't', name: 'T', kind: 'travel_rule' } });
    expect([
      permittedLabel(licensed(), 'Example Bank'),
      permittedLabel(licensed(), 'Example Exchange'),
      permittedLabel(licensed(), null),
    ]).to.deep.equal([null, 'Example Exchange', null]);
    expect([permittedLabel(travelRule, 'Example Bank'), permittedLabel(travelRule, null)]).to.deep.equal([
      'Example Bank',
      null,
    ]);
    expect(permittedIdentifiers(licensed())).to.deep.equal([]);
  });
});

describe('the path of funds', () => {
  const step = (address: string, label: string | null) =>
    ({ address, label, role: 'origin', transactionReference: 'tx-1' }) as const;

  it(
    'is drawn for every approved statement that gives one, with the screened address marked and forbidden labels ' +
      'left out',
    () => {
      const path = [
        step(CONTRACT, 'Example pool'),
        step(RECIPIENT, 'Example Bank'),
        step(SENDER.toUpperCase().replace('0X', '0x'), null),
      ];
      const listed = evidenceAbout(SENDER, { evidenceId: 'evd_3', path });
      const { exposure_paths } = incoming(licensed({ path }), licensed({ evidenceId: 'evd_2' }), listed);
      expect(exposure_paths).to.have.lengthOf(1);
      expect(exposure_paths?.[0]).to.deep.equal({
        evidence_id: licensed().evidenceId,
        category: 'high_risk_exchange',
        exposure: 'indirect',
        demonstration: false,
        statement:
          `Path of 3 steps between ${SENDER} and an address linked to a high-risk exchange, as Intel reports it. ` +
          `${relationshipOf(licensed())}`,
        steps: [
          {
            address: CONTRACT,
            label: 'Example pool',
            role: 'origin',
            transaction_reference: 'tx-1',
            is_screened_address: false,
          },
          {
            address: RECIPIENT,
            label: null,
            role: 'origin',
            transaction_reference: 'tx-1',
            is_screened_address: false,
          },
          {
            address: SENDER.toUpperCase().replace('0X', '0x'),
            label: null,
            role: 'origin',
            transaction_reference: 'tx-1',
            is_screened_address: true,
          },
        ],
      });
      expect(incoming(licensed({ path: path.slice(0, 1) })).exposure_paths?.[0]?.statement).to.match(
        /^Path of one step between /,
      );
    },
  );

  it('shows no label in which a withheld name stands', () => {
    const named = licensed({
      evidenceId: 'evd_2',
      source: { id: 'list', name: 'List', kind: 'imported_list' },
      attribution: party('Secret Ltd'),
    });
    expect(
      incoming(licensed({ path: [step(CONTRACT, 'pool of Secret Ltd')] }), named).exposure_paths?.[0]?.steps[0]?.label,
    ).to.equal(null);
  });

  it('is summed up for the source wallet alone, from what approved sources attribute', () => {
    const second = licensed({
      evidenceId: 'evd_2',
      source: { id: 'other', name: 'Other', kind: 'travel_rule' },
      exposure: 'ownership',
      share: null,
      demonstration: false,
    });
    const others = [
      licensed({ evidenceId: 'evd_3', subjectKey: RECIPIENT }),
      licensed({ evidenceId: 'evd_4', category: 'unattributed' }),
    ];
    const { source_of_funds } = incoming(licensed(), second, ...others);
    expect(source_of_funds).to.deep.include({ subject_address: SENDER });
    expect(source_of_funds?.statement).to.equal(
      'What 2 approved sources say about the funds of this wallet. It repeats their statements and adds none; ' +
        'what no source traced is not described here.',
    );
    expect(source_of_funds?.components).to.deep.equal([
      {
        evidence_id: licensed().evidenceId,
        category: 'high_risk_exchange',
        exposure: 'indirect',
        share: 0.25,
        confidence: 0.9,
        freshness_status: 'CURRENT',
        statement: relationshipOf(licensed()),
        demonstration: false,
      },
      {
        evidence_id: 'evd_2',
        category: 'high_risk_exchange',
        exposure: 'ownership',
        share: null,
        confidence: 0.9,
        freshness_status: 'CURRENT',
        statement: relationshipOf(second),
        demonstration: false,
      },
    ]);
    expect(incoming(licensed(), licensed({ evidenceId: 'evd_2' })).source_of_funds?.statement).to.match(
      /^What one approved source says about/,
    );
    expect(incoming(...others)).to.not.have.property('source_of_funds');
  });

  it('knows an address by hex without letter case, and by base58 exactly', () => {
    expect([
      sameAddress(SENDER.toUpperCase().replace('0X', '0x'), SENDER),
      sameAddress(RECIPIENT, SENDER),
    ]).to.deep.equal([true, false]);
    expect([sameAddress('AbC', 'AbC'), sameAddress('ABC', 'abc')]).to.deep.equal([true, false]);
    const about = (reference: string | null, exposure: EvidenceRecord['exposure']) =>
      attributedReference(licensed({ exposure, attribution: { ...party('E'), addressOrTransaction: reference } }));
    expect([
      about(SENDER, 'ownership'),
      about(SENDER, 'direct'),
      about('tx-1', 'direct'),
      about(null, 'direct'),
    ]).to.deep.equal([SENDER, null, 'tx-1', null]);
    expect(attributedReference(licensed())).to.equal(null);
  });
});
