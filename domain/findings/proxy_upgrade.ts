import { addressOf } from './shared/text-params.js';
import { closedProgram } from '../payload/effects.js';
import { finding, NO_FINDINGS, type Rule } from './finding.js';
import { askedPermissionOf } from './shared/permission-text.js';

const declared: Rule = (context) => {
  const permissions = askedPermissionOf(context, 'upgrade');
  const { read } = context.action;
  // a program that is closed has no other code afterwards: another finding says so
  return permissions.length === 0 || (read !== null && closedProgram(read) !== null)
    ? NO_FINDINGS
    : [
        {
          params: { who: addressOf(context.intent, context.contractInQuestion.address) },
          fields: [context.contractInQuestion.field],
        },
      ];
};

/** The code behind an address is exchanged. */
export const proxyUpgrade = finding({
  code: 'proxy_upgrade',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The call replaces the code behind a contract.',
  advice: 'Go on only as the maintainer of that contract.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Contract code would be replaced',
    de: 'Contract-Code würde ersetzt',
    es: 'Se reemplazaría el código del contrato',
    fr: 'Le code du contrat serait remplacé',
    'pt-BR': 'O código do contrato seria trocado',
    ja: 'コントラクトのコードが差し替わります',
    'zh-CN': '合约代码将被替换',
  },
  texts: {
    seen: {
      en:
        '{who} would get new code, so what is known about it no longer holds. Continue only if you checked the ' +
        'new code.',
      de:
        '{who} erhielte neuen Code, bisherige Kenntnisse gelten nicht mehr. Nur fortfahren, wenn Sie den neuen ' +
        'Code geprüft haben.',
      es: '{who} tendría código nuevo, y lo que se sabía ya no vale. Continúe solo si revisó el código nuevo.',
      fr:
        '{who} recevrait un nouveau code : ce qu’on en savait ne vaut plus. Continuez seulement si vous l’avez ' +
        'vérifié.',
      'pt-BR': '{who} teria código novo, e o que se sabia já não vale. Continue só se você revisou o novo código.',
      ja: '{who} のコードが差し替わり、これまでの情報は当てはまりません。新しいコードを確認した場合のみ続けてください。',
      'zh-CN': '{who} 的代码将被替换，已知信息不再适用。仅在您核查过新代码时继续。',
    },
  },
  run: declared,
});
