import { unitsParam } from './shared/text-params.js';
import { NOBODY } from '../payload/effects.js';
import { finding } from './finding.js';

/** A transaction that names no recipient and brings no code. Source: domain/decisions.md, 59. */
export const valueToNobody = finding({
  code: 'value_to_nobody',
  judges: 'check',
  source: 'network',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The transaction has no recipient and no code: what it carries is lost.',
  advice: 'Ask for the transaction again, with a recipient.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'No recipient',
    de: 'Kein Empfänger',
    es: 'Sin destinatario',
    fr: 'Aucun destinataire',
    'pt-BR': 'Sem destinatário',
    ja: '受取人がいません',
    'zh-CN': '没有收款方',
  },
  texts: {
    seen: {
      en: 'This has no recipient and no code, so {amount} would be lost. Ask the app for it again.',
      de: 'Ohne Empfänger und ohne Code: {amount} würde verloren gehen. Fordern Sie die Transaktion neu an.',
      es: 'No tiene destinatario ni código: se perdería {amount}. Pida la transacción de nuevo.',
      fr: 'Ni destinataire ni code : {amount} serait perdu. Redemandez la transaction.',
      'pt-BR': 'Não há destinatário nem código: {amount} seria perdido. Peça a transação de novo.',
      ja: '受取人もコードもないため、{amount} が失われます。トランザクションを作り直してもらってください。',
      'zh-CN': '没有收款方，也没有代码，{amount} 将会丢失。请重新获取该交易。',
    },
  },
  run: ({ payload, intent }) =>
    (payload?.actions ?? [])
      .filter((action) => action.function === NOBODY && action.kind === 'native_transfer')
      .map((action) => ({
        params: { amount: unitsParam(action.amount, action.asset, intent.chain) },
      })),
});
