import { expect } from 'chai';
import { itWhere } from '../../support/programs.js';
import { chmod, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nameOf } from '../../../adapters/engine/embedded-postgres/engine-user.js';
import { clusterOf, engineProcesses, lonelyRoot, ordinaryUser, query, run, Workbench } from './support/workbench.js';

/** `Uid` and `CapEff` of every process of the engine, as the machine sees them. */
async function rightsOf(dataDir: string): Promise<{ uids: string[]; capabilities: string[] }> {
  const texts = await Promise.all(
    (await engineProcesses(dataDir)).map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')),
  );
  const present = texts.filter((text) => text !== '');
  const field = (name: string): string[] => [
    ...new Set(present.map((text) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(text)?.[1] ?? '?')),
  ];
  return { uids: field('Uid'), capabilities: field('CapEff') };
}

/** What the engine says to this user, who asks for the superuser's rights. */
async function answerTo(uid: number, socket: string): Promise<string> {
  const text = 'user\0postgres\0database\0postgres\0\0';
  const length = text.length + 8;
  const program = `
    const start = Buffer.from('\\0\\0\\0\\x${length.toString(16)}\\0\\x03\\0\\0' + ${JSON.stringify(text)}, 'latin1');
    const socket = require('node:net').connect(${JSON.stringify(socket)}, () => socket.write(start));
    socket.on('error', ({ code }) => console.log(code));
    socket.once('data', (answer) => {
      // R, length 8, 0: authenticated
      console.log(answer[0] === 82 && answer.readInt32BE(5) === 0 ? 'let in' : answer.toString('latin1'));
      socket.destroy();
    });`;
  const { stdout } = await run(process.execPath, ['-e', program], { uid, gid: uid, cwd: '/' });
  return stdout.trim();
}

const NO_CAPABILITY = ['0000000000000000'];

// What root gives up can be shown by root alone; without it the engine simply runs as the same user.
if (process.platform === 'linux') {
  describe('the user of the embedded engine', function () {
    this.timeout(120_000);
    const bench = new Workbench();
    afterEach(() => bench.clear());

    const ordinary = ordinaryUser();
    if (ordinary !== null) {
      it('is the same ordinary user that started the service', async () => {
        const dataDir = await bench.dataDir();
        const { connection, uid } = await bench.start({ dataDir, role: 'service' }, ordinary).opened();
        expect(uid).not.to.equal(0);
        expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
        expect((await stat(clusterOf(dataDir))).uid).to.equal((await stat(dataDir)).uid);
        expect((await rightsOf(dataDir)).capabilities).to.deep.equal(NO_CAPABILITY);
      });
    }

    itWhere(
      'root',
      'is never root: below a folder of root it is an unprivileged user without any capability',
      async () => {
        const dataDir = await bench.dataDir();
        expect((await stat(join(dataDir, '..'))).mode & 0o777, 'the test is about a private folder').to.equal(0o700);
        const service = bench.start({ dataDir, role: 'service' });
        const { connection } = await service.opened();
        expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
        const { uids, capabilities } = await rightsOf(dataDir);
        expect(uids).to.have.length(1).and.not.to.include('0');
        expect(await nameOf(Number(uids[0])), 'a user that no other program runs as').to.equal(null);
        expect(capabilities).to.deep.equal(NO_CAPABILITY);
        expect((await stat(clusterOf(dataDir))).uid).to.equal(Number(uids[0]));
        expect(
          (await stat(join(dataDir, 'postgres'))).uid,
          'the engine cannot change what lies beside its cluster',
        ).to.equal(0);
      },
    );

    itWhere(
      'root',
      'is the only one beside root that the engine lets in, even when every folder is opened to all',
      async () => {
        const dataDir = await bench.madeDataDir();
        const { connection } = await bench.start({ dataDir, role: 'service' }).opened();
        const socket = join(connection.host, '.s.PGSQL.5432');
        const nobody = Number((await run('id', ['-u', 'nobody'])).stdout);
        expect(await answerTo(nobody, socket)).to.equal('EACCES');
        for (const path of [join(dataDir, '..'), dataDir, join(dataDir, 'postgres'), connection.host, socket])
          await chmod(path, 0o777);
        expect(await answerTo(nobody, socket)).to.include('Peer authentication failed');
        expect(await answerTo(0, socket)).to.equal('let in');
      },
    );

    itWhere('root', 'is the owner of the data directory where an ordinary user made it', async () => {
      const dataDir = await bench.madeDataDir();
      const [owner, group] = [34567, 34568];
      await run('chown', ['-R', `${owner}:${group}`, dataDir]);
      const { connection } = await bench.start({ dataDir, role: 'service' }).opened();
      expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
      expect((await rightsOf(dataDir)).uids).to.deep.equal([String(owner)]);
      expect((await stat(join(dataDir, 'postgres', 'engine.log'))).uid, 'and the owner can go on alone').to.equal(
        owner,
      );
    });

    const lonely = lonelyRoot();
    if (lonely !== null) {
      it('has no capability even where root cannot become another user (a container of one id)', async () => {
        const dataDir = await bench.dataDir();
        const first = bench.start({ dataDir, role: 'service' }, lonely);
        const { connection, uid } = await first.opened();
        expect(uid).to.equal(0);
        expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
        expect((await rightsOf(dataDir)).capabilities).to.deep.equal(NO_CAPABILITY);
        await first.close();
        expect(await engineProcesses(dataDir)).to.deep.equal([]);
        await bench.start({ dataDir, role: 'service' }, lonely).opened();
      });
    }
  });
}
