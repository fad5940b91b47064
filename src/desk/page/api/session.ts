import { useEffect, useState } from 'preact/hooks';
import type { DeskSchemas } from './types.js';

type Scope = DeskSchemas['DeskSession']['scopes'][number];

/** `ended`: the service no longer takes the session, in the middle of the work. */
export type SessionState =
  | { readonly status: 'opening' | 'signed-out' | 'ended' }
  | { readonly status: 'signed-in'; readonly session: DeskSchemas['DeskSession'] };

let current: SessionState = { status: 'opening' };
const listeners = new Set<(state: SessionState) => void>();

/** The token of every write; null where no one is signed in. It lives in memory alone. */
export const csrfToken = (): string | null => (current.status === 'signed-in' ? current.session.csrf_token : null);

/** Slugs of the chains that are on; none where no one is signed in. */
export const chainsOn = (): readonly string[] => (current.status === 'signed-in' ? current.session.chains : []);

export const setSession = (next: SessionState): void => {
  current = next;
  for (const listener of listeners) listener(next);
};

/** The service refused the session: only who was signed in is told that it ended. */
export const endSession = (): void => setSession({ status: current.status === 'signed-in' ? 'ended' : 'signed-out' });

export const useSession = (): SessionState => {
  const [state, setState] = useState(current);
  useEffect(() => {
    listeners.add(setState);
    setState(current);
    return () => void listeners.delete(setState);
  }, []);
  return state;
};

/** Whether who is signed in may do what the scope names. */
export const maySession = (state: SessionState, scope: Scope): boolean =>
  state.status === 'signed-in' && state.session.scopes.includes(scope);
