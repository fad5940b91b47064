import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { ENDPOINTS } from '../../../src/http/routes/index.js';
import type { OpenApiDocument } from '../../../src/http/openapi/document.js';

type Plain = Readonly<Record<string, unknown>>;

/** What `GET /openapi.json` answers. */
export const openApiDocument = async (): Promise<OpenApiDocument> => {
  const endpoint = ENDPOINTS.find(({ path }) => path === '/openapi.json');
  const answer = await endpoint?.handle(
    { application: { extraChains: [] } } as unknown as Parameters<typeof endpoint.handle>[0],
    null,
    null,
  );
  // the answer is kept as bytes
  return JSON.parse(String(answer?.body)) as OpenApiDocument;
};

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema?: { readonly $ref?: string } }>>;

/** Says what is wrong with a message by the description of its sort; null for nothing. */
export const faultOfMessage = (document: OpenApiDocument, body: string): string | null => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'https://service.example/openapi.json', ...document });
  const message = JSON.parse(body) as { readonly type: string };
  const place = `/webhooks/${message.type}/post/requestBody/content/application~1json/schema`;
  const isRight = ajv.getSchema(`https://service.example/openapi.json#${place}`);
  if (isRight === undefined) return `${message.type} is not described`;
  return isRight(message) === true ? null : ajv.errorsText(isRight.errors);
};

/** How an operation is asked, and what it answers. */
export interface DescribedCall {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly takesKey: boolean;
  readonly operation: Operation;
}

/** Every operation, in the order of the description. */
export const describedCalls = ({ paths }: OpenApiDocument): readonly DescribedCall[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, plain]) => {
      const operation = plain as unknown as Operation;
      const takesKey = (operation.parameters ?? []).some(({ name }) => name === 'Idempotency-Key');
      return { operationId: operation.operationId, method: method.toUpperCase(), path, takesKey, operation };
    }),
  );

const schemaIn = (content: Content | undefined): string =>
  content?.['application/json']?.schema?.$ref?.split('/').at(-1) ?? Object.keys(content ?? {}).join(' ');

const operationLine = ({ operationId, method, path, operation }: DescribedCall): string => {
  const parameters = (operation.parameters ?? []).map(({ name, required }) => (required ? name : `${name}?`));
  const asked = [...parameters, ...(operation.requestBody ? [schemaIn(operation.requestBody.content)] : [])];
  const answers = Object.entries(operation.responses).map(([status, { content }]) =>
    status.startsWith('2') ? `${status} ${schemaIn(content)}` : status,
  );
  return `${operationId}: ${method} ${path} (${asked.join(', ')}) → ${answers.join(', ')}`;
};

const schemaLine = (name: string, schema: Plain): string => {
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  const members = Object.keys((schema['properties'] ?? {}) as Plain).map((key) =>
    required.has(key) ? key : `${key}?`,
  );
  const said = members.length > 0 ? members : Object.keys(schema).filter((key) => key !== 'description');
  return `${name} { ${said.join(', ')} }`;
};

/** What a caller can rely on by name: each operation with its answers, each event, each schema with its members. */
export const shapeOf = (document: OpenApiDocument): string => {
  const schemas = Object.entries(document.components['schemas'] ?? {});
  return [
    ...describedCalls(document).map(operationLine),
    ...Object.entries(document['webhooks'] as Readonly<Record<string, { readonly post: Operation }>>).map(
      ([type, { post }]) => `${type} → ${schemaIn(post.requestBody?.content)}`,
    ),
    ...schemas.map(([name, schema]) => schemaLine(name, schema as Plain)),
    '',
  ].join('\n');
};

const inSource = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Files that hold what the description says; from dist/test/http/openapi to the sources. */
export const SHAPE_FILE = inSource('test/http/openapi/shape.txt');
