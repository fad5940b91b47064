import type { Cell, TextLine } from '../view/model.js';
import { lookOf, TONES } from './look.js';
import type { PdfSheet } from './sheet.js';

/** Room above and below the text of a cell, points. */
export const CELL_PADDING = 3.5;
export const CELL_GAP = 6;

const isTag = ({ tone = 'plain' }: TextLine): boolean => tone !== 'plain' && tone !== 'muted';

/** Height of a cell's lines, without padding. */
export const cellHeight = (sheet: PdfSheet, cell: Cell, width: number): number =>
  cell.reduce((height, line) => height + sheet.heightOf(line.text, lookOf(line), width), 0);

/** Draws a cell's lines below each other. A tag has a ground of its own colour behind the words. */
export const drawCell = (sheet: PdfSheet, cell: Cell, x: number, y: number, width: number): void => {
  let top = y;
  for (const line of cell) {
    const look = lookOf(line);
    if (isTag(line)) {
      sheet.document.font(look.face).fontSize(look.size);
      const textWidth = Math.min(width, sheet.document.widthOfString(line.text));
      sheet.document.rect(x - 2, top - 1, textWidth + 4, look.size + 3).fill(TONES[line.tone ?? 'plain'].ground);
    }
    top = sheet.write(line.text, look, x, top, width);
  }
};

/** The line in two parts of about equal length. */
const halved = (line: TextLine): readonly [TextLine, TextLine] => {
  const characters = [...line.text];
  const middle = Math.ceil(characters.length / 2);
  return [
    { ...line, text: characters.slice(0, middle).join('') },
    { ...line, text: characters.slice(middle).join('') },
  ];
};

/** Cuts a cell into parts that are at most so high: a cell must be able to run over several pages. */
export const splitCell = (sheet: PdfSheet, cell: Cell, width: number, most: number): readonly Cell[] => {
  const parts: TextLine[][] = [[]];
  const waiting = [...cell];
  let used = 0;
  for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
    const height = sheet.heightOf(line.text, lookOf(line), width);
    if (height > most && line.text.length > 1) {
      waiting.unshift(...halved(line));
      continue;
    }
    if (used + height > most) {
      parts.push([]);
      used = 0;
    }
    parts.at(-1)?.push(line);
    used += height;
  }
  return parts;
};
