import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Static, TSchema } from '../../domain/shared/schema.js';
import { ProviderError } from '../../ports/sources/errors.js';

/**
 * Takes what a vendor sent in exactly the form of the schema, and nothing else. The function that it returns throws a
 * `ProviderError` of reason `bad_response` that names the place and the broken rule, and nothing that the vendor sent.
 */
export const readerOf = <Schema extends TSchema>(schema: Schema): ((body: unknown) => Static<Schema>) => {
  let compiled: ValidateFunction<Static<Schema>> | null = null;
  return (body) => {
    // at the first answer: most processes ask no vendor
    const isOfForm = (compiled ??= compile<Static<Schema>>(schema));
    if (isOfForm(body)) return body;
    const [error] = isOfForm.errors ?? [];
    throw new ProviderError(
      'bad_response',
      `The answer is not of the form that wire.ts describes: ${error?.instancePath || 'its top'} ${error?.message}`,
    );
  };
};

const compile = <Form>(schema: TSchema): ValidateFunction<Form> => {
  const ajv = new Ajv2020({ strict: true });
  formats.default(ajv);
  return ajv.compile<Form>(schema);
};
