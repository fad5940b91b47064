import { chainIdOf } from '../../../domain/report/chain.js';
import { signedNote } from '../../../domain/report/checkpoint-note.js';
import { countTaken, type RetiredMonths, retirementText, type TakenChecks } from '../../../domain/report/retirement.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { Clock, Ids } from '../../../ports/platform/platform.js';
import type { CheckPartition, PartitionStore, SealedRows, StoredRetirement } from '../../../ports/stores/partitions.js';
import type { SealStore } from '../../../ports/stores/seals.js';
import type { CurrentSigner } from '../reports/signing.js';

const DAY_MS = 86_400_000;
/** Longer than a check can be withdrawn, confirmed or waited for. */
const SETTLED_AFTER_MS = 2 * DAY_MS;

export interface ChangeDependencies {
  readonly partitions: PartitionStore;
  readonly seals: Pick<SealStore, 'after' | 'covering'>;
  readonly currentSigner: CurrentSigner;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Why a partition stays where it is: for the operator. Nothing was changed. */
export class PartitionStaysError extends Error {
  override readonly name = 'PartitionStaysError';
  constructor(
    readonly partition: string,
    readonly reasons: readonly string[],
  ) {
    super(`${partition} stays as it is: ${reasons.join('; ')}.`);
  }
}

export interface ChangedPartition {
  readonly partition: CheckPartition;
  readonly checks: number;
  /** Partners and environments that have a statement. */
  readonly statements: number;
  /** How long everyone else had to wait for it, milliseconds. */
  readonly waitedMs: number;
}

type Bounded = CheckPartition & RetiredMonths;

/**
 * Detaches the checks of whole months, or attaches them again, and leaves a signed statement for each partner and
 * environment. Only what is sealed, to the row, and read by everything behind a cursor. Rejects with
 * `PartitionStaysError`, `SigningKeyError` and `StorageUnavailableError`.
 */
export const changePartition = async (
  dependencies: ChangeDependencies,
  change: 'detached' | 'attached',
  name: string,
  by: string,
): Promise<ChangedPartition> => {
  const { partitions, clock } = dependencies;
  const partition = changeable(
    (await partitions.list()).find((one) => one.name === name),
    change,
    name,
    clock.now(),
  );
  const state = await partitions.inspect(name);
  const reasons = [...(change === 'detached' ? state.neededBy : []), ...state.scopes.flatMap(misfitsOf)];
  if (reasons.length > 0) throw new PartitionStaysError(name, reasons);
  const retirements: StoredRetirement[] = [];
  for (const rows of state.scopes) retirements.push(await statementOf(dependencies, { partition, change, rows, by }));
  const waitedMs = await partitions.change(change, partition, state.version, retirements);
  if (waitedMs === null)
    throw new PartitionStaysError(name, [
      'another instance is working on partitions, or a check came in between: try again',
    ]);
  const checks = state.scopes.reduce((sum, { rows }) => sum + rows, 0);
  return { partition, checks, statements: retirements.length, waitedMs };
};

const changeable = (
  partition: CheckPartition | undefined,
  change: 'detached' | 'attached',
  name: string,
  nowMs: number,
): Bounded => {
  if (partition === undefined) throw new PartitionStaysError(name, ['there is no such partition']);
  const { untilMs, isDefault, isAttached } = partition;
  if (isAttached !== (change === 'detached'))
    throw new PartitionStaysError(name, [`it is ${isAttached ? 'attached' : 'detached'} already`]);
  if (isDefault) throw new PartitionStaysError(name, ['it takes what has no month: see signgate partitions move-out']);
  if (untilMs === null) throw new PartitionStaysError(name, ['it has no end yet: see signgate partitions ensure']);
  if (untilMs > nowMs - SETTLED_AFTER_MS)
    throw new PartitionStaysError(name, [`its time ends at ${isoTime(untilMs)}, which must be two days ago`]);
  return { ...partition, untilMs };
};

const misfitsOf = ({ scope, unsealed, changed, missing }: SealedRows): readonly string[] => {
  const of = chainIdOf(scope);
  return [
    ...(unsealed > 0 ? [`${unsealed} checks of ${of} are not sealed: run signgate reports verify-log`] : []),
    ...(changed > 0 ? [`${changed} checks of ${of} are not as they were sealed: run signgate reports verify-log`] : []),
    ...(missing > 0 ? [`${missing} sealed checks of ${of} are missing: run signgate reports verify-log`] : []),
  ];
};

interface Stated {
  readonly partition: Bounded;
  readonly change: 'detached' | 'attached';
  readonly rows: SealedRows;
  readonly by: string;
}

const statementOf = async (
  dependencies: ChangeDependencies,
  { partition, change, rows: { scope, rows }, by }: Stated,
): Promise<StoredRetirement> => {
  const { currentSigner, ids, clock } = dependencies;
  const signer = await currentSigner();
  if (signer === null) throw new PartitionStaysError(partition.name, ['no signing key is configured']);
  const { taken, throughSeal } = await takenFrom(dependencies, scope, partition);
  if (taken.checks !== rows)
    throw new PartitionStaysError(partition.name, [`the seals of ${chainIdOf(scope)} hold other checks than its rows`]);
  const { name, fromMs, untilMs } = partition;
  const text = retirementText({
    ...{ chainId: chainIdOf(scope), change, partition: name, fromMs, untilMs },
    ...{ ...taken, throughSeal, at: isoTime(clock.now()), by },
  });
  const signature = await signer.signBytes(new TextEncoder().encode(text));
  return { retirementId: ids.next('retirement'), scope, note: signedNote(text, signer.publicKey, signature) };
};

/** Reads the seals of the months, and of a day on both sides: the clock of ids and the one of checks may differ. */
const takenFrom = async (
  { seals }: ChangeDependencies,
  scope: SealedRows['scope'],
  { fromMs, untilMs }: RetiredMonths,
): Promise<{ readonly taken: TakenChecks; readonly throughSeal: number }> => {
  const first = fromMs === null ? null : await seals.covering(scope, fromMs - DAY_MS);
  const counted = countTaken({ fromMs, untilMs });
  let throughSeal = 0;
  for await (const seal of seals.after(scope, (first?.seq ?? 1) - 1)) {
    counted.add(seal.records);
    throughSeal = seal.seq;
    if (seal.untilMs >= untilMs + DAY_MS) break;
  }
  return { taken: counted.taken(), throughSeal };
};
