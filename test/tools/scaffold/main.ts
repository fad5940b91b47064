import { fileURLToPath } from 'node:url';
import { fixtureIdentifier, SCAFFOLD_PORTS, scaffoldAdapter } from './scaffold.js';

/** `npm run new-adapter -- PORT NAME`: step one of six; the README's "How to add an adapter" has the others. */
const root = fileURLToPath(new URL('../../../../', import.meta.url));

const steps = (port: string, name: string): string => `
Next (README, "How to add an adapter"):
2. Describe what the vendor sends in adapters/${port}/${name}/wire.ts, and how to ask for it in client.ts.
3. Say what it means in our words in map.ts.
4. Play the vendor in test/conformance/${port}/${name}.fixture.ts, and add it to test/conformance/fixtures.ts, which the
   compiler now asks for:
     import { ${fixtureIdentifier(name)} } from './${port}/${name}.fixture.js';
     ${name.includes('-') ? `'${name}'` : name}: ${fixtureIdentifier(name)},
5. npm run build && npx mocha dist/test/conformance/providers.test.js && npm run check
6. Fill in adapters/${port}/${name}/README.md, and turn it on: PROVIDER_SETTINGS='{"${name}":{"baseUrl":"…","apiKey":"…"}}'
`;

const [portText, name, ...others] = process.argv.slice(2);
const port = SCAFFOLD_PORTS.find((known) => known === portText);
if (port === undefined || name === undefined || others.length > 0) {
  process.stderr.write(`usage: npm run new-adapter -- ${SCAFFOLD_PORTS.join('|')} NAME\n`);
  process.exitCode = 1;
} else {
  try {
    const written = await scaffoldAdapter(root, port, name);
    process.stdout.write(`${written.map((path) => `wrote ${path}`).join('\n')}\n${steps(port, name)}`);
  } catch (error) {
    process.stderr.write(`new-adapter: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
