import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { recordExamples } from './recorder/record.js';

// from dist/test/http/openapi to the source folder
const file = fileURLToPath(new URL('../../../../src/http/openapi/recorded.ts', import.meta.url));

const recorded = await recordExamples();
const text = `import type { RecordedExamples } from './examples.js';

// Answers of the real service, written by \`npm run record-examples\`. Do not edit: a test compares them with what it
// answers now.
export const RECORDED: RecordedExamples = ${JSON.stringify(recorded, null, 2)};
`;
await writeFile(file, text);
process.stdout.write(`${file} written\n`);
