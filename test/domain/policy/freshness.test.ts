import { expect } from 'chai';
import { freshnessOf, PUBLICATION_DATE, type SourceKind } from '../../../domain/facts/screening/evidence.js';
import { freshnessUnder } from '../../../domain/policy/evidence-freshness.js';
import { NOW_MS, OUTGOING_DEFAULT, RECIPIENT } from '../../support/builders.js';
import { evidenceAbout, GAMBLING_EXPOSURE as feed } from '../../support/facts.js';
import { decided } from '../../support/deciding.js';

describe('freshness', () => {
  const at = (date: string | null, maxAgeSeconds: number | null) => freshnessOf(date, maxAgeSeconds, NOW_MS);

  it('is current up to and including the maximum age, and stale after it', () => {
    expect(at('2026-11-21T11:00:00.000Z', 3600)).to.deep.equal({
      status: 'CURRENT',
      ageSeconds: 3600,
      maxAgeSeconds: 3600,
    });
    expect(at('2026-11-21T10:59:59.000Z', 3600).status).to.equal('STALE');
  });

  it('is unknown without a date, without a maximum, and for a date that is none', () => {
    for (const freshness of [at(null, 60), at('2026-11-21', null), at('yesterday', 60)])
      expect(freshness.status).to.equal('UNKNOWN');
  });

  it('counts a date of up to a day ahead as age 0, as time zones and clocks make it', () =>
    expect(at('2026-11-22', 60)).to.deep.equal({ status: 'CURRENT', ageSeconds: 0, maxAgeSeconds: 60 }));

  it('counts a date of more than a day ahead as stale: it would never grow old', () => {
    expect(at('2026-11-22T12:00:00.001Z', 60)).to.deep.equal({ status: 'STALE', ageSeconds: 0, maxAgeSeconds: 60 });
    expect(at('2030-01-01', null).status).to.equal('UNKNOWN');
    const [listed] = decided({}, { evidence: [evidenceAbout(RECIPIENT, { ...feed, observedAt: '2030-01-01' })] })
      .screening.freshness;
    expect(listed?.status).to.equal('STALE');
  });

  it('goes by the publication of a list, bundled or imported, and by the observation of a feed', () => {
    const statement = {
      category: 'mixer',
      basis: 'attribution',
      observedAt: '2020-01-01T00:00:00.000Z',
      publishedAt: '2026-11-20T00:00:00.000Z',
      maxAgeSeconds: 864_000,
    } as const;
    const statusOf = (kind: SourceKind) =>
      decided({}, { evidence: [evidenceAbout(RECIPIENT, { ...statement, source: { id: 's', name: 'S', kind } })] })
        .screening.freshness[0]?.status;
    for (const list of ['bundled_list', 'imported_list', 'public_list', 'licensed_list'] as const)
      expect(statusOf(list), list).to.equal('CURRENT');
    expect(statusOf('external_feed')).to.equal('STALE');
  });

  it('is never current of a list that only the transport dates, and stale once it is too old', () => {
    const statusOf = (nowMs: number, ...missingParts: readonly string[]) => {
      const record = evidenceAbout(RECIPIENT, {
        ...{ category: 'mixer', basis: 'list_match', confidence: 1, missingParts, maxAgeSeconds: 86_400 },
        ...{ source: { id: 'l', name: 'L', kind: 'imported_list' }, publishedAt: '2026-11-21T00:00:00.000Z' },
      } as const);
      return freshnessUnder(record, { policy: OUTGOING_DEFAULT, nowMs }).status;
    };
    expect(statusOf(NOW_MS)).to.equal('CURRENT');
    expect(statusOf(NOW_MS, 'another part')).to.equal('CURRENT');
    expect(statusOf(NOW_MS, PUBLICATION_DATE)).to.equal('UNKNOWN');
    expect(statusOf(NOW_MS + 2 * 86_400_000, PUBLICATION_DATE)).to.equal('STALE');
  });

  it('takes the shortest of the source’s and the policy’s maximum', () => {
    const stale = evidenceAbout(RECIPIENT, {
      ...feed,
      category: 'mixer',
      confidence: 1,
      observedAt: '2026-11-20T00:00:00.000Z',
    });
    expect(decided({}, { evidence: [stale] }).recommendedAction).to.equal('BLOCK');
    for (const policy of [{ maxAgeSecondsBySource: { feed: 3600 } }, { maxAgeSecondsByCategory: { mixer: 3600 } }])
      expect(decided({}, { evidence: [stale] }, { ...OUTGOING_DEFAULT, ...policy }).recommendedAction).to.equal(
        'REVIEW',
      );
  });
});
