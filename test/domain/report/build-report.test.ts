import { expect } from 'chai';
import fc from 'fast-check';
import { canonicalJson, sha256Hex } from '../../../domain/shared/canonical-json.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { buildReport } from '../../../domain/report/build-report.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import { reportPriceInForce } from '../../../domain/report/pricing.js';
import { intentWith, NOW_MS, SENDER } from '../../support/builders.js';
import { evidenceAbout, factsFor } from '../../support/facts.js';
import {
  bodyOf,
  demonstrationSample,
  hostileSample,
  listHitSample,
  recordOf,
  SAMPLE_LIST,
  SAMPLES,
  sampleWith,
  SAMPLE_ISSUE,
} from '../../support/report-samples.js';
import { anyText } from '../../support/any-text.js';

describe('the body of a report', () => {
  it(
    'holds every point of an incoming check: source, payment, decision, findings, evidence, coverage, effects, ' +
      'method and limits',
    () => {
      const body = bodyOf(demonstrationSample(0xde300001));
      expect(body.screened_source).to.deep.equal({
        field: 'from_address',
        address: '0x00000000000000000000000000000000de300001',
        problem: null,
      });
      expect(body.payment).to.include({
        direction: 'incoming',
        chain: 'ethereum',
        token: 'USDC',
        amount: '12500',
        counterparty_name: 'Example Trading',
      });
      expect(body.decision).to.deep.include({
        recommended_action: 'BLOCK',
        risk_score: 90,
        risk_level: 'CRITICAL',
        checked_at: '2026-11-21T12:00:00.000Z',
      });
      expect(body.findings.map(({ code }) => code)).to.deep.equal(['illicit_exposure']);
      expect(body.policy).to.include({ policy_id: 'incoming_default', version: 1, final_action: 'BLOCK' });
      expect(body.policy.rules.filter(({ matched }) => matched).map(({ rule_id }) => rule_id)).to.deep.equal([
        'illicit_exposure_high_confidence',
      ]);
      expect(body.evidence.map(({ category, reference }) => [category, reference])).to.deep.equal([
        ['stolen_funds', 'DEMO-STOLEN-0001'],
        ['sanctions', 'DEMO-SANCTIONS-0001'],
        ['illicit_service', 'DEMO-ILLICIT-0001'],
      ]);
      expect(body.evidence[0]?.policy_effect).to.deep.equal({
        action: 'BLOCK',
        finding_codes: ['illicit_exposure'],
        rule_ids: ['illicit_exposure_high_confidence'],
      });
      expect(body.source_of_funds?.components).to.have.lengthOf(3);
      expect(body.coverage.provider_mode).to.equal('local');
      expect(body.coverage.sources.map(({ provider }) => provider)).to.include('demonstration');
      expect(body.transaction_effects.mode).to.equal('declared-intent');
      expect(body.methodology).to.have.length.greaterThan(5);
      expect(body.limitations.join(' ')).to.include('not a legal opinion');
      expect(body.pricing).to.deep.equal({
        billing_active: false,
        status: 'not_configured',
        version: null,
        currency: null,
        unit_price: null,
        unit: 'report',
      });
    },
  );

  it('leaves out the sections that do not apply to a plain outgoing check', () => {
    const body = bodyOf(sampleWith(30));
    expect(body).to.not.have.any.keys(
      'screened_source',
      'proof_of_decision',
      'source_of_funds',
      'exposure_paths',
      'entities',
      'withheld_names',
      'lists_consulted',
      'demonstration_statement',
    );
    expect(body.payment).to.not.have.any.keys(
      'contract_address',
      'approval_amount',
      'permissions',
      'counterparty_name',
    );
    expect(body.decision.recommended_action).to.equal('ALLOW');
  });

  it('names the version of every list that was consulted', () =>
    expect(bodyOf(listHitSample()).lists_consulted).to.deep.equal([
      {
        source: SAMPLE_LIST.source,
        published_at: SAMPLE_LIST.publishedAt,
        max_age_seconds: 604_800,
        rows: 812,
        sha256: SAMPLE_LIST.sha256,
      },
    ]));

  it('judges freshness by the time of the check, not by the time of the report', () => {
    const evidence = evidenceAbout(SENDER, {
      basis: 'attribution',
      category: 'mixer',
      exposure: 'indirect',
      observedAt: isoTime(NOW_MS - 3_599_000),
      maxAgeSeconds: 3_600,
      source: { id: 'i', name: 'I', kind: 'licensed_intelligence' },
    });
    const { record, recordJson } = sampleWith(1, { direction: 'incoming' }, { evidence: [evidence] });
    const yearsLater = buildReport(record, {
      issue: SAMPLE_ISSUE,
      reportId: 'rpt_1',
      businessReference: null,
      createdAt: '2031-01-01T00:00:00.000Z',
      recordSha256: sha256Hex(recordJson),
      pricing: reportPriceInForce(null, 'sandbox'),
    });
    expect(yearsLater.evidence[0]?.freshness).to.deep.equal({
      status: 'CURRENT',
      age_seconds: 3_599,
      max_age_seconds: 3_600,
    });
  });

  it('says which sources gave no answer', () => {
    const intent = intentWith({});
    const body = bodyOf(recordOf(1, intent, factsFor(intent, { token: null }), 'outgoing_default'));
    expect(body.coverage.provider_mode).to.equal('degraded');
    expect(body.limitations.join(' ')).to.include('bundled-registry (unavailable: timeout)');
  });

  it('says that nothing is known of the effects where no simulation answered', () =>
    expect(bodyOf(sampleWith(1, {}, { simulation: null })).transaction_effects).to.deep.equal({
      mode: 'not-available',
      effects: [],
    }));

  it('is the same bytes for the same record', () => {
    for (const sample of Object.values(SAMPLES))
      expect(canonicalJson(bodyOf(sample()))).to.equal(canonicalJson(bodyOf(sample())));
  });

  it('is the same for a record that was read back from its text', () => {
    for (const sample of Object.values(SAMPLES)) {
      const made = sample();
      expect(canonicalJson(bodyOf({ ...made, record: readRecordText(made.recordJson) }))).to.equal(
        canonicalJson(bodyOf(made)),
      );
    }
  });

  it('keeps hostile text as it is: escaping belongs to the forms', () => {
    const body = bodyOf(hostileSample());
    expect(body.payment.counterparty_name).to.equal('</style><script>alert(1)</script><img src=x onerror=alert(2)>');
  });

  it('can be made canonical with any text that a source sends', () =>
    fc.assert(
      fc.property(
        anyText(),
        fc.string({ unit: fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)) }),
        (text, halves) => {
          const evidence = evidenceAbout(SENDER, {
            reference: text + halves,
            missingParts: [halves],
            source: { id: 'a', name: halves + text, kind: 'external_feed' },
          });
          expect(() =>
            canonicalJson(bodyOf(sampleWith(1, { direction: 'incoming' }, { evidence: [evidence] }))),
          ).to.not.throw();
        },
      ),
    ));
});
