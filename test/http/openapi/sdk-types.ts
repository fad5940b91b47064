import { fileURLToPath } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { ENDPOINTS } from '../../../src/http/routes/index.js';

/** What `GET /openapi.json` answers. */
export const openApiDocument = async (): Promise<OpenAPI3> => {
  const endpoint = ENDPOINTS.find(({ path }) => path === '/openapi.json');
  const answer = await endpoint?.handle({} as Parameters<typeof endpoint.handle>[0], null, null);
  // the answer is kept as bytes
  return JSON.parse(String(answer?.body)) as OpenAPI3;
};

/** Where the types of the SDK stand; from dist/test/http/openapi to the source folder. */
export const SDK_TYPES_FILE = fileURLToPath(new URL('../../../../src/sdk/data/openapi.ts', import.meta.url));
export const PYTHON_FILE = fileURLToPath(new URL('../../../../src/sdk/python/signgate.py', import.meta.url));

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const;

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name?: string }[];
  readonly responses: Readonly<Record<string, object>>;
}

interface Row {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

const rowsOf = ({ paths = {} }: OpenAPI3): readonly Row[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = (item as Readonly<Record<string, Operation | undefined>>)[method];
      return operation === undefined ? [] : [{ path, method, operation }];
    }),
  );

/** Successes without their headers: an error is a class of its own, and no header is part of an answer. */
const withSuccesses = ({ responses, ...operation }: Operation): Operation => ({
  ...operation,
  responses: Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => [status, { ...response, headers: {} }]),
  ),
});

/** A document with as much as the client reads. */
const slim = (document: OpenAPI3): OpenAPI3 => {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { path, method, operation } of rowsOf(document))
    paths[path] = { ...paths[path], [method]: withSuccesses(operation) };
  const { schemas = {} } = document.components ?? {};
  return { ...document, paths, components: { schemas } } as unknown as OpenAPI3;
};

/** How each operation is asked: what types cannot say when the client runs. */
const callsOf = (document: OpenAPI3) =>
  rowsOf(document).map(({ path, method, operation: { operationId, parameters = [] } }) => {
    const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
    return [operationId, { method: method.toUpperCase(), path, takesKey }] as const;
  });

const operationsOf = (document: OpenAPI3): string => {
  // one text for each: the client must stay small
  const lines = callsOf(document).map(
    ([id, { method, path, takesKey }]) => `  ${id}: '${method} ${path}${takesKey ? ' key' : ''}',`,
  );
  return `export const OPERATIONS = {\n${lines.join('\n')}\n} as const;\n`;
};

const PYTHON_BLOCK = /(?<=# operations: .*\nOPERATIONS = \{)[^]*?(?=\}\n# end of operations)/;

/** The Python client with the operations of the document in the place of its own. */
export const pythonClient = async (text: string): Promise<string> => {
  const lines = callsOf(await openApiDocument()).map(
    ([id, { method, path, takesKey }]) => `    "${id}": ("${method}", "${path}", ${takesKey ? 'True' : 'False'}),\n`,
  );
  return text.replace(PYTHON_BLOCK, `\n${lines.join('')}`);
};

const KEPT: ReadonlySet<string> = new Set(['components', 'operations']);

const MADE_BY = '// Made by npm run record-examples from the OpenAPI document. Do not edit.\n';

/** The file that the SDK is typed by: what is in the OpenAPI document, and nothing else. */
export const sdkTypes = async (): Promise<string> => {
  const document = await openApiDocument();
  const nodes = await openapiTS(slim(document), { immutable: true });
  const types = astToString(nodes.filter((node) => KEPT.has((node as { name?: { text?: string } }).name?.text ?? '')));
  const said = types.replaceAll(/^ *\* @example .*\n/gm, '');
  return [MADE_BY, said, operationsOf(document)].join('\n');
};
