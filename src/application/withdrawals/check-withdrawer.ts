import { parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { CheckRecord } from '../../../domain/record/record.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import { hostsOf, type SiteListing } from '../../../domain/facts/screening/site-listing.js';
import type { ScreeningSignal } from '../../../domain/facts/screening/evidence.js';
import type { Clock, Logger } from '../../../ports/platform/platform.js';
import type { StoredCheck } from '../../../ports/stores/checks.js';
import type { ListStore } from '../../../ports/stores/lists.js';
import type { ListChanges, Withdrawal, WithdrawalStore } from '../../../ports/stores/withdrawals.js';
import { Deadline } from '../shared/deadline.js';
import { PeriodicWorker } from '../shared/periodic-worker.js';
import { accountsOfCheck, canAccuse, listedNow, type ListSources, newlyAgainst, newlyListedSites } from './against.js';

/** How often an instance looks whether a list has changed, milliseconds. */
const WITHDRAW_INTERVAL_MS = 5_000;
/** A list withdraws what was answered at most so long before it changed, milliseconds. */
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
      const { signals, sites } = await this.knownAbout(group);
      for (const record of group) {
        const accounts = new Set(accountsOfCheck(record));
        const own = signals.filter(({ subjectKey }) => accounts.has(subjectKey));
        const [signal] = newlyAgainst(record, own).filter((one) => isOf(changes, one, record));
        const [site] = newlyListedSites(record, sites).filter((one) => isChangedBy(changes, one.source, record));
        const named = signal === undefined ? site && { source: site.source, address: site.host } : accusedBy(signal);
        if (named === undefined) continue;
        found.push({
          ...{ requestId: record.requestId, scope: record.scope, source: named.source, address: named.address },
          version: signal?.partner?.statementId ?? versions.get(named.source) ?? '',
          withdrawnAtMs: clock.now(),
        });
      }
    }
    return found;
  }

  private async knownAbout(group: readonly CheckRecord[]): Promise<Known> {
    const [first] = group;
    if (first === undefined) return { signals: [], sites: [] };
    const { chain, direction } = first.intent;
    const subjectKeys = [...new Set(group.flatMap(accountsOfCheck))];
    const hosts = [...new Set(group.flatMap(hostsOf))];
    const deadline = new Deadline(LISTS_DEADLINE_MS);
    try {
      const nowMs = this.dependencies.clock.now();
      const question = { scope: first.scope, nowMs, chain, direction, subjectKeys, hosts };
      const { imported, own, sites } = await listedNow(this.dependencies, question, deadline);
      return { signals: [...imported, ...own], sites };
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

/** What lists say now of all checks of a page. */
interface Known {
  readonly signals: readonly ScreeningSignal[];
  readonly sites: readonly SiteListing[];
}

const accusedBy = ({ source, subjectKey }: ScreeningSignal) => ({ source: source.id, address: subjectKey });

/** Whether the list was among these changes, at most 24 hours after the check. */
const isChangedBy = ({ lists }: ListChanges, source: string, record: CheckRecord): boolean => {
  const changedAtMs = lists.find((list) => list.source === source)?.atMs;
  return changedAtMs !== undefined && changedAtMs < parseIsoMs(record.checkedAt) + WITHDRAWN_WITHIN_MS;
};

/** Whether one of these changes brought the signal, at most 24 hours after the check. */
const isOf = (changes: ListChanges, { source, partner, observedAt }: ScreeningSignal, record: CheckRecord): boolean => {
  if (partner === undefined) return isChangedBy(changes, source.id, record);
  return observedAt !== null && parseIsoMs(observedAt) < parseIsoMs(record.checkedAt) + WITHDRAWN_WITHIN_MS;
};
