import type { Block } from '../view/model.js';
import { drawFigure } from './figure.js';
import { COLOURS, PAGE, type TextLook } from './look.js';
import type { PdfSheet } from './sheet.js';
import { drawFacts, drawTable, roomOfTable } from './table.js';

const BODY: TextLook = { face: 'sans', size: 9, colour: COLOURS.ink };
const SUBHEADING: TextLook = { face: 'bold', size: 10, colour: COLOURS.ink };
const INDENT = 14;

const drawList = (sheet: PdfSheet, items: readonly string[], ordered: boolean): void => {
  sheet.within('L', () => {
    items.forEach((item, index) => {
      sheet.need(BODY.size * 2.6);
      sheet.within('LI', () => {
        const top = sheet.y;
        sheet.tagged('Lbl', () => void sheet.write(ordered ? `${index + 1}.` : '•', BODY, PAGE.left, top, INDENT));
        sheet.y = top;
        sheet.tagged('LBody', () => sheet.flow(item, BODY, INDENT));
      });
      sheet.y += 3.5;
    });
  });
  sheet.y += 6;
};

/** A heading with its rule, points. */
const HEADING_ROOM = 30;
/** Two lines of text or of facts, points. */
const FEW_LINES = 40;

/** What a heading needs below it, so that it never stands alone at the foot of a page. */
export const roomBelowHeading = (sheet: PdfSheet, next: Block | undefined): number => {
  if (next?.kind === 'table') return HEADING_ROOM + roomOfTable(sheet, next);
  const drawing = next?.kind === 'figure' ? next.drawing : next?.kind === 'facts' ? next.beside?.drawing : undefined;
  return HEADING_ROOM + (drawing?.height ?? FEW_LINES);
};

/** Draws blocks one below the other. A heading goes to the page of what it stands above. */
export const drawBlocks = (
  sheet: PdfSheet,
  blocks: readonly Block[],
  isDemonstration: boolean,
  level: 2 | 3 = 3,
): void =>
  blocks.forEach((block, at) => {
    if (block.kind === 'subheading') sheet.need(roomBelowHeading(sheet, blocks[at + 1]));
    drawBlock(sheet, block, isDemonstration, level);
  });

/**
 * Draws one block at the sheet's place. `level` is that of its headings: one below the heading above it.
 */
const drawBlock = (sheet: PdfSheet, block: Block, isDemonstration: boolean, level: 2 | 3): void => {
  switch (block.kind) {
    case 'paragraph':
    case 'notice':
      sheet.need(BODY.size * 2.6);
      sheet.tagged('P', () => sheet.flow(block.text, BODY));
      sheet.y += 8;
      return;
    case 'subheading':
      sheet.tagged(`H${level}`, () => sheet.flow(block.text, SUBHEADING));
      sheet.y += 4;
      return;
    case 'list':
      drawList(sheet, block.items, block.ordered);
      return;
    case 'facts':
      drawFacts(sheet, block.facts, block.beside);
      return;
    case 'table':
      drawTable(sheet, block, isDemonstration);
      return;
    case 'figure':
      drawFigure(sheet, block);
  }
};
