import { toldTokenParam } from './shared/told-token.js';
import { isZeroApproval } from '../intent/approval-amount.js';
import { finding, NO_FINDINGS } from './finding.js';

/**
 * Taking an allowance back is no risk. The finding keeps a reader from taking it for a grant. Beside a payment an
 * allowance of nothing says nothing.
 */
export const approvalRevocation = finding({
  code: 'approval_revocation',
  judges: 'action',
  source: 'simulation',
  severity: 'LOW',
  action: 'ALLOW',
  meaning: 'The approval is zero: it takes an allowance back.',
  advice: 'Nothing to do; a revocation is never stopped for its spender.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Takes a spending right back',
    de: 'Widerruft eine Freigabe',
    es: 'Revoca un permiso de gasto',
    fr: 'Révoque une autorisation de dépense',
    'pt-BR': 'Revoga uma permissão de gasto',
    ja: '使用許可を取り消します',
    'zh-CN': '撤销支出授权',
  },
  texts: {
    seen: {
      en: 'This takes back the right to spend {token}. Nothing more to do.',
      de: 'Dies widerruft das Recht, {token} auszugeben. Sie müssen nichts weiter tun.',
      es: 'Esto revoca el permiso para gastar {token}. No tiene que hacer nada más.',
      fr: 'Ceci révoque le droit de dépenser {token}. Vous n’avez rien d’autre à faire.',
      'pt-BR': 'Isto revoga a permissão de gastar {token}. Você não precisa fazer mais nada.',
      ja: '{token} の使用許可を取り消します。ほかに必要な操作はありません。',
      'zh-CN': '这会撤销对 {token} 的支出授权。无需其他操作。',
    },
  },
  run: (context) => {
    const { intent, contractInQuestion } = context;
    return (intent.kind === 'approval' || intent.asked.grant !== undefined) && isZeroApproval(intent.approval)
      ? [
          {
            params: { token: toldTokenParam(context) },
            fields: [contractInQuestion.field],
          },
        ]
      : NO_FINDINGS;
  },
});
