import { isSignedAs } from '../payload/kinds/index.js';
import { type CheckContext, finding, NO_FINDINGS } from './finding.js';
import { isSaidByBytes } from './shared/told-token.js';
import { askedPermissionOf } from './shared/permission-text.js';

/** A signature that the bytes deliver is not one that is asked for now. */
const isSent = (context: CheckContext): boolean => isSaidByBytes(context) && isSignedAs(context.payload, 'transaction');

/** A signature that allows or moves tokens without a further transaction. */
export const permitSignature = finding({
  code: 'permit_signature',
  judges: 'action',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A permit moves tokens later by signature alone, without a further transaction.',
  advice: 'Read spender, amount and expiry in the message that is to be signed.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Permission to take tokens',
    de: 'Erlaubnis, Token zu nehmen',
    es: 'Permiso para tomar tokens',
    fr: 'Autorisation de prendre des jetons',
    'pt-BR': 'Permissão para levar tokens',
    ja: 'トークンを引き出す許可です',
    'zh-CN': '取走代币的许可',
  },
  texts: {
    sent: {
      en:
        'This brings a signed permission that lets others take tokens later. Check spender, amount and end date ' +
        'before you sign.',
      de:
        'Dies enthält eine unterschriebene Erlaubnis: Andere können später Token nehmen. Prüfen Sie ' +
        'Bevollmächtigten, Menge und Frist.',
      es:
        'Esto lleva un permiso firmado con el que otros podrán tomar tokens después. Revise la cuenta autorizada, la ' +
        'cantidad y el plazo.',
      fr:
        'Ceci contient une autorisation signée : d’autres pourront prendre des jetons. Vérifiez le compte autorisé, ' +
        'le montant et l’échéance.',
      'pt-BR':
        'Isto traz uma permissão assinada com que outros podem levar tokens depois. Confira a conta autorizada, o ' +
        'valor e o prazo.',
      ja: '他者が後でトークンを引き出せる署名済みの許可を含みます。承認先・金額・期限を確認してください。',
      'zh-CN': '此操作附带已签名的许可，他人之后可取走代币。签名前请核对被授权方、金额和期限。',
    },
    signed: {
      en:
        'Your signature lets someone else take tokens later, without you. Check spender, amount and end date ' +
        'before you sign.',
      de:
        'Mit Ihrer Signatur kann jemand später ohne Sie Token nehmen. Prüfen Sie zuerst Bevollmächtigten, Menge und ' +
        'Frist.',
      es:
        'Con su firma, otro podrá tomar tokens más tarde sin usted. Revise antes la cuenta autorizada, la cantidad y ' +
        'el plazo.',
      fr:
        'Votre signature permet à autrui de prendre des jetons sans vous. Vérifiez d’abord le compte autorisé, le ' +
        'montant et l’échéance.',
      'pt-BR':
        'Com a sua assinatura, outro pode levar tokens depois, sem você. Confira antes a conta autorizada, o valor e ' +
        'o prazo.',
      ja: '署名すると他者が後でトークンを引き出せます。署名前に承認先・金額・期限を確認してください。',
      'zh-CN': '您的签名允许他人之后自行取走代币。签名前请核对被授权方、金额和期限。',
    },
  },
  run: (context) => {
    const permissions = askedPermissionOf(context, 'permit');
    return permissions.length === 0
      ? NO_FINDINGS
      : [
          {
            says: isSent(context) ? 'sent' : 'signed',
            fields: [context.contractInQuestion.field],
          },
        ];
  },
});
