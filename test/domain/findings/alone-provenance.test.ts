import type { FindingCode } from '../../../domain/findings/index.js';
import { expect } from 'chai';
import type { Policy } from '../../../domain/policy/policy.js';
import { builtInPolicy, SENDER } from '../../support/builders.js';
import { evidenceAbout, type FactChanges } from '../../support/facts.js';
import { decided } from '../../support/deciding.js';

describe('provenance that is not clear', () => {
  const clean = {
    source: { id: 'feed', name: 'Feed', kind: 'external_feed' },
    basis: 'attribution',
    category: 'regulated_service',
    confidence: 0.95,
    observedAt: '2026-11-20T12:00:00.000Z',
    maxAgeSeconds: 864_000,
  } as const;
  const old = evidenceAbout(SENDER, { ...clean, evidenceId: 'evd_old', observedAt: '2026-01-01T00:00:00.000Z' });
  const incoming = (evidence: FactChanges['evidence'] & object, policy: Policy = builtInPolicy('incoming_default')) =>
    decided({ direction: 'incoming' }, { evidence }, policy);
  const codes = (...evidence: readonly (typeof old)[]): readonly FindingCode[] =>
    incoming(evidence).findings.map(({ code }) => code);

  it('is not made stale or incomplete by a source that attributes the address to no one', () => {
    const decision = incoming([
      evidenceAbout(SENDER, {
        ...clean,
        category: 'unattributed',
        observedAt: '2026-01-01T00:00:00.000Z',
        missingParts: ['name'],
      }),
    ]);
    expect(decision.findings.map(({ code, evidenceIds }) => [code, evidenceIds])).to.deep.equal([
      ['provenance_unclear', []],
    ]);
  });

  it('stays stale beside a current statement that is incomplete', () =>
    expect(codes(old, evidenceAbout(SENDER, { ...clean, missingParts: ['name'] }))).to.deep.equal([
      'provenance_incomplete',
      'provenance_stale',
    ]));

  it('is cleared at the very confidence that the policy asks for', () =>
    expect(codes(evidenceAbout(SENDER, { ...clean, confidence: 0.7 }))).to.deep.equal([]));

  it('is called stale and not unclear, even where the policy makes unclear the stricter finding', () => {
    const policy: Policy = { ...builtInPolicy('incoming_default'), findingActions: { provenance_unclear: 'BLOCK' } };
    expect(incoming([old], policy).recommendedAction).to.equal('REVIEW');
  });
});
