import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { PROVIDERS } from '../../src/providers.js';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

describe('the README', () => {
  const readme = read('README.md');

  it('is short: at most 144 lines, and a row for each provider', () => {
    expect(readme.trimEnd().split('\n').length - Object.keys(PROVIDERS).length).to.be.at.most(144);
  });

  it('names every provider', () => {
    for (const id of Object.keys(PROVIDERS)) expect(readme).to.include(`| \`${id}\` |`);
  });

  const sourcesBelow = (folder: string): string =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => read(`${folder}/${file}`))
      .join('\n');

  it('names only tests that exist, in the folder that holds them', () => {
    const guarantees = readme.slice(readme.indexOf('## Guarantees'), readme.indexOf('## Limits'));
    const groups = [...guarantees.matchAll(/((?:"[^"]+"(?:, | and )?)+) \(`(test\/[^`]+)`\)/g)];
    const named = groups.flatMap(([, titles = '', folder = '']) =>
      [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ title, folder })),
    );
    expect(named)
      .to.have.length([...guarantees.matchAll(/"[^"]+"/g)].length)
      .above(8);
    for (const { title, folder } of named) expect(sourcesBelow(folder), title).to.include(title);
  });
});
