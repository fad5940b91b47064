import Type from 'typebox';
import { createOpenApiDocument } from '../../openapi/document.js';
import type { RecordedExamples } from '../../openapi/examples.js';
import { type Endpoint, publicEndpoint } from '../../pipeline/endpoint.js';
import { staticJson } from '../../pipeline/static-answer.js';

const DocumentSchema = Type.Object(
  { openapi: Type.Literal('3.1.0'), paths: Type.Object({}), components: Type.Object({}) },
  { description: 'An OpenAPI 3.1 document.' },
);

/** The API description of the given endpoints, made once, when the service starts. */
export const createOpenApiEndpoint = (endpoints: readonly Endpoint[], recorded: RecordedExamples): Endpoint => {
  const answer = staticJson(createOpenApiDocument(endpoints, recorded));
  return publicEndpoint({
    operationId: 'getOpenApi',
    summary: 'This description',
    method: 'GET',
    path: '/openapi.json',
    responses: { 200: DocumentSchema },
    problems: [],
    described: false,
    handle: async () => answer,
  });
};
