import { addressOf } from './shared/text-params.js';
import { isElevated, isIllicit } from '../facts/screening/category.js';
import type { EvidenceRecord } from '../facts/screening/evidence.js';
import { type CheckContext, finding, NO_FINDINGS } from './finding.js';
import { isDust } from './shared/exposures.js';
import { attributedOf, idsOf, incompleteIn, isUsable, letsExposurePass, staleIn } from './shared/provenance.js';

/**
 * True where another finding states the record and acts on it. One that the policy lets pass, or is worth less than its
 * floor, does not make the source clearer.
 */
const speaksAgainst = (record: EvidenceRecord, context: CheckContext): boolean =>
  record.category === 'partner_denied' ||
  ((isIllicit(record.category) || isElevated(record.category)) &&
    !letsExposurePass(context.policy) &&
    !isDust(record, context));

/**
 * Nothing decisive is known of a source of incoming funds: neither a usable clean attribution nor anything against it.
 * What is known but old or incomplete is stated more precisely by other findings.
 */
export const provenanceUnclear = finding({
  code: 'provenance_unclear',
  judges: 'check',
  source: 'scam',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'Nothing reliable is known about where incoming funds come from.',
  advice: 'Ask the sender, or accept the risk knowingly.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: ['provenance_stale', 'provenance_incomplete', 'provenance_degraded'],
  isPartOfProof: false,
  title: {
    en: 'Source of funds is unclear',
    de: 'Herkunft der Gelder unklar',
    es: 'Origen de los fondos poco claro',
    fr: 'Origine des fonds incertaine',
    'pt-BR': 'Origem dos fundos incerta',
    ja: '資金の出所が不明です',
    'zh-CN': '资金来源不明',
  },
  texts: {
    seen: {
      en:
        '{who} is a source of funds about which nothing reliable is known. Find out who they are before you rely ' +
        'on the money.',
      de:
        '{who} ist als Herkunft von Geldern nicht verlässlich bekannt. Klären Sie, wer das ist, bevor Sie das ' +
        'Geld nutzen.',
      es:
        '{who} es un origen de fondos del que no se sabe nada fiable. Averigüe quién es antes de disponer del ' +
        'dinero.',
      fr:
        '{who} est une source de fonds dont on ne sait rien de fiable. Vérifiez de qui il s’agit avant d’utiliser ' +
        'l’argent.',
      'pt-BR': '{who} é uma origem de fundos da qual nada confiável se sabe. Descubra quem é antes de usar o dinheiro.',
      ja: '{who} について資金の出所として信頼できる情報がありません。利用する前に相手を確認してください。',
      'zh-CN': '{who} 作为资金来源没有可靠信息。动用资金前请查明对方身份。',
    },
  },
  run: (context) => {
    const attributed = attributedOf(context);
    if (attributed === null) return NO_FINDINGS;
    if (incompleteIn(attributed).length > 0 || staleIn(attributed, context).length > 0) return NO_FINDINGS;
    if (attributed.some((record) => speaksAgainst(record, context) || isUsable(record, context))) return NO_FINDINGS;
    return [
      {
        params: { who: addressOf(context.intent, context.intent.sender) },
        fields: ['from_address'],
        evidenceIds: idsOf(attributed),
      },
    ];
  },
});
