import type { DeliveredReport } from '../../../ports/platform/report-rendering.js';
import { viewOf } from '../view/index.js';
import type { ReportView, ReportSection } from '../view/model.js';
import { drawBlocks, roomBelowHeading } from './blocks.js';
import { drawCover } from './cover.js';
import { COLOURS, PAGE, TEXT_WIDTH, type TextLook } from './look.js';
import { PdfSheet } from './sheet.js';

const HEADING: TextLook = { face: 'bold', size: 13, colour: COLOURS.accent };
const EDGE: TextLook = { face: 'sans', size: 7.5, colour: COLOURS.soft };
const EDGE_LINE = { width: TEXT_WIDTH, lineBreak: false } as const;
const BANNER: TextLook = { face: 'bold', size: 8, colour: '#ffffff' };
/** A section starts on a new page where less than this is left. */
const SECTION_ROOM = 130;

const drawSection = (sheet: PdfSheet, section: ReportSection, index: number, view: ReportView): void => {
  const isDemonstration = view.demonstration !== null;
  const [first] = section.blocks;
  sheet.need(Math.max(SECTION_ROOM, roomBelowHeading(sheet, first)));
  sheet.within('Sect', () => {
    const heading = `${index + 1}. ${section.heading}${isDemonstration ? ' (demonstration)' : ''}`;
    sheet.document.outline.addItem(heading);
    sheet.tagged('H2', () => sheet.flow(heading, HEADING));
    sheet.rule(sheet.y + 1, COLOURS.accent, 1.2);
    sheet.y += 9;
    drawBlocks(sheet, section.blocks, isDemonstration);
  });
  sheet.y += 8;
};

/** The edges of every page. They are for the eye: a screen reader finds the same in the document. */
const drawEdges = (sheet: PdfSheet, view: ReportView): void => {
  const { document } = sheet;
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    // the edges lie outside the margins, where the library would start a new page
    document.page.margins.bottom = 0;
    sheet.decoration(() => {
      if (view.demonstration !== null) {
        document.rect(0, 0, PAGE.width, 22).fill(COLOURS.demonstration);
        document.font(BANNER.face).fontSize(BANNER.size).fillColor(BANNER.colour);
        document.text('DEMONSTRATION: synthetic evidence, fictional parties. Not a claim about any person.', 0, 7, {
          width: PAGE.width,
          align: 'center',
          lineBreak: false,
        });
      }
      document.font(EDGE.face).fontSize(EDGE.size).fillColor(EDGE.colour);
      if (page > start) document.text(`${view.title} · ${view.verdict.action}`, PAGE.left, 34, EDGE_LINE);
      document.text(view.footer, PAGE.left, PAGE.height - 34, { width: TEXT_WIDTH, lineBreak: false });
      document.text(`Page ${page - start + 1} of ${count}`, PAGE.left, PAGE.height - 34, {
        width: TEXT_WIDTH,
        align: 'right',
        lineBreak: false,
      });
    });
  }
};

/** Renders a delivered report. The same text gives the same bytes. */
export const renderPdf = async (report: DeliveredReport): Promise<Uint8Array<ArrayBuffer>> => {
  const view = viewOf(report.envelope);
  const sheet = new PdfSheet(view);
  const { document } = sheet;
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.once('end', resolve);
    document.once('error', reject);
  });
  const created = new Date(view.createdAt);
  // `relationship` says what the attachment is to the pages; the typings of the library lack it
  const attachment = {
    name: `${view.reportId}.json`,
    type: 'application/json',
    description: 'The signed report; everything on these pages is made from it',
    relationship: 'Source',
    creationDate: created,
    modifiedDate: created,
  };
  document.file(Buffer.from(report.text, 'utf8'), attachment);
  drawCover(sheet, view);
  sheet.newPage();
  view.sections.forEach((section, index) => drawSection(sheet, section, index, view));
  drawEdges(sheet, view);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
};
