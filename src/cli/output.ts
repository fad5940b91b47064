/** Prints one value: as one JSON line for programs, or as text for people. */
export const print = (json: boolean | undefined, value: unknown, text: () => string): void => {
  process.stdout.write(`${json === true ? JSON.stringify(value) : text()}\n`);
};

/** Prints an error without its stack: the reader is an operator. */
export const printError = (error: unknown): void => {
  process.stderr.write(`signgate: ${error instanceof Error ? error.message : String(error)}\n`);
};

/** A plain table with aligned columns. */
export const textTable = (columns: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = columns.map((column, index) => Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

/** A time in ISO 8601; a dash for none. */
export const time = (ms: number | null): string => (ms === null ? '-' : new Date(ms).toISOString());
