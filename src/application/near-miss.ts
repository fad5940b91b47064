/** Longer names are not compared: they are no typing mistakes. */
const MAX_COMPARED_CHARACTERS = 40;
const MAX_DISTANCE = 3;

/**
 * The known name that was probably meant: at most three edits away and two thirds the same, case style apart. Null for
 * none.
 */
export const nearMiss = (given: string, known: readonly string[]): string | null => {
  const plain = withoutStyle(given);
  return nearest(given, known, Math.min(MAX_DISTANCE, Math.floor(plain.length / 3)))[0] ?? null;
};

/** The known names that are most like this one, half of it the same at least, best first: for people to choose from. */
export const nearestNames = (given: string, known: readonly string[], limit: number): readonly string[] =>
  nearest(given, known, Math.floor(given.length / 2)).slice(0, limit);

const nearest = (given: string, known: readonly string[], maxDistance: number): readonly string[] => {
  if (given.length > MAX_COMPARED_CHARACTERS) return [];
  const plain = withoutStyle(given);
  return known
    .map((name) => ({ name, distance: editDistance(plain, withoutStyle(name)) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((left, right) => left.distance - right.distance)
    .map(({ name }) => name);
};

/** A question to put behind a message about an unknown name; empty where no known name is near. */
export const didYouMean = (given: string, known: readonly string[]): string => {
  const name = nearMiss(given, known);
  return name === null ? '' : `; did you mean "${name}"?`;
};

/** `fromAddress`, `From-Address` and `from_address` are one name. */
export const withoutStyle = (name: string): string => name.toLowerCase().replace(/[_\s-]/g, '');

/**
 * Insertions, deletions, replacements and neighbours that changed places between two texts. Source: Wagner and Fischer,
 * 1974; Lowrance and Wagner, 1975.
 */
const editDistance = (left: string, right: string): number => {
  let before: readonly number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (left.charAt(row - 1) === right.charAt(column - 1) ? 0 : 1);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        left.charAt(row - 1) === right.charAt(column - 2) &&
        left.charAt(row - 2) === right.charAt(column - 1);
      const swapped = isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity;
      current.push(Math.min(replaced, swapped, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    before = previous;
    previous = current;
  }
  return previous[right.length] ?? 0;
};
