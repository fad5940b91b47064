import type { EvidenceRecord } from '../../domain/facts/screening/evidence.js';
import type { ReportBody } from '../../domain/report/body.js';
import { type IntentChanges, SENDER } from './builders.js';
import { evidenceAbout, type FactChanges } from './facts.js';
import { bodyOf, sampleWith } from './report-samples.js';

/** The body of a report by what differs from a plain transfer. */
export const reportWith = (intent: IntentChanges = {}, facts: FactChanges = {}): ReportBody =>
  bodyOf(sampleWith(1, intent, facts));

/** That of funds that come in, with this evidence. */
export const reportOfIncoming = (...evidence: readonly EvidenceRecord[]): ReportBody =>
  reportWith({ direction: 'incoming' }, { evidence });

/** What a licensed source says of the sender. */
export const licensed = (changes: Partial<EvidenceRecord> = {}): EvidenceRecord =>
  evidenceAbout(SENDER, {
    source: { id: 'intel', name: 'Intel', kind: 'licensed_intelligence' },
    basis: 'attribution',
    category: 'high_risk_exchange',
    exposure: 'indirect',
    confidence: 0.9,
    share: 0.25,
    observedAt: '2026-11-20T12:00:00.000Z',
    maxAgeSeconds: 864_000,
    ...changes,
  });
