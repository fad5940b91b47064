import { type IndexedCheck, indexedCheckOf, type ListedCheck } from '../../../domain/record/indexed-check.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import type { Scope } from '../../../domain/record/record.js';
import { tokenKey } from '../../../domain/intent/token-key.js';
import {
  type CheckFilter,
  type CheckIndex,
  type CheckPage,
  PREFIX_CHARACTERS,
} from '../../../ports/stores/check-index.js';
import type { CheckEntry } from '../../../ports/stores/checks.js';
import { newestFirst } from './checks.js';
import { scopeKey } from './scope.js';

type Applies<Value> = (check: IndexedCheck, asked: Value) => boolean;

/** What each member of a filter asks for. */
const APPLIES: { readonly [Name in keyof CheckFilter]: Applies<NonNullable<CheckFilter[Name]>> } = {
  actions: (check, actions) => actions.includes(check.action),
  finding: (check, code) => check.findingCodes.includes(code),
  account: (check, key) => check.accounts.includes(key),
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
  words: (check, words) =>
    words.every((word) =>
      check.words.some((own) => (word.length < PREFIX_CHARACTERS ? own === word : own.startsWith(word))),
    ),
};

/** Whether a check is one of those that a filter asks for. */
export const isAskedFor = (check: IndexedCheck, filter: CheckFilter): boolean =>
  (Object.keys(APPLIES) as (keyof CheckFilter)[]).every((name) => {
    const asked = filter[name];
    return asked === null || (APPLIES[name] as Applies<unknown>)(check, asked);
  });

const listed = ({ accounts: _accounts, sources: _sources, words: _words, ...check }: IndexedCheck): ListedCheck =>
  check;

/** None for a record that this program cannot read. */
const indexed = ({ recordJson }: CheckEntry): readonly IndexedCheck[] => {
  try {
    return [indexedCheckOf(readRecordText(recordJson))];
  } catch {
    return [];
  }
};

/** Reads every record anew: it is never behind. */
export class MemoryCheckIndex implements CheckIndex {
  constructor(
    private readonly checks: () => CheckEntry[],
    private readonly nowMs: () => number,
  ) {}

  async list(
    scope: Scope,
    filter: CheckFilter,
    { olderThan, count }: { readonly olderThan: string | null; readonly count: number },
  ): Promise<CheckPage | null> {
    const own = this.checks()
      .filter((entry) => scopeKey(entry.scope) === scopeKey(scope))
      .sort(newestFirst);
    const place = own.findIndex(({ requestId }) => requestId === olderThan);
    if (olderThan !== null && place === -1) return null;
    const checks = own
      .slice(place + 1)
      .flatMap(indexed)
      .filter((check) => isAskedFor(check, filter))
      .slice(0, count)
      .map(listed);
    return { checks, indexedUntilMs: this.nowMs() };
  }

  async fill(): Promise<number> {
    return 0;
  }

  async exclusively(work: () => Promise<void>): Promise<boolean> {
    await work();
    return true;
  }
}
