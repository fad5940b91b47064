import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import type { EvidenceRecord } from '../../../domain/facts/screening/evidence.js';
import { buildReport } from '../../../domain/report/build-report.js';
import { canonicalJson } from '../../../domain/shared/canonical-json.js';
import { decide } from '../../../domain/decision/decide.js';
import { readEnvelope } from '../../../domain/report/envelope.js';
import { freshnessAtCheck } from '../../../domain/report/evidence-section.js';
import { relationshipOf } from '../../../domain/report/wording.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import { CONTRACT, intentWith, NOW_MS, RECIPIENT, SENDER, tokens, proposalOf } from '../../support/builders.js';
import {
  contractFacts,
  evidenceAbout,
  factsFor,
  KNOWN_RECIPIENT,
  NO_HISTORY,
  usedRecipient,
} from '../../support/facts.js';
import { reportOfIncoming as incoming, licensed, reportWith as report } from '../../support/licensed-evidence.js';
import { bodyOf, recordOf, sampleWith, SAMPLE_ISSUE } from '../../support/report-samples.js';

const GOLDEN = new URL('../../../../test/support/golden/', import.meta.url);

describe('a report', () => {
  it('is word for word the one first made of its record: other words and members are a new version', async () => {
    const { report: first } = readEnvelope(await readFile(new URL('report-demonstration.json', GOLDEN), 'utf8'));
    const record = readRecordText(await readFile(new URL('record-v1.json', GOLDEN), 'utf8'));
    const again = buildReport(record, {
      issue: { ...SAMPLE_ISSUE, signingKeyId: first.issuer.signing_key.key_id },
      reportId: first.report_id,
      businessReference: first.business_reference,
      createdAt: first.created_at,
      recordSha256: first.check.record_sha256,
      pricing: first.pricing,
    });
    expect(again.methodology).to.deep.equal(first.methodology);
    expect(again.limitations).to.deep.equal(first.limitations);
    // members that came later say more, and change the meaning of none
    const { value_usd, price_usd, priced_at, ...payment } = again.payment;
    expect([value_usd, price_usd, priced_at]).to.deep.equal([12_500, '1', '2026-11-01T00:00:00.000Z']);
    expect(canonicalJson({ ...again, payment })).to.equal(canonicalJson(first));
  });
});

describe('the sections of a report', () => {
  it('give back every member of the request that was sent, and none that was not', () => {
    const asked = {
      contract: CONTRACT,
      expectedTo: RECIPIENT,
      permissions: ['approve'],
      counterpartyName: 'Example',
      intentReference: 'order 7',
      contractVerified: false,
      kind: 'approval',
      approval: tokens('7'),
    } as const;
    const { payment, screened_addresses } = report(asked);
    const optional = {
      contract_address: CONTRACT,
      expected_to_address: RECIPIENT,
      approval_amount: '7',
      permissions: ['approve'],
      contract_verified_claim: false,
      counterparty_name: 'Example',
      intent_reference: 'order 7',
    };
    expect(payment).to.deep.include(optional);
    expect(screened_addresses.map(({ field, address, problem }) => [field, address, problem])).to.deep.equal([
      ['from_address', SENDER, null],
      ['to_address', RECIPIENT, null],
      ['contract_address', CONTRACT, null],
      ['expected_to_address', RECIPIENT, null],
    ]);
    expect(Object.keys(report().payment)).to.not.include.members(Object.keys(optional));
    expect(report().screened_addresses).to.have.lengthOf(2);
  });

  it('compare with the caller’s intent, in the words of the decision', () =>
    expect(report({ expectedTo: SENDER }).proof_of_decision).to.deep.equal({
      status: 'REJECTED',
      record_version: '0.1',
      intent: { comparison: 'MISMATCH', expected_to_address: SENDER, proposed_to_address: RECIPIENT },
      evidence_codes: ['recipient_mismatch'],
    }));

  it('show what history held, and nothing where it was out', () => {
    const history = {
      ...KNOWN_RECIPIENT,
      checksLastHour: 4,
      bandPaymentsLastDay: 1,
      lookalikes: [usedRecipient(CONTRACT)],
    };
    expect(report({}, { history }).recipient_history).to.deep.equal({
      allowed_checks_to_recipient: 12,
      recipient_used_by_sender: true,
      lookalike_recipients: [CONTRACT],
      band_checks_last_day: 1,
      checks_last_hour: 4,
    });
    const outside = report({}, { history: { ...history, bandPaymentsLastDay: null } }).recipient_history;
    expect(outside?.band_checks_last_day).to.equal(null);
    expect(report({}, { history: null })).to.not.have.property('recipient_history');
  });

  it('name the findings whose action the policy changed', () => {
    const intent = intentWith({});
    const body = bodyOf(recordOf(1, intent, factsFor(intent, { history: NO_HISTORY }), 'outgoing_strict'));
    expect(body.policy.changed_actions).to.deep.equal([
      { code: 'new_recipient', default_action: 'ALLOW', effective_action: 'REVIEW' },
    ]);
  });

  it('show the effects that were simulated where any source simulated them, else those derived from the intent', () => {
    const intent = intentWith({});
    const facts = factsFor(intent);
    const [derived] = facts.simulation;
    if (derived === undefined) throw new Error('A simulation is wired');
    const effect = { kind: 'transfer', from: SENDER, to: RECIPIENT, token: 'USDC', amount: '250' } as const;
    const simulated = { ...derived, value: { mode: 'simulated', effects: [effect], execution: null } } as const;
    const out = { ...derived, value: null };
    const effects = (...simulation: (typeof facts)['simulation']) =>
      bodyOf(recordOf(1, intent, { ...facts, simulation }, 'outgoing_default')).transaction_effects;
    expect(effects(out, derived, simulated)).to.deep.equal({ mode: 'simulated', effects: [effect] });
    expect(effects(out, derived)).to.deep.equal({ mode: 'declared-intent', effects: [] });
  });

  it('are labelled as a demonstration by a single synthetic contract', () => {
    const { record, recordJson, policy } = sampleWith(1);
    const [contract] = record.facts.contracts;
    if (contract === undefined) throw new Error('A registry is wired');
    const contracts = [
      contract,
      { ...contract, value: null },
      { ...contract, value: contractFacts(RECIPIENT, { demonstration: true }) },
    ];
    expect(
      bodyOf({ record: { ...record, facts: { ...record.facts, contracts } }, recordJson, policy }).demonstration,
    ).to.equal(true);
    expect(bodyOf({ record, recordJson, policy }).demonstration).to.equal(false);
  });
});

describe('evidence in a report', () => {
  it('stands beside the address as it was sent and the fields that hold it', () => {
    const shouted = `0x${SENDER.slice(2).toUpperCase()}`;
    const { evidence } = report(
      { direction: 'incoming', from: shouted, expectedTo: SENDER },
      { evidence: [licensed(), licensed({ evidenceId: 'evd_2', subjectKey: CONTRACT })] },
    );
    expect(evidence.map(({ subject_address, subject_fields }) => [subject_address, subject_fields])).to.deep.equal([
      [shouted, ['from_address', 'expected_to_address']],
      [CONTRACT, []],
    ]);
  });

  it('names the token list that disputes a listing', () => {
    const { evidence } = report(
      {},
      {
        evidence: [
          evidenceAbout(RECIPIENT, { officialToken: { symbol: 'USDX', sourceName: 'A list' } }),
          evidenceAbout(SENDER, { evidenceId: 'evd_2' }),
        ],
      },
    );
    expect(evidence[0]?.official_token).to.deep.equal({ symbol: 'USDX', source_name: 'A list' });
    expect(evidence[1]).to.not.have.property('official_token');
  });

  it('has the effect of its own findings and rules alone, the strictest of them, and none where it had none', () => {
    const { evidence } = incoming(
      licensed(),
      licensed({ evidenceId: 'evd_2', category: 'ransomware', exposure: 'ownership' }),
      licensed({ evidenceId: 'evd_3', category: 'regulated_service', subjectKey: RECIPIENT, confidence: 0.1 }),
    );
    expect(evidence.map(({ policy_effect }) => policy_effect)).to.deep.equal([
      { action: 'REVIEW', finding_codes: ['indirect_exposure'], rule_ids: ['exposure_indirect_or_uncertain'] },
      { action: 'BLOCK', finding_codes: ['illicit_exposure'], rule_ids: ['illicit_exposure_high_confidence'] },
      { action: null, finding_codes: [], rule_ids: [] },
    ]);
  });

  it('has the effect of a rule that is stricter than the finding', () => {
    const intent = intentWith({});
    const facts = factsFor(intent, { evidence: [licensed({ subjectKey: RECIPIENT })] });
    const sample = recordOf(1, intent, facts, 'outgoing_default');
    const rule = {
      ruleId: 'no-exchange',
      description: 'd',
      when: { categories: ['high_risk_exchange'] },
      action: 'BLOCK',
    } as const;
    const decision = decide(proposalOf(intent), facts, { ...sample.policy, rules: [rule] }, NOW_MS);
    expect(bodyOf({ ...sample, record: { ...sample.record, decision } }).evidence[0]?.policy_effect).to.deep.equal({
      action: 'BLOCK',
      finding_codes: ['indirect_exposure'],
      rule_ids: ['no-exchange', 'finding_indirect_exposure'],
    });
  });

  it('is none where the screening was out, and the report is made all the same', () => {
    const body = report({}, { evidence: null });
    expect(body.evidence).to.deep.equal([]);
    expect(body).to.not.have.property('lists_consulted');
  });

  it('is as fresh as it was judged then, by its own id, and of unknown freshness where nothing was kept', () => {
    const { record } = sampleWith(
      1,
      { direction: 'incoming' },
      { evidence: [licensed(), licensed({ evidenceId: 'evd_2', maxAgeSeconds: 60 })] },
    );
    expect(freshnessAtCheck(licensed({ evidenceId: 'evd_2' }), record)).to.deep.equal({
      status: 'STALE',
      age_seconds: 86_400,
      max_age_seconds: 60,
    });
    expect(freshnessAtCheck(licensed({ evidenceId: 'evd_9' }), record)).to.deep.equal({
      status: 'UNKNOWN',
      age_seconds: null,
      max_age_seconds: null,
    });
  });

  it('says what it shows of the address, and what it does not', () => {
    const says = (changes: Partial<EvidenceRecord>): string =>
      relationshipOf(licensed({ category: 'mixer', ...changes }));
    expect(says({ category: 'unattributed' })).to.equal('The source knows the address and attributes it to no one.');
    expect(says({ exposure: 'indirect', basis: 'list_match' })).to.match(
      /linked to a mixer by way of other addresses\. Indirect exposure does not show who holds/,
    );
    expect(says({ exposure: 'ownership', basis: 'list_match' })).to.equal(
      'The list names this very address for a mixer.',
    );
    expect(says({ exposure: 'direct' })).to.match(
      /direct dealings between this address and an address linked to a mixer\. That alone does not show who holds/,
    );
    expect(says({ exposure: 'ownership' })).to.equal('The source links this address itself to a mixer.');
  });
});
