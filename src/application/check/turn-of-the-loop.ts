let thisTurn: Promise<null> | null = null;

/**
 * Resolves when this turn of the event loop is over: one promise for all who wait for it, and they go on in the order
 * in which they came. Requests that were read in one turn so pass through each step of a check side by side, and all
 * but the first find its code and data in the processor's caches; one after the other, each would find those of the
 * last step there. A lone request waits for some microseconds.
 */
export const turnOfTheLoop = (): Promise<null> =>
  (thisTurn ??= new Promise((resolve) => {
    setImmediate(() => {
      thisTurn = null;
      resolve(null);
    });
  }));
