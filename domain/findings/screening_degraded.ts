import { textParam } from '../text/params.js';
import { failureParam } from './shared/text-params.js';
import { failModeOf } from '../policy/policy.js';

import { finding } from './finding.js';

/** A required source that gave no answer is named and the check reviewed: no failure leads to ALLOW. */
export const screeningDegraded = finding({
  code: 'screening_degraded',
  judges: 'check',
  source: 'risk',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A source that must be asked did not answer, so the check rests on less than it should.',
  advice: 'Check again later, or accept the gap knowingly.',
  needs: ['request', 'provider'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Screening is incomplete',
    de: 'Prüfung ist unvollständig',
    es: 'Comprobación incompleta',
    fr: 'Contrôle incomplet',
    'pt-BR': 'Verificação incompleta',
    ja: 'スクリーニングが不完全です',
    'zh-CN': '筛查不完整',
  },
  texts: {
    source: {
      en: 'This check is incomplete ({source}: {why}). Try again, or review it by hand before you continue.',
      de: 'Diese Prüfung ist unvollständig ({source}: {why}). Erneut versuchen oder zuerst selbst prüfen.',
      es: 'Esta comprobación está incompleta ({source}: {why}). Inténtelo de nuevo o revíselo a mano antes de seguir.',
      fr: 'Ce contrôle est incomplet ({source} : {why}). Réessayez ou examinez-le à la main avant de continuer.',
      'pt-BR': 'Esta verificação está incompleta ({source}: {why}). Tente de novo ou revise à mão antes de continuar.',
      ja: 'この確認は不完全です（{source}：{why}）。再試行するか、続ける前に手動で確認してください。',
      'zh-CN': '本次检查不完整（{source}：{why}）。请重试，或在继续前人工审核。',
    },
    rule: {
      en:
        'A part of this transaction could not be judged because of a fault here. Review it by hand before you ' +
        'continue.',
      de:
        'Ein Teil der Transaktion konnte wegen eines Fehlers bei uns nicht bewertet werden. Prüfen Sie ihn zuerst ' +
        'selbst.',
      es: 'Una parte de la transacción no se pudo evaluar por un fallo nuestro. Revísela a mano antes de continuar.',
      fr:
        'Une partie de la transaction n’a pu être évaluée à cause d’une erreur chez nous. Examinez-la à la main ' +
        'avant de continuer.',
      'pt-BR': 'Parte da transação não pôde ser avaliada por uma falha nossa. Revise à mão antes de continuar.',
      ja: '当方の不具合により、一部を判定できませんでした。続ける前に手動で確認してください。',
      'zh-CN': '由于本系统故障，部分交易未能评估。请在继续前人工审核。',
    },
  },
  run: ({ failures, policy }) =>
    failures
      .filter((failure) => failure.capability !== 'transaction_simulation')
      .map((failure) => ({
        says: 'source',
        params: { source: textParam(failure.source), why: failureParam(failure) },
        action: failModeOf(policy, failure.source, failure.capability),
        measures: [{ name: 'failed_source', actual: failure.source, threshold: null }],
      })),
});
