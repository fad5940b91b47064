// Makes what SDK and desk take from the compiled service, where what was compiled is newer: src/sdk/data/openapi.ts and
// src/desk/page/data/openapi.ts, the types of the answers, from the schemas of the endpoints, and
// src/sdk/data/chains.ts, the ids of the chains, and the types of the Python client. It is plain JavaScript, since it
// runs before anything that needs those types can be compiled.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pythonModules } from './python-types.mjs';

const root = new URL('../../../', import.meta.url);
const typesFile = fileURLToPath(new URL('src/sdk/data/openapi.ts', root));
const chainsFile = fileURLToPath(new URL('src/sdk/data/chains.ts', root));
const deskFile = fileURLToPath(new URL('src/desk/page/data/openapi.ts', root));
const pythonFile = (name) => fileURLToPath(new URL(`src/sdk/python/signgate/${name}`, root));
const FILES = [typesFile, chainsFile, deskFile, pythonFile('schemas.py'), pythonFile('operations.py')];

/** Successes without their headers: an error is a class of its own, and no header is part of an answer. */
const withSuccesses = ({ responses, ...operation }) => ({
  ...operation,
  responses: Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => [status, { ...response, headers: {} }]),
  ),
});

const documentOf = async (endpoints) => {
  const { createOpenApiDocument } = await import(new URL('dist/src/http/openapi/document.js', root));
  return JSON.parse(JSON.stringify(createOpenApiDocument(endpoints, { operations: {}, problems: {} })));
};

const typesOf = async (endpoints, kinds) => {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const document = await documentOf(endpoints);
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, withSuccesses(operation)])),
  ]);
  // messages to a receiver are no operations of the service; their schemas are types of the client all the same
  const { webhooks: _, ...served } = document;
  const slim = { ...served, paths: Object.fromEntries(paths), components: { schemas: document.components.schemas } };
  const nodes = await openapiTS(slim, { immutable: true });
  const kept = nodes.filter(({ name }) => kinds.includes(name?.text));
  return `// Made from the schemas of the endpoints by npm run compile.\n${astToString(kept)}`;
};

const servedEndpoints = async () => (await import(new URL('dist/src/http/routes/index.js', root))).ENDPOINTS;

const sdkTypes = async () => typesOf(await servedEndpoints(), ['components', 'operations']);

/** What the service answers to the desk: no part of the published description, but described by the same schemas. */
const deskTypes = async () => {
  const { DESK_ENDPOINTS } = await import(new URL('dist/src/desk/endpoints.js', root));
  return typesOf(
    DESK_ENDPOINTS.map((endpoint) => ({ ...endpoint, described: true })),
    ['components'],
  );
};

const chainsOf = async () => {
  const { CHAIN_LIST } = await import(new URL('dist/domain/chains/index.js', root));
  const rows = CHAIN_LIST.filter(({ chainId }) => chainId !== null).map(
    ({ slug, chainId }) => `  '0x${Number(chainId).toString(16)}': '${slug}',`,
  );
  const comment = '/** The chains by their ids. Made from domain/chains by npm run compile. */';
  return `${comment}\nexport const CHAIN_OF_ID = {\n${rows.join('\n')}\n} as const;\n`;
};

const compiled = ['dist/domain', 'dist/src/http', 'dist/src/application', 'dist/src/desk'].flatMap((folder) => {
  const path = fileURLToPath(new URL(folder, root));
  return readdirSync(path, { recursive: true })
    .filter((name) => !name.startsWith('page'))
    .map((name) => join(path, name));
});
const compiledMs = Math.max(...compiled.filter((path) => path.endsWith('.js')).map((path) => statSync(path).mtimeMs));
if (!FILES.every((path) => existsSync(path) && statSync(path).mtimeMs >= compiledMs)) {
  for (const path of FILES) mkdirSync(dirname(path), { recursive: true });
  writeFileSync(typesFile, await sdkTypes());
  writeFileSync(chainsFile, await chainsOf());
  writeFileSync(deskFile, await deskTypes());
  for (const [name, text] of Object.entries(pythonModules(await documentOf(await servedEndpoints()))))
    writeFileSync(pythonFile(name), text);
}
