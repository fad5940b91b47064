import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { call } from './call.js';
import type { Answered, Failure } from '../../../reference-app/page/answered.js';

export type Load<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'ready'; readonly value: T };

export interface Loaded<T> {
  readonly load: Load<T>;
  /** Asks again; what is shown stays until the answer is there. */
  readonly reload: () => void;
  readonly replace: (value: T) => void;
}

const fromOutcome = <T>(outcome: Answered<T>): Load<T> =>
  outcome.ok ? { status: 'ready', value: outcome.value } : { status: 'failed', failure: outcome.failure };

/** What the service answers at `path`; asked again when the path changes, and not at all while it is null. */
export const useLoad = <T>(path: string | null, read: (body: unknown) => T | null): Loaded<T> => {
  const [held, setHeld] = useState<{ readonly path: string | null; readonly load: Load<T> }>({
    path,
    load: { status: 'loading' },
  });
  const [reloads, setReloads] = useState(0);
  const reading = useRef(read);
  reading.current = read;
  useEffect(() => {
    if (path === null) return undefined;
    const abort = new AbortController();
    void call({ path, read: reading.current, signal: abort.signal }).then((outcome) => {
      if (!abort.signal.aborted) setHeld({ path, load: fromOutcome(outcome) });
    });
    return () => abort.abort();
  }, [path, reloads]);
  const reload = useCallback(() => setReloads((count) => count + 1), []);
  const replace = useCallback((value: T) => setHeld({ path, load: { status: 'ready', value } }), [path]);
  return { load: held.path === path ? held.load : { status: 'loading' }, reload, replace };
};
