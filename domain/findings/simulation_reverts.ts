import { finding } from './finding.js';
import { whereExecuted } from './shared/execution-trust.js';

/** It would fail now. */
export const simulationReverts = finding({
  code: 'simulation_reverts',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The transaction would fail now. It may do something else later.',
  advice: 'Find out why before you sign.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Would fail now',
    de: 'Würde jetzt fehlschlagen',
    es: 'Fallaría ahora',
    fr: 'Échouerait maintenant',
    'pt-BR': 'Falharia agora',
    ja: '現時点では失敗します',
    'zh-CN': '目前会失败',
  },
  texts: {
    reverted: {
      en:
        'A contract refuses this, so it would fail now. It may act differently later: find out why before you ' +
        'sign.',
      de:
        'Ein Contract lehnt dies ab, es würde jetzt scheitern. Später kann es anders wirken: Klären Sie zuerst den ' +
        'Grund.',
      es:
        'Un contrato lo rechaza y ahora fallaría. Más tarde puede actuar de otro modo: averigüe por qué antes de ' +
        'firmar.',
      fr:
        'Un contrat refuse cette opération : elle échouerait. Elle peut agir autrement plus tard : cherchez ' +
        'd’abord pourquoi.',
      'pt-BR':
        'Um contrato recusa isto e agora falharia. Depois pode agir de outra forma: descubra o motivo antes de ' +
        'assinar.',
      ja: 'コントラクトが拒否するため、今は失敗します。後では別の動作をし得るので、署名前に原因を確認してください。',
      'zh-CN': '合约拒绝此操作，目前会失败。之后可能表现不同：签名前请查明原因。',
    },
    halted: {
      en:
        'This would fail now: it runs out of gas or into an invalid step. It may act differently later: find out ' +
        'why first.',
      de:
        'Es würde jetzt scheitern: zu wenig Gas oder ein ungültiger Schritt. Später kann es anders wirken: Klären ' +
        'Sie zuerst warum.',
      es:
        'Ahora fallaría: se queda sin gas o llega a un paso no válido. Más tarde puede actuar de otro modo: ' +
        'averigüe por qué.',
      fr: 'Échec immédiat : manque de gaz ou étape invalide. L’effet peut changer ensuite : cherchez d’abord pourquoi.',
      'pt-BR':
        'Agora falharia: fica sem gás ou chega a um passo inválido. Depois pode agir de outra forma: descubra o ' +
        'motivo antes.',
      ja: 'ガス不足か無効な処理のため、今は失敗します。後では別の動作をし得るので、先に原因を確認してください。',
      'zh-CN': '目前会失败：Gas 不足或遇到无效步骤。之后可能表现不同：请先查明原因。',
    },
  },
  run: whereExecuted(
    {
      holds: ({ status }) => status === 'reverted',
      says: 'reverted',
    },
    {
      holds: ({ status }) => status === 'halted',
      says: 'halted',
    },
  ),
});
