import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { recordExamples } from './recorder/record.js';

// from dist/test/http/openapi to the source folder
const file = fileURLToPath(new URL('../../../../src/http/openapi/data/recorded.json', import.meta.url));

await writeFile(file, `${JSON.stringify(await recordExamples(), null, 2)}\n`);
process.stdout.write(`${file} written\n`);
