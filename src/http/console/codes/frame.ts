import { ERRORS_PATH, FINDINGS_PATH, GOING_LIVE_PATH } from '../../docs-paths.js';
import { html, type Markup } from '../html.js';

const CONTENTS: readonly (readonly [path: string, title: string])[] = [
  ['/docs', 'API console'],
  [GOING_LIVE_PATH, 'Going live'],
  [FINDINGS_PATH, 'Finding codes'],
  [ERRORS_PATH, 'Error codes'],
];

/** A page of its own beside the console. `under` is the path of the index that it belongs to. No script, no form. */
export const framedPage = (title: string, under: string, body: Markup): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Signgate</title>
<link rel="icon" href="/docs/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/console.css">
<link rel="stylesheet" href="/docs/codes.css">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><div class="bar">
<p class="brand"><strong><a href="/docs">Signgate</a></strong> <span>Guide and codes</span></p></div></header>
<div class="layout">
<nav aria-label="Contents"><ul>${CONTENTS.map(
    ([path, name]) => html`<li><a href="${path}"${path === under ? html` aria-current="true"` : null}>${name}</a></li>`,
  )}</ul></nav>
<main id="main" class="page" tabindex="-1">
${body}
</main>
</div>
</body>
</html>
`.text;

/** One part of a page under a heading. */
export const part = (id: string, title: string, body: Markup | readonly Markup[]): Markup => html`
<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${body}
</section>`;

/** Text in a block that scrolls by itself. `label` says what it is. */
export const codeMarkup = (label: string, text: string): Markup => html`
<figure class="code"><figcaption>${label}</figcaption>
<pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre></figure>`;

/** A name and what is said of it, in a list of facts. */
export const factMarkup = (name: string, value: Markup | string): Markup =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>
`;
