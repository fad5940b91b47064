/** One call as it travels: subject, limit, and the time, milliseconds since 1970. */
export type CountedCall = readonly [subject: string, limit: number, nowMs: number];
export type TakenState = readonly [remaining: number, resetAtMs: number, allowed: boolean];

/** From a worker: count these, in this order. */
export interface CountMessage {
  readonly kind: 'signgate:count';
  readonly counter: string;
  readonly batch: number;
  readonly calls: readonly CountedCall[];
}

/** From the primary: the state after each, in the same order. */
export interface CountedMessage {
  readonly kind: 'signgate:counted';
  readonly counter: string;
  readonly batch: number;
  readonly states: readonly TakenState[];
}

/** A worker's way to its primary: ordered, whole messages, JSON. */
export interface CountChannel {
  send(message: CountMessage): void;
  onMessage(listener: (message: unknown) => void): void;
}

const isKind = (message: unknown, kind: string): boolean =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind;

/** The channel carries other messages too. The sender is always this same program, so the kind tells the shape. */
export const isCount = (message: unknown): message is CountMessage => isKind(message, 'signgate:count');
export const isCounted = (message: unknown): message is CountedMessage => isKind(message, 'signgate:counted');
