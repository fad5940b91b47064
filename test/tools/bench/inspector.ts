import { WebSocket } from 'undici';
import type { AllocationNode } from './allocations.js';

/** Settings under which a Node process can be profiled; it says on its standard error where. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' } as const;

/** The address that such a process said. Throws where it said none. */
export const inspectorAddress = (output: string): string => {
  const address = /Debugger listening on (ws:\/\/\S+)/.exec(output)?.[1];
  if (address === undefined) throw new Error('The process did not say where it can be profiled');
  return address;
};

interface Reply {
  readonly id?: number;
  readonly error?: { readonly message: string };
  readonly result?: unknown;
}

/** Bytes between two allocations that V8 looks at, on average. */
const ALLOCATION_SAMPLING_BYTES = 32_768;

/**
 * What a process allocates while `work` is under way, by where: what was collected meanwhile counts as well.
 * Source: the domain "HeapProfiler" of the Chrome DevTools protocol.
 */
export const allocationsDuring = async <Result>(
  address: string,
  work: () => Promise<Result>,
): Promise<{ readonly head: AllocationNode; readonly result: Result }> => {
  const socket = await connected(address);
  try {
    await ask(socket, 1, 'HeapProfiler.startSampling', {
      samplingInterval: ALLOCATION_SAMPLING_BYTES,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    });
    const result = await work();
    const { profile } = (await ask(socket, 2, 'HeapProfiler.stopSampling')) as {
      readonly profile: { head: AllocationNode };
    };
    return { head: profile.head, result };
  } finally {
    socket.close();
  }
};

/** Of a script, the functions that were called: by their places in its text. */
export interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
  }[];
}

/** What code a process runs while `work` is under way. Source: "Profiler.takePreciseCoverage" of the same protocol. */
export const coverageDuring = async (
  address: string,
  work: () => Promise<unknown>,
): Promise<readonly ScriptCoverage[]> => {
  const socket = await connected(address);
  try {
    await ask(socket, 1, 'Profiler.enable');
    await ask(socket, 2, 'Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await work();
    const { result } = (await ask(socket, 3, 'Profiler.takePreciseCoverage')) as {
      readonly result: readonly ScriptCoverage[];
    };
    await ask(socket, 4, 'Profiler.stopPreciseCoverage');
    return result;
  } finally {
    socket.close();
  }
};

/** The value of an expression in the process, as JSON. */
export const valueOf = async (address: string, expression: string): Promise<unknown> => {
  const socket = await connected(address);
  try {
    const { result, exceptionDetails } = (await ask(socket, 1, 'Runtime.evaluate', {
      expression,
      returnByValue: true,
    })) as { readonly result: { readonly value?: unknown }; readonly exceptionDetails?: { readonly text: string } };
    if (exceptionDetails !== undefined) throw new Error(`The process could not say: ${exceptionDetails.text}`);
    return result.value;
  } finally {
    socket.close();
  }
};

/** The address of each script that a process has loaded. Source: the domain "Debugger" of the same protocol. */
export const scriptsOf = async (address: string): Promise<readonly string[]> => {
  const socket = await connected(address);
  const urls: string[] = [];
  socket.addEventListener('message', ({ data }: { readonly data: unknown }) => {
    const { method, params } = JSON.parse(String(data)) as { method?: string; params?: { url: string } };
    if (method === 'Debugger.scriptParsed' && params !== undefined) urls.push(params.url);
  });
  try {
    // its reply comes behind what it tells of each script
    await ask(socket, 1, 'Debugger.enable');
    return urls;
  } finally {
    socket.close();
  }
};

const connected = async (address: string): Promise<WebSocket> => {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`${address} cannot be reached`)));
  });
  return socket;
};

const ask = (
  socket: WebSocket,
  id: number,
  method: string,
  params: Readonly<Record<string, unknown>> = {},
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      socket.removeEventListener('message', onMessage);
      socket.removeEventListener('close', onClose);
      end();
    };
    const onMessage = ({ data }: { readonly data: unknown }): void => {
      const reply = JSON.parse(String(data)) as Reply;
      if (reply.id !== id) return;
      settle(() =>
        reply.error === undefined ? resolve(reply.result) : reject(new Error(`${method}: ${reply.error.message}`)),
      );
    };
    const onClose = (): void => settle(() => reject(new Error(`${method}: the process ended`)));
    socket.addEventListener('message', onMessage);
    socket.addEventListener('close', onClose);
    socket.send(JSON.stringify({ id, method, params }));
  });
