import { canonicalJson } from '../../shared/canonical-json.js';
import type { CallDescription } from './call-description.js';

const textOf = ({ signature, intent, fields }: CallDescription): string => canonicalJson({ signature, intent, fields });

/**
 * What imported lists say of one call. Where descriptors for its contract differ, none of them counts: no rule can say
 * which is right, and a wrong one would put its words into the mouth of the bytes. A hint may then still name it. Of
 * equal ones the first counts. Null where nothing is said.
 */
export const agreedDescription = (found: readonly CallDescription[]): CallDescription | null => {
  const [first, ...others] = found.filter(({ certainty }) => certainty === 'exact');
  const isAgreed = first !== undefined && others.every((other) => textOf(other) === textOf(first));
  return isAgreed ? first : (found.find(({ certainty }) => certainty === 'hint') ?? null);
};
