import { type Scope, scopeKey } from '../../../../domain/record/record.js';
import { compareText } from '../../../../domain/shared/compare-text.js';
import { type IndexedCheck, indexedCheckOf } from '../../../../domain/record/indexed-check.js';
import { readRecordText } from '../../../../domain/record/record-text.js';
import { utcDayOf } from '../../../../domain/shared/iso-time.js';
import { tokenKey } from '../../../../domain/intent/token-key.js';
import { OPEN_STATES } from '../../../../domain/record/disposition.js';
import {
  type AccountFlow,
  type AccountTotals,
  type CaseFlow,
  type CheckDays,
  type CheckFilter,
  type CheckIndex,
  type CheckPage,
  type CheckTally,
  EVERY_CHECK,
  type ListedCase,
  NO_ASSIGNEE,
  PREFIX_CHARACTERS,
  type TouchedCheck,
} from '../../../../ports/stores/check-index.js';
import type { CheckEntry } from '../../../../ports/stores/checks.js';
import { newestFirst } from './checks.js';
import type { MemoryDispositions } from './dispositions.js';
import { mostFrequentFirst } from '../../../../adapters/shared/most-frequent-first.js';

/** What is looked at of a check. */
type IndexedCase = IndexedCheck & ListedCase;
type Applies<Value> = (check: IndexedCase, asked: Value) => boolean;

/** What each member of a filter asks for. */
const APPLIES: { readonly [Name in keyof CheckFilter]: Applies<NonNullable<CheckFilter[Name]>> } = {
  actions: (check, actions) => actions.includes(check.action),
  states: (check, states) => states.includes(check.state),
  shadowActions: ({ shadowAction }, actions) => shadowAction !== null && actions.includes(shadowAction),
  finding: (check, code) => check.findingCodes.includes(code),
  accounts: (check, keys) => check.accounts.some((key) => keys.includes(key)),
  withAccount: (check, key) => check.accounts.includes(key),
  chain: (check, chain) => check.chain === chain,
  direction: (check, direction) => check.direction === direction,
  token: (check, key) => tokenKey(check.token) === key,
  valueFromUsd: ({ valueUsd }, from) => valueUsd !== null && valueUsd >= from,
  valueBelowUsd: ({ valueUsd }, below) => valueUsd !== null && valueUsd < below,
  fromMs: (check, from) => check.checkedAtMs >= from,
  untilMs: (check, until) => check.checkedAtMs < until,
  source: (check, source) => check.sources.includes(source),
  policyId: (check, policyId) => check.policyId === policyId,
  intentReference: (check, reference) => check.intentReference === reference,
  assignee: ({ assignee }, name) => (assignee?.name ?? NO_ASSIGNEE) === name,
  words: (check, words) =>
    words.every((word) =>
      check.words.some((own) => (word.length < PREFIX_CHARACTERS ? own === word : own.startsWith(word))),
    ),
};

/** Whether a check is one of those that a filter asks for. */
export const isAskedFor = (check: IndexedCase, filter: CheckFilter): boolean =>
  (Object.keys(APPLIES) as (keyof CheckFilter)[]).every((name) => {
    const asked = filter[name];
    return asked === null || (APPLIES[name] as Applies<unknown>)(check, asked);
  });

const listed = ({
  payer: _payer,
  payee: _payee,
  accounts: _accounts,
  sources: _sources,
  words: _words,
  shadowAction: _shadow,
  ...check
}: IndexedCase): ListedCase => check;

/** Figures of some checks. */
const figuresOf = (checks: readonly IndexedCheck[]): Pick<CheckTally, 'byAction' | 'byFinding'> => ({
  byAction: byActionOf(checks),
  byFinding: mostFrequentFirst(countedBy(checks.flatMap(({ findingCodes }) => findingCodes))),
});

const byActionOf = (checks: readonly IndexedCheck[]): CheckTally['byAction'] => {
  const counted = countedBy(checks.map(({ action }) => action));
  return { ALLOW: counted.get('ALLOW') ?? 0, REVIEW: counted.get('REVIEW') ?? 0, BLOCK: counted.get('BLOCK') ?? 0 };
};

const countedBy = <Value>(values: readonly Value[]): ReadonlyMap<Value, number> => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

const flowOf = (checks: readonly IndexedCheck[]): AccountFlow => ({
  checks: checks.length,
  valueUsd: checks.reduce((sum, { valueUsd }) => sum + (valueUsd ?? 0), 0),
  checksWithoutValue: checks.filter(({ valueUsd }) => valueUsd === null).length,
});

/** Reads every record anew: it is never behind. */
export class MemoryCheckIndex implements CheckIndex {
  constructor(
    private readonly checks: () => CheckEntry[],
    private readonly dispositions: Pick<MemoryDispositions, 'stateOf' | 'assigneeOf' | 'decidedAtMsOf'>,
    private readonly nowMs: () => number,
  ) {}

  async list(
    scope: Scope,
    filter: CheckFilter,
    { olderThan, count, order = 'newest' }: Parameters<CheckIndex['list']>[2],
  ): Promise<CheckPage | null> {
    const newest = this.indexedOf(scope);
    const ordered = {
      newest: () => newest,
      oldest: () => [...newest].reverse(),
      risk: () => [...newest].sort((left, right) => right.riskScore - left.riskScore),
    }[order]();
    const place = ordered.findIndex(({ requestId }) => requestId === olderThan);
    if (olderThan !== null && place === -1) return null;
    const asked = ordered.slice(place + 1).filter((check) => isAskedFor(check, filter));
    return { checks: asked.slice(0, count).map(listed), indexedUntilMs: this.nowMs() };
  }

  async tally(scope: Scope, filter: CheckFilter, upTo: number): Promise<CheckTally> {
    const asked = this.indexedOf(scope).filter((check) => isAskedFor(check, filter));
    const counted = asked.slice(0, upTo);
    return { checks: counted.length, isAll: asked.length <= upTo, ...figuresOf(counted) };
  }

  async days(scope: Scope, fromDay: string, toDay: string): Promise<CheckDays> {
    const dayOf = ({ checkedAtMs }: IndexedCheck): string => utcDayOf(checkedAtMs);
    const within = this.indexedOf(scope).filter((check) => dayOf(check) >= fromDay && dayOf(check) <= toDay);
    const days = [...new Set(within.map(dayOf))].sort(compareText);
    return {
      days: days.map((day) => ({ day, byAction: byActionOf(within.filter((check) => dayOf(check) === day)) })),
      byFinding: figuresOf(within).byFinding,
    };
  }

  async caseFlow(scope: Scope, fromDay: string): Promise<CaseFlow> {
    const days = new Map<string, { opened: number; decided: number }>();
    const count = (atMs: number | null, what: 'opened' | 'decided'): void => {
      const day = atMs === null ? '' : utcDayOf(atMs);
      if (day < fromDay) return;
      const known = days.get(day) ?? { opened: 0, decided: 0 };
      days.set(day, { ...known, [what]: known[what] + 1 });
    };
    const cases = this.indexedOf(scope).filter(({ action }) => action !== 'ALLOW');
    const open = cases.filter(({ state }) => OPEN_STATES.some((one) => one === state));
    for (const one of cases) {
      count(one.checkedAtMs, 'opened');
      if (!open.includes(one)) count(this.dispositions.decidedAtMsOf(scope, one.requestId), 'decided');
    }
    return {
      openNow: open.length,
      days: [...days]
        .map(([day, figures]) => ({ day, ...figures }))
        .sort((one, other) => compareText(one.day, other.day)),
    };
  }

  async accountTotals(scope: Scope, account: string, fromDay: string): Promise<AccountTotals> {
    const about = this.indexedOf(scope).filter(
      ({ accounts, checkedAtMs }) => accounts.includes(account) && utcDayOf(checkedAtMs) >= fromDay,
    );
    const dayOf = (check: IndexedCheck | undefined) => (check === undefined ? null : utcDayOf(check.checkedAtMs));
    return {
      ...{ checks: about.length, firstDay: dayOf(about.at(-1)), lastDay: dayOf(about[0]) },
      toIt: flowOf(about.filter(({ payee }) => payee === account)),
      fromIt: flowOf(about.filter(({ payer }) => payer === account)),
    };
  }

  async allowed(scope: Scope, accounts: readonly string[], count: number): Promise<readonly TouchedCheck[]> {
    return this.indexedOf(scope)
      .filter((check) => isAskedFor(check, { ...EVERY_CHECK, actions: ['ALLOW'], accounts }))
      .slice(0, count)
      .map(({ requestId, checkedAtMs, accounts: own }) => ({
        requestId,
        checkedAtMs,
        accounts: accounts.filter((key) => own.includes(key)).sort(compareText),
      }));
  }

  async fill(): Promise<number> {
    return 0;
  }

  /** Newest first. */
  private entriesOf(scope: Scope): readonly CheckEntry[] {
    return this.checks()
      .filter((entry) => scopeKey(entry.scope) === scopeKey(scope))
      .sort(newestFirst);
  }

  private indexedOf(scope: Scope): readonly IndexedCase[] {
    return this.entriesOf(scope).flatMap((entry) => this.indexed(entry));
  }

  /** None for a record that this program cannot read. */
  private indexed({ scope, requestId, recordJson }: CheckEntry): readonly IndexedCase[] {
    try {
      const [state, assignee] = [
        this.dispositions.stateOf(scope, requestId),
        this.dispositions.assigneeOf(scope, requestId),
      ];
      return [{ ...indexedCheckOf(readRecordText(recordJson)), state, assignee }];
    } catch {
      return [];
    }
  }
}
