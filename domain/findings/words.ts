import { FINDINGS } from './index.js';

/** What a page shows of a finding. Pages get it as data when they are built, without the rules. */
export const FINDING_WORDS: Readonly<Record<string, { readonly meaning: string; readonly advice: string }>> =
  Object.fromEntries(FINDINGS.map(({ code, meaning, advice }) => [code, { meaning, advice }]));
