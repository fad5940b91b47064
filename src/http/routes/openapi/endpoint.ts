import { Type } from '../../../../domain/shared/schema.js';
import { madeOnce } from '../../../application/made-once.js';
import { type Endpoint, publicEndpoint } from '../../pipeline/endpoint.js';
import { byExtraChains } from '../../schemas/chains.js';
import { staticJson } from '../../pipeline/static-answer.js';

const DocumentSchema = Type.Object(
  { openapi: Type.Literal('3.1.0'), paths: Type.Object({}), components: Type.Object({}) },
  { description: 'An OpenAPI 3.1 document.' },
);

/** The API description of the given endpoints, made once, when it is first asked for. */
export const createOpenApiEndpoint = (endpoints: readonly Endpoint[]): Endpoint => {
  const answer = byExtraChains((extraChains) =>
    madeOnce(async () => {
      const { createOpenApiDocument } = await import('../../openapi/document.js');
      const { RECORDED } = await import('../../openapi/recorded.js');
      return staticJson(createOpenApiDocument(endpoints, RECORDED, extraChains));
    }),
  );
  return publicEndpoint({
    operationId: 'getOpenApi',
    summary: 'This description',
    method: 'GET',
    path: '/openapi.json',
    responses: { 200: DocumentSchema },
    problems: [],
    described: false,
    handle: ({ application }) => answer(application.extraChains)(),
  });
};
