import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Signer } from '../../../ports/platform/signing.js';
import { checkTamperings, type SealedLog } from './check-tampering.js';
import { cutTail, logTamperings, type LogTampering } from './log-tampering.js';
import { BESIDE_TABLES, besideTamperings } from './beside-tampering.js';
import type { MatrixRow } from './matrix.js';
import { allowedToService, REFUSED_TO_SERVICE } from './service-role.js';
import { namedIn, type Sandbox, verifyLogCommand } from './sandbox.js';

const TABLES = [
  ...['reports', 'report_metering', 'signing_keys', 'checks', 'history_entries', 'seals'],
  ...BESIDE_TABLES,
];

/** Asks `verify-log`. Detected is what it names; where `row` is given, only if it names that row. */
export const logRow = async (
  { settings }: Sandbox,
  where: string,
  change: string,
  expected: { readonly row?: string; readonly exitCode: number },
): Promise<MatrixRow> => {
  const answer = await verifyLogCommand(settings);
  const named = namedIn(answer);
  const found = expected.row === undefined ? named[0] : named.find(({ row }) => row === expected.row);
  const isDetected = found !== undefined && answer.code === expected.exitCode;
  return {
    where,
    change,
    detectedBy: isDetected ? 'verify-log' : null,
    row: found?.row ?? `not ${expected.row ?? 'anything'}`,
    exitCode: answer.code,
    words: found?.words ?? named.map(({ row, words }) => `${row} ${words}`).join('; '),
  };
};

export interface Tampered {
  /** The reports of the chain by place, six of them. */
  readonly delivered: readonly string[];
  readonly forger: Signer;
  /** The service's own key: an owner who holds it too can still not change what a checkpoint vouches for. */
  readonly own: Signer;
}

/** What the owner of the tables and the role of the service can do to rows; all is put back afterwards. */
export const tamperWithTables = async (
  sandbox: Sandbox,
  { delivered, forger, own }: Tampered,
): Promise<readonly MatrixRow[]> =>
  sandbox.asOwner(async (client) => {
    const rows: MatrixRow[] = [];
    const log = await sealedLog(client);
    for (const table of TABLES)
      await client.query(`create table saved_${table} as table ${table}; alter table ${table} disable trigger user`);
    const tryOut = async (where: string, { change, row, statements }: LogTampering, exitCode = 1): Promise<void> => {
      for (const [sql, ...values] of statements) await client.query(sql, values);
      rows.push(await logRow(sandbox, where, change, { ...(row !== '-' && { row }), exitCode }));
      for (const table of TABLES)
        await client.query(
          `delete from ${table}; insert into ${table} overriding system value select * from saved_${table}`,
        );
    };
    const owner = 'the owner of the tables';
    for (const one of await logTamperings(delivered, forger)) await tryOut(owner, one);
    for (const one of await checkTamperings(log, { forger, own })) await tryOut(owner, one);
    for (const one of await besideTamperings(client)) await tryOut(owner, one);
    const cut = { change: 'reports, checks and seals of the second half cut', statements: cutTail(4, 2) };
    await tryOut(owner, { ...cut, row: 'report 4' });
    await tryOut(owner, { ...cut, row: 'seal 2' });
    await withoutCheckpoints(sandbox, async () => {
      // the index of checks still knows of them
      await tryOut(`${owner}, and the checkpoints gone`, { ...cut, row: '-' });
      const all = { change: 'everything cut', statements: cutTail(1, 1) };
      await tryOut(`${owner}, and the checkpoints gone`, { ...all, row: '-' });
    });
    await tryOut(owner, { change: 'everything cut', row: 'seal 1', statements: cutTail(1, 1) });
    for (const one of await allowedToService(log, forger)) await tryOut('the role of the service', one);
    for (const table of TABLES)
      await client.query(`alter table ${table} enable trigger user; drop table saved_${table}`);
    return [...rows, ...(await refusedToService(client))];
  });

const refusedToService = async (client: pg.Client): Promise<readonly MatrixRow[]> => {
  const rows: MatrixRow[] = [];
  for (const { change, row, sql } of REFUSED_TO_SERVICE) {
    await client.query('set role signgate_app');
    const refusal = await client.query(sql).then(
      () => null,
      (error: unknown) => (error as Error).message,
    );
    await client.query('reset role');
    const detectedBy = refusal === null ? null : 'the database';
    rows.push({ where: 'the role of the service', change, detectedBy, row, exitCode: null, words: refusal ?? '' });
  }
  return rows;
};

const withoutCheckpoints = async ({ checkpoints }: Sandbox, work: () => Promise<void>): Promise<void> => {
  await rename(checkpoints, `${checkpoints}-away`);
  try {
    await work();
  } finally {
    await rename(`${checkpoints}-away`, checkpoints);
  }
};

const sealedLog = async (client: pg.Client): Promise<SealedLog> => {
  const { rows: seals } = await client.query<{
    readonly seq: number;
    readonly note: string;
    readonly ids: readonly string[];
    readonly hashes: string;
  }>(`select seq, note, request_ids as ids, encode(record_hashes, 'hex') as hashes from seals
    where scope_id = (select scope_id from checks limit 1) order by seq`);
  const { rows: records } = await client.query<{ readonly request_id: string; readonly record: string }>(
    'select request_id, record from checks order by checked_at, request_id',
  );
  return {
    seals: seals.map(({ seq, note, ids, hashes }) => ({
      seq,
      note,
      requestIds: ids,
      recordHashes: hashes.match(/.{64}/g) ?? [],
    })),
    checks: records.map(({ request_id: requestId, record }) => ({
      requestId,
      record,
      sealSeq: seals.find(({ ids }) => ids.includes(requestId))?.seq ?? 0,
    })),
  };
};

/** What a keeper of the folder could do to the file of checkpoints. */
export const tamperWithCheckpoints = async (sandbox: Sandbox): Promise<readonly MatrixRow[]> => {
  // the service's own chain has a file beside it, and no reports
  const file = (await readdir(sandbox.checkpoints)).find((name) => !name.startsWith('service.')) ?? '';
  const path = join(sandbox.checkpoints, file);
  const text = await readFile(path, 'utf8');
  const changes = {
    'a size edited': text.replace('\n6\n', '\n5\n'),
    'a head edited': text.replace(/\n6\n./, '\n6\n+'),
    'the root of a seal edited': text.replace(/\nseal 2 (\d+) ./, '\nseal 2 $1 +'),
    'cut in the middle of a note': text.slice(0, -20),
  };
  const rows: MatrixRow[] = [];
  for (const [change, changed] of Object.entries(changes)) {
    if (changed === text) throw new Error(`The file of checkpoints has nothing for "${change}"`);
    await writeFile(path, changed);
    rows.push(await logRow(sandbox, 'the file of checkpoints', change, { exitCode: 1 }));
  }
  const first = text.indexOf('\n\n\n', 10);
  if (first === -1) throw new Error('The file has but one checkpoint');
  await writeFile(path, text.slice(0, first + 1));
  rows.push(await logRow(sandbox, 'the file of checkpoints', 'its last notes taken away', { exitCode: 2 }));
  await writeFile(path, text.slice(first));
  rows.push(await logRow(sandbox, 'the file of checkpoints', 'its first note taken away', { exitCode: 2 }));
  await writeFile(path, text);
  return rows;
};
