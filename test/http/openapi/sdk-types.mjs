// Makes what SDK and desk take from the compiled service, where what was compiled is newer: src/sdk/data/openapi.ts and
// src/desk/page/data/openapi.ts, the types of the answers, from the schemas of the endpoints, and
// src/sdk/data/chains.ts, the ids of the chains, and the types of the Python client. It is plain JavaScript, since it
// runs before anything that needs those types can be compiled.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pythonModules } from './python-types.mjs';
import { componentsOf, operationsOf } from './ts-types.mjs';

const root = new URL('../../../', import.meta.url);
const typesFile = fileURLToPath(new URL('src/sdk/data/openapi.ts', root));
const chainsFile = fileURLToPath(new URL('src/sdk/data/chains.ts', root));
const deskFile = fileURLToPath(new URL('src/desk/page/data/openapi.ts', root));
const pythonFile = (name) => fileURLToPath(new URL(`src/sdk/python/signgate/${name}`, root));
const FILES = [typesFile, chainsFile, deskFile, pythonFile('schemas.py'), pythonFile('operations.py')];

const documentOf = async (endpoints) => {
  const { createOpenApiDocument } = await import(new URL('dist/src/http/openapi/document.js', root));
  return JSON.parse(JSON.stringify(createOpenApiDocument(endpoints, { operations: {}, problems: {} })));
};

const HEAD = '// Made from the schemas of the endpoints by npm run compile.\n';

const servedEndpoints = async () => (await import(new URL('dist/src/http/routes/index.js', root))).ENDPOINTS;

const sdkTypes = (document) => `${HEAD}${componentsOf(document)}${operationsOf(document)}`;

/** What the service answers to the desk: no part of the published description, but described by the same schemas. */
const deskTypes = async () => {
  const { DESK_ENDPOINTS } = await import(new URL('dist/src/desk/endpoints.js', root));
  const document = await documentOf(DESK_ENDPOINTS.map((endpoint) => ({ ...endpoint, described: true })));
  return `${HEAD}${componentsOf(document)}`;
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
  const document = await documentOf(await servedEndpoints());
  writeFileSync(typesFile, sdkTypes(document));
  writeFileSync(chainsFile, await chainsOf());
  writeFileSync(deskFile, await deskTypes());
  for (const [name, text] of Object.entries(pythonModules(document))) writeFileSync(pythonFile(name), text);
}
