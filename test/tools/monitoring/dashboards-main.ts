import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { grafanaModel } from './grafana.js';
import { DASHBOARDS } from './panels.js';

/** Writes the dashboards again after a change of `panels.ts`. */
const folder = new URL('../../../../.deploy/monitoring/dashboards/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const dashboard of DASHBOARDS) {
  const file = fileURLToPath(new URL(dashboard.file, folder));
  await writeFile(file, `${JSON.stringify(grafanaModel(dashboard), null, 2)}\n`);
  process.stdout.write(`${dashboard.file}: ${dashboard.panels.length} panels\n`);
}
