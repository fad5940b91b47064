import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { recordExamples } from './recorder/record.js';
import { PYTHON_FILE, pythonClient, SDK_TYPES_FILE, sdkTypes } from './sdk-types.js';

// from dist/test/http/openapi to the source folder
const file = fileURLToPath(new URL('../../../../src/http/openapi/data/recorded.json', import.meta.url));

await writeFile(file, `${JSON.stringify(await recordExamples(), null, 2)}\n`);
await writeFile(SDK_TYPES_FILE, await sdkTypes());
await writeFile(PYTHON_FILE, await pythonClient(await readFile(PYTHON_FILE, 'utf8')));
process.stdout.write(`${file} and ${SDK_TYPES_FILE} written\n`);
