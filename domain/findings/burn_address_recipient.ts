import { burnKindOf } from '../intent/burn-address.js';
import type { BurnKind } from '../data/burn-addresses.js';
import type { EvidenceRecord } from '../facts/screening/evidence.js';
import { isCall, type TransactionIntent } from '../intent/intent.js';
import { fieldsOfKey } from '../intent/subjects.js';
import { evidenceByAccount, evidenceIdsOf, sourceNames } from '../facts/screening/evidence-groups.js';
import { addressParam, listParam, termParam, textParam } from '../text/params.js';
import type { Term } from '../text/terms.js';
import { finding, NO_FINDINGS } from './finding.js';

const KIND_TERM: Readonly<Record<BurnKind, Term>> = {
  null: 'null_address',
  dead: 'burn_address',
  placeholder: 'coin_placeholder',
  precompile: 'built_in_contract',
  native_program: 'built_in_program',
};

const isBurnEvidence = (record: EvidenceRecord): boolean => record.category === 'burn_address';

/** In a call `to_address` may name the contract itself: a built-in program is then called, not paid. */
const isCalledContract = (intent: TransactionIntent, key: string): boolean =>
  isCall(intent) && intent.called?.key === key;

/** A recipient from which nothing comes back. It has a code of its own: it is no thief. */
export const burnAddressRecipient = finding({
  code: 'burn_address_recipient',
  judges: 'action',
  source: 'scam',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The recipient is a null, burn or precompile address from which nothing comes back.',
  advice: 'Go on only where destroying the funds is the purpose.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Funds sent here never come back',
    de: 'Von hier kommt nichts zurück',
    es: 'Lo que envíe aquí no se recupera',
    fr: 'Les fonds envoyés ici sont perdus',
    'pt-BR': 'O que for enviado aqui não volta',
    ja: '送った資金は戻りません',
    'zh-CN': '发送后无法取回',
  },
  texts: {
    seen: {
      en:
        'Nobody holds a key for the recipient {to} ({what}), so nothing comes back from it. Continue only to ' +
        'destroy the funds.',
      de:
        'Zum Empfänger {to} hat niemand einen Schlüssel ({what}), nichts kommt zurück. Fahren Sie nur fort, um das ' +
        'Geld zu vernichten.',
      es:
        'Nadie tiene la clave del destinatario {to} ({what}): nada vuelve de ahí. Continúe solo para destruir los ' +
        'fondos.',
      fr:
        'Personne n’a la clé du destinataire {to} ({what}) : rien n’en revient. Ne continuez que pour détruire les ' +
        'fonds.',
      'pt-BR':
        'Ninguém tem a chave do destinatário {to} ({what}): nada volta dali. Continue só para destruir os fundos.',
      ja: '受取人 {to} の鍵は誰も持たず（{what}）、資金は戻りません。破棄が目的の場合だけ続けてください。',
      'zh-CN': '没有人持有收款方 {to} 的密钥（{what}），资金无法取回。仅在要销毁资金时继续。',
    },
    listed: {
      en:
        'The recipient {to} is listed as a burn address by {lists}: nothing comes back from it. Continue only to ' +
        'destroy the funds.',
      de:
        'Der Empfänger {to} ist laut {lists} eine Burn-Adresse: Nichts kommt zurück. Fahren Sie nur fort, um das ' +
        'Geld zu vernichten.',
      es:
        'El destinatario {to} figura como dirección de quema según {lists}: nada vuelve de ahí. Continúe solo para ' +
        'destruir los fondos.',
      fr:
        'Le destinataire {to} est une adresse de destruction selon {lists} : rien n’en revient. Ne continuez que ' +
        'pour détruire les fonds.',
      'pt-BR':
        'O destinatário {to} consta como endereço de queima segundo {lists}: nada volta dali. Continue só para ' +
        'destruir os fundos.',
      ja: '{lists} によると受取人 {to} はバーンアドレスで、資金は戻りません。破棄が目的の場合だけ続けてください。',
      'zh-CN': '据 {lists}，收款方 {to} 是销毁地址，资金无法取回。仅在要销毁资金时继续。',
    },
  },
  run: ({ intent, facts, recipient }) => {
    const { key } = intent.addresses.to_address;
    if (key === null || isCalledContract(intent, key)) return NO_FINDINGS;
    // a call without a payment names its sender, who is no recipient
    if (recipient === null && key === intent.sender.key) return NO_FINDINGS;
    const kind = burnKindOf(key);
    const records = evidenceByAccount(facts, isBurnEvidence).get(key) ?? [];
    if (kind === null && records.length === 0) return NO_FINDINGS;
    const to = addressParam(key);
    return [
      {
        ...(kind === null
          ? { says: 'listed', params: { to, lists: listParam(sourceNames(records).map(textParam)) } }
          : { says: 'seen', params: { to, what: termParam(KIND_TERM[kind]) } }),
        fields: fieldsOfKey(intent, key),
        evidenceIds: evidenceIdsOf(records),
      },
    ];
  },
});
