import type { PayloadAction } from '../payload/action.js';
import { DESTINATION_ACCOUNT, SOURCE_ACCOUNT } from '../payload/solana/token-accounts.js';
import { addressParam } from '../text/params.js';
import { finding, NO_FINDINGS } from './finding.js';

/** Coins that go to or come from another account of the sender's: a stake, a nonce, wrapped ones. */
const isBetweenOwn = (read: PayloadAction | null): boolean =>
  read?.kind === 'native_transfer' &&
  read.fields.some(({ label }) => label === SOURCE_ACCOUNT || label === DESTINATION_ACCOUNT);

/** A transfer from an account to itself moves nothing. */
export const selfTransfer = finding({
  code: 'self_transfer',
  judges: 'action',
  source: 'risk',
  severity: 'LOW',
  action: 'REVIEW',
  meaning: 'Sender and recipient are the same address.',
  advice: 'Confirm that this is meant.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Sender and recipient are the same',
    de: 'Absender und Empfänger sind gleich',
    es: 'Remitente y destinatario son el mismo',
    fr: 'Expéditeur et destinataire identiques',
    'pt-BR': 'Remetente e destinatário são iguais',
    ja: '送信元と受取人が同じです',
    'zh-CN': '付款方与收款方相同',
  },
  texts: {
    seen: {
      en: 'Sender and recipient are both {who}: this only costs the fee. Check that you have the right recipient.',
      de: 'Absender und Empfänger sind beide {who}: Das kostet nur die Gebühr. Prüfen Sie den Empfänger.',
      es: 'El remitente y el destinatario son {who}: solo se gasta la comisión. Compruebe el destinatario.',
      fr: 'L’expéditeur et le destinataire sont {who} : seuls les frais sont dépensés. Vérifiez le destinataire.',
      'pt-BR': 'O remetente e o destinatário são {who}: só a taxa é gasta. Confira o destinatário.',
      ja: '送信元も受取人も {who} で、手数料がかかるだけです。受取人を確認してください。',
      'zh-CN': '付款方和收款方都是 {who}：只会消耗手续费。请核对收款方。',
    },
  },
  run: ({ intent, recipient, action: { read } }) =>
    recipient !== null &&
    // a transfer of nothing replaces a waiting transaction; coins between own accounts stay own
    read?.amount !== '0' &&
    !isBetweenOwn(read) &&
    recipient.key !== null &&
    intent.sender.key === recipient.key &&
    // a call whose bytes name no receiver is left out
    (read === null || read.to !== null)
      ? [
          {
            params: { who: addressParam(recipient.key) },
            fields: ['from_address', 'to_address'],
          },
        ]
      : NO_FINDINGS,
});
