import { SCENARIOS } from '../../adapters/screening/demonstration/scenarios.js';
import { canonicalJson, contentHash, sha256Hex } from '../../domain/shared/canonical-json.js';
import { decide } from '../../domain/decision/decide.js';
import { demonstrationKey } from '../../domain/intent/demonstration-addresses.js';
import type { EvidenceRecord, SourceKind, ScreeningSignal } from '../../domain/facts/screening/evidence.js';
import type { Fact, Facts } from '../../domain/facts/facts.js';
import type { ListState, ScreeningFacts } from '../../domain/facts/screening/screening-facts.js';
import type { TransactionIntent } from '../../domain/intent/intent.js';
import { isoTime } from '../../domain/shared/iso-time.js';
import type { Policy } from '../../domain/policy/policy.js';
import { type CheckRecord, ENGINE_VERSION, RECORD_SCHEMA_VERSION, type Scope } from '../../domain/record/record.js';
import { recordText } from '../../domain/record/record-text.js';
import type { SubmittedPayload } from '../../domain/payload/payload.js';
import type { ReportBody } from '../../domain/report/body.js';
import { buildReport, type ReportIssue } from '../../domain/report/build-report.js';
import { reportPriceInForce } from '../../domain/report/pricing.js';
import { builtInPolicy, intentWith, type IntentChanges, NOW_MS, RECIPIENT, SENDER } from './builders.js';
import { evidenceAbout, factsFor, type FactChanges } from './facts.js';

export const SAMPLE_SCOPE: Scope = { partnerId: 'prt_01kap7qf8gf0xs5z4n0c3mm8e1', environment: 'sandbox' };

const idOf = (prefix: string, number: number): string =>
  `${prefix}_01kap7qf8gf0xs5z4n${number.toString(32).padStart(8, '0')}`;
export const evidenceId = (number: number): string => idOf('evd', number);
export const requestId = (number: number): string => idOf('req', number);
export const reportId = (number: number): string => idOf('rpt', number);

export interface SampleRecord {
  readonly record: CheckRecord;
  /** The record's exact text, as a store keeps it. */
  readonly recordJson: string;
  readonly policy: Policy;
}

/** Decides a check as the service does, and gives its record. */
export const recordOf = (
  number: number,
  intent: TransactionIntent,
  facts: Facts,
  policyId: string,
  payload: SubmittedPayload | null = null,
): SampleRecord => {
  const policy = builtInPolicy(policyId);
  const proposal = { intent, payload };
  const record: CheckRecord = {
    schemaVersion: RECORD_SCHEMA_VERSION,
    engineVersion: ENGINE_VERSION,
    requestId: requestId(number),
    scope: SAMPLE_SCOPE,
    keyId: 'k3y5a7m9',
    checkedAt: isoTime(NOW_MS),
    ...proposal,
    facts,
    policy: { policyId: policy.policyId, version: policy.version, sha256: contentHash(policy) },
    decision: decide(proposal, facts, policy, NOW_MS),
  };
  return { record, recordJson: recordText(record), policy };
};

const withIds = (signals: readonly ScreeningSignal[]): readonly EvidenceRecord[] =>
  signals.map((signal, index) => ({ evidenceId: evidenceId(index + 1), ...signal }));

/** Facts of an incoming check in which the demonstration source answered, as in the sandbox. */
const demonstrationFacts = (intent: TransactionIntent, number: number): Facts => {
  const facts = factsFor(intent, { evidence: [] });
  const key = demonstrationKey('evm', number);
  const evidence = withIds(SCENARIOS.get(number)?.(key, NOW_MS) ?? []);
  const fact: Fact<ScreeningFacts> = {
    value: { evidence, lists: [] },
    coverage: {
      provider: 'demonstration',
      capability: 'address_screening',
      kind: 'demonstration',
      mandatory: false,
      status: 'answered',
      reason: null,
      asOf: null,
      note: 'synthetic evidence about reserved addresses only',
    },
  };
  return { ...facts, screening: [...facts.screening, fact] };
};

/** An incoming check of a reserved demonstration address. */
export const demonstrationSample = (number: number): SampleRecord => {
  const intent = intentWith({
    direction: 'incoming',
    from: demonstrationKey('evm', number),
    to: RECIPIENT,
    amount: '12500',
    counterpartyName: 'Example Trading',
  });
  return recordOf(number & 0xff, intent, demonstrationFacts(intent, number), 'incoming_default');
};

/** A check by what differs from a plain transfer without any evidence against its parties. */
export const sampleWith = (number: number, changes: IntentChanges = {}, facts: FactChanges = {}): SampleRecord => {
  const intent = intentWith(changes);
  return recordOf(
    number,
    intent,
    factsFor(intent, facts),
    intent.direction === 'incoming' ? 'incoming_default' : 'outgoing_default',
  );
};

export const SAMPLE_LIST: ListState = {
  source: 'example-sanctions',
  publishedAt: '2026-11-19T00:00:00.000Z',
  maxAgeSeconds: 604_800,
  rows: 812,
  sha256: contentHash('the rows of an example list'),
  categories: ['scam_fraud'],
};

const publicListEvidence = (
  address: string,
  listName = 'UN example list',
  kind: SourceKind = 'public_list',
): EvidenceRecord =>
  evidenceAbout(address, {
    evidenceId: evidenceId(1),
    category: 'sanctions',
    source: { id: listName, name: listName, kind },
    reference: 'EXAMPLE-1042',
    publishedAt: SAMPLE_LIST.publishedAt,
    maxAgeSeconds: SAMPLE_LIST.maxAgeSeconds,
    attribution: {
      entityName: 'Listed Party Ltd',
      entityType: 'organisation',
      role: null,
      verification: 'reported',
      confidence: 1,
      jurisdiction: null,
      identifiers: [],
      addressOrTransaction: address,
    },
  });

/**
 * An outgoing transfer to an address on an imported sanctions list that names a party: which a report may not, but for
 * a list that is public by law.
 */
export const listHitSample = (listName = 'example-sanctions', kind: SourceKind = 'imported_list'): SampleRecord => {
  const intent = intentWith({});
  const evidence = publicListEvidence(RECIPIENT, listName, kind);
  const facts = factsFor(intent, { evidence: [evidence] });
  const screening = facts.screening.map((fact) => ({
    ...fact,
    value: { evidence: fact.value?.evidence ?? [], lists: [SAMPLE_LIST] },
  }));
  return recordOf(40, intent, { ...facts, screening }, 'outgoing_default');
};

/** An incoming check with many evidence records about the source of funds, from three sources, some with a path. */
export const manyEvidenceSample = (count: number): SampleRecord => {
  const categories = ['mixer', 'scam_fraud', 'gambling', 'high_risk_exchange', 'stolen_funds'] as const;
  const intermediary = (number: number): string => `0x${number.toString(16).padStart(40, 'b')}`;
  const evidence = Array.from({ length: count }, (_, index) =>
    evidenceAbout(SENDER, {
      evidenceId: evidenceId(index + 1),
      category: categories[index % categories.length] ?? 'mixer',
      basis: 'attribution',
      exposure: index % 3 === 0 ? 'direct' : 'indirect',
      severity: 'MEDIUM',
      confidence: 0.5 + (index % 5) / 10,
      source: {
        id: `intel-${index % 3}`,
        name: `Example Intelligence ${'ABC'.charAt(index % 3)}`,
        kind: 'licensed_intelligence',
      },
      reference: `CASE-${1000 + index}`,
      observedAt: isoTime(NOW_MS - (index + 1) * 3_600_000),
      maxAgeSeconds: 2_592_000,
      share: Number((1 / (index + 4)).toFixed(4)),
      path:
        index % 10 === 0
          ? [
              {
                address: intermediary(index + 1),
                label: 'Example mixing pool',
                role: 'origin',
                transactionReference: `0x${'ab'.repeat(32)}`,
              },
              { address: intermediary(index + 2), label: null, role: 'intermediary', transactionReference: null },
              { address: SENDER, label: null, role: 'destination', transactionReference: null },
            ]
          : [],
    }),
  );
  return sampleWith(50, { direction: 'incoming', amount: '4800' }, { evidence });
};

const LEFT_LETTERS = 'Обмен «Пример» · Παράδειγμα';
const MIDDLE_LETTERS = 'דוגמה · مثال للتبادل';
const EASTERN_LETTERS = '示例交易所 · サンプル · 예시 · Ví dụ Đắk Lắk';

/** Text that tries to break out of the page that holds it. */
export const HOSTILE_TEXTS = [
  '</style><script>alert(1)</script><img src=x onerror=alert(2)>',
  'pay \u202Eevil\u202C \u200Bhere\u2066 \u00AD now',
  `${'W'.repeat(199)}!`,
  `${LEFT_LETTERS} · ${MIDDLE_LETTERS} · ${EASTERN_LETTERS}`,
  `Z${'\u0301\u0323\u0302'.repeat(30)}algo`,
  '{{constructor.constructor("return 1")()}} ${7*7} %0d%0a =cmd|calc',
] as const;

/** A check in which every free text is hostile. */
export const hostileSample = (): SampleRecord => {
  const [markup, bidirectional, long, foreign, marks, templates] = HOSTILE_TEXTS;
  const evidence = [long, foreign, markup].map((name, index) =>
    evidenceAbout(SENDER, {
      evidenceId: evidenceId(index + 1),
      category: 'high_risk_exchange',
      basis: 'attribution',
      exposure: 'indirect',
      severity: 'MEDIUM',
      confidence: 0.6,
      source: { id: 'intel-a', name: index === 0 ? templates : 'Example Intelligence', kind: 'licensed_intelligence' },
      reference: index === 1 ? bidirectional : long,
      observedAt: isoTime(NOW_MS - 3_600_000),
      maxAgeSeconds: 2_592_000,
      missingParts: [markup],
      attribution: {
        entityName: name,
        entityType: marks,
        role: 'exchange',
        verification: 'reported',
        confidence: 0.5,
        jurisdiction: '<b>',
        identifiers: [{ scheme: markup, value: long }],
        addressOrTransaction: long,
      },
      path: [
        { address: long, label: foreign, role: 'origin', transactionReference: long },
        { address: SENDER, label: markup, role: 'destination', transactionReference: null },
      ],
    }),
  );
  return sampleWith(
    60,
    {
      direction: 'incoming',
      counterpartyName: markup,
      intentReference: bidirectional,
      token: '<b>USDC',
      permissions: [long.slice(0, 128), marks.slice(0, 128)],
      to: '"><svg onload=alert(3)>',
    },
    { evidence },
  );
};

/** Who issues the samples to whom. */
export const SAMPLE_ISSUE: ReportIssue = {
  issuerName: 'Example Risk GmbH',
  publicUrl: 'https://risk.example.com',
  partnerName: 'Example Partner AG',
  signingKeyId: 'F0isLBq3J3IrO3ENNiIhHBfq7Tf2jh9vvn5p-29uP9M',
};

/** The body of a report on a sample. */
export const bodyOf = (
  { record, recordJson }: SampleRecord,
  changes: { readonly businessReference?: string | null; readonly number?: number } = {},
): ReportBody =>
  buildReport(record, {
    reportId: reportId(changes.number ?? 1),
    businessReference: changes.businessReference === undefined ? 'case 2026-0417' : changes.businessReference,
    createdAt: isoTime(NOW_MS + 60_000),
    recordSha256: sha256Hex(recordJson),
    pricing: reportPriceInForce(null, 'sandbox'),
    issue: SAMPLE_ISSUE,
  });

/** The bytes that are signed. */
export const bodyText = (body: ReportBody): string => canonicalJson(body);

/** The samples that people look at. */
export const SAMPLES: Readonly<Record<string, () => SampleRecord>> = {
  'demonstration-block': () => demonstrationSample(0xde300001),
  'demonstration-path': () => demonstrationSample(0xde300006),
  'demonstration-exchange': () => demonstrationSample(0xde300002),
  'clean-allow': () => sampleWith(30),
  'list-hit': () => listHitSample(),
  'public-list-hit': () => listHitSample('UN example list', 'public_list'),
  'incoming-block': () => sampleWith(31, { direction: 'incoming' }, { evidence: [publicListEvidence(SENDER)] }),
  'many-evidence': () => manyEvidenceSample(300),
  hostile: hostileSample,
};
