import Big from 'big.js';
import { isSaidByBytes } from './shared/told-token.js';
import { allowanceInTokens, judgeApproval } from '../facts/token/approval-size.js';
import { amountParam } from '../text/params.js';
import { finding, NO_FINDINGS } from './finding.js';
import { accountParam } from './shared/of-kinds.js';
import { needsNoAmount } from './shared/permission-text.js';

/** An exact allowance above what the operation needs. */
export const approvalExceedsAmount = finding({
  code: 'approval_exceeds_amount',
  judges: 'action',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The approval is larger than the amount of the operation.',
  advice: 'Lower the approval to what is needed.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: ['unlimited_token_approval'],
  isPartOfProof: false,
  title: {
    en: 'Spending limit is higher than needed',
    de: 'Ausgabelimit höher als nötig',
    es: 'Límite de gasto mayor del necesario',
    fr: 'Plafond de dépense trop élevé',
    'pt-BR': 'Limite de gasto maior que o necessário',
    ja: '使用上限が必要以上です',
    'zh-CN': '支出上限高于所需',
  },
  texts: {
    seen: {
      en:
        'This lets {spender} spend {allowed}, but only {amount} is needed. Approve only what is needed: the rest ' +
        'could be taken later.',
      de:
        '{spender} dürfte {allowed} ausgeben, nötig sind nur {amount}. Erlauben Sie nur das Nötige: Der Rest ' +
        'könnte später fort sein.',
      es:
        'Esto permite a {spender} gastar {allowed}, pero solo se necesita {amount}. Apruebe lo justo: podría gastar ' +
        'el resto después.',
      fr:
        '{spender} pourrait dépenser {allowed}, or {amount} suffit. N’autorisez que le nécessaire : le reste peut ' +
        'être pris plus tard.',
      'pt-BR':
        'Isto permite que {spender} gaste {allowed}, mas basta {amount}. Aprove só o necessário: o resto poderia ser ' +
        'levado depois.',
      ja: '{spender} が {allowed} を使えますが、必要なのは {amount} だけです。残りを後で取られないよう、必要な分だけ承認してください。',
      'zh-CN': '这允许 {spender} 支出 {allowed}，但只需要 {amount}。请只授权所需数额：其余可能日后被取走。',
    },
  },
  run: (context) => {
    const { intent, facts, contractInQuestion, spender } = context;
    const { amount, token } = intent;
    const given = intent.approval?.given ?? '';
    const allowed = intent.approval === null ? null : allowanceInTokens(intent.approval, facts.token.value);
    const tokens = allowed instanceof Big ? allowed.toFixed() : 'unlimited';
    // bytes name no amount beside the allowance: there is nothing that it could be more than
    return !isSaidByBytes(context) && !needsNoAmount(context) && judgeApproval(intent, facts.token.value) === 'exceeds'
      ? [
          {
            params: {
              spender: accountParam((spender ?? contractInQuestion).address.key),
              allowed: amountParam(tokens, token),
              amount: amountParam(amount, token),
            },
            fields: [(spender ?? contractInQuestion).field],
            measures: [{ name: 'approval_amount', actual: given, threshold: amount }],
          },
        ]
      : NO_FINDINGS;
  },
});
