import type { EvidenceRecord } from '../facts/screening/evidence.js';
import { evidenceByAccount, evidenceIdsOf, sourcesText } from '../facts/screening/evidence-groups.js';
import { addressText, fieldsOfKey } from '../intent/subjects.js';
import { finding } from './finding.js';

const isDenied = ({ category }: EvidenceRecord): boolean => category === 'partner_denied';

/**
 * Any account of the check, in every role, that the partner itself denies. The reason stays in the evidence: a message
 * may be shown to the very person whom the entry is about.
 */
export const deniedAddress = finding({
  code: 'denied_address',
  judges: 'check',
  source: 'scam',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: "An account of the check is on the partner's own deny list.",
  advice: 'Stop; the record names the entry.',
  needs: ['request', 'lists'],
  about: 'request',
  isRelaxable: false,
  softenedBy: ['revocation'],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ intent, facts }) =>
    [...evidenceByAccount(facts, isDenied)].map(([key, records]) => ({
      message: `The ${addressText(intent, key)} is denied: ${sourcesText(records)}. Do not continue.`,
      fields: fieldsOfKey(intent, key),
      evidenceIds: evidenceIdsOf(records),
    })),
});
