import { hash } from 'node:crypto';
import { compareText } from '../../../domain/shared/compare-text.js';

/** One row of the registries: the package that it was read from, and all that was taken over. */
export interface DigestedRow {
  readonly source: string;
  readonly text: string;
}

/** By source: how many rows there are, a space, and the SHA-256 of their sorted texts. */
export type RowDigests = Readonly<Record<string, string>>;

/** Made once from what the pinned packages say, and in each test run from what the program holds. */
export const rowDigests = (rows: readonly DigestedRow[]): RowDigests => {
  const bySource = new Map<string, string[]>();
  for (const { source, text } of rows) bySource.set(source, [...(bySource.get(source) ?? []), text]);
  return Object.fromEntries(
    [...bySource]
      .sort(([left], [right]) => compareText(left, right))
      .map(([source, texts]) => [
        source,
        `${String(texts.length)} ${hash('sha256', texts.sort(compareText).join('\n'), 'hex')}`,
      ]),
  );
};
