/** A page needs the words of findings, and not their rules: they come from the compiled domain, as data. */
export const findingWords = () => ({
  name: 'finding-words',
  async load(id) {
    if (!id.endsWith('domain/findings/words.ts')) return null;
    const { FINDING_WORDS } = await import('../dist/domain/findings/words.js');
    return `export const FINDING_WORDS = ${JSON.stringify(FINDING_WORDS)};`;
  },
});
