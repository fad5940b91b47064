import { CLAIMS_WITHOUT_SPACES } from '../../data/trust-claims.js';
import { readingsOf } from '../spelled-text.js';
import { FORMS, FORMS_OF_REFERENCES } from './claim-forms.js';
import { ClaimGrammar } from './claim-grammar.js';

const CLAIMS = new ClaimGrammar(FORMS);
const CLAIMS_OF_REFERENCES = new ClaimGrammar(FORMS_OF_REFERENCES);
const GLUED_CLAIMS = new ClaimGrammar(FORMS.filter((form) => form.isReadGlued === true));
/** A shorter word cannot hold a whole claim. */
const FEWEST_LETTERS = 9;

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const NO_LETTERS = /[^\p{L}\p{N}]+/gu;

const claimsInReading = (reading: string, isReference: boolean): boolean => {
  const words = reading.split(' ');
  return CLAIMS.claims(words) || (isReference && CLAIMS_OF_REFERENCES.claims(words));
};

const longWordsOf = (readings: readonly string[]): ReadonlySet<string> =>
  new Set(readings.flatMap((reading) => reading.split(' ').filter((word) => word.length >= FEWEST_LETTERS)));

/** True when a text vouches for the transaction, or tells the reader what to conclude, in any spelling. */
export const claimsTrust = (text: string, isReference: boolean): boolean => {
  const readings = readingsOf(text);
  if (readings.some((reading) => claimsInReading(reading, isReference))) return true;
  if ([...longWordsOf(readings)].some((word) => GLUED_CLAIMS.claimsWithin(word))) return true;
  if (!EAST_ASIAN.test(text)) return false;
  const together = text.normalize('NFKC').replace(NO_LETTERS, '');
  return CLAIMS_WITHOUT_SPACES.some((claims) => claims.test(together));
};
