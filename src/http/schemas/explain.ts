import type { ErrorObject } from 'ajv';
import type { RefusalDetail } from '../../application/refusal.js';
import { didYouMean } from '../../application/near-miss.js';
import { pointerToken } from '../../../domain/shared/json/problems.js';

const MAX_DETAILS = 20;
const MAX_SHOWN_CHARACTERS = 64;

interface DescribedSchema {
  readonly 'x-rule'?: string;
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly enum?: readonly string[];
}

/**
 * What is wrong with a body, field by field, in words that say how to correct it: one detail for each field, at most
 * 20. Never quotes a value.
 */
export const explain = (errors: readonly ErrorObject[]): readonly RefusalDetail[] => {
  const details = new Map<string, RefusalDetail>();
  for (const error of errors) {
    if (details.size === MAX_DETAILS) break;
    const detail = explainOne(error);
    if (!details.has(detail.path)) details.set(detail.path, detail);
  }
  return [...details.values()];
};

const explainOne = (error: ErrorObject): RefusalDetail => {
  const schema = error.parentSchema as DescribedSchema;
  const { params } = error as { params: { missingProperty?: string; additionalProperty?: string } };
  if (params.missingProperty !== undefined) {
    const rule = schema.properties?.[params.missingProperty]?.['x-rule'];
    const path = `${error.instancePath}/${pointerToken(params.missingProperty)}`;
    return { path, message: rule === undefined ? 'is required' : `is required: it ${rule}` };
  }
  if (params.additionalProperty !== undefined) {
    const name = params.additionalProperty;
    return {
      path: `${error.instancePath}/${pointerToken(shown(name))}`,
      message: `is not known here${didYouMean(name, Object.keys(schema.properties ?? {}))}`,
    };
  }
  const rule = schema['x-rule'] ?? error.message ?? 'is not valid';
  return {
    path: error.instancePath,
    message: rule + typeHint(error) + enumHint(error, schema),
  };
};

const enumHint = ({ keyword, data }: ErrorObject, schema: DescribedSchema): string =>
  keyword === 'enum' && typeof data === 'string' ? didYouMean(data, schema.enum ?? []) : '';

const typeHint = (error: ErrorObject): string => {
  if (error.keyword !== 'type') return '';
  if (error.data === null) return '; leave it out where there is none, null is not accepted';
  const given = Array.isArray(error.data) ? 'array' : typeof error.data;
  return `; ${given === 'object' || given === 'array' ? 'an' : 'a'} ${given} was sent`;
};

const shown = (name: string): string =>
  name.length <= MAX_SHOWN_CHARACTERS ? name : `${name.slice(0, MAX_SHOWN_CHARACTERS)}…`;

/** The first detail as a sentence, with the number of the others. */
export const summaryOf = (details: readonly RefusalDetail[]): string => {
  const [first] = details;
  if (first === undefined) return 'The request is not valid.';
  const more = details.length === 1 ? '' : ` (and ${details.length - 1} more, see details)`;
  return `${first.path === '' ? 'The body' : first.path.slice(1)} ${first.message}${more}.`;
};
