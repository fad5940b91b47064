import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';

/**
 * The whole look of the document. No font, image or style comes from outside; nothing depends on colour alone; contrast
 * is at least 4.5 to 1. Source: WCAG 2.2, 1.4.1 and 1.4.3.
 */
export const STYLE = `
:root { color-scheme: light; --ink: #1b2330; --soft: #55606e; --line: #c9d0d8; --paper: #fff; --tint: #f4f6f8;
  --accent: #1f4e79; }
* { box-sizing: border-box; }
html { font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif;
  color: var(--ink); background: #e9edf1; -webkit-text-size-adjust: 100%; }
body { margin: 0; }
main { max-width: 62rem; margin: 0 auto; }
.page { background: var(--paper); padding: 1.75rem 2.25rem; margin: 1.25rem auto; border: 1px solid var(--line);
  border-radius: 6px; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0; letter-spacing: -0.01em; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 0.9rem; padding-bottom: 0.35rem;
  border-bottom: 2px solid var(--accent); color: var(--accent); }
h3, h2.minor { font-size: 1rem; margin: 1.4rem 0 0.5rem; padding: 0; border: 0; color: inherit; }
p { margin: 0 0 0.8rem; }
ul, ol { margin: 0 0 1rem; padding-left: 1.4rem; }
li { margin-bottom: 0.4rem; }
p, li, dd, td, th, h1, h2, h3, caption { overflow-wrap: anywhere; }
.issuer { color: var(--soft); font-size: 0.875rem; margin: 0 0 0.2rem; }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 2rem; align-items: flex-end;
  margin-bottom: 1.1rem; }
.head .mono { font-size: 0.85rem; }
.mono { font-family: ui-monospace, "SFMono-Regular", Consolas, "DejaVu Sans Mono", "Noto Sans Mono", monospace;
  font-size: 0.9em; overflow-wrap: anywhere; }
.verdict { display: grid; grid-template-columns: auto 1fr; gap: 0.35rem 1.5rem; padding: 1rem 1.25rem;
  margin: 0 0 1.25rem; border: 1px solid; border-left-width: 10px; border-radius: 4px; }
.verdict .action { font-size: 2.1rem; font-weight: 700; line-height: 1.1; letter-spacing: 0.02em; margin: 0; }
.verdict .score { margin: 0; font-size: 0.95rem; }
.verdict .meaning { margin: 0; align-self: center; font-weight: 600; }
.verdict .sentence { grid-column: 1 / -1; margin: 0; color: var(--ink); }
.verdict.allow { background: #eef7f0; border-color: #1c6b36; color: #14522a; }
.verdict.review { background: #fdf5e3; border-color: #8a5a00; color: #6b4500; }
.verdict.block { background: #fceeee; border-color: #a11c1c; color: #8a1414; }
.facts { display: grid; grid-template-columns: minmax(9rem, 15rem) 1fr; margin: 0 0 1.2rem;
  border-top: 1px solid var(--line); }
.facts > div { display: contents; }
.facts dt, .facts dd { margin: 0; padding: 0.4rem 0; border-bottom: 1px solid var(--line); }
.facts dt { color: var(--soft); padding-right: 1rem; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; margin: 0 0 1.3rem; font-size: 0.875rem; }
caption { text-align: left; font-weight: 600; padding: 0.3rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.45rem 0.6rem 0.45rem 0; border-bottom: 1px solid var(--line);
  }
tbody th { font-weight: inherit; }
thead th { color: var(--soft); font-weight: 600; border-bottom: 1.5px solid var(--soft); }
.line { display: block; }
.strong { font-weight: 600; }
.muted { color: var(--soft); }
.tag { display: inline-block; font-weight: 700; font-size: 0.8125rem; padding: 0.02rem 0.4rem; border: 1px solid;
  border-radius: 3px; }
.tag.allow, .tag.low { color: #14522a; background: #eef7f0; }
.tag.review, .tag.medium { color: #6b4500; background: #fdf5e3; }
.tag.block, .tag.critical, .tag.high { color: #8a1414; background: #fceeee; }
.tag.demonstration { color: #4b2a86; background: #f3eefb; }
.demonstration-bar { position: sticky; top: 0; z-index: 1; margin: 0; padding: 0.55rem 1.25rem; background: #4b2a86;
  color: #fff; font-weight: 600; text-align: center; }
.notice { border-left: 4px solid var(--accent); background: var(--tint); padding: 0.6rem 0.9rem; }
.notice.demonstration { border-left-color: #4b2a86; background: #f3eefb; color: #4b2a86; font-weight: 600; }
nav ol { columns: 2; column-gap: 2rem; margin: 0; }
nav h2 { border: 0; margin-bottom: 0.4rem; }
a { color: var(--accent); }
figure { margin: 0 0 1.2rem; }
svg.path { display: block; width: 100%; max-width: 40rem; height: auto; }
svg .box { fill: #f4f6f8; stroke: #55606e; }
svg .box.screened { fill: #e6eef7; stroke: #1f4e79; stroke-width: 2; }
svg .arrow { stroke: #55606e; stroke-width: 1.5; fill: none; }
svg .tip { fill: #55606e; }
svg text { fill: #1b2330; font-family: system-ui, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif; }
svg .title { font-size: 13px; font-weight: 600; }
svg .address { font-size: 11px; font-family: ui-monospace, Consolas, "DejaVu Sans Mono", monospace; }
svg .note { font-size: 10.5px; fill: #55606e; }
footer { max-width: 62rem; margin: 0 auto 2rem; padding: 0 2.25rem; color: #4a5563; font-size: 0.8125rem; }
@media screen and (max-width: 44rem) {
  .page { padding: 1.1rem 1rem; border-radius: 0; border-left: 0; border-right: 0; }
  .facts { grid-template-columns: 1fr; }
  .facts dt { border-bottom: 0; padding-bottom: 0; }
  .facts dd { padding-top: 0; }
  .verdict { grid-template-columns: 1fr; }
  nav ol { columns: 1; }
  table, caption, tbody, tr { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: 0.5rem 0; border-bottom: 1px solid var(--soft); }
  tbody th, td { display: flow-root; padding: 0.2rem 0 0.2rem 7.5rem; border: 0; }
  tbody th::before, td::before { content: attr(data-label); float: left; margin-left: -7.5rem; width: 7rem;
    color: var(--soft); }
  svg .title { font-size: 15px; }
  svg .address { font-size: 12.5px; }
  svg .note { font-size: 12px; }
  footer { padding: 0 1rem; }
}
@media print {
  html { background: #fff; font-size: 9pt; line-height: 1.4; }
  .mono { font-size: 0.82em; }
  tbody tr:first-child { break-before: avoid; }
  .facts { display: block; }
  .facts > div { display: grid; grid-template-columns: 15rem 1fr; }
  .facts dt, .facts dd { padding: 0.25rem 0; }
  .facts dt { padding-right: 1rem; }
  .page { border: 0; margin: 0; padding: 0 0 8mm; border-radius: 0; }
  main, footer { max-width: none; }
  footer { padding: 0; margin: 0; }
  .cover { break-after: page; }
  .contents, .download { display: none; }
  h2, h3, caption { break-after: avoid; }
  tr, figure, .verdict, .facts > div { break-inside: avoid; }
  thead { display: table-header-group; }
  .verdict, .tag, .notice, .demonstration-bar { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .demonstration-bar { position: static; margin-bottom: 4mm; }
}
`;

/** Printed in the margin of every page, beside the bar and the marks in the document itself. */
export const PRINT_PAGE =
  '@page { size: A4; margin: 18mm 15mm 16mm; ' +
  '@bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; color: #55606e; } }\n';
export const PRINT_DEMONSTRATION =
  '@page { @top-center { content: "DEMONSTRATION: synthetic evidence, fictional parties"; ' +
  'font-size: 9pt; font-weight: 700; color: #4b2a86; } }\n';

/** The first page with its code, and where pages break. */
const COVER_STYLE = `
.beside { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: flex-start; }
.beside .facts { flex: 1 1 24rem; }
.beside figure { margin: 0.5rem 0 0; }
svg.code { display: block; max-width: 100%; background: #fff; }
.verdict .meaning { font-size: 1.15rem; }
@media print { .page { orphans: 3; widows: 3; } h2, h3 { break-after: avoid-page; } }
`;

/** The style element's text for a report. */
export const styleFor = (isDemonstration: boolean): string =>
  STYLE + COVER_STYLE + PRINT_PAGE + (isDemonstration ? PRINT_DEMONSTRATION : '');

/**
 * Nothing may load, run, frame or submit; only this very style applies, and the one embedded document may be saved.
 * Source: CSP Level 3.
 */
export const policyFor = (style: string): string => {
  const hash = base64.encode(sha256(utf8ToBytes(style)));
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
};
