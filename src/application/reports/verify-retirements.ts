import type { Scope } from '../../../domain/record/record.js';
import { chainIdOf } from '../../../domain/report/chain.js';
import type { SealedRecord } from '../../../domain/report/inclusion-proof.js';
import { countTaken, isOfMonths, readRetirement, type SignedRetirement } from '../../../domain/report/retirement.js';
import { signatureProblem } from '../../../domain/report/verify/verify-note.js';
import { sha256Hex } from '../../../domain/shared/canonical-json.js';
import type { PublicJwk, SignatureVerifier } from '../../../ports/platform/signing.js';
import type { PartitionStore, RecordedRetirement } from '../../../ports/stores/partitions.js';
import type { StoredSeal } from '../../../ports/stores/seals.js';
import { type LogProblem, type LogProblemKind, problemOf } from './log-problem.js';

export interface VerifyRetirementsDependencies {
  readonly partitions: Pick<PartitionStore, 'retirements'>;
  readonly keys: readonly PublicJwk[];
  readonly verifier: SignatureVerifier;
}

const ID_FORM = /^ret_/;

/** Statements about retired months are records of the seals, too. */
export const isStatement = ({ requestId }: SealedRecord): boolean => ID_FORM.test(requestId);

/** A good statement that no later one takes back. */
interface InForce {
  readonly stored: RecordedRetirement;
  readonly retirement: SignedRetirement;
  readonly isMeant: (requestId: string) => boolean;
  readonly counted: ReturnType<typeof countTaken>;
  /** Checks that are gone. */
  gone: number;
}

/**
 * The retirements of one chain, while its seals are walked. A statement excuses a missing row only where a trusted key
 * signed it, a seal holds it or the next one will, and it names exactly the sealed checks of whole months, all of them
 * gone.
 */
export class Retirements {
  readonly problems: LogProblem[] = [];
  private readonly chainId: string;
  private readonly unsealed: Map<string, RecordedRetirement>;

  constructor(
    scope: Scope,
    private readonly all: ReadonlyMap<string, RecordedRetirement>,
    private readonly inForce: readonly InForce[],
  ) {
    this.chainId = chainIdOf(scope);
    this.unsealed = new Map(all);
  }

  name(kind: LogProblemKind, requestId: string, message: string, seq: number | null = null): void {
    this.problems.push(problemOf(this.chainId, kind, message, { seq, requestId }));
  }

  /** Before the rows of the seal are looked at. */
  see({ seq, records }: StoredSeal): void {
    for (const { requestId, recordSha256 } of records.filter(isStatement)) {
      const stored = this.all.get(requestId);
      this.unsealed.delete(requestId);
      if (stored === undefined)
        this.name('retirement_missing', requestId, `Seal ${seq} holds this statement, and its row is gone.`, seq);
      else if (sha256Hex(stored.note) !== recordSha256)
        this.name('retirement_edited', requestId, 'The statement is not the one that was sealed.', seq);
    }
    for (const { retirement, counted } of this.inForce) if (seq <= retirement.throughSeal) counted.add(records);
  }

  /** Whether a statement in force says why the row of a sealed check is gone. */
  excuses(requestId: string, seq: number): boolean {
    const excuse = this.inForce.find(({ retirement, isMeant }) => seq <= retirement.throughSeal && isMeant(requestId));
    if (excuse !== undefined) excuse.gone += 1;
    return excuse !== undefined;
  }

  /** Statements that no seal holds yet: of before the end of the last seal they were put there later. */
  unsealedAfter(untilMs: number | null): readonly RecordedRetirement[] {
    const late = [...this.unsealed.values()];
    for (const { retirementId, recordedAtMs } of late)
      if (untilMs !== null && recordedAtMs < untilMs)
        this.name('retirement_added', retirementId, 'The statement is in no seal, though seals cover its time.');
    return late.filter(({ recordedAtMs }) => untilMs === null || recordedAtMs >= untilMs);
  }

  /** After the last seal: what is retired, as it is stated. */
  retired(): readonly SignedRetirement[] {
    for (const { stored, retirement, counted, gone } of this.inForce) {
      const { checks, sha256 } = counted.taken();
      if (checks !== retirement.checks || sha256 !== retirement.sha256)
        this.name(
          'retirement_differs',
          stored.retirementId,
          `It says that ${retirement.checks} checks were taken; the seals hold ${checks} of those months, or others.`,
        );
      else if (gone !== checks)
        this.name(
          'retirement_differs',
          stored.retirementId,
          `Of ${checks} checks that were taken ${checks - gone} are in the table: see signgate partitions attach.`,
        );
    }
    return this.inForce.map(({ retirement }) => retirement);
  }
}

/** Reads the statements of a chain and verifies each. One that is not good excuses nothing. */
export const readRetirements = async (
  { partitions, keys, verifier }: VerifyRetirementsDependencies,
  scope: Scope,
): Promise<Retirements> => {
  const all = await partitions.retirements(scope);
  const latest = new Map<string, InForce>();
  const bad: (readonly [string, string])[] = [];
  for (const stored of all) {
    const retirement = readRetirement(stored.note);
    const problem =
      retirement === null
        ? 'is no statement about whole months'
        : retirement.chainId !== chainIdOf(scope)
          ? `speaks of the chain ${retirement.chainId}`
          : await signatureProblem(retirement, keys, verifier);
    if (problem !== null || retirement === null) bad.push([stored.retirementId, problem ?? '']);
    else
      latest.set(`${retirement.fromMs} ${retirement.untilMs}`, {
        ...{ stored, retirement, isMeant: isOfMonths(retirement), counted: countTaken(retirement), gone: 0 },
      });
  }
  const inForce = [...latest.values()].filter(({ retirement }) => retirement.change === 'detached');
  const found = new Retirements(scope, new Map(all.map((one) => [one.retirementId, one])), inForce);
  for (const [id, problem] of bad) found.name('retirement_forged', id, `The statement ${problem}.`);
  return found;
};
