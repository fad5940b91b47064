import { listParam, textParam } from '../text/params.js';
import { failModeOf } from '../policy/policy.js';

import { strictestAction } from '../verdict/action.js';
import { finding, NO_FINDINGS } from './finding.js';

/** A required source said nothing of where incoming funds come from. */
export const provenanceDegraded = finding({
  code: 'provenance_degraded',
  judges: 'check',
  source: 'scam',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A source that must be asked about incoming funds did not answer or gave data that is too old.',
  advice: 'Check again later; until then nothing clears the funds.',
  needs: ['request', 'provider'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Source of funds not fully screened',
    de: 'Herkunft nicht vollständig geprüft',
    es: 'Origen no comprobado por completo',
    fr: 'Origine non entièrement contrôlée',
    'pt-BR': 'Origem não verificada por completo',
    ja: '資金の出所を完全に確認できていません',
    'zh-CN': '资金来源未完全筛查',
  },
  texts: {
    seen: {
      en:
        'The source of these funds was not fully screened: no usable answer from {sources}. Do not credit them ' +
        'before it was.',
      de:
        'Die Herkunft der Gelder wurde nicht voll geprüft: keine brauchbare Antwort von {sources}. Vorher nicht ' +
        'gutschreiben.',
      es:
        'El origen de los fondos no se comprobó por completo: sin respuesta válida de {sources}. No los abone ' +
        'antes.',
      fr:
        'L’origine des fonds n’a pas été entièrement contrôlée : pas de réponse valable de {sources}. Ne les ' +
        'créditez pas avant.',
      'pt-BR':
        'A origem dos fundos não foi totalmente verificada: sem resposta válida de {sources}. Não os credite ' +
        'antes disso.',
      ja: '資金の出所を完全に確認できていません（有効な応答なし：{sources}）。確認が済むまで入金処理をしないでください。',
      'zh-CN': '资金来源未完全筛查：{sources} 未给出有效答复。筛查完成前请勿入账。',
    },
  },
  run: ({ intent, failures, policy }) =>
    intent.direction !== 'incoming' || failures.length === 0
      ? NO_FINDINGS
      : [
          {
            action: strictestAction(failures.map((failure) => failModeOf(policy, failure.source, failure.capability))),
            params: { sources: listParam(failures.map(({ source }) => textParam(source))) },
            fields: ['from_address'],
            measures: failures.map((failure) => ({ name: failure.source, actual: failure.why, threshold: 'answered' })),
          },
        ],
});
