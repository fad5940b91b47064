/** One way of tampering, and what named it. */
export interface MatrixRow {
  readonly where: string;
  readonly change: string;
  /** What detected it, in its own words; null: nothing did. */
  readonly namedBy: string | null;
}

const LONGEST_DETAIL = 240;

const shortened = (text: string): string =>
  text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL - 1)}…` : text;

/** The rows as aligned text. */
export const matrixText = (rows: readonly MatrixRow[]): string => {
  const [where, change] = [
    Math.max(...rows.map((row) => row.where.length)),
    Math.max(...rows.map((row) => row.change.length)),
  ];
  return rows
    .map(
      (row) =>
        `${row.where.padEnd(where)}  ${row.change.padEnd(change)}  ` +
        `${row.namedBy === null ? 'NOT DETECTED' : shortened(row.namedBy)}`,
    )
    .join('\n');
};
