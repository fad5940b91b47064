import type { Table } from './table.js';

/** One table and what to know about it. */
export interface Section {
  readonly title: string;
  readonly table: Table;
  /** Sentences under the table. */
  readonly notes: readonly string[];
}

/** What one part of the benchmark found. */
export interface Outcome {
  readonly sections: readonly Section[];
  /** Members of the JSON line. */
  readonly json: Readonly<Record<string, unknown>>;
  /** False: something failed or a limit was passed. */
  readonly isRight: boolean;
}

/** For JSON: no more digits than mean something. */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
