import { expect } from 'chai';
import { createIds } from '../../../adapters/platform/ids.js';
import type { PostgresStores } from '../../../adapters/storage/postgres/index.js';
import { signedNote } from '../../../domain/report/checkpoint-note.js';
import { readRetirement, type Retirement, retirementText } from '../../../domain/report/retirement.js';
import { requestIdsFrom } from '../../../domain/record/request-time.js';
import { startOfUtcMonth } from '../../../domain/shared/iso-time.js';
import { createReadCheck } from '../../../src/application/check/read-check.js';
import type { LogProblem } from '../../../src/application/reports/verify-log.js';
import { createCurrentSigner } from '../../../src/application/reports/signing.js';
import {
  type ChangeDependencies,
  changePartition,
  PartitionStaysError,
} from '../../../src/application/retention/change-partition.js';
import { createPartitionKeeper } from '../../../src/application/retention/partition-keeper.js';
import { usePostgres } from '../../adapters/storage/support/postgres-test.js';
import { rejection } from '../../conformance/storage/harness.js';
import { emptyDatabase, writersEnded } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { requestId, SAMPLE_SCOPE, sampleWith } from '../../support/report-samples.js';
import { openReportService, type ReportService, SAMPLE_CALLER } from '../../support/report-service.js';
import { recordingLogger } from '../../support/silent-logger.js';

const DAY_MS = 86_400_000;

describe('retiring months of checks', () => {
  const test = usePostgres(emptyDatabase);
  let stores: PostgresStores;
  let service: ReportService;
  let name: string;
  const run = (sql: string, values?: readonly unknown[]) => test().database.run(sql, values);

  const dependencies = (): ChangeDependencies => {
    const { signingKeys, verifier, clock } = service;
    const currentSigner = createCurrentSigner({ signingKeys, publicKeys: stores.publicKeys, verifier, clock });
    return { partitions: stores.partitions, seals: stores.seals, currentSigner, ids: createIds(), clock };
  };
  const change = (what: 'detached' | 'attached') => changePartition(dependencies(), what, name, 'operator test');
  const reasons = async (what: 'detached' | 'attached'): Promise<string> => {
    const error = await rejection(change(what));
    expect(error).to.be.instanceOf(PartitionStaysError);
    return error.message;
  };
  /** Lets the lists read all that was recorded: the order of commits waits for other tests on the server. */
  const fillLists = async (): Promise<void> => {
    await writersEnded();
    await stores.checkIndex.fill(100);
    await stores.checkIndex.fill(100);
  };
  /** Moves the clock past what was recorded, and seals it. */
  const seal = async (): Promise<void> => {
    // what is sealed is half a minute old
    service.clock.nowMs = Date.now() + 30_001;
    await service.checkpointer.run();
  };
  const verify = async () => {
    // a session of the pool that is just made or closed stands for another instance, for a moment
    await eventually(() => stores.seals.isAlone());
    const { status, chains } = await service.verifyLog();
    return { status, retired: chains[0]?.retired ?? [], kinds: kindsOf(chains[0]?.problems ?? []) };
  };
  const kindsOf = (problems: readonly LogProblem[]) => problems.map(({ kind, requestId: id }) => [kind, id]);
  /** As the owner of the tables who has switched the triggers off. */
  const asOwner = async (table: string, sql: string, values?: readonly unknown[]): Promise<void> => {
    await run(`alter table ${table} disable trigger all`);
    await run(sql, values);
  };

  // four checks of three months ago, in two seals, and one of the present month
  beforeEach(async () => {
    stores = await test().open();
    service = await openReportService(stores);
    service.clock.nowMs = startOfUtcMonth(Date.now(), -3) + DAY_MS;
    await stores.partitions.ensure(service.clock.nowMs, 4);
    name = (await stores.partitions.list())[0]?.name ?? '';
    for (let number = 1; number <= 4; number += 1) {
      await service.append(sampleWith(number));
      service.clock.nowMs += 60_000;
      if (number % 2 === 0) await service.checkpointer.run();
    }
    await fillLists();
  });
  afterEach(() => service.dispose());

  it('leaves them answered by nothing, named by a signed and sealed statement, and whole as a table', async () => {
    await seal();
    expect(await change('detached')).to.deep.include({ checks: 4, statements: 1 });
    const fresh = await verify();
    expect(fresh.kinds, 'before the statement is sealed').to.deep.equal([]);
    expect(fresh.status, 'a service that has stopped should have sealed it').to.equal('not_vouched');
    await seal();
    const { status, retired, kinds } = await verify();
    expect({ status, kinds }).to.deep.equal({ status: 'fits', kinds: [] });
    expect(retired).to.have.lengthOf(1);
    expect(retired[0]).to.include({ change: 'detached', partition: name, checks: 4, by: 'operator test' });
    const readCheck = createReadCheck(stores);
    for (const scope of [SAMPLE_SCOPE, { ...SAMPLE_SCOPE, partnerId: 'prt_other' }]) {
      const refused = await rejection(readCheck({ ...SAMPLE_CALLER, scope }, requestId(1)));
      expect(refused).to.include({ code: 'not_found' });
      expect(refused.message).to.include('The operator of this service retired');
    }
    expect(await run(`select count(*)::int as checks from ${name}`)).to.deep.equal([{ checks: 4 }]);
  });

  it('is taken back by attaching, and then excuses no row that is gone', async () => {
    await seal();
    await change('detached');
    await seal();
    expect(await change('attached')).to.deep.include({ checks: 4, statements: 1 });
    await seal();
    expect(await verify()).to.deep.equal({ status: 'fits', retired: [], kinds: [] });
    expect(await createReadCheck(stores)(SAMPLE_CALLER, requestId(1))).to.have.property('record');
    await asOwner('checks', 'delete from checks where request_id = $1', [requestId(2)]);
    expect((await verify()).kinds).to.deep.equal([['check_missing', requestId(2)]]);
    await asOwner('retirements', `delete from retirements where not is_detached`);
    expect((await verify()).kinds.map(([kind]) => kind)).to.include('retirement_missing');
  });

  it('is refused for what is too young, not sealed, changed, missing, or still needed', async () => {
    expect(await reasons('detached')).to.include('must be two days ago');
    await service.append(sampleWith(5));
    service.clock.nowMs = Date.now();
    expect(await reasons('detached')).to.match(
      /the lists of checks, which are filled behind them.*1 checks of .* not sealed/,
    );
    await fillLists();
    await seal();
    await asOwner('checks', `update checks set record = record || ' ' where request_id = $1`, [requestId(3)]);
    expect(await reasons('detached'))
      .to.include('1 checks of')
      .and.include('not as they were sealed');
    await asOwner('checks', 'delete from checks where request_id = $1', [requestId(3)]);
    expect(await reasons('detached'))
      .to.include('1 sealed checks of')
      .and.include('missing');
    expect((await verify()).kinds).to.deep.equal([['check_missing', requestId(3)]]);
    expect(await run('select from retirements')).to.deep.equal([]);
  });

  it('puts nothing back that was changed meanwhile, and sees what was put back past the command', async () => {
    await seal();
    await change('detached');
    await seal();
    await asOwner(name, `update ${name} set record = record || ' ' where request_id = $1`, [requestId(2)]);
    expect(await reasons('attached')).to.include('not as they were sealed');
    const until = startOfUtcMonth(Date.now(), -2);
    await run(`alter table checks attach partition ${name} for values from (minvalue) to ('${requestIdsFrom(until)}')`);
    expect((await verify()).kinds.map(([kind]) => kind).toSorted()).to.deep.equal([
      'check_changed',
      'retirement_differs',
    ]);
  });

  it('is believed only of whole months, by a trusted key, of exactly what the seals hold', async () => {
    await seal();
    await asOwner('checks', 'delete from checks where request_id = $1', [requestId(2)]);
    const signer = await service.signingKeys.current();
    if (signer === null) throw new Error('The service has a key');
    const made: Retirement = {
      ...{ chainId: `${SAMPLE_SCOPE.partnerId}/${SAMPLE_SCOPE.environment}`, change: 'detached', partition: name },
      ...{ fromMs: null, untilMs: startOfUtcMonth(Date.now(), -2), checks: 1, sha256: '0'.repeat(64), throughSeal: 99 },
      ...{ at: new Date(0).toISOString(), by: 'operator test' },
    };
    const note = async (text: string): Promise<string> =>
      signedNote(text, signer.publicKey, await signer.signBytes(new TextEncoder().encode(text)));
    const good = await note(retirementText(made));
    const narrow = await note(retirementText({ ...made, untilMs: made.untilMs - 1 }));
    expect(readRetirement(good)).to.include({ checks: 1 });
    expect(readRetirement(narrow), 'of less than months').to.equal(null);
    const cases = [
      [good.replace('checks 1 ', 'checks 2 '), ['retirement_forged', 'check_missing']],
      [narrow, ['retirement_forged', 'check_missing']],
      [good.replaceAll(SAMPLE_SCOPE.partnerId, 'prt_other'), ['retirement_forged', 'check_missing']],
      // with the key, and yet: three of four are there
      [good, ['retirement_differs']],
    ] as const;
    for (const [text, kinds] of cases) {
      await run(`insert into retirements values ('ret_1', 1, now() + interval '2 minutes', '', 'req_1', true, $1)`, [
        text,
      ]);
      expect((await verify()).kinds.map(([kind]) => kind)).to.have.members(kinds);
      await asOwner('retirements', 'delete from retirements');
    }
    await run(`insert into retirements values ('ret_1', 1, '2020-01-01', '', 'req_1', true, $1)`, [good]);
    expect((await verify()).kinds.map(([kind]) => kind)).to.include('retirement_added');
  });

  it('never happens by itself, but by the setting, by one instance, and is logged', async () => {
    await seal();
    const logger = recordingLogger();
    const keep = (retentionMonths: number | null) =>
      createPartitionKeeper({ ...dependencies(), retentionMonths, logger });
    await keep(null).run();
    await keep(3).run();
    expect((await stores.partitions.list()).every(({ isAttached }) => isAttached)).to.equal(true);
    const keepers = [keep(1), keep(1)];
    await Promise.all(keepers.map((keeper) => keeper.run()));
    expect((await stores.partitions.list()).filter(({ isAttached }) => !isAttached).map((one) => one.name)).to.include(
      name,
    );
    expect(
      logger.lines.filter(({ fields }) => fields['partition'] === name && fields['checks'] === 4),
    ).to.have.lengthOf(1);
    expect(keepers[0]?.health()).to.include({ inDefault: 0 });
    expect(await run(`select substring(note from E'\\nby ([^\\n]*)') as by from retirements`)).to.deep.equal([
      { by: 'the service' },
    ]);
  });

  it('tells of checks outside of their months, and goes on where it fails', async () => {
    await service.append(sampleWith(9));
    const logger = recordingLogger();
    const health = createPartitionKeeper({ ...dependencies(), retentionMonths: null, logger });
    await run(
      `insert into checks select 'req_7zzzzzzzzz', scope_id, key_id, checked_at, action, direction, duration_ms,
       timings, finding_codes, record from checks limit 1`,
    );
    await health.run();
    expect(health.health()).to.include({ inDefault: 1 });
    expect(logger.lines.filter(({ level }) => level === 'error')).to.have.lengthOf(1);
    const partitions = { ...stores.partitions, list: () => Promise.reject(new Error('made up')) };
    const failing = createPartitionKeeper({ ...dependencies(), partitions, retentionMonths: null, logger });
    failing.worker.start();
    await failing.worker.close();
    expect(failing.worker.health()?.failures).to.equal(1);
    expect(logger.lines.at(-1)).to.include({ level: 'warn' });
  });
});
