/**
 * An answer, or the promise of one: who answers from memory need not make its caller wait. A promise rejects, and never
 * throws at once.
 */
export type Awaitable<T> = T | Promise<T>;

export const isPromise = <T>(value: Awaitable<T>): value is Promise<T> =>
  typeof (value as { readonly then?: unknown } | null)?.then === 'function';

/** What `next` makes of the value, at once where the value is there at once. */
export const after = <T, Next>(value: Awaitable<T>, next: (value: T) => Awaitable<Next>): Awaitable<Next> =>
  isPromise(value) ? value.then(next) : next(value);
