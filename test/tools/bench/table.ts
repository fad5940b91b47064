/** Cells are text already; every row has a cell for each column. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const cell = (text: string): string => text.replace(/\s+/g, ' ').trim().replaceAll('\\', '\\\\').replaceAll('|', '\\|');
const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** The table in Markdown. Throws where a row has not as many cells as there are columns. */
export const markdownTable = ({ columns, rows }: Table): string => {
  for (const row of rows)
    if (row.length !== columns.length)
      throw new Error(`A row of ${row.length} cells in a table of ${columns.length} columns: ${row.join(', ')}`);
  return [line(columns), `|${columns.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
};
