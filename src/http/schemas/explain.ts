import type { ErrorObject } from 'ajv';
import { chainOfId, CHAIN_LIST } from '../../../domain/chains/index.js';
import type { RefusalDetail } from '../../application/refusal.js';
import { didYouMean } from '../../application/near-miss.js';
import {
  didYouMeanMember,
  misspelledFirst,
  shownMemberName,
  unknownMemberOf,
} from '../../application/unknown-member.js';
import { pointerToken } from '../../../domain/shared/json/problems.js';

const MAX_DETAILS = 20;

interface DescribedSchema {
  readonly 'x-rule'?: string;
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly enum?: readonly string[];
  readonly 'x-chains'?: boolean;
}

/**
 * What is wrong with a body, field by field, in words that say how to correct it: one detail for each field, at most
 * 20, misspelled fields first. Never quotes a value.
 */
export const explain = (errors: readonly ErrorObject[]): readonly RefusalDetail[] => {
  const details = new Map<string, RefusalDetail>();
  for (const error of misspelledFirst(errors)) {
    if (details.size === MAX_DETAILS) break;
    const detail = explainOne(error);
    if (!details.has(detail.path)) details.set(detail.path, detail);
  }
  return [...details.values()];
};

const explainOne = (error: ErrorObject): RefusalDetail => {
  const schema = error.parentSchema as DescribedSchema;
  const { params } = error as { params: { missingProperty?: string } };
  if (params.missingProperty !== undefined) {
    const rule = schema.properties?.[params.missingProperty]?.['x-rule'];
    const path = `${error.instancePath}/${pointerToken(params.missingProperty)}`;
    return { path, message: rule === undefined ? 'is required' : `is required: it ${rule}` };
  }
  const unknown = unknownMemberOf(error);
  if (unknown !== null) {
    return {
      path: `${error.instancePath}/${pointerToken(shownMemberName(unknown.name))}`,
      message: `is not known here${didYouMeanMember(unknown)}`,
    };
  }
  const rule = schema['x-rule'] ?? error.message ?? 'is not valid';
  return {
    path: error.instancePath,
    message: rule + (chainHint(error, schema) ?? typeHint(error) + enumHint(error, schema)),
  };
};

/** Wallet libraries call a chain by its number, people and lists by other names. */
const chainHint = ({ data }: ErrorObject, schema: DescribedSchema): string | null => {
  if (schema['x-chains'] !== true || (typeof data !== 'number' && typeof data !== 'string')) return null;
  const word = String(data).toLowerCase();
  const id = word.replace(/^eip155:/, '');
  const slug =
    chainOfId(/^0x[0-9a-f]{1,8}$/.test(id) ? String(Number(id)) : id) ??
    CHAIN_LIST.find(({ namesInLists }) => namesInLists.includes(word.replaceAll(/[_-]/g, ' ')))?.slug ??
    null;
  return slug !== null && schema.enum?.includes(slug) === true ? `; did you mean "${slug}"?` : null;
};

const enumHint = ({ keyword, data }: ErrorObject, schema: DescribedSchema): string =>
  keyword === 'enum' && typeof data === 'string' ? didYouMean(data, schema.enum ?? []) : '';

const typeHint = (error: ErrorObject): string => {
  if (error.keyword !== 'type') return '';
  if (error.data === null) return '; null is not accepted, leave out what is optional';
  const given = Array.isArray(error.data) ? 'array' : typeof error.data;
  return `; ${given === 'object' || given === 'array' ? 'an' : 'a'} ${given} was sent`;
};

/** The first detail as a sentence, with the number of the others. */
export const summaryOf = (details: readonly RefusalDetail[]): string => {
  const [first] = details;
  if (first === undefined) return 'The request is not valid.';
  const more = details.length === 1 ? '' : ` (and ${details.length - 1} more, see details)`;
  const sentence = `${first.path === '' ? 'The body' : first.path.slice(1)} ${first.message}${more}`;
  return sentence.endsWith('?') ? sentence : `${sentence}.`;
};
