import { useReducer, useRef, useState } from 'preact/hooks';
import type { Basis, Outcome } from './api-types.js';
import { checkIntent, readCheckBasis } from './ask.js';
import { type Flow, type FlowEvent, nextFlow, START } from './flow.js';

/** The check that is under way and what came of it. */
export interface Check {
  readonly flow: Flow;
  /** What the verdict rests on; null until it is read. */
  readonly basis: Outcome<Basis> | null;
  readonly dispatch: (event: FlowEvent) => void;
  /** Asks for a verdict on an intent, JSON text. An earlier question is dropped. */
  readonly start: (body: string) => Promise<void>;
  /** The intent was edited: earlier questions and answers no longer apply. */
  readonly drop: () => void;
}

export const useCheck = (): Check => {
  const [flow, dispatch] = useReducer(nextFlow, START);
  const [basis, setBasis] = useState<Outcome<Basis> | null>(null);
  const running = useRef<AbortController | null>(null);

  const drop = (): void => {
    running.current?.abort();
    running.current = null;
    dispatch({ type: 'edited' });
  };

  const start = async (body: string): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    // the intent was changed meanwhile, so the answer is not about it
    const isDropped = (): boolean => running.current !== controller;
    setBasis(null);
    dispatch({ type: 'check-started', body });
    const outcome = await checkIntent(body, controller.signal);
    if (isDropped()) return;
    if (!outcome.ok) {
      dispatch({ type: 'failed', body, failure: outcome.failure });
      return;
    }
    dispatch({ type: 'answered', body, verdict: outcome.value });
    const read = await readCheckBasis(outcome.value.request_id);
    if (!isDropped()) setBasis(read);
  };

  return { flow, basis, dispatch, start, drop };
};
