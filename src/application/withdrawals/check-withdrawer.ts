import { parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { CheckRecord } from '../../../domain/record/record.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import type { ScreeningSignal } from '../../../domain/facts/screening/evidence.js';
import type { Clock, Logger } from '../../../ports/platform/platform.js';
import type { StoredCheck } from '../../../ports/stores/checks.js';
import type { ListStore } from '../../../ports/stores/lists.js';
import type { ListChanges, Withdrawal, WithdrawalStore } from '../../../ports/stores/withdrawals.js';
import { Deadline } from '../shared/deadline.js';
import { PeriodicWorker } from '../shared/periodic-worker.js';
import { accountsOfCheck, canAccuse, listedNow, type ListSources, newlyAgainst } from './against.js';

/** How often an instance looks whether a list has changed, milliseconds. */
const WITHDRAW_INTERVAL_MS = 5_000;
/** A list withdraws what was answered at most so long before it changed, milliseconds. Source: contract, webhooks. */
const WITHDRAWN_WITHIN_MS = 24 * 60 * 60_000;
/**
 * So long after a change was seen, every check that was decided without it is stored, milliseconds: an instance follows
 * lists within 5 s, a batch decides for at most 10 s, and a check is stored within 5 s or refused.
 */
export const STORED_AFTER_MS = 30_000;
/** Checks that are read at once: between two pages other work has its turn. */
const PAGE_CHECKS = 100;
const LISTS_DEADLINE_MS = 10_000;

export interface WithdrawerDependencies extends ListSources {
  readonly withdrawals: WithdrawalStore;
  readonly lists: Pick<ListStore, 'lists'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Withdraws what a changed list names. Any number of instances may run one: exactly one works at a time. */
export interface CheckWithdrawer {
  /** Withdraws where a change was seen long enough ago, and no other instance does. */
  look(): Promise<void>;
  /** Its close ends after the page that is under way: the next look, by this or another instance, begins again. */
  readonly worker: PeriodicWorker;
}

export const createCheckWithdrawer = (dependencies: WithdrawerDependencies): CheckWithdrawer =>
  new Withdrawer(dependencies);

class Withdrawer implements CheckWithdrawer {
  readonly worker: PeriodicWorker;
  /** The changes that wait until they are settled; later ones wait for their own turn. */
  private seen: { readonly changes: ListChanges; readonly atMs: number } | null = null;

  constructor(private readonly dependencies: WithdrawerDependencies) {
    this.worker = new PeriodicWorker(
      {
        ...{ name: 'withdrawals', everyMs: WITHDRAW_INTERVAL_MS, beginsAtOnce: false, tick: () => this.look() },
        failure: 'checks could not be withdrawn: the next look tries again',
      },
      dependencies.logger,
    );
  }

  async look(): Promise<void> {
    const { withdrawals, clock } = this.dependencies;
    await withdrawals.exclusively(async () => {
      const changes = await withdrawals.changes();
      // another instance may have handled what this one has seen
      if (changes?.from !== this.seen?.changes.from)
        this.seen = changes === null ? null : { changes, atMs: clock.now() };
      if (this.seen === null || clock.now() < this.seen.atMs + STORED_AFTER_MS) return;
      if (!(await this.withdraw(this.seen.changes))) return;
      await withdrawals.handled(this.seen.changes);
      this.seen = null;
    });
  }

  /** False where the service stops meanwhile. */
  private async withdraw(changes: ListChanges): Promise<boolean> {
    const { withdrawals } = this.dependencies;
    const { denying } = changes;
    const accusing = new Set((await this.dependencies.lists.lists()).filter(canAccuse).map(({ source }) => source));
    const lists = changes.lists.filter(({ source }) => accusing.has(source));
    const first = Math.min(...[...lists, ...denying].map(({ atMs }) => atMs));
    const scopes = lists.length > 0 ? [null] : denying.map(({ scope }) => scope);
    for (const scope of scopes)
      for await (const page of withdrawals.allowed(scope, first - WITHDRAWN_WITHIN_MS, PAGE_CHECKS)) {
        await withdrawals.append(await this.withdrawnOf(page, changes));
        await new Promise((next) => setImmediate(next));
        if (this.worker.signal.aborted) return false;
      }
    return true;
  }

  /** Asks the lists once for all checks of a page on one chain and in one direction. */
  private async withdrawnOf(page: readonly StoredCheck[], changes: ListChanges): Promise<readonly Withdrawal[]> {
    const { clock, lists } = this.dependencies;
    const records = page.flatMap((stored) => this.recordOf(stored));
    const groups = new Map<string, CheckRecord[]>();
    for (const record of records) {
      const { chain, direction } = record.intent;
      groups.set(`${chain} ${direction}`, [...(groups.get(`${chain} ${direction}`) ?? []), record]);
    }
    const versions = new Map((await lists.lists()).map(({ source, sha256 }) => [source, sha256]));
    const found: Withdrawal[] = [];
    for (const group of groups.values()) {
      const signals = await this.signalsAbout(group);
      for (const record of group) {
        const accounts = new Set(accountsOfCheck(record));
        const own = signals.filter(({ subjectKey }) => accounts.has(subjectKey));
        const [signal] = newlyAgainst(record, own).filter((one) => isOf(changes, one, record));
        if (signal === undefined) continue;
        found.push({
          ...{ requestId: record.requestId, scope: record.scope, source: signal.source.id },
          version: signal.partner?.statementId ?? versions.get(signal.source.id) ?? '',
          ...{ address: signal.subjectKey, withdrawnAtMs: clock.now() },
        });
      }
    }
    return found;
  }

  private async signalsAbout(group: readonly CheckRecord[]): Promise<readonly ScreeningSignal[]> {
    const [first] = group;
    if (first === undefined) return [];
    const { chain, direction } = first.intent;
    const subjectKeys = [...new Set(group.flatMap(accountsOfCheck))];
    const deadline = new Deadline(LISTS_DEADLINE_MS);
    try {
      const question = { scope: first.scope, nowMs: this.dependencies.clock.now(), chain, direction, subjectKeys };
      const { imported, own } = await listedNow(this.dependencies, question, deadline);
      return [...imported, ...own];
    } finally {
      deadline.clear();
    }
  }

  /** A record that cannot be read must not keep others from being withdrawn: nothing is confirmed by it either. */
  private recordOf({ requestId, recordJson }: StoredCheck): readonly CheckRecord[] {
    try {
      return [readRecordText(recordJson)];
    } catch (error) {
      this.dependencies.logger.log('error', 'a record cannot be read: no list withdraws it', {
        request_id: requestId,
        error,
      });
      return [];
    }
  }
}

/** Whether one of these changes brought the signal, at most 24 hours after the check. */
const isOf = (
  { lists }: ListChanges,
  { source, partner, observedAt }: ScreeningSignal,
  record: CheckRecord,
): boolean => {
  const changedAtMs =
    partner === undefined
      ? lists.find((list) => list.source === source.id)?.atMs
      : observedAt === null
        ? undefined
        : parseIsoMs(observedAt);
  return changedAtMs !== undefined && changedAtMs < parseIsoMs(record.checkedAt) + WITHDRAWN_WITHIN_MS;
};
