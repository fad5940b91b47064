import { expect } from 'chai';
import { SettingsSchema } from '../../src/settings-schema.js';
import { createProgram, commandsOf } from '../../src/cli/program.js';
import { blocksOf, missingLines, pageNames, readRunbook, RUNBOOKS } from '../tools/runbooks/page.js';
import { SCENARIOS } from '../tools/runbooks/scenarios.js';
import { readPage } from './pages.js';

const names = pageNames();
const pages = names.filter((name) => name !== 'README');
const leaves = commandsOf(createProgram());
const SECTIONS = [
  'When you need it',
  'How you notice',
  'Steps',
  'How you know that it worked',
  'What cannot be undone',
];

/** Lines of shell, with those that go on joined, and without what is quoted or a comment. */
const shellLines = (name: string): readonly string[] =>
  blocksOf(readRunbook(name))
    .filter(({ kind }) => kind === 'run' || kind === 'notRun')
    .flatMap(({ text }) => text.replaceAll(/\\\n\s*/g, ' ').split('\n'));

describe('the runbooks', () => {
  it('have their sections in order', () => {
    for (const name of pages) {
      const headings = [...readRunbook(name).matchAll(/^## (.*)$/gm)].map(([, heading]) => heading ?? '');
      expect(
        headings.filter((heading) => SECTIONS.includes(heading)),
        name,
      ).to.deep.equal(SECTIONS);
    }
  });

  it('are each run by the tool, every block of them, or say why not', () => {
    expect(SCENARIOS.map(({ page }) => page).sort()).to.deep.equal(pages);
    const unknown = names.flatMap((name) =>
      blocksOf(readRunbook(name))
        .filter(({ kind }) => kind === 'unknown')
        .map(({ info, line }) => `${name}.md:${line}: ${info}`),
    );
    expect(unknown).to.deep.equal([]);
  });

  it('have a step of that name for each fault that the tool makes, and no name twice', () => {
    for (const { page, before = {}, after = {} } of SCENARIOS) {
      const steps = blocksOf(readRunbook(page)).flatMap(({ kind, name }) => (kind === 'run' ? [name] : []));
      expect(new Set(steps).size, page).to.equal(steps.length);
      expect(steps, page).to.include.members([...Object.keys(before), ...Object.keys(after)]);
      expect(steps.length, page).to.be.above(0);
    }
  });

  it('name only commands of signgate that exist, with options that they take', () => {
    const wrong = names.flatMap((name) =>
      [...shellLines(name), ...[...readRunbook(name).matchAll(/`(signgate [^`]+)`/g)].map(([, text]) => text ?? '')]
        .flatMap((line) => [...line.matchAll(/(?<![\w/$-])signgate ((?:[a-z][a-z-]* ?)+)([^|;&>]*)/g)])
        .flatMap(([whole, words = '', rest = '']) => {
          const leaf = leaves.find((one) => `${words.trim()} `.startsWith(`${one.words} `));
          if (leaf === undefined) return [`${name}: ${whole}`];
          const taken = leaf.command.options.map(({ long }) => long);
          return [...rest.matchAll(/(?<!\S)(--[a-z-]+)/g)]
            .filter(([, option]) => !taken.includes(option ?? ''))
            .map(([, option]) => `${name}: ${leaf.words} ${option}`);
        }),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('name only settings that exist, and variables that their first page explains', () => {
    const own = [...readRunbook('README').matchAll(/^\| (`[A-Z_`, ]+`) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/[A-Z_]+/g)].map(([name]) => name),
    );
    const known = new Set([...Object.keys(SettingsSchema.properties), ...own, 'PGPASSWORD']);
    const wrong = names.flatMap((name) => {
      const made = [
        ...shellLines(name)
          .join('\n')
          .matchAll(/(?:^|[ ;])([A-Z_]{2,})=\$\(/gm),
      ].map(([, made_]) => made_);
      const used = [
        ...[
          ...shellLines(name)
            .join('\n')
            .matchAll(/(?:\$\{?|export )([A-Z][A-Z_]+)/g),
        ].map(([, used_]) => used_ ?? ''),
        ...[...readRunbook(name).matchAll(/`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`/g)].map(([, used_]) => used_ ?? ''),
      ];
      return used
        .filter((variable) => !known.has(variable) && !made.includes(variable))
        .map((variable) => `${name}: ${variable}`);
    });
    expect(wrong).to.deep.equal([]);
  });

  it('name only metrics that exist', () => {
    const metrics = readPage('src/http/metrics/README.md');
    const wrong = names.flatMap((name) =>
      [...readRunbook(name).matchAll(/signgate_[a-z_]+/g)]
        .map(([metric]) => metric.replace(/_(?:count|sum|bucket)$/, ''))
        .filter((metric) => metric !== 'signgate_app' && !metrics.includes(`\`${metric}\``))
        .map((metric) => `${name}: ${metric}`),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('are listed on their first page', () => {
    const first = readRunbook('README');
    expect(pages.filter((name) => !first.includes(`](${name}.md)`))).to.deep.equal([]);
    expect(readPage('src/runtime/README.md')).to.include(`../../${RUNBOOKS}/README.md`);
  });

  it('are compared line by line, with any text for three dots', () => {
    expect(missingLines('a … c\nb.', 'a long c\nb. and more')).to.deep.equal([]);
    expect(missingLines('a … c\nb.', 'a long d\nbx')).to.deep.equal(['a … c', 'b.']);
  });
});
