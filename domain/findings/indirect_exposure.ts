import { finding } from './finding.js';
import { exposedBy } from './shared/exposures.js';

/** A link that is indirect, less than certain, not current, or of a kind that needs a look. */
export const indirectExposure = finding({
  code: 'indirect_exposure',
  judges: 'check',
  source: 'scam',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning:
    'A source sees a connection with a risky category that is indirect, less certain, not current, or of ' +
    'elevated risk only.',
  advice: 'Read the evidence; it is no proof of ownership.',
  needs: ['request', 'provider'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Possible link to risky activity',
    de: 'Mögliche Verbindung zu riskanten Aktivitäten',
    es: 'Posible vínculo con actividad de riesgo',
    fr: 'Lien possible avec une activité à risque',
    'pt-BR': 'Possível ligação com atividade de risco',
    ja: 'リスクとの関連の可能性があります',
    'zh-CN': '可能与风险活动有关',
  },
  texts: {
    seen: {
      en: '{who} may be linked to {labels}, says {sources}. See the evidence.',
      de: '{who} ist laut {sources} vielleicht verbunden mit: {labels}. Prüfen Sie die Belege.',
      es: '{who} tiene, según {sources}, posible vínculo con: {labels}. Revise las pruebas.',
      fr: '{who} a, selon {sources}, un lien possible avec : {labels}. Voyez les preuves.',
      'pt-BR': '{who} tem, segundo {sources}, possível ligação com: {labels}. Veja as evidências.',
      ja: '{sources} によると、{who} は関連の可能性があります（{labels}）。根拠を確認してください。',
      'zh-CN': '据 {sources}，{who} 可能与此有关：{labels}。请查看证据。',
    },
  },
  run: exposedBy('other'),
});
