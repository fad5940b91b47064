import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openApiDocument, shapeOf } from './described.js';

// what GET /openapi.json answers, as a file for tools that read files, and its shape, for a difference on purpose
const inDist = (name: string): string => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const document = await openApiDocument();
await writeFile(inDist('openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
await writeFile(inDist('openapi-shape.txt'), shapeOf(document));
