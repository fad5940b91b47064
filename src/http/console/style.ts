/** The look of the console: one sheet, light and dark by the reader's setting. */
export const CONSOLE_STYLE = `@font-face {
  font-family: 'IBM Plex Sans'; font-weight: 100 700; font-display: swap;
  src: url('/docs/plex-sans.woff2') format('woff2');
}
@font-face {
  font-family: 'IBM Plex Mono'; font-weight: 400; font-display: swap;
  src: url('/docs/plex-mono.woff2') format('woff2');
}
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfbf9, #12151a);
  --sheet: light-dark(#ffffff, #1a1e25);
  --ink: light-dark(#171b21, #e9ebee);
  --soft: light-dark(#535b66, #a3acb8);
  --line: light-dark(#dcdfe3, #333a45);
  --edge: light-dark(#7b8491, #78828f);
  --link: light-dark(#0b57a4, #8cc2ff);
  --focus: light-dark(#0b57a4, #8cc2ff);
  --strong: light-dark(#171b21, #e9ebee);
  --on-strong: light-dark(#ffffff, #12151a);
  --code: light-dark(#f2f3f1, #20252d);
  --allow: light-dark(#0b6b45, #6fd6a6); --allow-wash: light-dark(#e7f4ed, #14291f);
  --review: light-dark(#8a5300, #f2c063); --review-wash: light-dark(#fdf1dc, #2f2513);
  --block: light-dark(#b0202d, #ff9a98); --block-wash: light-dark(#fcebeb, #351a1d);
}
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
body {
  margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.6 'IBM Plex Sans', system-ui, sans-serif;
}
code, pre, textarea, .method, #found .found-label {
  font-family: 'IBM Plex Mono', ui-monospace, monospace; font-size: 0.875em;
}
code { overflow-wrap: anywhere; }
a { color: var(--link); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; top: 0; background: var(--sheet); padding: 0.75rem 1rem; z-index: 4; }
.skip:focus { left: 0; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
header { position: sticky; top: 0; z-index: 3; background: var(--paper); border-bottom: 1px solid var(--line); }
.bar {
  max-width: 80rem; margin: 0 auto; padding: 0.625rem clamp(1rem, 4vw, 2.5rem); display: flex; flex-wrap: wrap;
  gap: 0.5rem 1.5rem; align-items: center; min-height: 4rem;
}
.brand { margin: 0; white-space: nowrap; }
.brand strong { font-size: 1.125rem; letter-spacing: -0.01em; }
.brand span { color: var(--soft); }
.tools { flex: 1; display: flex; gap: 0.75rem; justify-content: flex-end; min-width: min(100%, 18rem); }
.tools[hidden] { display: none; }
.find, .key { position: relative; flex: 1; max-width: 22rem; min-width: 0; }
.tools input { background: var(--sheet); }
#found {
  position: absolute; z-index: 3; top: calc(100% + 0.375rem); left: 0; width: min(34rem, calc(100vw - 2rem)); margin: 0;
  padding: 0.25rem; list-style: none; background: var(--sheet); border: 1px solid var(--edge); border-radius: 0.5rem;
  max-height: 70vh; overflow-y: auto;
}
#found li {
  display: flex; justify-content: space-between; gap: 1rem; padding: 0.5rem 0.625rem; border-radius: 0.375rem;
  cursor: pointer;
}
#found [aria-selected='true'] { background: var(--strong); color: var(--on-strong); }
.found-label { overflow-wrap: anywhere; }
.found-kind { font-size: 0.875rem; white-space: nowrap; }
#found-count:not(.visually-hidden) {
  position: absolute; top: calc(100% + 0.375rem); left: 0; padding: 0.5rem 0.875rem; background: var(--sheet);
  border: 1px solid var(--edge); border-radius: 0.5rem;
}
.layout { max-width: 80rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 2.5rem) 5rem; display: grid; gap: 0 3.5rem; }
nav { padding-top: 1.25rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav > ul { display: flex; flex-wrap: wrap; gap: 0 1.125rem; font-size: 0.9375rem; }
nav li > ul { display: none; }
nav a { display: block; padding: 0.1875rem 0; color: var(--soft); text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { color: var(--ink); text-decoration: underline; }
nav [aria-current] { color: var(--ink); font-weight: 600; }
@media (min-width: 60rem) {
  .layout { grid-template-columns: 14rem minmax(0, 1fr); }
  nav {
    position: sticky; top: 4rem; align-self: start; max-height: calc(100vh - 4rem); overflow-y: auto;
    padding: 2rem 0.5rem 2rem 0;
  }
  nav > ul, nav li > ul { display: block; }
  nav > ul > li { margin-bottom: 0.25rem; }
  nav li > ul { border-left: 1px solid var(--line); font-size: 0.875rem; margin: 0 0 0.5rem; }
  nav li li a { padding-left: 0.875rem; border-left: 2px solid transparent; margin-left: -1px; }
  nav li li [aria-current] { border-left-color: var(--ink); }
}
@media (max-width: 34rem) {
  html { scroll-padding-top: 4.5rem; }
  header { top: -2.25rem; }
  .bar { padding-block: 0.375rem 0.5rem; gap: 0.375rem; }
  .tools { gap: 0.5rem; }
}
main { min-width: 0; }
main > section { padding-top: 3rem; }
h1 {
  font-size: clamp(1.9rem, 4.5vw, 2.75rem); line-height: 1.12; letter-spacing: -0.025em; font-weight: 600;
  margin: 0 0 1rem; max-width: 24ch; text-wrap: balance;
}
h2 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.015em; font-weight: 600; margin: 0 0 0.75rem; }
h3 { font-size: 1.0625rem; line-height: 1.4; font-weight: 600; margin: 2rem 0 0.5rem; overflow-wrap: anywhere; }
p { margin: 0 0 1rem; max-width: 68ch; }
.intro p { color: var(--soft); font-size: 1.125rem; }
.lead { color: var(--soft); margin-bottom: 0.75rem; }
.try { background: var(--sheet); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.25rem; }
.field { margin-bottom: 1rem; }
label { display: block; font-weight: 500; margin-bottom: 0.375rem; }
input, select, textarea {
  width: 100%; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge);
  border-radius: 0.5rem; padding: 0.625rem 0.75rem; min-height: 2.75rem;
}
textarea { font: 400 0.875rem/1.6 'IBM Plex Mono', ui-monospace, monospace; resize: vertical; }
select { text-overflow: ellipsis; }
.hint { color: var(--soft); font-size: 0.9375rem; margin: 0.375rem 0 0; }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; }
.row .hint { margin: 0; }
button {
  font: inherit; font-weight: 500; cursor: pointer; min-height: 2.75rem; padding: 0.5rem 1.125rem;
  border-radius: 0.5rem; border: 1px solid var(--edge); background: transparent; color: inherit;
}
button:hover { border-color: var(--ink); }
button.primary { background: var(--strong); color: var(--on-strong); border-color: var(--strong); }
button.primary:hover { opacity: 0.88; }
button[disabled] { cursor: progress; opacity: 0.6; }
.answer {
  margin-top: 1rem; padding: 1.25rem; border: 1px solid var(--edge); border-radius: 0.75rem; overflow-wrap: anywhere;
}
.answer h4:first-child { margin-top: 0; }
.findings { list-style: none; padding: 0; margin: 0 0 1rem; }
.findings li { border-top: 1px solid var(--line); padding: 0.5rem 0; }
.findings p { margin: 0.125rem 0 0; }
.more { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin-top: 0.75rem; }
.more > details { min-width: 0; }
.more > details[open] { flex-basis: 100%; }
.fields { display: grid; gap: 0 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); }
.errors { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; max-width: none; }
input[type='checkbox'] { width: 1.125rem; height: 1.125rem; min-height: 0; margin: 0; vertical-align: -0.125em; }
.hint label { display: inline; font-weight: 400; }
summary h3 { display: inline; }
details:has(> summary > h3) { border-top: 1px solid var(--line); padding: 0.375rem 0; }
h4 { font-size: 1rem; line-height: 1.4; font-weight: 600; margin: 1.25rem 0 0.375rem; }
.payload, .payload ul { padding-left: 1.25rem; }
.payload { margin: 0 0 1rem; max-width: 68ch; }
.payload ul { border-left: 1px solid var(--line); list-style: circle; }
.payload li { margin: 0.25rem 0; }
td:last-child:not(:has(*)) { white-space: nowrap; }
.differs > * { color: var(--block); font-weight: 600; }
.verdict { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; margin-bottom: 0.75rem; }
.verdict .badge { font-size: 1.25rem; padding: 0.25rem 0.875rem; }
.verdict .badge svg { width: 1.25rem; height: 1.25rem; }
.failure { border-left: 4px solid var(--block); padding-left: 1rem; }
.badge {
  display: inline-flex; align-items: center; gap: 0.375rem; font-weight: 600; font-size: 0.8125rem;
  letter-spacing: 0.03em; border-radius: 0.375rem; padding: 0.0625rem 0.5rem; border: 1px solid currentColor;
  white-space: nowrap;
}
.badge svg {
  fill: none; stroke: currentColor; stroke-width: 2.4; stroke-linejoin: round; stroke-linecap: round; flex: none;
}
.badge.allow { color: var(--allow); background: var(--allow-wash); }
.badge.review { color: var(--review); background: var(--review-wash); }
.badge.block { color: var(--block); background: var(--block-wash); }
.actions {
  list-style: none; margin: 0 0 1.25rem; padding: 0; display: grid; gap: 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
}
.actions li { background: var(--sheet); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.125rem; }
.actions p { margin: 0.625rem 0 0; }
.steps { padding-left: 1.25rem; max-width: 68ch; }
.steps li { margin-bottom: 0.625rem; }
article { border-top: 1px solid var(--line); padding-top: 1.25rem; margin-top: 2rem; }
article h3 { margin-top: 0; }
article h3 a { color: inherit; text-decoration: none; }
article h3 a:hover { text-decoration: underline; }
.method { font-weight: 600; letter-spacing: 0.02em; }
.facts { margin: 0 0 1rem; }
.facts div { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 0.25rem 1rem; padding: 0.3rem 0; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; }
@media (max-width: 34rem) { .facts div { grid-template-columns: 1fr; } }
.codes { margin: 0; }
.codes > div { border-top: 1px solid var(--line); padding: 0.75rem 0; }
.codes > div:target, .members > div:target, details:target > summary, article:target > h3 {
  background: var(--code); box-shadow: 0 0 0 0.75rem var(--code); border-radius: 2px;
}
.codes dt { display: flex; flex-wrap: wrap; gap: 0.375rem 0.75rem; align-items: center; }
.codes dt code { font-weight: 500; font-size: 0.9375rem; }
.codes dd { margin: 0.25rem 0 0; max-width: 72ch; }
.advice { color: var(--soft); }
.severity { font-size: 0.8125rem; color: var(--soft); letter-spacing: 0.02em; }
.members { margin: 0; font-size: 0.9375rem; }
.members > div {
  display: grid; grid-template-columns: 13rem minmax(6rem, 11rem) minmax(0, 1fr); gap: 0.125rem 1.25rem;
  padding: 0.5rem 0; border-top: 1px solid var(--line);
}
.members dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 48rem) {
  .members > div { grid-template-columns: minmax(0, 1fr) auto; }
  .members dd:last-child { grid-column: 1 / -1; }
}
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; margin-bottom: 1rem; }
th, td {
  text-align: left; vertical-align: top; padding: 0.5rem 1.25rem 0.5rem 0; border-bottom: 1px solid var(--line);
  font-weight: 400; overflow-wrap: anywhere;
}
th:last-child, td:last-child { padding-right: 0; }
thead th { color: var(--soft); font-weight: 500; font-size: 0.875rem; }
@media (max-width: 48rem) {
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  table, tbody, tr, tbody th, td { display: block; }
  tr {
    border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.625rem 0.875rem; margin-bottom: 0.625rem;
    background: var(--sheet);
  }
  tbody th, td { border: 0; padding: 0.125rem 0; }
  tbody th { font-weight: 500; }
  td { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: 0.5rem; justify-items: start; }
  td:last-child:not(:has(*)) { white-space: normal; }
  td::before { content: attr(data-column); color: var(--soft); }
}
.required { font-size: 0.8125rem; color: var(--soft); font-weight: 400; }
.limits { color: var(--soft); }
dd > a, dt > a { display: inline-block; padding-block: 0.1875rem; }
.answer :is(pre, pre code) { white-space: pre-wrap; overflow-wrap: anywhere; }
.code {
  margin: 0.75rem 0 1.25rem; border: 1px solid var(--line); border-radius: 0.5rem; overflow: hidden;
  background: var(--code);
}
.code figcaption {
  display: flex; justify-content: space-between; align-items: center; gap: 1rem;
  padding: 0.25rem 0.375rem 0.25rem 0.875rem; border-bottom: 1px solid var(--line); color: var(--soft);
  font-size: 0.875rem;
}
.code .copy { min-height: 2rem; padding: 0.125rem 0.75rem; font-size: 0.875rem; border-color: transparent; }
.code .copy:hover { border-color: var(--edge); }
pre { margin: 0; padding: 0.875rem; overflow: auto; max-height: 48rem; line-height: 1.55; }
pre code { font-size: 0.8438rem; overflow-wrap: normal; }
summary { cursor: pointer; padding: 0.375rem 0; }
footer {
  color: var(--soft); border-top: 1px solid var(--line); margin-top: 4rem; padding-top: 1.25rem;
  font-size: 0.9375rem;
}
@media (forced-colors: active) { .badge { border: 2px solid; } }
`;
