/** One way of tampering, and what named it. */
export interface MatrixRow {
  readonly where: string;
  readonly change: string;
  /** `verify` for a file offline, `verify-log`, `replay`, the database, the service's log; null: nothing did. */
  readonly detectedBy: string | null;
  /** The row or file that was named. */
  readonly row: string;
  /** Of the command; null where no command was asked. */
  readonly exitCode: number | null;
  /** In the words of what detected it. */
  readonly words: string;
}

const LONGEST_WORDS = 160;

const shortened = (text: string): string =>
  text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS - 1)}…` : text;

/** The rows as a table in Markdown. */
export const matrixText = (rows: readonly MatrixRow[]): string =>
  [
    '| case | detected by | row named | exit code | in its words |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ where, change, detectedBy, row, exitCode, words }) =>
        `| ${where}: ${change} | ${detectedBy ?? '**NOT DETECTED**'} | ${row} | ${exitCode ?? '-'} | ` +
        `${shortened(words)} |`,
    ),
  ].join('\n');
