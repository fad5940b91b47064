import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { recordExamples } from './recorder/record.js';
import { recordTriggers } from './recorder/triggers.js';

// from dist/test/http/openapi to the source folder
const inSource = (path: string): string => fileURLToPath(new URL(`../../../../src/http/${path}`, import.meta.url));
const file = inSource('openapi/data/recorded.json');
const asText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

await writeFile(file, asText(await recordExamples()));
await writeFile(inSource('openapi/data/triggered.json'), asText(await recordTriggers()));
process.stdout.write(`${file} written\n`);
