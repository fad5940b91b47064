import { type ConsoleSection, sectionMarkup } from './blocks.js';
import type { ConsoleInput } from './console-input.js';
import { html } from './html.js';
import { actionsSection, errorsSection, findingCatalogue } from './sections/catalogues.js';
import { demonstrationSection } from './sections/demonstration.js';
import { GUIDES, quickStartSection } from './sections/guides.js';
import { operationSections, schemasSection } from './sections/operations.js';

const contents = (sections: readonly ConsoleSection[]) =>
  html`<nav aria-label="Contents"><ul>${sections.map(
    ({ id, title, entries = [] }) => html`<li><a href="#${id}">${title}</a>${
      entries.length === 0
        ? null
        : html`<ul>${entries.map(([entry, name]) => html`<li><a href="#${entry}">${name}</a></li>`)}</ul>`
    }</li>
`,
  )}</ul></nav>`;

/** The whole console as one page. It loads everything from this service; no script or style is in the page itself. */
export const consolePage = (input: ConsoleInput): string => {
  const sections = [
    quickStartSection,
    ...operationSections(input),
    actionsSection(),
    ...GUIDES,
    findingCatalogue(),
    errorsSection(),
    demonstrationSection(input),
    schemasSection(input),
  ];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Signgate API console</title>
<link rel="icon" href="/docs/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/console.css">
<script type="module" src="/docs/console.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><div class="bar"><p class="brand"><strong>Signgate</strong> <span>API console</span></p>
<div class="tools" id="tools" hidden>
<div class="find"><label for="find" class="visually-hidden">Search routes, findings, errors and members</label>
<input id="find" type="search" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list"
aria-keyshortcuts="/" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="Search  /">
<ul id="found" role="listbox" aria-label="Search results" hidden></ul>
<p id="found-count" class="visually-hidden" role="status"></p></div>
<div class="key"><label for="key" class="visually-hidden">API key</label>
<input id="key" type="password" autocomplete="off" autocapitalize="none" spellcheck="false"
placeholder="API key: sg_sandbox_…" aria-describedby="key-hint"></div>
</div></div></header>
<div class="layout">
${contents(sections)}
<main id="main" tabindex="-1">
<section class="intro" aria-labelledby="title">
<h1 id="title">A verdict before the signature</h1>
<p>Send a proposed transaction, or the very bytes that a wallet is handed, before it asks its user to sign. The answer
is ALLOW, REVIEW or BLOCK, with findings that say why.</p>
<p class="hint" id="key-hint">The key on top goes into the <code>x-api-key</code> header, to this service only. It stays
in its field until you leave the page, and is stored nowhere.</p>
<p class="hint"><label><input type="checkbox" id="with-key"> Copy programs with the key in them</label></p>
</section>
${sections.map(sectionMarkup)}
<footer>A result is a security decision about the checked intent. It is not a legal opinion, and not a guarantee that
all history was traced.</footer>
</main>
</div>
</body>
</html>
`.text;
};
