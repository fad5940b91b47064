import { finding, NO_FINDINGS } from './finding.js';
import { unexecuted } from './shared/unexecuted.js';

/** Bytes of which nothing is known, or a text. A bare hash is never decoded: its own finding says so. */
export const payloadNotDecoded = finding({
  code: 'payload_not_decoded',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The bytes could not be read, or are a text whose use is not known.',
  advice: 'Sign only where you began this yourself.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Signature not understood',
    de: 'Inhalt der Signatur nicht erkennbar',
    es: 'No se sabe qué permite la firma',
    fr: 'Contenu de la signature inconnu',
    'pt-BR': 'Não se sabe o que a assinatura permite',
    ja: '署名の内容を読み取れません',
    'zh-CN': '无法解读签名内容',
  },
  texts: {
    text: {
      en:
        'You would sign a text, and we cannot tell what it is used for. Read it, and sign only if you started ' +
        'this yourself.',
      de:
        'Sie würden einen Text unterschreiben, dessen Zweck wir nicht kennen. Lesen Sie ihn; nur unterschreiben, ' +
        'wenn Sie dies begonnen haben.',
      es: 'Firmaría un texto cuyo uso no conocemos. Léalo y firme solo si usted inició esto.',
      fr: 'Vous signeriez un texte dont nous ignorons l’usage. Lisez-le et ne signez que si vous êtes à l’origine.',
      'pt-BR': 'Você assinaria um texto cujo uso não conhecemos. Leia e assine só se foi você que iniciou isto.',
      ja: '用途の分からない文面への署名です。内容を読み、ご自身で始めた操作の場合のみ署名してください。',
      'zh-CN': '您将对一段文字签名，我们无法判断其用途。请阅读内容，仅在由您本人发起时签名。',
    },
    unread: {
      en: 'We cannot tell what this signature allows. Sign only if you know it from elsewhere.',
      de:
        'Wir können nicht erkennen, was diese Signatur erlaubt. Nur unterschreiben, wenn Sie es aus anderer ' +
        'Quelle wissen.',
      es: 'No podemos saber qué permite esta firma. Firme solo si lo sabe por otra vía.',
      fr: 'Nous ne pouvons dire ce que permet cette signature. Signez seulement si vous le savez par ailleurs.',
      'pt-BR': 'Não sabemos o que esta assinatura permite. Assine só se souber disso por outro meio.',
      ja: 'この署名で何が許可されるか判断できません。別の方法で確認できた場合のみ署名してください。',
      'zh-CN': '我们无法判断此签名允许什么。仅在您通过其他途径得知时签名。',
    },
  },
  run: (context) => {
    const { payload } = context;
    if (payload === null) return NO_FINDINGS;
    const isUnread = payload.status === 'not_decoded' && !payload.notes.includes('raw_hash');
    return [
      ...(isUnread ? [{ says: 'unread' }] : NO_FINDINGS),
      ...(payload.kind === 'message' && unexecuted(context) === 'text' ? [{ says: 'text' }] : NO_FINDINGS),
    ];
  },
});
