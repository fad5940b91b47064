import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { grafanaModel } from './grafana.js';
import { DASHBOARDS } from './panels.js';

/** Writes the dashboards again after a change of `panels.ts`, a panel a line. */
const folder = new URL('../../../../.deploy/monitoring/dashboards/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const dashboard of DASHBOARDS) {
  const file = fileURLToPath(new URL(dashboard.file, folder));
  const members = Object.entries(grafanaModel(dashboard)).map(([key, value]) => {
    const rows = key === 'panels' && Array.isArray(value) ? value.map((panel) => `\n${JSON.stringify(panel)}`) : null;
    return `${JSON.stringify(key)}: ${rows === null ? JSON.stringify(value) : `[${rows.join(',')}\n]`}`;
  });
  await writeFile(file, `{\n${members.join(',\n')}\n}\n`);
  process.stdout.write(`${dashboard.file}: ${dashboard.panels.length} panels\n`);
}
