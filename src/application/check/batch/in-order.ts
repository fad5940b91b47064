/**
 * Works on up to `atOnce` items side by side, begun in their order. `work` is told when every item before its own is
 * done: what depends on them waits for that. It must not reject. Gives the results in order.
 */
export const inOrder = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number, before: Promise<unknown>) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Promise<Result>[] = [];
  let done: Promise<unknown> = Promise.resolve();
  const worker = async (): Promise<void> => {
    for (let index = results.length; index < items.length; index = results.length) {
      const result = work(items[index] as Item, index, done);
      results.push(result);
      done = Promise.all([done, result]);
      await result;
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return Promise.all(results);
};
