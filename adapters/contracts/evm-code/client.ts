import type { Chain } from '../../../domain/chains/index.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { hedged } from '../../shared/hedged.js';
import { createJsonRpc, type JsonRpcCall, type JsonRpcReply } from '../../shared/json-rpc.js';

/** By chain: one node, or one and another for when it is slow or out. */
export type Endpoints = Readonly<Partial<Record<Chain, readonly string[]>>>;

export interface CodeClientConfig {
  readonly endpoints: Endpoints;
  readonly allowPrivateNetwork: boolean;
}

/** The second node is asked after this time, milliseconds. */
const HEDGE_AFTER_MS = 400;
/** Batches under way at the same time; more are refused, so that a slow node cannot pile up work. */
const MAX_IN_FLIGHT = 256;

/** The only file that talks to nodes. Every failure is a `ProviderError`. */
export interface CodeClient {
  covers(chain: Chain): boolean;
  /** One batch to a node of the chain. `read` judges the replies: what it refuses counts as that node's failure. */
  ask<T>(
    chain: Chain,
    calls: readonly JsonRpcCall[],
    read: (replies: readonly JsonRpcReply[]) => T,
    signal: AbortSignal,
  ): Promise<T>;
  close(): Promise<void>;
}

export const createCodeClient = ({ endpoints, allowPrivateNetwork }: CodeClientConfig): CodeClient => {
  const nodes = new Map(
    Object.entries(endpoints).map(([chain, urls]) => [
      chain,
      urls.map((url) => createJsonRpc({ url, allowPrivateNetwork })),
    ]),
  );
  let inFlight = 0;
  return {
    covers: (chain) => nodes.has(chain),
    ask: async (chain, calls, read, signal) => {
      const [first, second = null] = nodes.get(chain) ?? [];
      if (first === undefined) throw new ProviderError('not_loaded', 'There is no node for the chain');
      if (inFlight >= MAX_IN_FLIGHT)
        throw new ProviderError('overloaded', `${inFlight} questions are under way already`);
      const asking = (node: typeof first) => async (attempt: AbortSignal) => read(await node.batch(calls, attempt));
      inFlight += 1;
      try {
        return await hedged(asking(first), second && asking(second), HEDGE_AFTER_MS, signal);
      } finally {
        inFlight -= 1;
      }
    },
    close: async () => void (await Promise.all([...nodes.values()].flat().map((node) => node.close()))),
  };
};
