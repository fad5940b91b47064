import { finding } from './finding.js';
import { whereExecuted } from './shared/execution-trust.js';

/** The chain changed while it was executed. */
export const simulationUnstable = finding({
  code: 'simulation_unstable',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The chain was reorganised while the transaction was simulated, twice.',
  advice: 'Check again in a minute.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Simulation may be wrong',
    de: 'Simulation womöglich falsch',
    es: 'La simulación puede ser errónea',
    fr: 'Simulation peut-être erronée',
    'pt-BR': 'A simulação pode estar errada',
    ja: 'シミュレーションが不正確な可能性',
    'zh-CN': '模拟结果可能有误',
  },
  texts: {
    seen: {
      en: 'The chain changed while we simulated this, so the result may be wrong. Check again in a minute.',
      de:
        'Die Chain änderte sich während der Simulation, das Ergebnis kann falsch sein. Prüfen Sie in einer Minute ' +
        'erneut.',
      es: 'La cadena cambió durante la simulación y el resultado puede ser erróneo. Compruebe de nuevo en un minuto.',
      fr:
        'La chaîne a changé pendant la simulation : le résultat peut être faux. Vérifiez à nouveau dans une ' +
        'minute.',
      'pt-BR': 'A rede mudou durante a simulação e o resultado pode estar errado. Verifique de novo em um minuto.',
      ja: 'シミュレーション中にチェーンが変化し、結果が誤っている可能性があります。1分後に再確認してください。',
      'zh-CN': '模拟期间链上状态发生变化，结果可能有误。请一分钟后重新检查。',
    },
  },
  run: whereExecuted({
    holds: ({ isStable }) => !isStable,
  }),
});
