import { FINDINGS } from './index.js';

export interface FindingWords {
  readonly title: string;
  readonly meaning: string;
  readonly advice: string;
}

/** What a page shows of a finding. Pages get it as data when they are built, without the rules. */
export const FINDING_WORDS: Readonly<Record<string, FindingWords>> = Object.fromEntries(
  FINDINGS.map(({ code, title, meaning, advice }) => [code, { title: title.en, meaning, advice }]),
);
