import { termParam } from '../text/params.js';
import type { Term } from '../text/terms.js';
import { finding } from './finding.js';
import { claimsTrust } from '../intent/claims/claims-trust.js';

/** A name, reference or memo that vouches for this transaction or tells the reader of this check what to conclude. */
export const selfAssertedTrust = finding({
  code: 'self_asserted_trust',
  judges: 'check',
  source: 'scam',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'A name, a reference or a memo in the bytes claims its own safety or gives instructions.',
  advice: 'Do not trust the text; judge the address.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: true,
  title: {
    en: 'A text vouches for itself',
    de: 'Ein Text bürgt für sich selbst',
    es: 'Un texto que se avala a sí mismo',
    fr: 'Un texte se porte garant de lui-même',
    'pt-BR': 'Um texto que atesta a si mesmo',
    ja: '自らの安全を主張する文言です',
    'zh-CN': '文字自称可信',
  },
  texts: {
    seen: {
      en:
        '{text} claims to be safe or gives instructions for this check. That proves nothing: confirm the other ' +
        'side another way.',
      de:
        '{text} behauptet Sicherheit oder gibt dieser Prüfung Anweisungen. Das beweist nichts: Fragen Sie auf ' +
        'anderem Weg nach.',
      es:
        '{text} afirma ser seguro o da instrucciones para esta comprobación. No prueba nada: confirme con la otra ' +
        'parte por otra vía.',
      fr:
        '{text} se dit sûr ou donne des consignes à ce contrôle. Cela ne prouve rien : vérifiez par un autre ' +
        'moyen.',
      'pt-BR':
        '{text} diz ser seguro ou dá instruções a esta verificação. Isso não prova nada: confirme por outro meio.',
      ja: '{text}が自らの安全を主張するか、この確認に指示しています。証拠にならないため、別の方法で確認してください。',
      'zh-CN': '{text}自称安全，或对本次检查下指令。这不能证明什么：请通过其他渠道核实对方。',
    },
  },
  run: ({ intent, payload }) => {
    const { counterpartyName, intentReference } = intent;
    const memos = (payload?.actions ?? []).filter(({ source }) => source === 'Memo').flatMap(({ fields }) => fields);
    const texts: readonly Term[] = [
      ...(counterpartyName !== null && claimsTrust(counterpartyName, false) ? (['claimed_name'] as const) : []),
      ...(intentReference !== null && claimsTrust(intentReference, true) ? (['claimed_reference'] as const) : []),
      ...(memos.some(({ value }) => claimsTrust(value, true)) ? (['memo'] as const) : []),
    ];
    return texts.map((text) => ({ params: { text: termParam(text) } }));
  },
});
