import { addressOf } from './shared/text-params.js';
import { toldTokenParam } from './shared/told-token.js';
import { isKnownToOwnRegistry } from '../facts/contract/statements.js';
import type { ContractVerification } from '../facts/contract/verification.js';
import { judgeApproval } from '../facts/token/approval-size.js';
import { type CheckContext, finding, NO_FINDINGS, type Rule } from './finding.js';
import { needsNoAmount } from './shared/permission-text.js';

/** The policy names the spender on this chain, and the service's own registry knows it: neither alone is enough. */
const isExcepted = (
  { intent, facts, policy }: CheckContext,
  { address, verification }: ContractVerification,
): boolean =>
  verification === 'verified' &&
  policy.unlimitedApprovalSpenders.some(({ chain, key }) => chain === intent.chain && key === address.key) &&
  isKnownToOwnRegistry(facts, address.key);

const declared: Rule = (context) => {
  const { intent, facts } = context;
  // no amount limits an operator
  if (needsNoAmount(context) || judgeApproval(intent, facts.token.value) !== 'unlimited') return NO_FINDINGS;
  const spender = context.spender ?? context.contractInQuestion;
  return [
    {
      params: { who: addressOf(intent, spender.address), token: toldTokenParam(context) },
      fields: [spender.field],
      measures: [{ name: 'approval_amount', actual: intent.approval?.given ?? null, threshold: null }],
      excepted: isExcepted(context, spender),
    },
  ];
};

/** An allowance without a real limit: the spender can take everything, now and later. */
export const unlimitedTokenApproval = finding({
  code: 'unlimited_token_approval',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The approval lets the spender take every token of this kind, now and later.',
  advice: 'Approve the exact amount instead.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Unlimited spending permission',
    de: 'Unbegrenzte Freigabe',
    es: 'Permiso de gasto ilimitado',
    fr: 'Autorisation de dépense illimitée',
    'pt-BR': 'Permissão de gasto ilimitada',
    ja: '無制限の使用許可です',
    'zh-CN': '无限额度授权',
  },
  texts: {
    seen: {
      en: '{who} could take any amount of {token}, now and later. Approve only the amount that you need.',
      de: '{who} könnte jetzt und später unbegrenzt {token} nehmen. Geben Sie nur die nötige Menge frei.',
      es: '{who} podría tomar cualquier cantidad de {token}, ahora y después. Apruebe solo la cantidad que necesita.',
      fr:
        '{who} pourrait prendre n’importe quel montant de {token}, à tout moment. N’approuvez que le montant ' +
        'nécessaire.',
      'pt-BR': '{who} poderia pegar qualquer quantidade de {token}, agora e depois. Aprove só o valor necessário.',
      ja: '{who} は今後も {token} をいくらでも引き出せます。必要な額だけを承認してください。',
      'zh-CN': '{who} 现在及以后可取走任意数量的 {token}。请仅授权所需数量。',
    },
  },
  run: declared,
});
