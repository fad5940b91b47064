import type { ConsoleInput } from './console-input.js';
import { html } from './html.js';
import { actionsSection, errorsSection, findingsSection } from './sections/catalogues.js';
import { demonstrationSection } from './sections/demonstration.js';
import { examplesSection, idempotencySection, limitsSection, quickStartSection } from './sections/guides.js';
import { operationsSection } from './sections/operations.js';
import { tryItSection } from './sections/try-it.js';

const CONTENTS: readonly (readonly [string, string])[] = [
  ['quick-start', 'Quick start'],
  ['try-it', 'Try it'],
  ['actions', 'Actions'],
  ['examples', 'Examples'],
  ['operations', 'Operations'],
  ['schemas', 'Schemas'],
  ['findings', 'Finding codes'],
  ['errors', 'Error codes'],
  ['limits', 'Rate limits'],
  ['idempotency', 'Sending again'],
  ['demonstration', 'Demonstration'],
];

/** The whole console as one page. It loads everything from this service; no script or style is in the page itself. */
export const consolePage = (input: ConsoleInput): string =>
  html`<!doctype html>
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
<header><div><strong>Signgate</strong><span>API console</span></div></header>
<div class="layout">
<nav aria-label="Contents"><ul>${CONTENTS.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
<main id="main" tabindex="-1">
<section class="intro" aria-labelledby="title">
<h1 id="title">A verdict before the signature</h1>
<p>Send a proposed transaction, or the very bytes that a wallet is handed, before it asks its user to sign. The answer
is ALLOW, REVIEW or BLOCK, with findings that say why. Bytes are read: the answer says in words what they do, and where
they differ from what was declared.</p>
</section>
${quickStartSection()}
${tryItSection(input)}
${actionsSection()}
${examplesSection()}
${operationsSection(input)}
${findingsSection()}
${errorsSection(input)}
${limitsSection()}
${idempotencySection()}
${demonstrationSection(input)}
<footer>A result is a security decision about the checked intent. It is not a legal opinion, and not a guarantee that
all history was traced.</footer>
</main>
</div>
</body>
</html>
`.text;
