import type { DrawnShape } from '../view/drawing.js';
import type { Figure } from '../view/model.js';
import { COLOURS, PAGE, TEXT_WIDTH, type TextLook } from './look.js';
import type { PdfSheet } from './sheet.js';

const LOOKS: Readonly<Record<Extract<DrawnShape, { kind: 'text' }>['look'], TextLook>> = {
  title: { face: 'bold', size: 9.5, colour: COLOURS.ink },
  address: { face: 'mono', size: 7.6, colour: COLOURS.ink },
  note: { face: 'sans', size: 8, colour: COLOURS.soft },
};

/** How far the top of a line of text is above its baseline, as a share of its size. */
const ASCENT = 0.93;

const drawShape = (sheet: PdfSheet, shape: DrawnShape, left: number, top: number): void => {
  const { document } = sheet;
  switch (shape.kind) {
    case 'box':
      document
        .lineWidth(shape.screened ? 1.4 : 0.8)
        .roundedRect(left + shape.x, top + shape.y, shape.width, shape.height, 4)
        .fillAndStroke(
          shape.screened ? COLOURS.screened : COLOURS.tint,
          shape.screened ? COLOURS.accent : COLOURS.soft,
        );
      return;
    case 'bar':
      document.rect(left + shape.x, top + shape.y, shape.width, shape.height).fill('#000000');
      return;
    case 'arrow': {
      const [x, from, to] = [left + shape.x, top + shape.fromY, top + shape.toY];
      document
        .lineWidth(1.2)
        .strokeColor(COLOURS.soft)
        .moveTo(x, from)
        .lineTo(x, to - 6)
        .stroke();
      document.polygon([x - 4, to - 7], [x + 4, to - 7], [x, to]).fill(COLOURS.soft);
      return;
    }
    case 'text': {
      const look = LOOKS[shape.look];
      sheet.document.font(look.face).fontSize(look.size);
      sheet.write(shape.text, look, left + shape.x, top + shape.baseline - look.size * ASCENT, TEXT_WIDTH);
    }
  }
};

/** A drawing. One that is higher than a page is left to the table below it. */
export const drawFigure = (sheet: PdfSheet, figure: Figure): void => {
  const { height } = figure.drawing;
  if (height > sheet.bottom - PAGE.top) return;
  sheet.need(height);
  const top = sheet.y;
  drawFigureAt(sheet, figure, PAGE.left, top);
  sheet.y = top + height + 10;
};

/** A drawing at a place of its own: what comes next does not move. */
export const drawFigureAt = (
  sheet: PdfSheet,
  { drawing: { width, height, shapes }, description }: Figure,
  left: number,
  top: number,
): void => {
  sheet.tagged('Figure', () => shapes.forEach((shape) => drawShape(sheet, shape, left, top)), {
    alt: description,
    bbox: [left, top, left + width, top + height],
    placement: 'Block',
  });
};
