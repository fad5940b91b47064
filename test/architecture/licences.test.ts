import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { licenceFaults, type LockedPackage, READ_BY_HAND } from '../tools/supply/licences.js';

const { packages } = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<
    Record<string, LockedPackage & { integrity?: string; resolved?: string; link?: boolean }>
  >;
};
const faultsOf = (entry: LockedPackage): readonly string[] =>
  licenceFaults({ 'node_modules/example': { version: '1.0.0', ...entry } });

describe('the packages that are installed', () => {
  it('are pinned to one version each, and locked with a hash and never over plain http', () => {
    const { dependencies, devDependencies } = packages[''] as Record<string, Readonly<Record<string, string>>>;
    // an alias names its package before the version; a folder of the project has none
    const pinned = /^(?:file:test\/|(?:npm:[^@]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$)/;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, name).to.match(pinned);
    for (const [path, { integrity, resolved, link }] of Object.entries(packages)) {
      if (!path.includes('node_modules/') || link === true) continue;
      expect(integrity, path).to.be.a('string');
      expect(resolved ?? 'https:', path).to.match(/^https:/);
    }
  });
});

describe('the licences of all dependencies', () => {
  it('are permissive', () => {
    expect(Object.keys(packages)).to.have.length.above(300);
    expect(licenceFaults(packages)).to.deep.equal([]);
  });

  it('are refused where they ask something of the program, where there is none, and where none is known', () => {
    for (const license of ['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-2.0', 'SEE LICENSE IN README.md', 'UNLICENSED'])
      expect(faultsOf({ license }), license).to.deep.equal([`example@1.0.0: ${license}`]);
    expect(faultsOf({})).to.deep.equal(['example@1.0.0: none']);
  });

  it('are taken where one of several choices is permissive', () => {
    for (const license of ['(MIT OR GPL-3.0)', 'MIT AND ISC', 'GPL-2.0 OR Apache-2.0'])
      expect(faultsOf({ license }), license).to.deep.equal([]);
  });

  it('may be those of tools only where nothing is delivered', () => {
    expect(faultsOf({ license: 'CC-BY-4.0', dev: true })).to.deep.equal([]);
    expect(faultsOf({ license: 'CC-BY-4.0' })).to.have.lengthOf(1);
  });

  it('were read by hand of no package that is gone', () => {
    const all = Object.entries(packages).map(
      ([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`,
    );
    expect(all).to.include.members(Object.keys(READ_BY_HAND));
  });
});
