import { finding } from './finding.js';
import { whereExecuted } from './shared/execution-trust.js';

/** What happens depends on the block. */
export const simulationDiverges = finding({
  code: 'simulation_diverges',
  judges: 'check',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning:
    'What the transaction does depends on the block that holds it; BLOCK where the sender loses more in one of them.',
  advice: 'Do not sign, or find out why it differs.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Behaves differently in other blocks',
    de: 'Verhält sich je nach Block anders',
    es: 'Se comporta de forma distinta según el bloque',
    fr: 'Comportement variable selon le bloc',
    'pt-BR': 'O comportamento muda conforme o bloco',
    ja: 'ブロックによって動作が変わります',
    'zh-CN': '在不同区块中表现不同',
  },
  texts: {
    losesMore: {
      en: 'This behaves differently in different blocks, and in one you would lose more. Do not sign.',
      de: 'Dies verhält sich je nach Block anders, und in einem würden Sie mehr verlieren. Nicht unterschreiben.',
      es: 'Se comporta de forma distinta según el bloque, y en uno usted perdería más. No firme.',
      fr: 'Le comportement change selon le bloc, et dans l’un vous perdriez plus. Ne signez pas.',
      'pt-BR': 'Comporta-se de modo diferente conforme o bloco, e em um você perderia mais. Não assine.',
      ja: 'ブロックによって動作が変わり、損失が増える場合があります。署名しないでください。',
      'zh-CN': '此操作在不同区块中表现不同，其中一种会让您损失更多。请勿签名。',
    },
    differs: {
      en: 'This behaves differently in different blocks, so its result is not certain. Find out why before you sign.',
      de:
        'Dies verhält sich je nach Block anders, das Ergebnis ist ungewiss. Klären Sie vor dem Unterschreiben, ' +
        'warum.',
      es: 'Se comporta de forma distinta según el bloque y su resultado es incierto. Averigüe por qué antes de firmar.',
      fr: 'Le comportement change selon le bloc : le résultat est incertain. Cherchez pourquoi avant de signer.',
      'pt-BR':
        'Comporta-se de modo diferente conforme o bloco, e o resultado é incerto. Descubra o motivo antes de ' +
        'assinar.',
      ja: 'ブロックによって動作が変わり、結果が定まりません。署名前に理由を確認してください。',
      'zh-CN': '此操作在不同区块中表现不同，结果不确定。签名前请查明原因。',
    },
  },
  run: whereExecuted(
    {
      holds: ({ diverging }) => diverging === 'loses_more',
      says: 'losesMore',
    },
    {
      holds: ({ diverging }) => diverging === 'differs',
      says: 'differs',
      action: 'REVIEW',
    },
  ),
});
