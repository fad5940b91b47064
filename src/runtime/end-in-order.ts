import { setTimeout as pause } from 'node:timers/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR2'] as const satisfies readonly NodeJS.Signals[];

/**
 * The same signal again within this time is one signal: Ctrl-C reaches a process from the terminal, and again from the
 * npm that it runs under. Milliseconds.
 */
const ONE_SIGNAL_MS = 2_000;

/**
 * Listens for signals that ask the process to stop. Calls `onFirst` once, and `onFurther` for every signal after that
 * which is not the first one again within two seconds. Returns what takes the listeners away.
 */
export const listenForStop = (
  onFirst: (signal: NodeJS.Signals) => void,
  onFurther: (signal: NodeJS.Signals) => void,
): (() => void) => {
  let first: { readonly signal: NodeJS.Signals; readonly atMs: number } | null = null;
  const onSignal = (signal: NodeJS.Signals): void => {
    const nowMs = performance.now();
    if (first === null) {
      first = { signal, atMs: nowMs };
      onFirst(signal);
    } else if (signal !== first.signal || nowMs - first.atMs > ONE_SIGNAL_MS) onFurther(signal);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return () => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
};

/** What ends a process: a signal, an error that was not caught, or neither. */
export interface EndReason {
  readonly signal?: NodeJS.Signals;
  readonly error?: unknown;
}

export interface EndingOptions {
  /** Closes what is open. The process ends with code 0 when it is done, with 1 after an error. */
  readonly close: (reason: EndReason) => Promise<void>;
  /** Longest time for `close`, milliseconds. */
  readonly limitMs: number;
  /** False: a signal does nothing, since who started this process ends it. Absent: true. */
  readonly heedsSignals?: boolean;
  /** What must happen even where the process is forced to end; it has a second for it. */
  readonly force?: (why: string) => Promise<void>;
}

export interface Ending {
  /** Ends the process as a signal does. */
  readonly end: () => void;
  /** Leaves signals and errors to Node again. */
  readonly uninstall: () => void;
}

const FORCE_LIMIT_MS = 1_000;

/**
 * Ends this process in order at a signal, at an error that was not caught, or when nothing is left to do. A further
 * signal or error, or `close` taking longer than its limit, ends it at once with code 1. The same signal again within
 * two seconds is no further one.
 */
export const endInOrder = ({ close, limitMs, heedsSignals = true, force }: EndingOptions): Ending => {
  let isEnding = false;
  let isForced = false;
  const forceEnd = (why: string): void => {
    if (isForced) return;
    isForced = true;
    const work = force?.(why).catch(() => undefined);
    void Promise.race([work, pause(FORCE_LIMIT_MS)]).finally(() => process.exit(1));
  };
  const end = (reason: EndReason): void => {
    if (isEnding) return forceEnd('another error while it stopped');
    isEnding = true;
    setTimeout(() => forceEnd(`it did not stop within ${limitMs} ms`), limitMs);
    close(reason).then(
      () => isForced || process.exit('error' in reason ? 1 : 0),
      () => forceEnd('it could not stop cleanly'),
    );
  };
  const onError = (error: unknown): void => end({ error });
  const onNothingLeft = (): void => {
    if (!isEnding) end({});
  };
  const stopListening = listenForStop(
    (signal) => (isEnding || !heedsSignals ? undefined : end({ signal })),
    (signal) => (heedsSignals ? forceEnd(`a second signal, ${signal}`) : undefined),
  );
  process.on('uncaughtException', onError).on('unhandledRejection', onError).on('beforeExit', onNothingLeft);
  return {
    end: onNothingLeft,
    uninstall: () => {
      stopListening();
      process.off('uncaughtException', onError).off('unhandledRejection', onError).off('beforeExit', onNothingLeft);
    },
  };
};
