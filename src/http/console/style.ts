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
html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
body {
  margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.6 'IBM Plex Sans', system-ui, sans-serif;
}
code, pre, textarea, .method { font-family: 'IBM Plex Mono', ui-monospace, monospace; font-size: 0.875em; }
code { overflow-wrap: anywhere; }
a { color: var(--link); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; top: 0; background: var(--sheet); padding: 0.75rem 1rem; z-index: 2; }
.skip:focus { left: 0; }
header { border-bottom: 1px solid var(--line); }
header > div {
  max-width: 76rem; margin: 0 auto; padding: 1.25rem clamp(1rem, 4vw, 2.5rem); display: flex; flex-wrap: wrap;
  gap: 0.25rem 1rem; align-items: baseline;
}
header strong { font-size: 1.125rem; letter-spacing: -0.01em; }
header span { color: var(--soft); }
.layout { max-width: 76rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 2.5rem) 5rem; display: grid; gap: 0 3.5rem; }
nav { padding-top: 1.5rem; }
nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1.125rem; }
nav a { display: inline-block; padding: 0.25rem 0; color: var(--soft); text-decoration: none; }
nav a:hover { color: var(--ink); text-decoration: underline; }
@media (min-width: 60rem) {
  .layout { grid-template-columns: 11rem minmax(0, 1fr); }
  nav { position: sticky; top: 0; align-self: start; padding-top: 3rem; }
  nav ul { display: block; }
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
.panel {
  background: var(--sheet); border: 1px solid var(--line); border-radius: 0.75rem;
  padding: clamp(1.25rem, 3vw, 2rem) !important; margin-top: 3rem;
}
.field { margin-bottom: 1.125rem; }
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
#answer { margin-top: 1.5rem; padding-top: 1.25rem; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
#answer h3 { margin-top: 0; }
h4 { font-size: 1rem; line-height: 1.4; font-weight: 600; margin: 1.25rem 0 0.375rem; }
.payload, .payload ul { padding-left: 1.25rem; }
.payload { margin: 0 0 1rem; max-width: 68ch; }
.payload ul { border-left: 1px solid var(--line); list-style: circle; }
.payload li { margin: 0.25rem 0; }
#answer td { font-family: 'IBM Plex Mono', ui-monospace, monospace; font-size: 0.8438rem; }
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
article { border-top: 1px solid var(--line); padding-top: 1rem; margin-top: 1.5rem; }
article h3 { margin-top: 0; }
.method { font-weight: 600; letter-spacing: 0.02em; }
.facts { margin: 0 0 1rem; }
.facts div { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 0.25rem 1rem; padding: 0.3rem 0; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; }
@media (max-width: 34rem) { .facts div { grid-template-columns: 1fr; } }
.codes { margin: 0; }
.codes > div { border-top: 1px solid var(--line); padding: 0.75rem 0; scroll-margin-top: 1rem; }
.codes > div:target, article:target {
  background: var(--code); box-shadow: 0 0 0 0.75rem var(--code); border-radius: 2px;
}
.codes dt { display: flex; flex-wrap: wrap; gap: 0.375rem 0.75rem; align-items: center; }
.codes dt code { font-weight: 500; font-size: 0.9375rem; }
.codes dd { margin: 0.25rem 0 0; max-width: 72ch; }
.advice { color: var(--soft); }
.severity { font-size: 0.8125rem; color: var(--soft); letter-spacing: 0.02em; }
.scroll { overflow-x: auto; margin-bottom: 1rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
th, td {
  text-align: left; vertical-align: top; padding: 0.5rem 1.25rem 0.5rem 0; border-bottom: 1px solid var(--line);
  min-width: 8rem; font-weight: 400;
}
th:last-child, td:last-child { padding-right: 0; min-width: 12rem; }
thead th { color: var(--soft); font-weight: 500; font-size: 0.875rem; }
.required { display: block; font-size: 0.8125rem; color: var(--soft); }
.limits { color: var(--soft); }
.address { white-space: nowrap; }
td a, dd > a, dt > a { display: inline-block; padding-block: 0.1875rem; }
#answer :is(pre, pre code) { white-space: pre-wrap; overflow-wrap: anywhere; }
#answer :is(th, td) { min-width: 4.25rem; padding-right: 0.5rem; overflow-wrap: anywhere; }
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
