import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';

/** Names every problem, not only the first. `verbose` gives the violated schema to the messages. */
const ajv = new Ajv2020({ strict: true, allErrors: true, verbose: true, keywords: ['x-rule'] });
addFormats.default(ajv, ['date-time']);

/** Compiled once; called for every message. A schema may say its rule in words for error messages, in `x-rule`. */
export const compileSchema = <T>(schema: TSchema): ValidateFunction<T> => ajv.compile<T>(schema);
