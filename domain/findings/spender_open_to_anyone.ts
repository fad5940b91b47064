import { callsForAnyone } from '../facts/contract/roles.js';
import { finding, NO_FINDINGS } from './finding.js';
import { addressOf } from './shared/text-params.js';

/**
 * An allowance, a permit or the right of an operator, declared or in the bytes, for a contract that anyone can use. No
 * registry, caller, history or policy makes that safe.
 */
export const spenderOpenToAnyone = finding({
  code: 'spender_open_to_anyone',
  judges: 'action',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The spender is a contract that anyone can use, such as Multicall3 or a 0x Settler.',
  advice: 'Do not approve it.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: ['revocation'],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Spender that anyone can use',
    de: 'Freigabe, die jeder ausnutzen kann',
    es: 'Permiso que cualquiera puede usar',
    fr: 'Autorisation utilisable par tous',
    'pt-BR': 'Permissão que qualquer um pode usar',
    ja: '誰でも使えるコントラクトへの許可です',
    'zh-CN': '任何人都能利用的被授权方',
  },
  texts: {
    seen: {
      en:
        '{who} does what anyone tells it to, so anyone could take your tokens. Do not approve it; find the right ' +
        'spender.',
      de:
        '{who} tut, was jeder verlangt: Jeder könnte Ihre Token nehmen. Nicht freigeben; suchen Sie die richtige ' +
        'Adresse.',
      es:
        '{who} hace lo que cualquiera le pida: cualquiera podría llevarse sus tokens. No lo apruebe; busque la ' +
        'dirección correcta.',
      fr:
        '{who} exécute les ordres de n’importe qui : tous pourraient prendre vos jetons. N’approuvez pas ; cherchez ' +
        'la bonne adresse.',
      'pt-BR':
        '{who} faz o que qualquer um mandar: qualquer um poderia levar seus tokens. Não aprove; busque o endereço ' +
        'certo.',
      ja: '{who} は誰の指示でも実行するため、誰でもトークンを引き出せます。承認せず、正しい承認先を確認してください。',
      'zh-CN': '{who} 听从任何人的指令，因此任何人都能取走您的代币。请勿授权；请找到正确的被授权方。',
    },
  },
  run: (context) => {
    const { spender, intent } = context;
    const key = spender?.address.key ?? null;
    if (intent.direction === 'incoming' || spender === null || key === null) return NO_FINDINGS;
    if (!callsForAnyone(context.facts, key)) return NO_FINDINGS;
    return [
      {
        params: { who: addressOf(intent, spender.address) },
        fields: [spender.field],
      },
    ];
  },
});
