/** Code-unit order: the same on every machine and in every locale. */
export const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
