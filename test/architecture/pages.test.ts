import { dirname } from 'node:path';
import { expect } from 'chai';
import { builtInPolicy } from '../support/builders.js';
import { settingsPage } from '../tools/settings/page.js';
import { allPages, codeFiles, exists, linksOf, readPage, subfoldersOf } from './pages.js';

const pages = allPages();
const ROOTS = 'domain|ports|adapters|src|test|\\.ci|\\.container|\\.stryker';

describe('the pages', () => {
  it('have no dead link, to a file or to a heading', () => {
    const dead = pages.flatMap((page) =>
      linksOf(page)
        .filter(({ isDead }) => isDead)
        .map(({ text }) => `${page}: ${text}`),
    );
    expect(dead).to.deep.equal([]);
  });

  it('can all be reached from the README', () => {
    const reached = new Set(['README.md']);
    for (const page of reached)
      for (const { target } of linksOf(page)) if (target.endsWith('.md') && exists(target)) reached.add(target);
    expect(pages.filter((page) => !reached.has(page))).to.deep.equal([]);
  });

  it('name only files that exist', () => {
    const missing = pages
      .filter((page) => page !== 'CHANGELOG.md')
      .flatMap((page) =>
        [...readPage(page).matchAll(new RegExp(`\`((?:${ROOTS})/[\\w./-]+)\``, 'g'))]
          .map(([, path = '']) => path)
          .filter((path) => !/\/example[-./]/.test(path) && !exists(path))
          .map((path) => `${page}: ${path}`),
      );
    expect(missing).to.deep.equal([]);
  });

  it('name only commands of the package that exist', () => {
    const { scripts } = JSON.parse(readPage('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const unknown = pages.flatMap((page) =>
      [...readPage(page).matchAll(/npm run (?:--silent )?([a-z][a-z:-]*)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !(name in scripts))
        .map((name) => `${page}: npm run ${name}`),
    );
    expect(unknown).to.deep.equal([]);
  });

  it('name in their tables of folders every folder that stands beside them, and no other', () => {
    const wrong = pages
      .filter((page) => page.endsWith('README.md'))
      .flatMap((page) => {
        const tables = readPage(page).match(/^\| (?:folder|place) \| (?:what|port).*\n(?:\|.*\n)+/gm) ?? [];
        const told = tables
          .flatMap((table) =>
            [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) => cell.match(/`[^`]+\/`/g) ?? []),
          )
          .map((cell) => cell.slice(1, -2))
          .filter((path) => !path.includes('/'));
        const there = subfoldersOf(dirname(page));
        if (told.length === 0) return [];
        return [
          ...there.filter((folder) => !told.includes(folder)).map((folder) => `${page} leaves out ${folder}/`),
          ...told.filter((folder) => !there.includes(folder)).map((folder) => `${page} invents ${folder}/`),
        ];
      });
    expect(wrong).to.deep.equal([]);
  });

  it('hold every decision that a comment rests on, by its number, and no other', () => {
    const decided = new Set(
      [...readPage('domain/decisions.md').matchAll(/^\*\*(\d+)\. /gm)].map(([, number]) => number),
    );
    const cited = codeFiles().flatMap((file) =>
      // a number may stand on the next line of a comment
      [...readPage(file).matchAll(/decisions?(\.md)?,?[\s*]+(\d+)\b/gi)].map(([, page, number]) => ({
        file,
        page,
        number,
      })),
    );
    expect(
      cited.filter(({ page }) => page === undefined).map(({ file }) => file),
      'cite a page',
    ).to.deep.equal([]);
    expect(
      cited.filter(({ number }) => !decided.has(number)),
      'are decided',
    ).to.deep.equal([]);
    expect(
      [...decided].filter((number) => !cited.some((one) => one.number === number)),
      'are cited',
    ).to.deep.equal([]);
  });

  it('tell an author of an adapter the confidence that blocks and that clears by default', () => {
    const page = readPage('adapters/README.md');
    const { illicitConfidence, cleanConfidence } = builtInPolicy('incoming_default').thresholds;
    expect(page).to.match(new RegExp(`a crime, .* confidence at least ${illicitConfidence}, .* BLOCK`));
    expect(page).to.match(new RegExp(`regulated_service.* confidence at least ${cleanConfidence}, .* ALLOW`));
  });

  it('hold the table of settings as the schema makes it: npm run settings-table writes it', () => {
    const { actual, expected } = settingsPage();
    expect(actual).to.equal(expected);
  });
});
