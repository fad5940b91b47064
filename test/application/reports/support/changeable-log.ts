import { createMemoryStorage } from '../../../support/storage/memory/index.js';
import { chainIdOf } from '../../../../domain/report/chain.js';
import type { CheckpointLog } from '../../../../ports/platform/checkpoints.js';
import type { PublicJwk } from '../../../../ports/platform/signing.js';
import type { ChainEntry, MeteringRow, ReportStore, StoredReport } from '../../../../ports/stores/reports.js';
import { type LogProblem, type LogVerification, verifyLog } from '../../../../src/application/reports/verify-log.js';
import { requestId, SAMPLE_SCOPE, sampleWith } from '../../../support/report-samples.js';
import { openReportService, type ReportService, SAMPLE_CALLER } from '../../../support/report-service.js';

export const CHAIN = chainIdOf(SAMPLE_SCOPE);

type Notes = Awaited<ReturnType<CheckpointLog['read']>>;

/** What a test changes before the log is verified; the genuine part where it is absent. */
export interface Changes {
  readonly entries?: readonly ChainEntry[];
  /** Null: no checkpoints are configured. */
  readonly notes?: Partial<Notes> | null;
  readonly keys?: readonly PublicJwk[];
  /** False: the service has stopped, so that nothing is to come. */
  readonly isRunning?: boolean;
  /** How much later it is verified. */
  readonly laterMs?: number;
}

/** A genuine log of six reports, with checkpoints at 2, 4 and 6. No engine is needed to change it. */
export interface ChangeableLog {
  readonly genuine: readonly ChainEntry[];
  readonly witnessed: Notes;
  readonly keys: readonly PublicJwk[];
  verify(changes?: Changes): Promise<LogVerification>;
  problemsOf(changes: Changes): Promise<readonly LogProblem[]>;
  /** The genuine entries with one changed. */
  edited(seq: number, report: Partial<StoredReport>, metering?: MeteringRow | null): readonly ChainEntry[];
  rowAt(seq: number): ChainEntry;
  noteAt(index: number): Notes['notes'][number];
}

export const entriesOf = async (reports: ReportStore, chainId: string): Promise<readonly ChainEntry[]> => {
  const entries: ChainEntry[] = [];
  for await (const entry of reports.walk(chainId)) entries.push(entry);
  return entries;
};

/** Makes the log before the tests of a suite, and removes its files after them. */
export const useChangeableLog = (): (() => ChangeableLog) => {
  let service: ReportService;
  let log: ChangeableLog;
  before(async () => {
    const stores = createMemoryStorage();
    service = await openReportService(stores);
    for (let number = 1; number <= 6; number += 1) {
      await service.append(sampleWith(number));
      await service.create(SAMPLE_CALLER, {
        request_id: requestId(number),
        business_reference: `case ${String(number)}`,
      });
      if (number % 2 !== 0) continue;
      service.clock.nowMs += 60_000;
      await service.checkpointer.run();
    }
    log = changeableLog(
      service,
      await entriesOf(stores.reports, CHAIN),
      await service.checkpoints.read(),
      await service.publicKeys(),
    );
  });
  after(() => service.dispose());
  return () => log;
};

const changeableLog = (
  service: ReportService,
  genuine: readonly ChainEntry[],
  witnessed: Notes,
  keys: readonly PublicJwk[],
): ChangeableLog => {
  const verify: ChangeableLog['verify'] = ({
    entries = genuine,
    notes = {},
    keys: given = keys,
    isRunning = true,
    laterMs = 0,
  } = {}) => {
    const newest = entries.at(-1)?.report.position;
    const reports = {
      heads: async () =>
        newest === undefined ? [] : [{ chainId: CHAIN, size: newest.seq, linkHash: newest.linkHash }],
      walk: async function* () {
        yield* entries;
      },
    } as unknown as ReportStore;
    const checkpoints =
      notes === null
        ? null
        : {
            read: async () => ({ ...witnessed, ...notes }),
            append: () => Promise.reject(new Error('a verification writes nothing')),
          };
    const { checks, seals } = service.stores;
    return verifyLog({
      reports,
      checks,
      partitions: service.stores.partitions,
      decisionRows: service.stores.decisionRows,
      seals: {
        scopes: (untilMs) => seals.scopes(untilMs),
        after: (scope, seq) => seals.after(scope, seq),
        rows: (scope, stretch) => seals.rows(scope, stretch),
        others: (scope, stretch) => seals.others(scope, stretch),
        isAlone: async () => !isRunning,
      },
      clock: { now: () => service.clock.nowMs + laterMs },
      checkpoints,
      trust: { root: null, keys: given, refused: [] },
      verifier: service.verifier,
    });
  };
  const at = <T>(items: readonly T[], index: number): T => {
    const item = items[index];
    if (item === undefined) throw new Error(`There is no item ${String(index)}`);
    return item;
  };
  return {
    genuine,
    witnessed,
    keys,
    verify,
    problemsOf: async (changes) => (await verify(changes)).chains.flatMap(({ problems }) => problems),
    edited: (seq, report, metering) =>
      genuine.map((entry) =>
        entry.report.position.seq === seq
          ? { report: { ...entry.report, ...report }, metering: metering === undefined ? entry.metering : metering }
          : entry,
      ),
    rowAt: (seq) => at(genuine, seq - 1),
    noteAt: (index) => at(witnessed.notes, index),
  };
};
