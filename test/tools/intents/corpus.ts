import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ACTIONS, type Action } from '../../../domain/verdict/action.js';
import { CORPUS } from './accounts.js';
import type { RowBytes, RowCheck } from './request.js';

export type Sort = 'ordinary' | 'dangerous';

/** One earlier check of a row. */
export interface Step {
  readonly check: RowCheck;
  /** What became of it, as it is reported to the service; absent: nothing is reported. */
  readonly outcome?: string;
  /** How long until the next check: `5m`, `3h`, `2d`. */
  readonly wait?: string;
  readonly times?: string;
}

export interface Row {
  readonly id: string;
  readonly theme: string;
  readonly sort: Sort;
  /** The action that a careful analyst would give. */
  readonly expect: Action;
  readonly check: RowCheck;
  /** In place of a check: bytes that are to be signed. */
  readonly bytes?: RowBytes;
  /** Why the analyst would. */
  readonly why: string;
  /** Of a dangerous row: the finding that ought to say so. */
  readonly for: string | null;
  readonly before: readonly Step[];
}

export interface ListedRow {
  readonly account: string;
  readonly category: string;
  readonly chain?: string;
  readonly entity?: string;
  /** `true`: the row lists a token's contract. */
  readonly token_contract?: string;
}
export interface CorpusList {
  readonly source: string;
  readonly max_age_days?: string;
  readonly rows: readonly ListedRow[];
}

type WrittenRow = Partial<Omit<Row, 'theme' | 'sort' | 'expect'>>;
type Written = Readonly<Partial<Record<Sort, Partial<Record<Action, readonly WrittenRow[]>>>>> & {
  readonly theme?: string;
  readonly base?: RowCheck;
  /** The finding that the dangerous rows of the file are for, unless they name another. */
  readonly for?: string;
};

/** Not themes: what the rows name. */
const TABLES = ['protocols.yaml', 'imported-lists.yaml'];
const SORTS = ['ordinary', 'dangerous'] as const;
const MEMBERS = new Set(['id', 'check', 'why', 'for', 'before']);

const read = (file: string): unknown => parse(readFileSync(new URL(file, CORPUS), 'utf8'), { schema: 'failsafe' });

const themeFiles = (): readonly string[] =>
  readdirSync(CORPUS)
    .filter((file) => file.endsWith('.yaml') && !TABLES.includes(file))
    .sort();

const rowOf = (file: string, base: RowCheck, row: WrittenRow): Pick<Row, 'id' | 'check' | 'why' | 'for' | 'before'> => {
  const { id, check, why } = row;
  if (id === undefined || check === undefined || why === undefined)
    throw new Error(`${file}: a row needs id, check and why: ${JSON.stringify(row)}`);
  for (const member of Object.keys(row))
    if (!MEMBERS.has(member)) throw new Error(`${file}: ${id} has an unknown member "${member}"`);
  return {
    id,
    why,
    check: { ...base, ...check },
    for: row.for ?? null,
    before: (row.before ?? []).map((step) => ({ ...step, check: { ...base, ...step.check } })),
  };
};

const rowsIn = (file: string): readonly Row[] => {
  const written = read(file) as Written;
  const { theme, base = {} } = written;
  if (theme === undefined) throw new Error(`${file} names no theme`);
  return SORTS.flatMap((sort) =>
    Object.entries(written[sort] ?? {}).flatMap(([expect, rows]) => {
      if (!ACTIONS.includes(expect as Action)) throw new Error(`${file}: "${expect}" is no action`);
      return rows
        .map((row) => rowOf(file, base, row))
        .map((row) => ({
          ...row,
          for: sort === 'dangerous' ? (row.for ?? written.for ?? null) : null,
          theme,
          sort,
          expect: expect as Action,
        }));
    }),
  );
};

/** Every row of the corpus, by theme. Throws where a file is not of the form. */
export const corpus = (): readonly Row[] => themeFiles().flatMap(rowsIn);

type WrittenBytes = RowBytes & {
  readonly id: string;
  readonly why: string;
  readonly for?: string;
  /** A row for each of these, in place of `on`. */
  readonly chains?: readonly string[];
};
type WrittenBytesFile = Readonly<Partial<Record<Sort, Partial<Record<Action, readonly WrittenBytes[]>>>>> & {
  readonly theme: string;
};

/** Every row about bytes alone, of the files in `bytes/`. */
export const bytesCorpus = (): readonly Row[] =>
  readdirSync(new URL('bytes/', CORPUS))
    .sort()
    .flatMap((file) => {
      const written = read(`bytes/${file}`) as WrittenBytesFile;
      return SORTS.flatMap((sort) =>
        Object.entries(written[sort] ?? {}).flatMap(([expect, rows]) =>
          rows.flatMap(({ id, why, for: code, chains, ...bytes }) =>
            (chains ?? [bytes.on ?? 'ethereum']).map(
              (on): Row => ({
                id: chains === undefined ? id : `${id}-${on}`,
                ...{ why, theme: written.theme, sort, expect: expect as Action, check: {}, before: [] },
                bytes: { ...bytes, on },
                for: sort === 'dangerous' ? (code ?? null) : null,
              }),
            ),
          ),
        ),
      );
    });

/** The lists that the service holds while the corpus runs. */
export const corpusLists = (): readonly CorpusList[] => read('imported-lists.yaml') as readonly CorpusList[];
