import type { EvidenceRecord } from '../../facts/screening/evidence.js';
import { evidenceByAccount, evidenceIdsOf, sourcesText } from '../../facts/screening/evidence-groups.js';
import { addressText, fieldsOfKey } from '../../intent/subjects.js';
import type { Check } from '../check.js';

const isDenied = ({ category }: EvidenceRecord): boolean => category === 'partner_denied';

/**
 * Any account of the check, in every role, that the partner itself denies. The reason stays in the evidence: a message
 * may be shown to the very person whom the entry is about.
 */
export const deniedAddress: Check = {
  id: 'scam/denied-address',
  run: ({ intent, facts }) =>
    [...evidenceByAccount(facts, isDenied)].map(([key, records]) => ({
      code: 'denied_address',
      message: `The ${addressText(intent, key)} is denied: ${sourcesText(records)}. Do not continue.`,
      fields: fieldsOfKey(intent, key),
      evidenceIds: evidenceIdsOf(records),
    })),
};
