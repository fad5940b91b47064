import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { SettingsSchema } from '../../src/config.js';
import { PROVIDERS } from '../../src/providers.js';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

describe('the README', () => {
  const readme = read('README.md');

  it('names every setting with its default', () => {
    for (const [name, schema] of Object.entries(SettingsSchema.properties)) {
      const { default: standard } = schema as { readonly default?: unknown };
      const shown = standard === undefined || standard === '' ? 'unset' : `\`${String(standard)}\``;
      expect(readme, name).to.include(`| \`${name}\` | ${shown} |`);
    }
  });

  it('names every provider', () => {
    for (const id of Object.keys(PROVIDERS)) expect(readme).to.include(`| \`${id}\` |`);
  });

  it('names only commands of the package that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    for (const [, name] of readme.matchAll(/npm run ([a-z-]+)/g)) expect(scripts).to.have.property(name ?? '');
  });

  it('names only tests that exist', () => {
    const sources = readdirSync(new URL('test/', root), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => read(`test/${file}`))
      .join('\n');
    const guarantees = readme.slice(readme.indexOf('## Guarantees'), readme.indexOf('## Figures'));
    const named = [...guarantees.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? '');
    expect(named).to.have.length.above(8);
    for (const name of named) expect(sources, name).to.include(name);
  });
});
