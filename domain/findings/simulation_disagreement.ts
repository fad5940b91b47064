import { type CheckContext, finding } from './finding.js';
import { whereExecuted } from './shared/execution-trust.js';
import type { Execution } from '../facts/simulation/execution.js';
import { ownFlows } from './shared/outflow.js';

/**
 * Whether an execution shows that the sender keeps what the bytes' one action certainly takes: it loses fewer coins, or
 * under half of the tokens, since some tokens give a part back. Such a node is wrong or lies.
 */
const isContradicted = (execution: Execution, context: CheckContext): boolean => {
  const [action, ...others] = context.payload?.actions ?? [];
  const sender = context.intent.sender.key;
  if (execution.status !== 'ok' || action === undefined || others.length > 0) return false;
  const { kind, certainty, from, to, asset, amount } = action;
  const isMove = kind === 'native_transfer' || kind === 'token_transfer';
  if (!isMove || certainty !== 'exact' || from !== sender || to === sender) return false;
  if (asset === null || amount === null || amount === 'unlimited') return false;
  // of a function that ERC-20 and ERC-721 share, the bytes do not tell an amount from the number of an NFT
  const losses = ownFlows(execution, context).losses.filter((flow) => flow.asset.address === asset.address);
  if (losses.some((flow) => flow.asset.tokenId !== null)) return false;
  const lost = losses.reduce((sum, { units }) => sum + units, 0n);
  return kind === 'native_transfer' ? lost < BigInt(amount) : lost * 2n < BigInt(amount);
};

/** Two nodes disagree, or a node with what the bytes do for certain. */
export const simulationDisagreement = finding({
  code: 'simulation_disagreement',
  judges: 'check',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning:
    'Two nodes do not agree about what the transaction does, and the stricter of both is judged; or a node ' +
    'does not agree with what the bytes do for certain.',
  advice: 'Check again later, or look at the nodes.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Simulations contradict each other',
    de: 'Simulationen widersprechen sich',
    es: 'Las simulaciones se contradicen',
    fr: 'Simulations contradictoires',
    'pt-BR': 'Simulações contraditórias',
    ja: 'シミュレーション結果が矛盾しています',
    'zh-CN': '模拟结果相互矛盾',
  },
  texts: {
    nodes: {
      en:
        'Two nodes disagree about what this does; we used the stricter result. Check again later, or review it by ' +
        'hand.',
      de: 'Zwei Knoten widersprechen sich; wir nutzten das strengere Ergebnis. Prüfen Sie später erneut oder von Hand.',
      es:
        'Dos nodos discrepan sobre lo que hace; usamos el resultado más estricto. Compruebe más tarde o revíselo ' +
        'a mano.',
      fr:
        'Deux nœuds se contredisent ; nous avons retenu le résultat le plus strict. Vérifiez plus tard ou à la ' +
        'main.',
      'pt-BR':
        'Dois nós discordam sobre o que isto faz; usamos o resultado mais rigoroso. Verifique depois ou revise à ' +
        'mão.',
      ja: '2つのノードの結果が異なり、厳しいほうを採用しました。後で再確認するか、手動で確認してください。',
      'zh-CN': '两个节点结果不一致，我们采用了更严格的结果。请稍后重新检查或人工审核。',
    },
    contradicted: {
      en:
        'A simulation contradicts what this does for certain: the node or the token is wrong. Check later, or ' +
        'review it by hand.',
      de:
        'Die Simulation widerspricht dem, was sicher geschieht: Knoten oder Token ist fehlerhaft. Später erneut oder ' +
        'von Hand prüfen.',
      es:
        'La simulación contradice lo que sin duda hace: falla el nodo o el token. Compruebe más tarde o revíselo ' +
        'a mano.',
      fr:
        'La simulation contredit l’effet certain : le nœud ou le jeton est en cause. Vérifiez plus tard ou à la ' +
        'main.',
      'pt-BR':
        'A simulação contradiz o que isto certamente faz: o nó ou o token está errado. Verifique depois ou revise ' +
        'à mão.',
      ja: 'シミュレーションが確実な動作と矛盾し、ノードかトークンが異常です。後で再確認するか、手動で確認してください。',
      'zh-CN': '模拟结果与确定的效果矛盾：节点或代币有误。请稍后重新检查或人工审核。',
    },
  },
  run: whereExecuted(
    {
      holds: ({ endpoints }) => endpoints.some(({ agreed, answered }) => !agreed && answered !== false),
      says: 'nodes',
    },
    {
      holds: isContradicted,
      says: 'contradicted',
    },
  ),
});
