import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { CARRIER_START, documentInHtml } from '../../../domain/report/verify/html-file.js';
import type { DeliveredReport, ReportRenderer } from '../../../ports/platform/report-rendering.js';
import { viewOf } from '../view/index.js';
import type { ReportView, ReportSection } from '../view/model.js';
import { momentText } from '../view/text.js';
import { blockHtml } from './blocks.js';
import { escapeHtml } from './escape.js';
import { policyFor, styleFor } from './style.js';

const head = (view: ReportView, style: string): string =>
  '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n' +
  `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyFor(style))}">\n` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">\n' +
  '<meta name="referrer" content="no-referrer">\n<meta name="robots" content="noindex">\n' +
  `<title>${view.demonstration === null ? '' : 'DEMONSTRATION: '}` +
  `${escapeHtml(`${view.title} ${view.reportId}`)}</title>\n` +
  `<style>${style}</style>\n</head>\n`;

const demonstrationBar = (view: ReportView): string =>
  view.demonstration === null
    ? ''
    : '<header class="demonstration-bar">DEMONSTRATION: synthetic evidence, fictional parties</header>\n';

const mark = (view: ReportView): string =>
  view.demonstration === null ? '' : ' <span class="tag demonstration">DEMONSTRATION</span>';

const cover = (view: ReportView, carrier: string): string => {
  const { verdict } = view;
  return (
    '<section class="page cover" aria-labelledby="title">\n' +
    `<div class="head"><div><p class="issuer">${escapeHtml(view.issuer)}</p>` +
    `<h1 id="title">${escapeHtml(view.title)}</h1></div>` +
    `<div class="muted"><span class="mono">${escapeHtml(view.reportId)}</span><br>` +
    `made ${escapeHtml(momentText(view.createdAt))}</div></div>\n` +
    (view.demonstration === null ? '' : `<p class="notice demonstration">${escapeHtml(view.demonstration)}</p>\n`) +
    `<div class="verdict ${verdict.action.toLowerCase()}"><div><p class="action">${verdict.action}</p>` +
    `<p class="score">Risk score ${escapeHtml(verdict.score)}, level ${escapeHtml(verdict.level)}</p></div>` +
    `<p class="meaning">${escapeHtml(verdict.meaning)}</p>` +
    `<p class="sentence">${escapeHtml(verdict.sentence)}</p></div>\n` +
    `${view.summary.map((block) => blockHtml(block, view.demonstration !== null, 2)).join('\n')}\n` +
    `<p class="download"><a download="${escapeHtml(view.reportId)}.json" ${CARRIER_START}${carrier}">` +
    'Save the signed JSON of this report</a></p>\n' +
    '</section>\n'
  );
};

const contents = (view: ReportView): string =>
  `<nav class="page contents" aria-labelledby="contents"><h2 id="contents">Contents</h2><ol>${view.sections
    .map(({ id, heading }) => `<li><a href="#${id}">${escapeHtml(heading)}</a></li>`)
    .join('')}</ol></nav>\n`;

const sectionHtml = (section: ReportSection, index: number, view: ReportView): string =>
  `<section class="page" aria-labelledby="${section.id}">\n` +
  `<h2 id="${section.id}">${index + 1}. ${escapeHtml(section.heading)}${mark(view)}</h2>\n` +
  `${section.blocks.map((block) => blockHtml(block, view.demonstration !== null)).join('\n')}\n</section>\n`;

const documentOf = (report: DeliveredReport): string => {
  const view = viewOf(report.envelope);
  const style = styleFor(view.demonstration !== null);
  const carrier = base64.encode(utf8ToBytes(report.text));
  return (
    head(view, style) +
    `<body>\n${demonstrationBar(view)}<main>\n${cover(view, carrier)}${contents(view)}` +
    `${view.sections.map((section, index) => sectionHtml(section, index, view)).join('')}</main>\n` +
    `<footer>${escapeHtml(view.footer)}${view.demonstration === null ? '' : ' · DEMONSTRATION'}</footer>\n` +
    '</body>\n</html>\n'
  );
};

/**
 * The report as one HTML page: no script, nothing from outside, readable on screen, in print and by a screen reader.
 */
export const createHtmlRenderer = (): ReportRenderer => ({
  format: 'html',
  mediaType: 'text/html; charset=utf-8',
  contentSecurityPolicy: ({ envelope }) => policyFor(styleFor(envelope.report.demonstration)),
  render: async (report) => utf8ToBytes(documentOf(report)),
  extract: documentInHtml,
  showSame: (left, right) => left.length === right.length && left.every((byte, index) => byte === right[index]),
  close: async () => undefined,
});
