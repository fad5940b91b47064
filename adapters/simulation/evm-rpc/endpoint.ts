import { createJsonRpc, type JsonRpc } from '../../shared/json-rpc.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { Chain } from '../../../domain/intent/chain.js';
import type { Logger } from '../../../ports/platform/platform.js';
import { type Canary, type Features, levelOf, runCanary } from './canary.js';
import type { Checkpoint, EvmRpcSettings } from './settings.js';

/** Source: the payload design, levels. */
const CANARY_EVERY_MS = 600_000;
const CANARY_DEADLINE_MS = 5_000;

/** One node, and what it was found to be able to. */
export interface Endpoint {
  /** Chain and place in the settings: its address may hold a key. */
  readonly id: string;
  readonly rpc: JsonRpc;
  /** What it can do. Waits for the first canary, or one after a failure. A node that cannot be used is a failure. */
  features(signal: AbortSignal): Promise<Features>;
  /** Something went wrong: the canary is run again before the next use. */
  doubt(): void;
  close(): Promise<void>;
}

/** Starts the canary at once, and waits for nothing. Throws where the URL cannot be used. */
export const createEndpoint = (
  chain: Chain,
  place: number,
  url: string,
  { allowPrivateNetwork, checkpoints }: EvmRpcSettings,
  logger: Logger,
): Endpoint => {
  const id = `${chain}-${place + 1}`;
  const rpc = createJsonRpc({ url, allowPrivateNetwork });
  const closing = new AbortController();
  let checkpoint: Checkpoint | null = checkpoints?.[chain] ?? null;
  let canary: Promise<Canary> | null = null;

  const run = (): Promise<Canary> => {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(CANARY_DEADLINE_MS)]);
    const running = runCanary(rpc, chain, checkpoint, signal);
    running.then(
      (found) => {
        checkpoint ??= found.checkpoint;
        logger.log('info', 'node tried', { endpoint: id, level: levelOf(found.features), features: found.features });
      },
      (error: unknown) => {
        if (canary === running) canary = null;
        if (!closing.signal.aborted) logger.log('warn', 'node cannot be used', { endpoint: id, error });
      },
    );
    return (canary = running);
  };

  const timer = setInterval(() => void run(), CANARY_EVERY_MS).unref();
  void run();
  return {
    id,
    rpc,
    features: async (signal) => (await orAborted(canary ?? run(), signal)).features,
    doubt: () => (canary = null),
    close: async () => {
      clearInterval(timer);
      closing.abort();
      await rpc.close();
    },
  };
};

/** What is waited for may be another's, and goes on after this call has ended. */
const orAborted = async <Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> => {
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new ProviderError('timeout', 'The call was ended before the node was tried'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
