/**
 * Runs items of a batch that the database refused, each alone and in order: one that it cannot take then fails alone.
 */
export const oneByOne = async <Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<readonly PromiseSettledResult<Result>[]> => {
  const outcomes: PromiseSettledResult<Result>[] = [];
  for (const item of items) outcomes.push(...(await Promise.allSettled([run(item)])));
  return outcomes;
};
