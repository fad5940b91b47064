import { useReducer, useRef } from 'preact/hooks';
import type { Schemas, Verdict } from './api-types.js';
import { acknowledge, checkIntent, type CheckPath, confirmCheck, readKeys } from './ask.js';
import { isSilence } from './answered.js';
import { STORY_TEXTS } from './story/texts.js';
import { type CheckFlow, type FlowEvent, nextFlow, START } from './flow.js';
import { verifyReceipt } from '../../sdk/index.js';
import { digestsOf } from './wallet.js';

const { refusals: texts } = STORY_TEXTS;

/**
 * Why the receipt of a confirmation does not vouch for what is about to be signed; null where it does. `final` is what
 * was confirmed, JSON text. What a key would sign is read here, not taken from an answer.
 */
const receiptProblem = async (
  verdict: Verdict,
  final: string,
  { receipt = '', confirmed_at: confirmedAt = '' }: Schemas['Confirmation'],
): Promise<string | null> => {
  const keys = await readKeys();
  if (!keys.ok) return `${texts.noKeys} ${keys.failure.message}`;
  const { chain, from_address: fromAddress } = JSON.parse(final) as { chain: 'ethereum'; from_address: string };
  const { sha256 = null, digest = null } = digestsOf(final) ?? {};
  const { request_id: requestId, recommended_action: action } = verdict;
  if (sha256 === null || action === 'BLOCK') return texts.nothing;
  try {
    await verifyReceipt(receipt, keys.value, {
      ...{ requestId, verdict: action, chain, fromAddress, sha256, digest, environment: null },
      // by the clock of the service: that of a browser is anyone's
      atMs: Date.parse(confirmedAt),
    });
    return null;
  } catch (error) {
    return `${texts.receipt} ${error instanceof Error ? `${error.message}.` : ''}`;
  }
};

/** The check that is under way and what came of it. */
export interface Check {
  readonly flow: CheckFlow;
  readonly dispatch: (event: FlowEvent) => void;
  /** Asks for a verdict on an intent, JSON text. An earlier question is dropped. */
  readonly start: (body: string, asked?: CheckPath) => Promise<void>;
  /** Goes on, and hands a check request, JSON text, to the wallet; `final` is what of it is confirmed first. */
  readonly sign: (body: string, final: string) => Promise<void>;
  /** The intent was edited: earlier questions and answers no longer apply. */
  readonly drop: () => void;
}

export const useCheck = (): Check => {
  const [flow, dispatch] = useReducer(nextFlow, START);
  const running = useRef<AbortController | null>(null);

  const drop = (): void => {
    running.current?.abort();
    running.current = null;
    dispatch({ type: 'edited' });
  };

  const start = async (body: string, asked: CheckPath = 'service'): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    // the intent was changed meanwhile, so the answer is not about it
    const isDropped = (): boolean => running.current !== controller;
    dispatch({ type: 'check-started', body });
    const outcome = await checkIntent(body, controller.signal, asked);
    if (isDropped()) return;
    if (!outcome.ok) {
      dispatch({ type: 'failed', body, failure: outcome.failure });
      return;
    }
    dispatch({ type: 'answered', body, verdict: outcome.value });
  };

  const sign = async (body: string, final: string): Promise<void> => {
    const events = [
      { type: 'continued', body },
      { type: 'handed', body },
    ] as const;
    const next = events.reduce(nextFlow, flow);
    events.forEach(dispatch);
    if (next.phase === 'confirming') dispatch(await confirmed(next.verdict, final));
  };

  return { flow, dispatch, start, sign, drop };
};

/** What the service says just before the signature. Anything but its clear word is a refusal. */
const confirmed = async (verdict: Verdict, final: string): Promise<FlowEvent> => {
  const { request_id: requestId, recommended_action: action } = verdict;
  // a REVIEW comes this far only when the user acknowledged it
  const acknowledged = action === 'REVIEW' ? await acknowledge(requestId) : null;
  const outcome = acknowledged?.ok === false ? acknowledged : await confirmCheck(requestId, final);
  if (!outcome.ok) {
    const { code, message, requestId: failedId } = outcome.failure;
    const why = isSilence(code) ? STORY_TEXTS.unreached : message;
    const reason = `${STORY_TEXTS.refusals.unconfirmed} ${why}${failedId === null ? '' : ` (${failedId})`}`;
    return { type: 'refused', requestId, reason };
  }
  const { result, message, expires_at: until } = outcome.value;
  const problem = result === 'SAME' ? await receiptProblem(verdict, final, outcome.value) : message;
  return problem === null ? { type: 'confirmed', requestId, until } : { type: 'refused', requestId, reason: problem };
};
