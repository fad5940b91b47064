import type { Failure } from './answered.js';
import type { Verdict } from './api-types.js';
import { handOver } from './wallet.js';

/**
 * How far the user has come. A signature can be reached only from a verdict about exactly the intent and the bytes that
 * the form holds. `body` is both as JSON text.
 */
export type CheckFlow =
  | { readonly phase: 'composing'; readonly invalidated: boolean }
  | { readonly phase: 'checking'; readonly body: string }
  | { readonly phase: 'failed'; readonly body: string; readonly failure: Failure }
  | { readonly phase: 'judged'; readonly body: string; readonly verdict: Verdict; readonly acknowledged: boolean }
  | { readonly phase: 'signing'; readonly body: string; readonly verdict: Verdict }
  | { readonly phase: 'confirming'; readonly body: string; readonly verdict: Verdict }
  /** `confirmedUntil`: null where nothing but a declaration was judged. */
  | {
      readonly phase: 'signed';
      readonly body: string;
      readonly verdict: Verdict;
      readonly confirmedUntil: string | null;
    }
  | { readonly phase: 'refused'; readonly body: string; readonly verdict: Verdict; readonly reason: string };

export type FlowEvent =
  | { readonly type: 'edited' }
  | { readonly type: 'check-started'; readonly body: string }
  | { readonly type: 'answered'; readonly body: string; readonly verdict: Verdict }
  | { readonly type: 'failed'; readonly body: string; readonly failure: Failure }
  | { readonly type: 'acknowledged'; readonly value: boolean }
  | { readonly type: 'continued'; readonly body: string }
  /** The wallet was handed this. */
  | { readonly type: 'handed'; readonly body: string }
  /** What the service said of the check just before the signature; `reason` is why it must not be given. */
  | { readonly type: 'confirmed'; readonly requestId: string; readonly until: string }
  | { readonly type: 'refused'; readonly requestId: string; readonly reason: string };

export const START: CheckFlow = { phase: 'composing', invalidated: false };

/** True where the verdict lets the user go on: ALLOW, or a REVIEW that was acknowledged. Anything else stops. */
export const mayContinue = (flow: CheckFlow): boolean =>
  flow.phase === 'judged' &&
  (flow.verdict.recommended_action === 'ALLOW' || (flow.verdict.recommended_action === 'REVIEW' && flow.acknowledged));

/** The wallet was handed this, and looks itself before the service is asked a last time. */
const handedOver = (flow: CheckFlow, body: string): CheckFlow => {
  if (flow.phase !== 'signing') return flow;
  const handover = handOver(flow.body, flow.verdict, body);
  if (!handover.ready) return { ...flow, phase: 'refused', reason: handover.reason };
  return flow.verdict.payload === undefined
    ? { ...flow, phase: 'signed', confirmedUntil: null }
    : { ...flow, phase: 'confirming' };
};

type Confirmed = Extract<FlowEvent, { readonly type: 'confirmed' | 'refused' }>;

/** What the service said counts for the check that waits for it, and for no other. */
const confirmedOrNot = (flow: CheckFlow, event: Confirmed): CheckFlow => {
  if (flow.phase !== 'confirming' || flow.verdict.request_id !== event.requestId) return flow;
  return event.type === 'confirmed'
    ? { ...flow, phase: 'signed', confirmedUntil: event.until }
    : { ...flow, phase: 'refused', reason: event.reason };
};

/** The next state. An event that does not fit the phase changes nothing. Pure. */
export const nextFlow = (flow: CheckFlow, event: FlowEvent): CheckFlow => {
  switch (event.type) {
    case 'edited':
      // the verdict was about another intent
      return flow.phase === 'composing' ? flow : { phase: 'composing', invalidated: flow.phase !== 'failed' };
    case 'check-started':
      return { phase: 'checking', body: event.body };
    case 'answered':
      return flow.phase === 'checking' && flow.body === event.body
        ? { phase: 'judged', body: event.body, verdict: event.verdict, acknowledged: false }
        : flow;
    case 'failed':
      return flow.phase === 'checking' && flow.body === event.body
        ? { phase: 'failed', body: event.body, failure: event.failure }
        : flow;
    case 'acknowledged':
      return flow.phase === 'judged' && flow.verdict.recommended_action === 'REVIEW'
        ? { ...flow, acknowledged: event.value }
        : flow;
    case 'continued':
      if (flow.phase !== 'judged' || !mayContinue(flow)) return flow;
      return flow.body === event.body
        ? { phase: 'signing', body: flow.body, verdict: flow.verdict }
        : { phase: 'composing', invalidated: true };
    case 'handed':
      return handedOver(flow, event.body);
    case 'confirmed':
    case 'refused':
      return confirmedOrNot(flow, event);
  }
};
