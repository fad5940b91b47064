import { finding, NO_FINDINGS } from './finding.js';
import { accountParam } from './shared/of-kinds.js';
import { needsNoAmount } from './shared/permission-text.js';
import { toldTokenParam } from './shared/told-token.js';

/** An allowance of unknown size: it may well be unlimited. Source: domain/decisions.md, 34. */
export const approvalAmountUnknown = finding({
  code: 'approval_amount_unknown',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'An allowance is given, and nothing says how large it is.',
  advice: 'Send approval_amount: the exact allowance in whole tokens, or in base units as hex.',
  needs: ['request'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Spending limit is unknown',
    de: 'Ausgabelimit ist unbekannt',
    es: 'Límite de gasto desconocido',
    fr: 'Plafond de dépense inconnu',
    'pt-BR': 'Limite de gasto desconhecido',
    ja: '使用上限が不明です',
    'zh-CN': '支出上限未知',
  },
  texts: {
    seen: {
      en:
        'This lets {spender} spend {token}, and no limit is known: it could be everything. Ask for an exact limit, ' +
        'or review it by hand.',
      de:
        '{spender} darf {token} ausgeben, ein Limit ist nicht bekannt: Es könnte alles sein. Verlangen Sie ein ' +
        'genaues Limit oder prüfen Sie selbst.',
      es:
        'Esto permite a {spender} gastar {token} sin límite conocido: podría ser todo. Pida un límite exacto o ' +
        'revíselo a mano.',
      fr:
        'Ceci permet à {spender} de dépenser {token} sans plafond connu : peut-être tout. Demandez un plafond ' +
        'exact ou vérifiez vous-même.',
      'pt-BR':
        'Isto permite que {spender} gaste {token} sem limite conhecido: pode ser tudo. Peça um limite exato ou ' +
        'revise manualmente.',
      ja: '{spender} が {token} を使えるようになり、上限は不明です。正確な上限を求めるか、ご自身で確認してください。',
      'zh-CN': '这允许 {spender} 支出 {token}，上限未知，可能是全部。请要求明确的上限或人工核查。',
    },
  },
  run: (context) => {
    const { intent, spender, contractInQuestion } = context;
    const isAllowance = intent.asked.grant !== undefined || (intent.kind === 'approval' && !needsNoAmount(context));
    if (intent.approval !== null || intent.direction === 'incoming' || !isAllowance) return NO_FINDINGS;
    return [
      {
        params: { spender: accountParam((spender ?? contractInQuestion).address.key), token: toldTokenParam(context) },
        fields: [(spender ?? contractInQuestion).field],
      },
    ];
  },
});
