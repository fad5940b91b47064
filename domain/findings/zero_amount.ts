import { finding, NO_FINDINGS } from './finding.js';
import { movesNothing } from './shared/received-by.js';

/** A transfer of nothing: the way in which look-alike addresses are planted in a wallet's history. */
export const zeroAmount = finding({
  code: 'zero_amount',
  judges: 'action',
  source: 'risk',
  severity: 'LOW',
  action: 'REVIEW',
  meaning: 'The transfer moves nothing: the way poisoned addresses get into a history.',
  advice: 'Do not copy addresses from such a transfer.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Transfer of nothing',
    de: 'Überweisung ohne Betrag',
    es: 'Transferencia sin importe',
    fr: 'Transfert d’un montant nul',
    'pt-BR': 'Transferência de valor zero',
    ja: '金額ゼロの送金です',
    'zh-CN': '金额为零的转账',
  },
  texts: {
    seen: {
      en: 'This transfer moves nothing. Scammers plant look-alike addresses this way; continue only if you meant it.',
      de:
        'Diese Überweisung bewegt nichts. So schleusen Betrüger ähnliche Adressen ein; nur fortfahren, wenn Sie ' +
        'das wollten.',
      es:
        'Esta transferencia no mueve nada. Así se colocan direcciones parecidas; continúe solo si era su ' +
        'intención.',
      fr:
        'Ce transfert ne déplace rien. Les escrocs placent ainsi des adresses ressemblantes ; continuez seulement ' +
        'si c’est voulu.',
      'pt-BR':
        'Esta transferência não move nada. Golpistas plantam assim endereços parecidos; continue só se foi ' +
        'intencional.',
      ja: 'この送金では何も移動せず、似たアドレスを履歴に残す詐欺の手口の可能性があります。意図した場合のみ続けてください。',
      'zh-CN': '此转账不转移任何资产。骗子常借此植入相似地址；仅在确属本意时继续。',
    },
  },
  run: (context) => {
    const { read } = context.action;
    // to oneself it replaces a waiting transaction or proposal
    const isCancelling = read !== null && read.to !== null && read.to === read.from;
    return context.recipient !== null && movesNothing(context) && !isCancelling ? [{}] : NO_FINDINGS;
  },
});
