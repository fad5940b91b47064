import { addressParam } from '../text/params.js';
import { addressOf } from './shared/text-params.js';
import { isExpectedRecipient } from '../intent/address-fields.js';
import { finding, NO_FINDINGS } from './finding.js';

/** The recipient must be the one that was meant. */
export const recipientMismatch = finding({
  code: 'recipient_mismatch',
  judges: 'check',
  source: 'risk',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The recipient is not the expected one.',
  advice: 'Stop, and find out which of the two is right.',
  needs: ['request'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: true,
  title: {
    en: 'Recipient is not the expected one',
    de: 'Empfänger ist nicht der erwartete',
    es: 'El destinatario no es el previsto',
    fr: 'Destinataire différent de celui prévu',
    'pt-BR': 'O destinatário não é o esperado',
    ja: '受取人が想定と異なります',
    'zh-CN': '收款方与预期不符',
  },
  texts: {
    seen: {
      en:
        '{who} is not the recipient you expected ({expected}). The address may have been swapped; get it again ' +
        'from its source.',
      de:
        '{who} ist nicht der erwartete Empfänger ({expected}). Die Adresse kann ausgetauscht sein; holen Sie sie neu ' +
        'von der Quelle.',
      es:
        '{who} no es el destinatario previsto ({expected}). Pueden haber cambiado la dirección; pídala de nuevo ' +
        'en su origen.',
      fr:
        '{who} n’est pas le destinataire prévu ({expected}). L’adresse a pu être remplacée ; reprenez-la à sa ' +
        'source.',
      'pt-BR':
        '{who} não é o destinatário esperado ({expected}). O endereço pode ter sido trocado; pegue-o de novo na ' +
        'origem.',
      ja: '{who} は想定の受取人（{expected}）と異なります。差し替えの恐れがあるため、元の情報源で確認し直してください。',
      'zh-CN': '{who} 不是您预期的收款方（{expected}）。地址可能被调换；请从来源重新获取。',
    },
  },
  run: ({ intent }) => {
    const { to_address: to, expected_to_address: expected } = intent.addresses;
    return expected === null || isExpectedRecipient(intent.addresses)
      ? NO_FINDINGS
      : [
          {
            params: { who: addressOf(intent, to), expected: addressParam(expected.key ?? expected.given) },
            fields: ['to_address', 'expected_to_address'],
          },
        ];
  },
});
