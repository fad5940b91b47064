import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm run examples`: records what the API description shows, where what was compiled is newer than the last time. */
const dist = fileURLToPath(new URL('../../../../', import.meta.url));
const FILE = join(dist, 'src/http/openapi/recorded.json');
const MADE_FROM = ['domain', 'ports', 'adapters', 'src/application', 'src/http', 'test/http/openapi/recorder'];

const newestMs = (): number => {
  const names = MADE_FROM.flatMap((folder) =>
    readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(dist, folder, name)),
  );
  return Math.max(...names.filter((name) => name.endsWith('.js')).map((name) => statSync(name).mtimeMs));
};

if (!existsSync(FILE) || statSync(FILE).mtimeMs < newestMs()) {
  // a start that finds nothing to record loads nothing
  const { recordExamples } = await import('./record.js');
  const { answers } = await import('./service.js');
  const { recordTriggers } = await import('./triggers.js');
  answers.areChecked = false;
  writeFileSync(FILE, JSON.stringify({ ...(await recordExamples()), triggered: await recordTriggers() }));
}
