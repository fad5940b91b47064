import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** The parts of an answer that trials judge. */
export interface Answer {
  readonly status: number;
  readonly action: string | null;
  readonly codes: readonly string[];
  readonly messages: readonly string[];
  readonly networkValid: boolean | null;
}
export type Post = (body: unknown) => Promise<Answer>;

export interface Trial {
  readonly what: string;
  readonly rows: number;
  readonly wrong: readonly string[];
}

/** Runs one judgement per row; a judgement returns what is wrong, or null. */
export const trial = async <Row>(
  what: string,
  rows: readonly Row[],
  judge: (row: Row) => Promise<string | null>,
): Promise<Trial> => {
  const wrong: string[] = [];
  for (const row of rows) {
    const problem = await judge(row);
    if (problem !== null) wrong.push(problem);
  }
  return { what, rows: rows.length, wrong };
};

export const said = (answer: Answer): string => `${answer.status} ${answer.action ?? '-'} [${answer.codes.join(', ')}]`;

/** The rows of a CSV file with a header. */
export const rowsIn = async (folder: string, path: string): Promise<Record<string, string>[]> =>
  parse(await readFile(join(folder, path), 'utf8'), { columns: true, skip_empty_lines: true }) as Record<
    string,
    string
  >[];
