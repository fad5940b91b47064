import { finding, NO_FINDINGS } from './finding.js';
import { askedPermissionOf, permissionsParam } from './shared/permission-text.js';

/**
 * A permission from which nothing plain can be read, on any contract: what is asked for could be anything. Source:
 * domain/decisions.md, 36.
 */
export const permissionNotUnderstood = finding({
  code: 'permission_not_understood',
  judges: 'action',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A permission is written so that no function can be read from it, so it could not be judged.',
  advice: 'Ask for it by the name, the signature or the selector of its function.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Unknown function',
    de: 'Unbekannte Funktion',
    es: 'Función desconocida',
    fr: 'Fonction inconnue',
    'pt-BR': 'Função desconhecida',
    ja: '不明な機能です',
    'zh-CN': '未知功能',
  },
  texts: {
    seen: {
      en:
        'We do not know this function: {what}. It could do anything: ask for its plain name, or review this by ' +
        'hand.',
      de:
        'Diese Funktion kennen wir nicht: {what}. Sie könnte alles tun: Verlangen Sie ihren Namen oder prüfen Sie ' +
        'selbst.',
      es: 'No conocemos esta función: {what}. Podría hacer cualquier cosa: pida su nombre o revíselo a mano.',
      fr:
        'Nous ne connaissons pas cette fonction : {what}. Elle peut tout faire : demandez son nom ou examinez-la ' +
        'à la main.',
      'pt-BR': 'Não conhecemos esta função: {what}. Ela pode fazer qualquer coisa: peça o nome dela ou revise à mão.',
      ja: 'この機能は不明です：{what}。何でもできる可能性があるため、名称を求めるか手動で確認してください。',
      'zh-CN': '未识别的功能：{what}。它可能执行任何操作：请索取其名称，或人工审核。',
    },
  },
  run: (context) => {
    const permissions = askedPermissionOf(context, 'not_understood');
    return permissions.length === 0
      ? NO_FINDINGS
      : [
          {
            params: { what: permissionsParam(permissions) },
            fields: [context.contractInQuestion.field],
          },
        ];
  },
});
