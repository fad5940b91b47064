import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from './sdk-types.js';

// what GET /openapi.json answers, as a file for tools that read files
const file = fileURLToPath(new URL('../../../openapi.json', import.meta.url));
await writeFile(file, `${JSON.stringify(await openApiDocument(), null, 2)}\n`);
