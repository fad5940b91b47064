import { TERMS } from './data/terms.js';

/** A word that may stand for a parameter: one of {@link TERMS}. */
export type Term = keyof typeof TERMS;
export const TERM_NAMES = Object.keys(TERMS) as readonly Term[];
