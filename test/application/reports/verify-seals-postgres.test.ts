import { rm } from 'node:fs/promises';
import { expect } from 'chai';
import type { PostgresStores } from '../../../adapters/storage/postgres/index.js';
import { checkpointText, signedNote } from '../../../domain/report/checkpoint-note.js';
import { sealRoot } from '../../../domain/report/inclusion-proof.js';
import { sha256Hex } from '../../../domain/shared/canonical-json.js';
import type { StoredSeal } from '../../../ports/stores/seals.js';
import type { LogProblem, LogVerification } from '../../../src/application/reports/verify-log.js';
import { useKeptPostgres } from '../../adapters/storage/support/postgres-test.js';
import { openReportService, type ReportService, SAMPLE_CALLER } from '../../support/report-service.js';
import { requestId, SAMPLE_SCOPE, sampleWith } from '../../support/report-samples.js';
import { checkpointIn } from './support/checkpointing.js';

type Sql = readonly [string, ...(readonly unknown[])];

describe('verifying the seals of checks on PostgreSQL', () => {
  const test = useKeptPostgres();
  let stores: PostgresStores;
  let service: ReportService;

  /** As the owner of the tables who has switched the triggers off. */
  const asOwner = async (...statements: readonly Sql[]): Promise<void> => {
    for (const table of ['checks', 'seals']) await test().database.run(`alter table ${table} disable trigger all`);
    for (const [sql, ...values] of statements) await test().database.run(sql, values);
  };
  const named = ({ chains }: LogVerification): readonly (readonly [LogProblem['kind'], string | number | null])[] =>
    chains.flatMap(({ problems }) => problems.map(({ kind, requestId: id, seq }) => [kind, id ?? seq] as const));
  const verify = async () => named(await service.verifyLog());
  const seals = async (): Promise<readonly StoredSeal[]> => {
    const found: StoredSeal[] = [];
    for await (const seal of stores.seals.after(SAMPLE_SCOPE, 0)) found.push(seal);
    return found;
  };
  const sealAt = async (seq: number): Promise<StoredSeal> => {
    const seal = (await seals())[seq - 1];
    if (seal === undefined) throw new Error(`There is no seal ${seq}`);
    return seal;
  };

  // three seals of three checks each, a second apart
  beforeEach(async () => {
    stores = await test().open();
    service = await openReportService(stores);
    for (let number = 1; number <= 9; number += 1) {
      await service.append(sampleWith(number));
      service.clock.nowMs += 1_000;
      if (number % 3 !== 0) continue;
      service.clock.nowMs += 60_000;
      await service.checkpointer.run();
    }
  });
  afterEach(() => service.dispose());

  it('finds nothing wrong with what the service wrote', async () => {
    const { status, chains } = await service.verifyLog();
    expect(status).to.equal('fits');
    expect(chains[0]).to.include({ seals: 3, sealedChecks: 9, unsealedChecks: 0, checkpoints: 3 });
  });

  it('names the check whose record was changed, also in one character', async () => {
    await asOwner([`update checks set record = replace(record, 'ALLOW', 'BLOCK') where request_id = $1`, requestId(5)]);
    expect(await verify()).to.deep.equal([['check_changed', requestId(5)]]);
    await asOwner([`update checks set record = record || ' ' where request_id = $1`, requestId(2)]);
    expect(await verify()).to.deep.equal([
      ['check_changed', requestId(2)],
      ['check_changed', requestId(5)],
    ]);
  });

  for (const [column, value] of [
    ['action', 'REVIEW'],
    ['direction', 'incoming'],
    ['key_id', 'another'],
    ['finding_codes', 'sanctioned_address'],
    ['bytes_alone', 'true'],
    ['checked_at', '2026-11-21T12:00:00.500Z'],
    ['checked_at', '2020-01-01T00:00:00Z'],
    ['checked_at', '2030-01-01T00:00:00Z'],
  ] as const)
    it(`names the check whose ${column} is now ${value}`, async () => {
      await asOwner([`update checks set ${column} = $1 where request_id = $2`, value, requestId(1)]);
      const found = await verify();
      expect(found.some(([kind, id]) => kind === 'check_changed' && id === requestId(1))).to.equal(true);
      expect(new Set(found.map(([, id]) => id))).to.deep.equal(new Set([requestId(1)]));
    });

  it('names the check whose record was changed before it was sealed, where a report was made of it', async () => {
    await service.append(sampleWith(10));
    await service.append(sampleWith(11));
    await service.create(SAMPLE_CALLER, { request_id: requestId(10) });
    await service.create(SAMPLE_CALLER, { request_id: requestId(11) });
    expect(await verify(), 'as they were').to.deep.equal([]);
    await asOwner([
      'update checks set record = (select record from checks where request_id = $1) where request_id = $2',
      requestId(9),
      requestId(10),
    ]);
    expect(await verify()).to.deep.equal([['check_changed', requestId(10)]]);
  });

  it('names a check that was taken away, from the middle and from both ends of a seal', async () => {
    for (const number of [1, 5, 9]) await asOwner(['delete from checks where request_id = $1', requestId(number)]);
    expect(await verify()).to.deep.equal([
      ['check_missing', requestId(1)],
      ['check_missing', requestId(5)],
      ['check_missing', requestId(9)],
    ]);
  });

  it('names a check that was added to a time that is sealed, also between two seals and before the first', async () => {
    const copy = (id: string, at: string): Sql => [
      `insert into checks
         (request_id, scope_id, key_id, checked_at, action, direction, duration_ms, timings, finding_codes, record)
       select $1, scope_id, key_id, $2, action, direction, duration_ms, timings, finding_codes, record
       from checks where request_id = $3`,
      id,
      at,
      requestId(1),
    ];
    await asOwner(
      copy('req_before', '2020-01-01T00:00:00Z'),
      copy('req_within', '2026-11-21T12:00:00.100Z'),
      copy('req_between', '2026-11-21T12:00:40Z'),
    );
    const found = await verify();
    expect(found.map(([kind]) => kind)).to.deep.equal(['check_added', 'check_added', 'check_added']);
    expect(new Set(found.map(([, id]) => id))).to.deep.equal(new Set(['req_before', 'req_within', 'req_between']));
  });

  it('names both checks whose ids were exchanged', async () => {
    await asOwner(
      [`update checks set request_id = 'req_x' where request_id = $1`, requestId(1)],
      ['update checks set request_id = $1 where request_id = $2', requestId(1), requestId(8)],
      [`update checks set request_id = $1 where request_id = 'req_x'`, requestId(8)],
    );
    expect(new Set((await verify()).map(([, id]) => id))).to.deep.equal(new Set([requestId(1), requestId(8)]));
  });

  it('names the seal, and the checks it is about, where its list was rewritten along with a record', async () => {
    const record = '{"schemaVersion":1,"record":[]}';
    const seal = await sealAt(2);
    const hashes = seal.records.map(({ requestId: id, recordSha256 }) =>
      id === requestId(5) ? sha256Hex(record) : recordSha256,
    );
    await asOwner(
      ['update checks set record = $1 where request_id = $2', record, requestId(5)],
      ['update seals set record_hashes = $1 where seq = 2', Buffer.from(hashes.join(''), 'hex')],
    );
    const { chains } = await service.verifyLog();
    const [problem, row] = chains.flatMap(({ problems }) => problems);
    expect(row, 'a text that is no record').to.include({ kind: 'check_changed', requestId: requestId(5) });
    expect(problem).to.include({ kind: 'seal_edited', seq: 2 });
    expect(problem?.message)
      .to.include(`checks ${requestId(4)} to ${requestId(6)}`)
      .and.include('was rewritten');
  });

  it('sees by the checkpoints that the owner who has the key as well rewrote everything consistently', async () => {
    const signer = await service.signingKeys.current();
    if (signer === null) throw new Error('The service has a key');
    const seal = await sealAt(3);
    const [first, ...rest] = seal.records;
    if (first === undefined) throw new Error('The seal has records');
    const sample = sampleWith(40);
    const records = [{ ...first, recordSha256: sha256Hex(sample.recordJson) }, ...rest];
    const text = checkpointText({ ...checkpointIn(seal), root: sealRoot(records) });
    const note = signedNote(text, signer.publicKey, await signer.signBytes(new TextEncoder().encode(text)));
    await asOwner(
      ['update checks set record = $1 where request_id = $2', sample.recordJson, first.requestId],
      [
        'update seals set note = $1, record_hashes = $2 where seq = 3',
        note,
        Buffer.from(records.map(({ recordSha256 }) => recordSha256).join(''), 'hex'),
      ],
    );
    expect(await verify()).to.deep.include(['log_differs_from_checkpoint', 3]);
  });

  it('names a seal that is gone, that was changed, or that stands in another place', async () => {
    await asOwner(['create table saved as table seals']);
    const cases: readonly (readonly [string, LogProblem['kind'], number])[] = [
      ['delete from seals where seq = 2', 'seal_missing', 2],
      ['delete from seals where seq = 3', 'log_behind_checkpoint', 3],
      [`update seals set until = until + interval '1 second' where seq = 2`, 'seal_edited', 2],
      ['update seals set request_ids = request_ids[1:2] where seq = 2', 'seal_edited', 2],
      [`update seals set note = replace(note, 'seal 2 3', 'seal 2 4') where seq = 2`, 'seal_edited', 2],
      ['update seals s set note = (select note from saved where seq = 1) where seq = 2', 'seal_edited', 2],
      ['update seals set seq = 4 where seq = 3', 'seal_missing', 3],
    ];
    for (const [sql, kind, seq] of cases) {
      await asOwner([sql]);
      expect(await verify(), sql).to.deep.include([kind, seq]);
      await asOwner(['delete from seals'], ['insert into seals table saved']);
      expect(await verify(), `${sql} was undone`).to.deep.equal([]);
    }
    await asOwner(['drop table saved']);
  });

  it('accuses no check of a seal that is gone, as long as a checkpoint tells where it ended', async () => {
    await asOwner(['delete from seals where seq = 2']);
    expect(await verify()).to.deep.equal([['seal_missing', 2]]);
  });

  it('sees a cut tail of checks and seals, and vouches for nothing where the checkpoints are gone', async () => {
    await asOwner(
      ['delete from checks where request_id = any($1)', [requestId(7), requestId(8), requestId(9)]],
      ['delete from seals where seq = 3'],
    );
    expect(await verify()).to.deep.equal([['log_behind_checkpoint', 3]]);
    await rm(service.checkpointDir, { recursive: true });
    const { status, chains } = await service.verifyLog();
    expect(status).to.equal('not_vouched');
    expect(chains[0]?.notVouched.map(({ message }) => message)).to.deep.equal([
      'Nothing outside the database vouches for seals 1 to 2 and their checks.',
    ]);
  });

  it('does not mistake a check that was stored late for one that was added', async () => {
    const late = sampleWith(10);
    // of before the run that follows, and stored after it
    const nowMs = service.clock.nowMs;
    service.clock.nowMs += 20_000;
    await service.checkpointer.run();
    service.clock.nowMs = nowMs;
    await service.append(late);
    service.clock.nowMs = nowMs + 80_000;
    await service.checkpointer.run();
    expect((await service.verifyLog()).status).to.equal('fits');
    expect((await sealAt(4)).records.map(({ requestId: id }) => id)).to.deep.equal([requestId(10)]);
  });
});
