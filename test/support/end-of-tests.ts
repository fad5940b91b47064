const works: (() => Promise<void>)[] = [];

/**
 * Is done once, after the last test of this process; in a worker of mocha after the last one of the present file. What
 * was asked for last is done first.
 */
export const atEndOfTests = (work: () => Promise<void>): void => void works.push(work);

export const endTests = async (): Promise<void> => {
  for (const work of works.splice(0).toReversed()) await work();
};
