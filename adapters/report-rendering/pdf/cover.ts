import type { ReportView, ReportVerdict } from '../view/model.js';
import { momentText } from '../view/text.js';
import { drawBlocks } from './blocks.js';
import { COLOURS, PAGE, TEXT_WIDTH, TONES, type TextLook } from './look.js';
import type { PdfSheet } from './sheet.js';

const TITLE: TextLook = { face: 'bold', size: 20, colour: COLOURS.ink };
const SMALL: TextLook = { face: 'sans', size: 8.5, colour: COLOURS.soft };
const PADDING = 12;
const ACTION_WIDTH = 140;

const drawVerdict = (sheet: PdfSheet, verdict: ReportVerdict): void => {
  const { ink, ground } =
    TONES[verdict.action === 'ALLOW' ? 'allow' : verdict.action === 'REVIEW' ? 'review' : 'block'];
  const inner = TEXT_WIDTH - 2 * PADDING - 8;
  const left = PAGE.left + 8 + PADDING;
  const action: TextLook = { face: 'bold', size: 22, colour: ink };
  const score: TextLook = { face: 'sans', size: 8.5, colour: ink };
  const meaning: TextLook = { face: 'bold', size: 10, colour: ink };
  const sentence: TextLook = { face: 'sans', size: 9, colour: COLOURS.ink };
  const scoreText = `Risk score ${verdict.score}, level ${verdict.level}`;
  const upper = sheet.heightOf(verdict.action, action, ACTION_WIDTH) + sheet.heightOf(scoreText, score, ACTION_WIDTH);
  const height = upper + sheet.heightOf(verdict.sentence, sentence, inner) + 2 * PADDING + 4;
  const top = sheet.y;
  sheet.decoration(() => {
    sheet.document.rect(PAGE.left, top, TEXT_WIDTH, height).fill(ground);
    sheet.document.rect(PAGE.left, top, 8, height).fill(ink);
  });
  sheet.tagged('P', () => {
    const below = sheet.write(verdict.action, action, left, top + PADDING, ACTION_WIDTH);
    sheet.write(scoreText, score, left, below, ACTION_WIDTH + 40);
    sheet.write(verdict.meaning, meaning, left + ACTION_WIDTH + 40, top + PADDING + 6, inner - ACTION_WIDTH - 40);
    sheet.write(verdict.sentence, sentence, left, top + PADDING + upper + 4, inner);
  });
  sheet.y = top + height + 12;
};

const drawDemonstration = (sheet: PdfSheet, statement: string): void => {
  const look: TextLook = { face: 'bold', size: 9, colour: COLOURS.demonstration };
  const height = sheet.heightOf(statement, look, TEXT_WIDTH - 2 * PADDING) + PADDING;
  const top = sheet.y;
  sheet.decoration(() => void sheet.document.rect(PAGE.left, top, TEXT_WIDTH, height).fill(TONES.demonstration.ground));
  sheet.tagged(
    'P',
    () => void sheet.write(statement, look, PAGE.left + PADDING, top + PADDING / 2, TEXT_WIDTH - 2 * PADDING),
  );
  sheet.y = top + height + 10;
};

/** The first page: one clear summary. */
export const drawCover = (sheet: PdfSheet, view: ReportView): void => {
  sheet.y = PAGE.top - 18;
  sheet.tagged('P', () => sheet.flow(view.issuer, SMALL));
  sheet.tagged('H1', () => sheet.flow(view.title, TITLE));
  sheet.tagged('P', () => sheet.flow(`${view.reportId} · made ${momentText(view.createdAt)}`, SMALL));
  sheet.y += 10;
  if (view.demonstration !== null) drawDemonstration(sheet, view.demonstration);
  drawVerdict(sheet, view.verdict);
  drawBlocks(sheet, view.summary, view.demonstration !== null, 2);
};
