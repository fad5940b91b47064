import { evidenceByAccount } from '../facts/screening/evidence-groups.js';
import { isZeroApproval } from '../intent/approval-amount.js';
import { type CheckContext, finding, NO_FINDINGS, type Rule } from './finding.js';
import { askedPermissionOf } from './shared/permission-text.js';
import { addressOf } from './shared/text-params.js';

/** Known as a contract that may take tokens, vouched for by the caller, or on the partner's own allow list. */
const isKnownOperator = ({ spender, facts }: CheckContext): boolean => {
  if (spender === null) return false;
  const key = spender.address.key ?? '';
  const isAllowed =
    evidenceByAccount(facts, ({ category }) => category === 'partner_allowed').has(key) &&
    !evidenceByAccount(facts, ({ category }) => category === 'partner_denied').has(key);
  return spender.verification === 'verified' || spender.verification === 'claimed' || isAllowed;
};

const declared: Rule = (context) => {
  const permissions = askedPermissionOf(context, 'operator');
  if (permissions.length === 0) return NO_FINDINGS;
  const isKnown = isKnownOperator(context) || isZeroApproval(context.intent.approval);
  const { address, field } = context.spender ?? context.contractInQuestion;
  return [
    {
      says: isKnown ? 'known' : 'unknown',
      params: { who: addressOf(context.intent, address) },
      fields: [field],
      ...(isKnown ? {} : { action: 'BLOCK' as const }),
    },
  ];
};

/** An operator over every token of a collection, or over all that an account has at a protocol. */
export const operatorApprovalForAll = finding({
  code: 'operator_approval_for_all',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'An operator may move everything at once: a whole collection, or all that an account has at a protocol.',
  advice: 'Go on only with an operator that you know.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Control of everything you hold there',
    de: 'Zugriff auf alle Ihre Bestände dort',
    es: 'Control de todo lo que tiene allí',
    fr: 'Contrôle de tout ce que vous y détenez',
    'pt-BR': 'Controle de tudo o que você tem ali',
    ja: '保有資産すべての操作権です',
    'zh-CN': '可控制您在该处的全部资产',
  },
  texts: {
    unknown: {
      en: '{who} could move everything you hold there, now and later. We do not know this operator: do not continue.',
      de:
        '{who} könnte jetzt und später alles bewegen, was Sie dort halten. Dieser Operator ist uns unbekannt: ' +
        'Nicht fortfahren.',
      es:
        '{who} podría mover todo lo que usted tiene allí, ahora y después. No conocemos a este operador: no ' +
        'continúe.',
      fr:
        '{who} pourrait déplacer tout ce que vous y détenez, à tout moment. Cet opérateur nous est inconnu : ' +
        'arrêtez.',
      'pt-BR':
        '{who} poderia mover tudo o que você tem ali, agora e depois. Não conhecemos este operador: não continue.',
      ja: '{who} は保有資産をすべて今後も動かせます。確認できない相手なので、続けないでください。',
      'zh-CN': '{who} 现在及以后都可转移您在该处的全部资产。我们不了解此操作方：请勿继续。',
    },
    known: {
      en:
        '{who} could move everything you hold there, now and later. Allow single items, or only an operator that ' +
        'you know.',
      de:
        '{who} könnte jetzt und später alles bewegen, was Sie dort halten. Erlauben Sie Einzelnes oder nur ' +
        'bekannte Operatoren.',
      es:
        '{who} podría mover todo lo que usted tiene allí, ahora y después. Permita elementos sueltos, o solo un ' +
        'operador conocido.',
      fr:
        '{who} pourrait déplacer tout ce que vous y détenez, à tout moment. Autorisez objet par objet, ou un ' +
        'opérateur connu.',
      'pt-BR':
        '{who} poderia mover tudo o que você tem ali, agora e depois. Permita itens avulsos, ou só um operador ' +
        'conhecido.',
      ja: '{who} は保有資産をすべて今後も動かせます。個別に許可するか、知っている相手だけを許可してください。',
      'zh-CN': '{who} 现在及以后都可转移您在该处的全部资产。请只授权单项，或仅授权您了解的操作方。',
    },
  },
  run: declared,
});
