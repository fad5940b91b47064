import { expect } from 'chai';
import { evidenceAbout, SENDER } from '../../../support/builders.js';
import { decided, findingOf } from '../../../support/deciding.js';
import { attributed, describeMessages, type Row } from './rows.js';

const PROVENANCE: readonly Row[] = [
  {
    when: 'nothing is known',
    code: 'provenance_unclear',
    intent: {},
    says: ['The sender 0xa1b2…2334 is a source of funds about which nothing reliable', 'Find out who they are'],
    fields: ['from_address'],
  },
  {
    when: 'statements are old',
    code: 'provenance_stale',
    intent: {},
    facts: { evidence: [evidenceAbout(SENDER, { ...attributed, category: 'regulated_service', maxAgeSeconds: 3600 })] },
    says: ['0xa1b2…2334 as the source of these funds is older than your policy accepts', 'Have it screened again'],
    fields: ['from_address'],
    measures: [{ name: 'age_seconds', actual: 86_400, threshold: 3600 }],
  },
  {
    when: 'parts are missing',
    code: 'provenance_incomplete',
    intent: {},
    facts: {
      evidence: [
        evidenceAbout(SENDER, {
          ...attributed,
          category: 'regulated_service',
          missingParts: ['purpose', 'originator'],
        }),
      ],
    },
    says: ['0xa1b2…2334 as the source of these funds lacks: originator, purpose', 'Ask the sender'],
    fields: ['from_address'],
  },
  {
    when: 'sources are out',
    code: 'provenance_degraded',
    intent: {},
    facts: { history: null, evidence: null },
    says: ['was not fully screened: no usable answer from history, local-signals', 'Do not credit them before'],
    fields: ['from_address'],
    measures: [
      { name: 'history', actual: 'unavailable', threshold: 'answered' },
      { name: 'local-signals', actual: 'unavailable', threshold: 'answered' },
    ],
  },
];

describe('messages', () => {
  describeMessages(PROVENANCE, { direction: 'incoming' });

  it('name the evidence that a finding rests on', () => {
    const incomplete = evidenceAbout(SENDER, {
      ...attributed,
      category: 'regulated_service',
      missingParts: ['purpose'],
      maxAgeSeconds: 60,
    });
    const { findings } = decided({ direction: 'incoming' }, { evidence: [incomplete] });
    expect(findings.map(({ code, evidenceIds }) => [code, evidenceIds])).to.deep.equal([
      ['provenance_incomplete', [incomplete.evidenceId]],
      ['provenance_stale', [incomplete.evidenceId]],
    ]);
    const weak = evidenceAbout(SENDER, { ...attributed, category: 'regulated_service', confidence: 0.1 });
    expect(
      findingOf(decided({ direction: 'incoming' }, { evidence: [weak] }), 'provenance_unclear').evidenceIds,
    ).to.deep.equal([weak.evidenceId]);
  });
});
