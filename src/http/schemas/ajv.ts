import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';

// `x-rule` says a schema's rule in words for error messages
const KEYWORDS = ['x-rule'];

/** Names every problem, not only the first; `verbose` hands the schema that was violated to the messages. */
const ajv = new Ajv2020({ strict: true, allErrors: true, verbose: true, keywords: KEYWORDS });
addFormats.default(ajv, ['date-time']);

/** Compiles a schema once; the result is called for every message. */
export const compileSchema = <T>(schema: TSchema): ValidateFunction<T> => ajv.compile<T>(schema);
