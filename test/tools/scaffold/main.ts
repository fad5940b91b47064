import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scaffoldAdapter } from './scaffold.js';

/** `npm run new-adapter -- screening NAME`: step one of six; the README's "How to add an adapter" has the others. */
const root = fileURLToPath(new URL('../../../../', import.meta.url));

const USAGE = 'usage: npm run new-adapter -- screening NAME --max-age-days N\n';

const steps = (name: string): string => `
It compiles and passes its suite as it is. Next (README, "How to add an adapter"):
2. Describe what the vendor sends in adapters/screening/${name}/wire.ts, how to ask for it in
   client.ts, and its settings, deadline and chains in index.ts.
3. Say what its words mean in ours in map.ts: adapters/README.md says what leads to which verdict.
4. Play the vendor in test/conformance/screening/${name}.fixture.ts, with answers that you recorded,
   its headers and each of its words.
5. npm run compile && npx mocha -g ${name} dist/test/conformance/providers.test.js; then npm run check
6. Fill in adapters/screening/${name}/README.md and its row in README.md, and turn it on:
   PROVIDER_SETTINGS='{"${name}":{"baseUrl":"https://…","apiKey":"…"}}' npm start
`;

const fail = (text: string): void => {
  process.stderr.write(text);
  process.exitCode = 1;
};

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'max-age-days': { type: 'string' } },
  });
  const [port, name, ...others] = positionals;
  if (port !== 'screening' || name === undefined || others.length > 0) return fail(USAGE);
  const days = values['max-age-days'];
  const written = await scaffoldAdapter(root, { name, maxAgeDays: days === undefined ? null : Number(days) });
  // how long a line is depends on the name
  const code = written.filter((path) => path.endsWith('.ts'));
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', ...code], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.stdout.write(`${written.map((path) => `wrote ${path}`).join('\n')}\n${steps(name)}`);
};

run().catch((error: unknown) =>
  fail(`new-adapter: ${error instanceof Error ? error.message : String(error)}\n${USAGE}`),
);
