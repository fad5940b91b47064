import { setImmediate as nextTick } from 'node:timers/promises';

/** Resolves in a tick of the event loop that no other caller of the same function has. */
export type OwnTick = () => Promise<void>;

/**
 * For work of many parts: each begins in a tick of its own, in the order in which it asked, so that others are answered
 * between two. Parts that wait side by side would else be worked on together.
 */
export const createOwnTick = (): OwnTick => {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => nextTick()));
};
