import { finding } from './finding.js';
import { whereExecuted } from './shared/execution-trust.js';

/** The sender cannot pay now. */
export const insufficientFunds = finding({
  code: 'insufficient_funds',
  judges: 'check',
  source: 'simulation',
  severity: 'LOW',
  action: 'REVIEW',
  meaning: 'The sender cannot pay for value and gas now.',
  advice: 'Check the balance.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Not enough funds',
    de: 'Guthaben reicht nicht',
    es: 'Fondos insuficientes',
    fr: 'Fonds insuffisants',
    'pt-BR': 'Saldo insuficiente',
    ja: '残高が不足しています',
    'zh-CN': '余额不足',
  },
  texts: {
    seen: {
      en: 'The sender cannot pay the amount and the fee right now. Check the balance.',
      de: 'Der Absender kann Betrag und Gebühr derzeit nicht zahlen. Prüfen Sie das Guthaben.',
      es: 'El remitente no puede pagar ahora el importe y la comisión. Revise el saldo.',
      fr: 'L’expéditeur ne peut pas payer le montant et les frais pour l’instant. Vérifiez le solde.',
      'pt-BR': 'O remetente não pode pagar o valor e a taxa agora. Confira o saldo.',
      ja: '送信元は現在、金額と手数料を支払えません。残高を確認してください。',
      'zh-CN': '付款方目前无法支付数额和手续费。请检查余额。',
    },
  },
  run: whereExecuted({
    holds: ({ lacksFunds }) => lacksFunds,
    fields: ['from_address'],
  }),
});
