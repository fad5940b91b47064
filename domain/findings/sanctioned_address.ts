import { listFindingOf } from '../facts/screening/category.js';
import type { EvidenceRecord } from '../facts/screening/evidence.js';
import { evidenceByAccount, evidenceIdsOf, sourcesText } from '../facts/screening/evidence-groups.js';
import { addressText, fieldsOfKey } from '../intent/subjects.js';
import { finding } from './finding.js';

const isSanction = (record: EvidenceRecord): boolean =>
  record.basis === 'list_match' && listFindingOf(record.category) === 'sanctioned_address';

/** An exact match of any address with a sanctions list of any age. It holds on every chain. */
export const sanctionedAddress = finding({
  code: 'sanctioned_address',
  judges: 'check',
  source: 'scam',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'An address of the request stands on an imported sanctions list.',
  advice: 'Stop, and hand the case to compliance.',
  needs: ['request', 'lists'],
  about: 'request',
  isRelaxable: false,
  softenedBy: ['revocation'],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ intent, facts }) =>
    [...evidenceByAccount(facts, isSanction)].map(([key, records]) => ({
      message:
        `The ${addressText(intent, key)} is on a sanctions list: ${sourcesText(records)}. Dealing with it may be ` +
        'unlawful. Do not continue, and follow your compliance procedure.',
      fields: fieldsOfKey(intent, key),
      evidenceIds: evidenceIdsOf(records),
    })),
});
