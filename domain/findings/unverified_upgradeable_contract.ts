import { finding, NO_FINDINGS } from './finding.js';
import { addressOf } from './shared/text-params.js';
import { isNotVerified } from './unverified_contract.js';

/** An unverified contract whose code can be exchanged: what it does today says nothing about tomorrow. */
export const unverifiedUpgradeableContract = finding({
  code: 'unverified_upgradeable_contract',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The contract is not verified, and its code can be replaced later.',
  advice: 'Confirm the contract and who can upgrade it.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: ['unverified_contract_admin_permissions'],
  isPartOfProof: false,
  title: {
    en: 'Unverified contract that can change',
    de: 'Nicht verifizierter, änderbarer Contract',
    es: 'Contrato no verificado que puede cambiar',
    fr: 'Contrat non vérifié et modifiable',
    'pt-BR': 'Contrato não verificado que pode mudar',
    ja: '変更可能な未検証コントラクト',
    'zh-CN': '可被更改的未验证合约',
  },
  texts: {
    seen: {
      en: '{who} is not verified, and its code can change at any time. Continue only if you know who can change it.',
      de:
        '{who} ist nicht verifiziert, und der Code ist jederzeit änderbar. Nur fortfahren, wenn Sie wissen, wer ' +
        'ihn ändern kann.',
      es:
        '{who} no está verificado y su código puede cambiar en cualquier momento. Continúe solo si sabe quién ' +
        'puede cambiarlo.',
      fr:
        '{who} n’est pas vérifié et son code peut changer à tout moment. Continuez seulement si vous savez qui ' +
        'peut le changer.',
      'pt-BR':
        '{who} não é verificado e o código pode mudar a qualquer momento. Continue só se souber quem pode mudá-lo.',
      ja: '{who} は未検証で、コードはいつでも変更されます。変更できる人が分かる場合のみ続けてください。',
      'zh-CN': '{who} 未经验证，且代码随时可能更改。仅在您知道谁能更改时继续。',
    },
  },
  run: (context) => {
    const { contractInQuestion } = context;
    if (
      contractInQuestion.address.key === null ||
      !contractInQuestion.upgradeable ||
      !isNotVerified(contractInQuestion)
    )
      return NO_FINDINGS;
    return [
      {
        params: { who: addressOf(context.intent, contractInQuestion.address) },
        fields: [contractInQuestion.field],
      },
    ];
  },
});
