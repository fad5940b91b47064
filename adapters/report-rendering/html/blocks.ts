import type { Drawing, DrawnShape } from '../view/drawing.js';
import type { Block, Cell, LabelledValue, TextLine } from '../view/model.js';
import { escapeHtml } from './escape.js';

const TAGGED: ReadonlySet<string> = new Set([
  'allow',
  'review',
  'block',
  'critical',
  'high',
  'medium',
  'low',
  'demonstration',
]);

/** One line of a cell. `bdi` keeps right-to-left text from moving what is beside it. */
const lineHtml = ({ text, mono, strong, tone = 'plain' }: TextLine): string => {
  const isTag = TAGGED.has(tone);
  const names = [
    isTag ? `tag ${tone}` : '',
    tone === 'muted' ? 'muted' : '',
    mono === true ? 'mono' : '',
    strong === true && !isTag ? 'strong' : '',
  ].filter((name) => name !== '');
  const inner = `<bdi${names.length === 0 ? '' : ` class="${names.join(' ')}"`}>${escapeHtml(text)}</bdi>`;
  return `<span class="line">${inner}</span>`;
};

const cellHtml = (cell: Cell): string => cell.map(lineHtml).join('');

const factHtml = ({ label, value }: LabelledValue): string =>
  `<div><dt>${escapeHtml(label)}</dt><dd>${cellHtml(value)}</dd></div>`;

const factsHtml = (facts: readonly LabelledValue[]): string => `<dl class="facts">${facts.map(factHtml).join('')}</dl>`;

const percentWidth = (share: number): number => Math.round(share * 1000) / 10;

/**
 * Roles are written out: a narrow screen shows each row as a card, which would take them from the table's own elements.
 */
const rowHtml = (row: readonly Cell[], headings: readonly string[]): string => {
  const cells = row.map((cell, index) => {
    const label = `data-label="${escapeHtml(headings[index] ?? '')}"`;
    return index === 0
      ? `<th scope="row" role="rowheader" ${label}>${cellHtml(cell)}</th>`
      : `<td role="cell" ${label}>${cellHtml(cell)}</td>`;
  });
  return `<tr role="row">${cells.join('')}</tr>`;
};

const tableHtml = (block: Extract<Block, { kind: 'table' }>, isDemonstration: boolean): string => {
  const { caption, columns, rows } = block;
  const head = columns
    .map(
      ({ heading, width }) =>
        `<th scope="col" role="columnheader" width="${percentWidth(width)}%">${escapeHtml(heading)}</th>`,
    )
    .join('');
  const headings = columns.map(({ heading }) => heading);
  const mark = isDemonstration ? ' <span class="tag demonstration">DEMONSTRATION</span>' : '';
  return (
    `<table role="table"><caption>${escapeHtml(caption)}${mark}</caption>` +
    `<thead role="rowgroup"><tr role="row">${head}</tr></thead>` +
    `<tbody role="rowgroup">${rows.map((row) => rowHtml(row, headings)).join('\n')}</tbody></table>`
  );
};

const barPath = ({ x, y, width, height }: Extract<DrawnShape, { readonly kind: 'bar' }>): string =>
  `M${x.toFixed(2)} ${y.toFixed(2)}h${width.toFixed(2)}v${height.toFixed(2)}h-${width.toFixed(2)}z`;

const shapeSvg = (shape: DrawnShape): string => {
  switch (shape.kind) {
    case 'box':
      return (
        `<rect class="box${shape.screened ? ' screened' : ''}" x="${shape.x}" y="${shape.y}" ` +
        `width="${shape.width}" height="${shape.height}" rx="4"/>`
      );
    case 'bar':
      return barPath(shape);
    case 'arrow':
      return (
        `<path class="arrow" d="M${shape.x} ${shape.fromY}V${shape.toY - 6}"/>` +
        `<path class="tip" d="M${shape.x - 4} ${shape.toY - 7}h8l-4 7z"/>`
      );
    case 'text':
      return `<text class="${shape.look}" x="${shape.x}" y="${shape.baseline}">${escapeHtml(shape.text)}</text>`;
  }
};

/** A code for machines: one path, so that no seam shows between two bars. */
const codeHtml = ({ width, height, shapes }: Drawing, description: string): string =>
  `<figure><svg class="code" viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt" ` +
  `shape-rendering="crispEdges" role="img" aria-label="${escapeHtml(description)}">` +
  `<path d="${shapes.map(shapeSvg).join('')}"/></svg></figure>`;

const figureHtml = ({ width, height, shapes }: Drawing, description: string): string =>
  `<figure><svg class="path" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(description)}">` +
  `${shapes.map(shapeSvg).join('')}</svg></figure>`;

/** One block as HTML. `level` is that of its headings: one below the heading above it. */
export const blockHtml = (block: Block, isDemonstration: boolean, level: 2 | 3 = 3): string => {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'notice':
      return `<p class="notice">${escapeHtml(block.text)}</p>`;
    case 'subheading':
      return level === 3 ? `<h3>${escapeHtml(block.text)}</h3>` : `<h2 class="minor">${escapeHtml(block.text)}</h2>`;
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul';
      return `<${name}>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</${name}>`;
    }
    case 'facts':
      return block.beside === undefined
        ? factsHtml(block.facts)
        : `<div class="beside">${factsHtml(block.facts)}` +
            `${codeHtml(block.beside.drawing, block.beside.description)}</div>`;
    case 'table':
      return tableHtml(block, isDemonstration);
    case 'figure':
      return block.drawing.isCode === true
        ? codeHtml(block.drawing, block.description)
        : figureHtml(block.drawing, block.description);
  }
};
