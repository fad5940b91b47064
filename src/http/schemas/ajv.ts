import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Chain } from '../../../domain/chains/index.js';
import type { TSchema } from '../../../domain/shared/schema.js';
import { byExtraChains, withChains } from './chains.js';

/**
 * Names every problem, not only the first. `verbose` gives the violated schema to the messages. That the schemas are
 * schemas is not asked at every start: to compile what asks it takes longer than to compile any of them.
 */
const ajv = new Ajv2020({
  strict: true,
  allErrors: true,
  verbose: true,
  validateSchema: false,
  keywords: ['x-rule', 'x-chains'],
});
addFormats.default(ajv, ['date-time']);

/** Tells whether a value is of the schema's form; `errors` are those of the last value, empty where it is. */
export interface SchemaMatcher<T> {
  (value: unknown): value is T;
  errors: readonly ErrorObject[];
}

/**
 * Compiled once, for the first value: a start, and a command, need few of all schemas. A schema may say its rule in
 * words for error messages, in `x-rule`.
 */
export const compileSchema = <T>(schema: TSchema): SchemaMatcher<T> => {
  let compiled: ValidateFunction<T> | null = null;
  const matches: SchemaMatcher<T> = Object.assign(
    (value: unknown): value is T => {
      compiled ??= ajv.compile<T>(schema);
      const isMatch = compiled(value);
      matches.errors = compiled.errors ?? [];
      return isMatch;
    },
    { errors: [] },
  );
  return matches;
};

/** The same for what a caller sends: of the chains, it takes the published ones and the extras that are on. */
export const compileRequest = <T>(schema: TSchema): ((extraChains: readonly Chain[]) => SchemaMatcher<T>) =>
  byExtraChains((extraChains) => compileSchema<T>(withChains(schema, extraChains)));
