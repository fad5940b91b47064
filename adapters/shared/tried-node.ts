import type { Logger } from '../../ports/platform/platform.js';
import { ProviderError } from '../../ports/sources/errors.js';
import { createJsonRpc, type JsonRpc, type JsonRpcOptions } from './json-rpc.js';

/** A node is tried anew after so long, milliseconds. */
const CANARY_EVERY_MS = 600_000;
const CANARY_DEADLINE_MS = 5_000;

/** One node, and what it was found to be able to. */
export interface TriedNode<Found> {
  /** Chain and place in the settings: its address may hold a key. */
  readonly id: string;
  readonly rpc: JsonRpc;
  /** What it can do. Waits for the first canary, or one after a failure. A node that cannot be used is a failure. */
  found(signal: AbortSignal): Promise<Found>;
  /** Something went wrong: the canary is run again before the next use. */
  doubt(): void;
  close(): Promise<void>;
}

export interface TriedNodeOptions<Found> extends JsonRpcOptions {
  readonly id: string;
  /** The canary: questions to which the answer is known. */
  readonly attempt: (rpc: JsonRpc, signal: AbortSignal) => Promise<Found>;
  readonly logger: Logger;
}

/** Starts the canary at once, and waits for nothing. Throws where the URL cannot be used. */
export const createTriedNode = <Found extends object>({
  id,
  attempt,
  logger,
  ...options
}: TriedNodeOptions<Found>): TriedNode<Found> => {
  const rpc = createJsonRpc(options);
  const closing = new AbortController();
  let canary: Promise<Found> | null = null;

  const run = (): Promise<Found> => {
    const running = attempt(rpc, AbortSignal.any([closing.signal, AbortSignal.timeout(CANARY_DEADLINE_MS)]));
    running.then(
      (found) => logger.log('info', 'node tried', { endpoint: id, ...found }),
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
    found: (signal) => orAborted(canary ?? run(), signal),
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
