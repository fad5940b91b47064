import type { EvidenceRecord } from '../facts/screening/evidence.js';
import { evidenceByAccount, evidenceIdsOf } from '../facts/screening/evidence-groups.js';
import { fieldsOfKey } from '../intent/subjects.js';
import { partyParam } from '../text/params.js';
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
  isPartOfProof: false,
  title: {
    en: 'On your deny list',
    de: 'Auf Ihrer Sperrliste',
    es: 'En su lista de bloqueo',
    fr: 'Sur votre liste de refus',
    'pt-BR': 'Na sua lista de bloqueio',
    ja: '拒否リストにあります',
    'zh-CN': '在您的拒绝名单上',
  },
  texts: {
    seen: {
      en: '{who} is on your deny list. Do not continue.',
      de: '{who} steht auf Ihrer Sperrliste. Nicht fortfahren.',
      es: '{who} está en su lista de bloqueo. No continúe.',
      fr: '{who} figure sur votre liste de refus. Ne continuez pas.',
      'pt-BR': '{who} está na sua lista de bloqueio. Não continue.',
      ja: '{who} は拒否リストにあります。続けないでください。',
      'zh-CN': '{who} 在您的拒绝名单上。请勿继续。',
    },
  },
  run: ({ intent, facts }) =>
    [...evidenceByAccount(facts, isDenied)].map(([key, records]) => ({
      params: { who: partyParam(intent, key) },
      fields: fieldsOfKey(intent, key),
      evidenceIds: evidenceIdsOf(records),
    })),
});
