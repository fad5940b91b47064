import { CLAIMS_WITHOUT_SPACES } from '../../data/trust-claims.js';
import { lazily } from '../../shared/lazily.js';
import { readingsOf } from '../spelled-text.js';
import { CLAIM_FORMS, FORMS_OF_REFERENCES } from './claim-forms.js';
import { ClaimGrammar } from './claim-grammar.js';

const claimsOfNames = lazily(() => new ClaimGrammar(CLAIM_FORMS));
const claimsOfReferences = lazily(() => new ClaimGrammar([...CLAIM_FORMS, ...FORMS_OF_REFERENCES]));
const gluedClaims = lazily(() => new ClaimGrammar(CLAIM_FORMS.filter((form) => form.isReadGlued === true)));
/** A shorter word cannot hold a whole claim. */
const FEWEST_LETTERS = 9;

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const NO_LETTERS = /[^\p{L}\p{N}]+/gu;

const isReadAsClaim = (text: string, grammar: ClaimGrammar): boolean => {
  const readings = readingsOf(text).map((reading) => reading.split(' '));
  if (readings.some((words) => grammar.claims(words))) return true;
  const longWords = new Set(readings.flat().filter((word) => word.length >= FEWEST_LETTERS));
  return [...longWords].some((word) => gluedClaims().claimsWithin(word));
};

/** True when a text vouches for the transaction, or tells the reader what to conclude, in any spelling. */
export const claimsTrust = (text: string, isReference: boolean): boolean => {
  const grammar = isReference ? claimsOfReferences() : claimsOfNames();
  if (grammar.mayBeIn(text) && isReadAsClaim(text, grammar)) return true;
  if (!EAST_ASIAN.test(text)) return false;
  const together = text.normalize('NFKC').replace(NO_LETTERS, '');
  return CLAIMS_WITHOUT_SPACES.some((claims) => claims.test(together));
};
