import type { Chain } from '../../../domain/chains/index.js';
import type { Logger } from '../../../ports/platform/platform.js';
import { createTriedNode, type TriedNode } from '../../shared/tried-node.js';
import { type Features, levelOf, runEvmCanary } from './canary.js';
import type { Head } from './header.js';
import type { TrustedBlock, EvmRpcSettings } from './settings.js';

/** One node, and what it was found to be able to. */
export interface EvmNode extends TriedNode<NodeAbilities> {
  /** The head that it named last, and when, in seconds since 1970; null where it failed since. */
  lastHead: { readonly head: Head; readonly seenAt: number } | null;
}

export interface NodeAbilities {
  readonly level: number;
  readonly features: Features;
}

/** Starts the canary at once, and waits for nothing. Throws where the URL cannot be used. */
export const createEndpoint = (
  chain: Chain,
  place: number,
  url: string,
  { allowPrivateNetwork, checkpoints }: EvmRpcSettings,
  logger: Logger,
): EvmNode => {
  let checkpoint: TrustedBlock | null = checkpoints?.[chain] ?? null;
  const node = createTriedNode<NodeAbilities>({
    id: `${chain}-${place + 1}`,
    url,
    allowPrivateNetwork,
    attempt: async (rpc, signal) => {
      const found = await runEvmCanary(rpc, chain, checkpoint, signal);
      checkpoint ??= found.checkpoint;
      return { level: levelOf(found.features), features: found.features };
    },
    logger,
  });
  return { ...node, lastHead: null };
};
