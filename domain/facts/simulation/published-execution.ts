import { publishedAsset, type PublishedAsset } from '../../payload/published-action.js';
import type { Facts } from '../facts.js';
import type {
  AllowanceEffect,
  BalanceEffect,
  ControlEffect,
  ExecutedEffect,
  Execution,
  ExecutionBlock,
  ExecutionEndpoint,
  ExecutionStatus,
  OperatorEffect,
  SignerKind,
} from './execution.js';
import { executionsOf, hasNode, nodeAnswers } from './executions.js';

type OfAsset<Effect extends { readonly asset: unknown }> = Omit<Effect, 'asset'> & { readonly asset: PublishedAsset };

/** An effect as answers and reports show it. */
export type PublishedEffect =
  | OfAsset<BalanceEffect>
  | OfAsset<AllowanceEffect>
  | OfAsset<OperatorEffect>
  | ControlEffect;

/** What a node did with the bytes, as answers and reports show it. */
export interface PublishedExecution {
  readonly status: ExecutionStatus;
  readonly level: number;
  readonly block: ExecutionBlock | null;
  readonly variants: number;
  readonly diverging: boolean;
  readonly effects: readonly PublishedEffect[];
  readonly endpoints: readonly ExecutionEndpoint[];
  readonly witness_sha256: string | null;
  /** Of signatures over data, where it could be read. */
  readonly signer?: SignerKind;
}

const publishedEffect = (effect: ExecutedEffect): PublishedEffect =>
  effect.kind === 'control' ? effect : { ...effect, asset: publishedAsset(effect.asset) };

const UNANSWERED: PublishedExecution = {
  status: 'unavailable',
  level: 0,
  block: null,
  variants: 0,
  diverging: false,
  effects: [],
  endpoints: [],
  witness_sha256: null,
};

const published = ({
  status,
  level,
  block,
  variants,
  diverging,
  effects,
  endpoints,
  witnessSha256,
  signer,
}: Execution): PublishedExecution => ({
  status,
  level,
  block,
  variants,
  diverging: diverging !== 'no',
  effects: effects.map(publishedEffect),
  endpoints,
  witness_sha256: witnessSha256,
  ...(signer === undefined ? {} : { signer }),
});

/** What the node of the chain did with the bytes; null where none is configured. */
export const publishedExecution = (facts: Pick<Facts, 'simulation'>): PublishedExecution | null => {
  if (!hasNode(facts)) return null;
  const [shown] = [...executionsOf(facts), ...nodeAnswers(facts)];
  return shown === undefined ? UNANSWERED : published(shown);
};
