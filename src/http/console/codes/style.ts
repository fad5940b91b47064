/** What the pages of the codes have beside the style of the console. */
export const CODES_STYLE = `.page > section { padding-top: 2rem; }
.page > section:first-of-type { padding-top: 3rem; }
.page h1 { max-width: none; overflow-wrap: anywhere; }
.page h1 code { font-size: clamp(1.25rem, 4.5vw, 2rem); letter-spacing: -0.02em; }
.page h2 { font-size: 1.25rem; }
.page pre { max-height: 36rem; }
.page pre code { white-space: pre-wrap; overflow-wrap: anywhere; }
.page .steps { margin: 0; }
.marks { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center; margin: 0 0 1rem; }
.marks .mark {
  font-size: 0.8125rem; color: var(--soft); border: 1px solid var(--line); border-radius: 0.375rem;
  padding: 0.0625rem 0.5rem;
}
header strong a { color: inherit; text-decoration: none; }
header strong a:hover { text-decoration: underline; }
.page blockquote {
  margin: 0; padding-left: 1rem; border-left: 4px solid var(--line); max-width: 68ch; overflow-wrap: anywhere;
}
.links { padding: 0; margin: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 0.375rem 1.25rem; }
.links a { display: inline-block; padding-block: 0.1875rem; }
.links + p { margin-top: 1rem; }
`;
