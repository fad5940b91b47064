import { UNSIGNED_MEMBERS } from '../payload/evm/typed-payload.js';
import { finding, type Found, NO_FINDINGS } from './finding.js';
import { mismatchIn } from './shared/mismatches.js';

const unsaid = (what: string) => ({ what, isReview: true });
const NO_RECIPIENT = unsaid('do not say who receives');
const NO_CONTRACT = unsaid('do not say which contract or spender is meant');

const notComparable = mismatchIn({
  to_address: { not_comparable: NO_RECIPIENT },
  expected_to_address: { not_comparable: NO_RECIPIENT },
  spender: { not_comparable: NO_CONTRACT },
  contract_address: { not_comparable: NO_CONTRACT },
  token: { not_comparable: unsaid('name a token that is not known here') },
});

/** A part of the bytes could not be read, or not be compared with what was declared. */
export const payloadPartlyDecoded = finding({
  code: 'payload_partly_decoded',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A part of the bytes could not be read or compared.',
  advice: 'Review that part by hand.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Partly unreadable',
    de: 'Teilweise unlesbar',
    es: 'Ilegible en parte',
    fr: 'En partie illisible',
    'pt-BR': 'Parcialmente ilegível',
    ja: '一部を読み取れません',
    'zh-CN': '部分内容无法读取',
  },
  texts: {
    unread: {
      en:
        'Part of this is unreadable, so we cannot tell what it does. Review it by hand, or ask for a plain ' +
        'transaction.',
      de:
        'Ein Teil ist unlesbar, seine Wirkung unbekannt. Prüfen Sie ihn selbst oder verlangen Sie eine einfache ' +
        'Transaktion.',
      es: 'Una parte es ilegible y no sabemos qué hace. Revísela a mano o pida una transacción sencilla.',
      fr:
        'Une partie est illisible : nous ignorons son effet. Examinez-la à la main ou demandez une transaction ' +
        'simple.',
      'pt-BR': 'Uma parte é ilegível e não sabemos o que faz. Revise à mão ou peça uma transação simples.',
      ja: '一部を読み取れず、動作が不明です。手動で確認するか、通常のトランザクションを求めてください。',
      'zh-CN': '部分内容无法读取，作用不明。请人工审核，或要求普通交易。',
    },
    cut: {
      en: 'This holds more than we can read, which hides what comes last. Do not sign: ask for smaller parts.',
      de: 'Dies ist mehr, als wir lesen können: Das Ende bleibt verborgen. Nicht unterschreiben, Teile verlangen.',
      es: 'Contiene más de lo que podemos leer, y eso oculta el final. No firme: pida partes más pequeñas.',
      fr: 'Ceci dépasse ce que nous pouvons lire et cache la fin. Ne signez pas : demandez de plus petites parties.',
      'pt-BR': 'Contém mais do que podemos ler, o que esconde o final. Não assine: peça partes menores.',
      ja: '読み取れる量を超えており、末尾の内容が隠れています。署名せず、分割を依頼してください。',
      'zh-CN': '内容超出我们能读取的范围，末尾被隐藏。请勿签名，并要求拆分。',
    },
    unsigned: {
      en: 'Part of what you were sent is not signed. Do not rely on it: only what is shown as signed counts.',
      de:
        'Ein Teil des Gesendeten wird nicht unterschrieben. Verlassen Sie sich nicht darauf: Nur das ' +
        'Unterschriebene gilt.',
      es: 'Una parte de lo enviado no se firma. No se fíe de ella: solo cuenta lo que se muestra como firmado.',
      fr: 'Une partie de ce qui est envoyé n’est pas signée. Ne vous y fiez pas : seul compte ce qui est signé.',
      'pt-BR': 'Parte do que foi enviado não é assinada. Não confie nela: só vale o que aparece como assinado.',
      ja: '送られた内容の一部は署名の対象外です。署名対象として表示されたものだけが有効です。',
      'zh-CN': '所发内容中有一部分不在签名范围内。请勿依赖它：只有显示为已签名的内容才有效。',
    },
  },
  run: (context) => {
    const { payload } = context;
    if (payload === null) return NO_FINDINGS;
    const { status, problem, notes } = payload;
    const unread: Found = { says: problem === UNSIGNED_MEMBERS ? 'unsigned' : 'unread' };
    // what a limit leaves out may be the worst of it, put there for that
    const cut: Found = { says: 'cut', severity: 'HIGH', action: 'BLOCK' };
    return [
      ...(status === 'partly_decoded' && !notes.includes('limit') ? [unread] : NO_FINDINGS),
      ...(notes.includes('limit') ? [cut] : NO_FINDINGS),
      ...notComparable(context),
    ];
  },
});
