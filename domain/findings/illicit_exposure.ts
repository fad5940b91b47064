import { finding } from './finding.js';
import { exposedBy } from './shared/exposures.js';

/** An illicit category, attributed directly, surely and currently. */
export const illicitExposure = finding({
  code: 'illicit_exposure',
  judges: 'check',
  source: 'scam',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning:
    'A source ties an address of the request to an illicit category: by ownership or directly, with high ' +
    'confidence, on current data.',
  advice: 'Stop; the evidence names source, confidence and age.',
  needs: ['request', 'provider'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Linked directly to crime',
    de: 'Direkt mit Straftaten verbunden',
    es: 'Vínculo directo con delitos',
    fr: 'Lien direct avec des activités criminelles',
    'pt-BR': 'Ligação direta com crimes',
    ja: '犯罪と直接の関連があります',
    'zh-CN': '与犯罪直接关联',
  },
  texts: {
    seen: {
      en: '{who} is linked directly to {labels}, says {sources}. Stop, and tell compliance.',
      de: '{who} ist laut {sources} direkt verbunden mit: {labels}. Stoppen Sie und melden Sie es Compliance.',
      es: '{who} tiene, según {sources}, vínculo directo con: {labels}. Deténgase y avise a cumplimiento.',
      fr: '{who} a, selon {sources}, un lien direct avec : {labels}. Arrêtez et prévenez la conformité.',
      'pt-BR': '{who} tem, segundo {sources}, ligação direta com: {labels}. Pare e avise o compliance.',
      ja: '{sources} によると、{who} は直接の関連があります（{labels}）。中止し、コンプライアンス部門に渡してください。',
      'zh-CN': '据 {sources}，{who} 与此直接关联：{labels}。请停止操作并交给合规部门。',
    },
  },
  run: exposedBy('blocking'),
});
