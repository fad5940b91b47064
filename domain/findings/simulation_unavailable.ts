import { textParam } from '../text/params.js';
import { failureParam } from './shared/text-params.js';
import { executionsOf, isAlone } from '../facts/simulation/executions.js';
import { failModeOf, isRequired } from '../policy/policy.js';

import { type CheckContext, finding, type Found, NO_FINDINGS } from './finding.js';

/** Only one of two required nodes answered: someone who silences a node must not choose which is believed. */
const lonelyWords = ({ intent, facts, policy }: CheckContext): readonly Found[] =>
  facts.simulation
    .filter(({ value, coverage }) => {
      const execution = value?.execution ?? null;
      return (
        intent.direction !== 'incoming' && execution !== null && isAlone(execution) && isRequired(coverage, policy)
      );
    })
    .map(({ coverage: { provider, capability } }) => ({
      says: 'oneNode',
      params: { source: textParam(provider) },
      action: failModeOf(policy, provider, capability),
      measures: [{ name: 'failed_source', actual: provider, threshold: null }],
    }));

/** Something executed the bytes, or says that it simulated them. */
const isSimulated = ({ facts }: CheckContext): boolean =>
  executionsOf(facts).length > 0 ||
  facts.simulation.some(({ value }) => value?.mode === 'simulated' && value.execution === null);

/** The caller asked for a simulation, and none answered. Another rule covers a required source. */
const missing = (context: CheckContext): readonly Found[] =>
  context.payload?.simulation !== 'required' ||
  isSimulated(context) ||
  context.failures.some(({ capability }) => capability === 'transaction_simulation')
    ? NO_FINDINGS
    : [{ says: 'missing' }];

/** A required or requested simulation did not answer, or only one of its two nodes did. */
export const simulationUnavailable = finding({
  code: 'simulation_unavailable',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A simulation that the policy requires did not answer, or only one of its two nodes did.',
  advice: 'Check again later, or judge the effects by hand.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'No simulation',
    de: 'Keine Simulation',
    es: 'Sin simulación',
    fr: 'Pas de simulation',
    'pt-BR': 'Sem simulação',
    ja: 'シミュレーションできませんでした',
    'zh-CN': '无法模拟',
  },
  texts: {
    oneNode: {
      en:
        'Only one of the two nodes of {source} answered, so we could not compare. Try again, or review this by ' +
        'hand.',
      de:
        'Nur einer der zwei Knoten von {source} antwortete, kein Vergleich möglich. Erneut versuchen oder selbst ' +
        'prüfen.',
      es:
        'Solo respondió uno de los dos nodos de {source}, sin comparación posible. Inténtelo de nuevo o revíselo ' +
        'a mano.',
      fr:
        'Un seul des deux nœuds de {source} a répondu : comparaison impossible. Réessayez ou examinez-le à la ' +
        'main.',
      'pt-BR': 'Só um dos dois nós de {source} respondeu, sem comparação possível. Tente de novo ou revise à mão.',
      ja: '{source} の2つのノードのうち1つしか応答せず、比較できません。再試行するか、手動で確認してください。',
      'zh-CN': '{source} 的两个节点只有一个应答，无法比对。请重试或人工审核。',
    },
    failed: {
      en:
        'We could not simulate this ({source}: {why}), so its effects are unknown. Try again, or review it by ' +
        'hand.',
      de:
        'Keine Simulation möglich ({source}: {why}), die Wirkung ist unbekannt. Erneut versuchen oder selbst ' +
        'prüfen.',
      es: 'No pudimos simularlo ({source}: {why}) y sus efectos se desconocen. Inténtelo de nuevo o revíselo a mano.',
      fr: 'Simulation impossible ({source} : {why}), les effets sont inconnus. Réessayez ou examinez-le à la main.',
      'pt-BR':
        'Não foi possível simular ({source}: {why}) e os efeitos são desconhecidos. Tente de novo ou revise à mão.',
      ja: 'シミュレーションできず（{source}：{why}）、影響は不明です。再試行するか、手動で確認してください。',
      'zh-CN': '无法模拟（{source}：{why}），影响未知。请重试或人工审核。',
    },
    missing: {
      en: 'You asked for a simulation and none answered. Set up a node, or review this by hand.',
      de:
        'Sie wollten eine Simulation, aber keine Quelle antwortete. Richten Sie einen Knoten ein oder prüfen Sie ' +
        'selbst.',
      es: 'Pidió una simulación, pero ninguna fuente respondió. Configure un nodo o revíselo a mano.',
      fr:
        'Vous avez demandé une simulation, mais aucune source n’a répondu. Configurez un nœud ou examinez-le à la ' +
        'main.',
      'pt-BR': 'Você pediu uma simulação, mas nenhuma fonte respondeu. Configure um nó ou revise à mão.',
      ja: 'シミュレーションを求められましたが、応答がありません。ノードを設定するか、手動で確認してください。',
      'zh-CN': '您要求模拟，但无应答。请配置节点或人工审核。',
    },
  },
  run: (context) => [
    ...lonelyWords(context),
    ...context.failures
      .filter((failure) => failure.capability === 'transaction_simulation')
      .map((failure) => ({
        says: 'failed',
        params: { source: textParam(failure.source), why: failureParam(failure) },
        action: failModeOf(context.policy, failure.source, failure.capability),
        measures: [{ name: 'failed_source', actual: failure.source, threshold: null }],
      })),
    ...missing(context),
  ],
});
