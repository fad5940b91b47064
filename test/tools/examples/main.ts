import { KEY, startExampleService } from '../../http/openapi/recorder/service.js';
import { runExample } from './run-example.js';

// every example of the console, Python among them; fails where one does not say what it must
const EXPECTED = {
  curl: /"recommended_action":"BLOCK"/,
  typescript: /^stop: BLOCK req_/,
  python: /^show the findings and ask: \[/,
} as const;

const service = await startExampleService();
for (const id of ['curl', 'typescript', 'python'] as const) {
  try {
    const printed = await runExample(id, service.url, KEY);
    const isRight = EXPECTED[id].test(printed);
    process.stdout.write(`${id}: ${isRight ? 'ran' : `printed something else: ${printed}`}\n`);
    if (!isRight) process.exitCode = 1;
  } catch (error) {
    process.stdout.write(`${id}: failed: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
await service.drain();
