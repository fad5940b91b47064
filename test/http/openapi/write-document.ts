import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ENDPOINTS } from '../../../src/http/routes/index.js';

// what GET /openapi.json answers, as a file for tools that read files
const file = fileURLToPath(new URL('../../../openapi.json', import.meta.url));
const endpoint = ENDPOINTS.find(({ path }) => path === '/openapi.json');
const answer = await endpoint?.handle({} as Parameters<typeof endpoint.handle>[0], null, null);
// the answer is kept as bytes
const document: unknown = JSON.parse(String(answer?.body));
await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
