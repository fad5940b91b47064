import { addressParam } from '../text/params.js';
import { freshnessUnder } from '../policy/evidence-freshness.js';
import { finding, NO_FINDINGS } from './finding.js';
import { attributedOf, idsOf, staleIn } from './shared/provenance.js';

/** What is known about the source of incoming funds is too old to clear it. */
export const provenanceStale = finding({
  code: 'provenance_stale',
  judges: 'check',
  source: 'scam',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'What is known about the source of incoming funds is older than its maximum age.',
  advice: 'Have the source refreshed, or confirm by another way.',
  needs: ['request', 'provider'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Information on these funds is too old',
    de: 'Angaben zu den Geldern sind veraltet',
    es: 'Información de los fondos anticuada',
    fr: 'Informations sur les fonds périmées',
    'pt-BR': 'Informações dos fundos desatualizadas',
    ja: '資金の情報が古すぎます',
    'zh-CN': '资金信息过旧',
  },
  texts: {
    seen: {
      en:
        'What is known about {who} as the source of these funds is older than your policy accepts. Have it ' +
        'screened again.',
      de:
        'Was über {who} als Herkunft der Gelder bekannt ist, ist älter als Ihre Richtlinie erlaubt. Lassen Sie es ' +
        'neu prüfen.',
      es:
        'Lo que se sabe de {who} como origen de los fondos es más antiguo de lo que admite su política. Pida un ' +
        'nuevo análisis.',
      fr:
        'Ce que l’on sait de {who}, source des fonds, est plus ancien que votre politique ne l’admet. Faites-le ' +
        'recontrôler.',
      'pt-BR':
        'O que se sabe de {who} como origem dos fundos é mais antigo do que sua política aceita. Peça nova ' +
        'verificação.',
      ja: '資金の出所 {who} の情報はポリシーの期限より古いものです。再度スクリーニングしてください。',
      'zh-CN': '关于资金来源 {who} 的信息已超过您策略允许的时限。请重新筛查。',
    },
  },
  run: (context) => {
    const old = staleIn(attributedOf(context) ?? [], context);
    if (old.length === 0) return NO_FINDINGS;
    return [
      {
        params: { who: addressParam(context.intent.sender.key ?? context.intent.sender.given) },
        fields: ['from_address'],
        evidenceIds: idsOf(old),
        measures: old.map((record) => {
          const { ageSeconds, maxAgeSeconds } = freshnessUnder(record, context);
          return { name: 'age_seconds', actual: ageSeconds, threshold: maxAgeSeconds };
        }),
      },
    ];
  },
});
