import PDFDocument from 'pdfkit';
import type { ReportView } from '../view/model.js';
import { drawable, faces, FACES, type Face } from './fonts.js';
import { COLOURS, PAGE, TEXT_WIDTH, type TextLook } from './look.js';

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** What the library takes for an element; its typings lack `scope`, `bbox` and `placement`. */
export interface ElementOptions {
  readonly alt?: string;
  /** For header cells. */
  readonly scope?: 'Row' | 'Column';
  /** For figures: left, top, right, bottom in points from the top of the page. */
  readonly bbox?: readonly [number, number, number, number];
  readonly placement?: 'Block';
}

const LINE_GAP = 1.2;
/**
 * The library chops a word that is too long for a line one character after the other: beyond this length it is cut
 * beforehand.
 */
const LONGEST_WORD = 240;
const LONG_WORDS = new RegExp(`\\S{${LONGEST_WORD},}`, 'gu');
/** Width of the widest letters, as a share of the size of the type. */
const WIDEST = 1.05;

/** The text as the face can draw it, with endless words cut into pieces that fit the width. */
const settable = (text: string, look: TextLook, width: number): string => {
  const shown = drawable(text, look.face);
  if (shown.length <= LONGEST_WORD) return shown;
  const piece = Math.max(1, Math.floor(width / (look.size * WIDEST)));
  const pieces = new RegExp(`.{1,${piece}}`, 'gsu');
  return shown.replace(LONG_WORDS, (word) => (word.match(pieces) ?? []).join('\n'));
};

/** What is drawn on: a tagged document with a place where the next thing goes. */
export class PdfSheet {
  readonly document: PDFKit.PDFDocument;
  /** Where the next thing goes, from the top of the page, points. */
  y: number = PAGE.top;
  private readonly path: Structure[] = [];

  constructor(view: ReportView) {
    const created = new Date(view.createdAt);
    const name = `${view.demonstration === null ? '' : 'DEMONSTRATION: '}${view.title} ${view.reportId}`;
    this.document = new PDFDocument({
      size: 'A4',
      margins: { top: PAGE.top, bottom: PAGE.bottom, left: PAGE.left, right: PAGE.right },
      pdfVersion: '1.7',
      lang: 'en',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      // fixed dates: the same report gives the same bytes
      info: {
        Title: name,
        Author: view.issuer,
        Subject: view.reportId,
        Producer: 'Signgate',
        Creator: 'Signgate',
        CreationDate: created,
        ModDate: created,
      },
    });
    for (const face of Object.keys(FACES) as Face[]) this.document.registerFont(face, faces()[face].bytes);
    this.document.addPage();
    const root = this.document.struct('Document');
    this.document.addStructure(root);
    this.path.push(root);
  }

  get bottom(): number {
    return PAGE.height - PAGE.bottom;
  }

  /** Puts what `draw` tags below an element of this kind. */
  within(type: string, draw: () => void, options: ElementOptions = {}): void {
    const element = this.document.struct(type, options);
    this.parent().add(element);
    this.path.push(element);
    draw();
    this.path.pop();
    element.end();
  }

  /** Draws content that a screen reader reads as this kind of element. */
  tagged(type: string, draw: () => void, options: ElementOptions = {}): void {
    const element = this.document.struct(type, options, draw);
    this.parent().add(element);
    element.end();
  }

  /** Draws what a screen reader leaves out: rules, grounds, page numbers. */
  decoration(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  newPage(): void {
    this.document.addPage();
    this.y = PAGE.top;
  }

  /** Starts a page where less than this is left. */
  need(height: number): void {
    if (this.y + height > this.bottom && this.y > PAGE.top) this.newPage();
  }

  heightOf(text: string, look: TextLook, width: number): number {
    this.document.font(look.face).fontSize(look.size);
    return this.document.heightOfString(settable(text, look, width), { width, lineGap: LINE_GAP });
  }

  /** Writes text at a place; gives the place below it. */
  write(text: string, look: TextLook, x: number, y: number, width: number): number {
    this.document.font(look.face).fontSize(look.size).fillColor(look.colour);
    this.document.text(settable(text, look, width), x, y, { width, lineGap: LINE_GAP });
    return this.document.y;
  }

  /** Writes text over the whole width that may run over to the next page. */
  flow(text: string, look: TextLook, indent = 0): void {
    this.y = this.write(text, look, PAGE.left + indent, this.y, TEXT_WIDTH - indent);
  }

  rule(y: number, colour: string = COLOURS.rule, width = 0.5, length = TEXT_WIDTH): void {
    this.decoration(() => {
      this.document
        .lineWidth(width)
        .strokeColor(colour)
        .moveTo(PAGE.left, y)
        .lineTo(PAGE.left + length, y)
        .stroke();
    });
  }

  private parent(): Structure {
    const parent = this.path.at(-1);
    if (parent === undefined) throw new Error('Nothing is open to draw into');
    return parent;
  }
}
