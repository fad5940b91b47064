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
