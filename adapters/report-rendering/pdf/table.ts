import { drawFigureAt } from './figure.js';
import type { Cell, ReportColumn, LabelledValue, Figure } from '../view/model.js';
import { CELL_GAP, CELL_PADDING, cellHeight, drawCell, splitCell } from './cells.js';
import { COLOURS, PAGE, TEXT_WIDTH, type TextLook } from './look.js';
import type { PdfSheet } from './sheet.js';

const HEAD: TextLook = { face: 'bold', size: 7.6, colour: COLOURS.soft };
const CAPTION: TextLook = { face: 'bold', size: 9, colour: COLOURS.ink };
const MARK: TextLook = { face: 'bold', size: 7.6, colour: COLOURS.demonstration };

/** The most that one part of a row may take: with its padding it fits a page below the head of a table. */
const MOST_ROW = PAGE.height - PAGE.top - PAGE.bottom - 60;

interface Place {
  readonly x: number;
  readonly width: number;
}

const placesOf = (columns: readonly Pick<ReportColumn, 'width'>[]): readonly Place[] => {
  let x: number = PAGE.left;
  return columns.map((column) => {
    const place = { x, width: column.width * TEXT_WIDTH - CELL_GAP };
    x += column.width * TEXT_WIDTH;
    return place;
  });
};

const rowHeight = (sheet: PdfSheet, row: readonly Cell[], places: readonly Place[]): number =>
  Math.max(0, ...row.map((cell, index) => cellHeight(sheet, cell, places[index]?.width ?? TEXT_WIDTH))) +
  2 * CELL_PADDING;

/** A row as it is, or in parts where it is higher than a page. */
const partsOf = (sheet: PdfSheet, row: readonly Cell[], places: readonly Place[]): readonly (readonly Cell[])[] => {
  if (rowHeight(sheet, row, places) <= MOST_ROW) return [row];
  const split = row.map((cell, index) =>
    splitCell(sheet, cell, places[index]?.width ?? TEXT_WIDTH, MOST_ROW - 2 * CELL_PADDING),
  );
  const count = Math.max(...split.map((parts) => parts.length));
  return Array.from({ length: count }, (_, part) => split.map((parts) => parts[part] ?? []));
};

const drawRow = (
  sheet: PdfSheet,
  row: readonly Cell[],
  places: readonly Place[],
  { height, length = TEXT_WIDTH }: { readonly height: number; readonly length?: number },
): void => {
  sheet.within('TR', () => {
    row.forEach((cell, index) => {
      const place = places[index];
      if (place === undefined) return;
      const draw = (): void => drawCell(sheet, cell, place.x, sheet.y + CELL_PADDING, place.width);
      if (index === 0) sheet.tagged('TH', draw, { scope: 'Row' });
      else sheet.tagged('TD', draw);
    });
  });
  sheet.y += height;
  sheet.rule(sheet.y, COLOURS.rule, 0.5, length);
};

const drawHead = (
  sheet: PdfSheet,
  columns: readonly ReportColumn[],
  places: readonly Place[],
  isFirst: boolean,
): void => {
  const height =
    Math.max(
      ...columns.map(({ heading }, index) => sheet.heightOf(heading, HEAD, places[index]?.width ?? TEXT_WIDTH)),
    ) + CELL_PADDING;
  const draw = (): void =>
    columns.forEach(
      ({ heading }, index) =>
        void sheet.write(heading, HEAD, places[index]?.x ?? PAGE.left, sheet.y, places[index]?.width ?? TEXT_WIDTH),
    );
  if (isFirst) {
    sheet.within('TR', () =>
      columns.forEach(({ heading }, index) =>
        sheet.tagged(
          'TH',
          () =>
            void sheet.write(heading, HEAD, places[index]?.x ?? PAGE.left, sheet.y, places[index]?.width ?? TEXT_WIDTH),
          { scope: 'Column' },
        ),
      ),
    );
  } else {
    // the head that is repeated on the next page is for the eye: a screen reader has read it
    sheet.decoration(draw);
  }
  sheet.y += height;
  sheet.rule(sheet.y, COLOURS.soft, 0.8);
};

/** What the caption, the head and the first row of a table take: they stay together. */
export const roomOfTable = (
  sheet: PdfSheet,
  {
    columns,
    rows: [first],
  }: { readonly columns: readonly ReportColumn[]; readonly rows: readonly (readonly Cell[])[] },
): number => 34 + (first === undefined ? 0 : Math.min(rowHeight(sheet, first, placesOf(columns)), MOST_ROW));

/** A table whose head is repeated on every page. Rows stay whole unless they are higher than a page. */
export const drawTable = (
  sheet: PdfSheet,
  table: {
    readonly caption: string;
    readonly columns: readonly ReportColumn[];
    readonly rows: readonly (readonly Cell[])[];
  },
  isDemonstration: boolean,
): void => {
  const places = placesOf(table.columns);
  sheet.need(roomOfTable(sheet, table));
  sheet.tagged('P', () => {
    sheet.flow(table.caption, CAPTION);
    if (isDemonstration) sheet.flow('DEMONSTRATION: synthetic evidence', MARK);
  });
  sheet.y += 3;
  sheet.within('Table', () => {
    drawHead(sheet, table.columns, places, true);
    for (const part of table.rows.flatMap((row) => partsOf(sheet, row, places))) {
      const height = rowHeight(sheet, part, places);
      if (sheet.y + height > sheet.bottom) {
        sheet.newPage();
        drawHead(sheet, table.columns, places, false);
      }
      drawRow(sheet, part, places, { height });
    }
  });
  sheet.y += 12;
};

const LABEL_WIDTH = 0.28;
/** Between facts and the drawing beside them, points. */
const BESIDE_GAP = 10;

/** Labels and values, as a table of two columns without a head; a drawing may stand beside them. */
export const drawFacts = (sheet: PdfSheet, facts: readonly LabelledValue[], beside?: Figure): void => {
  const taken = beside === undefined ? 0 : beside.drawing.width + BESIDE_GAP;
  const length = TEXT_WIDTH - taken;
  const places = placesOf([{ width: LABEL_WIDTH }, { width: 1 - LABEL_WIDTH - taken / TEXT_WIDTH }]);
  if (beside !== undefined) sheet.need(beside.drawing.height);
  const top = sheet.y;
  if (beside !== undefined) drawFigureAt(sheet, beside, PAGE.left + length + BESIDE_GAP, top);
  const page = sheet.document.page;
  sheet.within('Table', () => {
    const rows = facts.map(({ label, value }): readonly Cell[] => [[{ text: label, tone: 'muted' }], value]);
    for (const part of rows.flatMap((row) => partsOf(sheet, row, places))) {
      const height = rowHeight(sheet, part, places);
      sheet.need(height);
      drawRow(sheet, part, places, { height, length });
    }
  });
  // facts that are shorter than the drawing leave it its room
  if (beside !== undefined && sheet.document.page === page) sheet.y = Math.max(sheet.y, top + beside.drawing.height);
  sheet.y += 10;
};
