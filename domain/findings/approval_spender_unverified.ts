import { callsForAnyone } from '../facts/contract/roles.js';
import { addressParam } from '../text/params.js';
import { finding, NO_FINDINGS, type Rule } from './finding.js';

const declared: Rule = (context) => {
  const { spender, facts } = context;
  if (spender === null) return NO_FINDINGS;
  const { verification, address, field } = spender;
  if (address.key === null || verification === 'verified' || verification === 'claimed') return NO_FINDINGS;
  // what anyone can use has a finding of its own
  if (callsForAnyone(facts, address.key)) return NO_FINDINGS;
  return [
    {
      says: verification === 'unverified' ? 'unverified' : 'unknown',
      params: { spender: addressParam(address.key) },
      fields: [field],
      accounts: [address.key],
    },
  ];
};

/**
 * Who may spend must be a contract that is known as verified, by any function that gives the right. Given in place
 * of `unverified_contract`.
 */
export const approvalSpenderUnverified = finding({
  code: 'approval_spender_unverified',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'Nothing says that the spender of the approval is a verified contract.',
  advice: 'Confirm who runs the spender before approving.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation', 'allow_list'],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Spender is not verified',
    de: 'Bevollmächtigter ist nicht verifiziert',
    es: 'Cuenta autorizada no verificada',
    fr: 'Autorisation à un contrat non vérifié',
    'pt-BR': 'A conta autorizada não é verificada',
    ja: '承認先が未検証です',
    'zh-CN': '被授权方未经验证',
  },
  texts: {
    unverified: {
      en:
        'The spender {spender} is known to be unverified and could take what you approve. Approve only contracts ' +
        'whose code you can check.',
      de:
        '{spender} ist nicht verifiziert und könnte nehmen, was Sie freigeben. Erlauben Sie nur Contracts, deren ' +
        'Code Sie prüfen können.',
      es:
        'Consta que {spender} no está verificado y podría llevarse lo que apruebe. Apruebe solo contratos cuyo ' +
        'código pueda revisar.',
      fr:
        '{spender} est connu comme non vérifié et pourrait prendre ce que vous autorisez. N’autorisez que des ' +
        'contrats au code vérifiable.',
      'pt-BR':
        '{spender} consta como não verificado e poderia levar o que você aprovar. Aprove só contratos cujo código ' +
        'possa conferir.',
      ja: '承認先 {spender} は未検証で、承認した資産を取る恐れがあります。コードを確認できるコントラクトだけを承認してください。',
      'zh-CN': '被授权方 {spender} 已知未经验证，可能取走您授权的资产。请只授权代码可查的合约。',
    },
    unknown: {
      en:
        'The spender {spender} is not known as a verified contract and could take what you approve. Approve only ' +
        'what you can check.',
      de:
        '{spender} ist nicht als verifizierter Contract bekannt und könnte nehmen, was Sie freigeben. Erlauben Sie ' +
        'nur, was Sie prüfen können.',
      es:
        '{spender} no consta como contrato verificado y podría llevarse lo que apruebe. Apruebe solo lo que pueda ' +
        'revisar.',
      fr:
        '{spender} n’est pas connu comme contrat vérifié et pourrait prendre ce que vous autorisez. N’autorisez ' +
        'que ce que vous pouvez vérifier.',
      'pt-BR':
        '{spender} não consta como contrato verificado e poderia levar o que você aprovar. Aprove só o que possa ' +
        'conferir.',
      ja: '承認先 {spender} は検証済みと確認できず、承認した資産を取る恐れがあります。確認できるものだけを承認してください。',
      'zh-CN': '未知 {spender} 是否为已验证合约，它可能取走您授权的资产。请只授权您能核实的合约。',
    },
  },
  run: declared,
});
