import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { evmAddress } from '../support/addresses.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { runCommand } from '../support/commands.js';

describe('signgate feeds', function () {
  // every command is a process of its own
  this.timeout(120_000);
  let database: TestDatabase;
  let folder: string;
  before(async () => {
    database = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'signgate-feeds-'));
  });
  after(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (...arguments_: readonly string[]): Promise<string> =>
    runCommand(['feeds', ...arguments_], { DATABASE_URL: database.url });
  const failure = (...arguments_: readonly string[]): Promise<string> =>
    run(...arguments_).then(
      () => 'no failure',
      (error: unknown) => (error instanceof Error ? error.message : 'no error'),
    );
  const file = async (name: string, text: string): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, text);
    return path;
  };
  const TXT = ['--format', 'txt', '--category', 'scam_fraud', '--published', '2026-11-01'];

  it('imports no device and no pipe, which have no end', async () => {
    expect(await failure('import', '/dev/zero', ...TXT, '--source', 'Endless')).to.include('is not a file');
  });

  it('imports a list and shows it with source, date, age, rows and hash', async () => {
    const path = await file('list.txt', `${evmAddress('a')}\n${evmAddress('b')}\nnonsense\n`);
    const report = JSON.parse(
      await run('import', path, ...TXT, '--source', 'Example list', '--max-age', '30', '--names', 'licensed', '--json'),
    ) as Record<string, unknown>;
    expect(report).to.deep.include({
      read: 3,
      imported: 2,
      skipped: { invalid_address: 1 },
      removed: 0,
      clashes: [],
      unchanged: false,
    });
    const { lists } = JSON.parse(await run('list', '--json')) as { lists: readonly Record<string, unknown>[] };
    expect(lists[0]).to.deep.include({
      source: 'Example list',
      format: 'txt',
      category: 'scam_fraud',
      published_at: '2026-11-01T00:00:00.000Z',
      max_age_seconds: 2_592_000,
      rows: 2,
      names: 'licensed',
      sha256: report['sha256'],
    });
    expect(lists[0]?.['age_seconds']).to.be.a('number');
    const shown = await run('list');
    for (const part of ['Example list', '2026-11-01', String(report['sha256']).slice(0, 16)])
      expect(shown).to.include(part);
  });

  it('names clashes in words, and reads a CSV by the headers that it is told', async () => {
    const path = await file('clash.csv', `Wallet,Tag\n0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48,made up\n`);
    const told = await run(
      'import',
      path,
      '--format',
      'csv',
      '--category',
      'scam_fraud',
      '--published',
      '2026-11-01',
      '--source',
      'clash',
      '--columns',
      'address=Wallet,label=Tag',
    );
    expect(told).to.include('imported 1');
    expect(told).to.include(
      '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48 on ethereum is USDC; lists: bundled-registry, clash',
    );
  });

  it('imports a folder of descriptors and a file of signatures, and shows them among the lists', async () => {
    await mkdir(join(folder, 'registry', '.git'), { recursive: true });
    const descriptor = {
      context: { contract: { deployments: [{ chainId: 1, address: evmAddress('pool') }] } },
      display: {
        formats: { 'go(address to)': { intent: 'Go', fields: [{ path: 'to', label: 'To', format: 'raw' }] } },
      },
    };
    await file('registry/calldata-pool.json', JSON.stringify(descriptor));
    await file('registry/.git/cut.json', '{');
    const importOf = async (path: string, format: string) =>
      JSON.parse(
        await run('import', path, '--format', format, '--source', format, '--published', '2026-11-01', '--json'),
      ) as Record<string, unknown>;
    expect(await importOf(join(folder, 'registry'), 'erc7730')).to.deep.include({
      read: 1,
      imported: 1,
      skipped: {},
      removed: 0,
      clashes: [],
      unchanged: false,
    });
    expect(await importOf(join(folder, 'registry'), 'erc7730')).to.deep.include({ unchanged: true });
    const path = await file('calldata-other.json', JSON.stringify(descriptor).replace('"Go"', '"Stay"'));
    const imported = ['import', path, '--format', 'erc7730', '--source', 'other', '--published', '2026-11-01'];
    const told = await run(...imported);
    expect(told)
      .to.include('1 clashes of descriptors (such a call stays unknown')
      .and.match(/0x[0-9a-f]{40} on ethereum has two descriptions of 0x[0-9a-f]{8}; lists: erc7730, other/);
    const { clashes } = JSON.parse(await run(...imported, '--json')) as { clashes: readonly object[] };
    expect(clashes[0]).to.deep.include({ address: evmAddress('pool'), chain: 'ethereum', lists: ['erc7730', 'other'] });
    const csv = await file(
      'signatures.csv',
      'selector,signature\n0xa9059cbb,"transfer(address,uint256)"\n0x00000000,x\n',
    );
    expect(await importOf(csv, 'signatures')).to.deep.include({ imported: 1, skipped: { malformed_entry: 1 } });
    const { lists } = JSON.parse(await run('list', '--json')) as { lists: readonly Record<string, unknown>[] };
    const shown = lists.filter(({ source }) => source === 'erc7730' || source === 'signatures');
    expect(shown.map(({ format, rows, categories }) => [format, rows, categories])).to.deep.equal([
      ['erc7730', 1, []],
      ['signatures', 1, []],
    ]);
    expect(
      await failure(
        'import',
        csv,
        '--format',
        'signatures',
        '--source',
        'x',
        '--published',
        '2026-11-01',
        '--chain',
        'base',
      ),
    ).to.include('leave --chain');
  });

  it('says what to do where an import is refused, and changes nothing', async () => {
    const many = await file('many.txt', Array.from({ length: 10 }, (_, index) => evmAddress(index)).join('\n'));
    const few = await file('few.txt', `${evmAddress(0)}\n`);
    await run('import', many, ...TXT, '--source', 'shrinking');
    expect(await failure('import', few, ...TXT, '--source', 'shrinking')).to.include('--accept-shrink');
    expect(
      await failure('import', many, '--format', 'txt', '--published', '2026-11-01', '--source', 'neutral'),
    ).to.include('--category');
    expect(
      await failure('import', many, ...TXT.slice(0, 4), '--published', '2026-10-01', '--source', 'shrinking'),
    ).to.include('older');
    expect(await failure('import', join(folder, 'nowhere.txt'), ...TXT, '--source', 'nowhere')).to.include(
      'no such file',
    );
    expect(await failure('import', many, ...TXT, '--source', 'x', '--columns', 'wallet=Wallet')).to.include(
      'address, chain, category',
    );
    const { lists } = JSON.parse(await run('list', '--json')) as { lists: readonly { source: string; rows: number }[] };
    expect(lists.filter(({ source }) => ['shrinking', 'neutral', 'nowhere', 'x'].includes(source))).to.deep.equal([
      lists.find(({ source }) => source === 'shrinking'),
    ]);
    expect(lists.find(({ source }) => source === 'shrinking')?.rows).to.equal(10);
  });

  it('explains its rules in its help', async () => {
    const help = (await run('import', '--help')).replace(/\s+/g, ' ');
    for (const part of ['older than the present list is refused', '--columns', '--accept-shrink', '--max-age'])
      expect(help).to.include(part);
  });
});
