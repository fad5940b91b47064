import {
  type ListEntry,
  type OwnAttribution,
  type OwnStatement,
} from '../../../domain/facts/screening/own-knowledge.js';
import { parseAddress } from '../../../domain/intent/address.js';
import { utcDayOf } from '../../../domain/shared/iso-time.js';
import { type Chain, familyOf } from '../../../domain/chains/index.js';
import type { Clock } from '../../../ports/platform/platform.js';
import { type AccountTotals, type CheckIndex, EVERY_CHECK } from '../../../ports/stores/check-index.js';
import type { ListHistory } from '../../../ports/stores/list-history.js';
import type { ListHit, ListStore } from '../../../ports/stores/lists.js';
import type { StatementStore } from '../../../ports/stores/statements.js';
import type { Caller } from '../caller.js';
import type { ShownStatement } from '../own-knowledge/statements.js';
import { wrongMember } from '../refusal.js';
import { type CheckList, checkListOf, orUnlisted } from '../check-index/list-checks.js';

const CHECKS = 50;
const DAY_MS = 86_400_000;
/** UTC days that are recent, today's among them. */
const RECENT_DAYS = 30;
const FIRST_DAY = '1970-01-01';

/** All that is known of one address. */
export interface AddressView {
  readonly chain: Chain;
  /** Its key: lower-case hex or base58. */
  readonly address: string;
  /** What lists in force say of it, on any chain of its family. */
  readonly listed: readonly ListHit[];
  /** By source, the import since which a list is known to name it, ISO 8601. */
  readonly knownSince: ReadonlyMap<string, string>;
  /** What the partner says itself, also what has expired. */
  readonly entries: readonly ShownStatement<ListEntry>[];
  readonly attributions: readonly ShownStatement<OwnAttribution>[];
  /** The newest checks about it; the list of checks by address goes on from there. */
  readonly checks: CheckList;
  /** Of all checks about it, however many are listed. */
  readonly totals: AccountTotals;
  readonly recent: AccountTotals;
  /** The UTC day since when checks are recent. */
  readonly recentFrom: string;
  readonly nowMs: number;
}

/** Rejects with `invalid_request` for what is no address of that chain. */
export type ReadAddress = (caller: Caller, chain: Chain, address: string) => Promise<AddressView>;

export interface AddressDependencies {
  readonly checkIndex: Pick<CheckIndex, 'list' | 'accountTotals'>;
  readonly lists: Pick<ListStore, 'lookUp'>;
  readonly listHistory: Pick<ListHistory, 'knownSince'>;
  readonly statements: Pick<StatementStore, 'about'>;
  readonly clock: Clock;
}

export const createReadAddress =
  ({ checkIndex, lists, listHistory, statements, clock }: AddressDependencies): ReadAddress =>
  async ({ scope }, chain, text) => {
    const { key } = parseAddress(chain, text);
    if (key === null) throw wrongMember('address', `must be an address of ${chain}`);
    return orUnlisted(async () => {
      const recentFrom = utcDayOf(clock.now() - (RECENT_DAYS - 1) * DAY_MS);
      const [listed, knownSince, stated, page, totals, recent] = await Promise.all([
        lists.lookUp(familyOf(chain), [key]),
        listHistory.knownSince(key),
        statements.about(scope, [key]),
        checkIndex.list(scope, { ...EVERY_CHECK, accounts: [key] }, { olderThan: null, count: CHECKS + 1 }),
        checkIndex.accountTotals(scope, key, FIRST_DAY),
        checkIndex.accountTotals(scope, key, recentFrom),
      ]);
      const isEntry = (statement: OwnStatement): statement is ListEntry => statement.kind !== 'attribution';
      const isAttribution = (statement: OwnStatement): statement is OwnAttribution => !isEntry(statement);
      return {
        ...{ chain, address: key, listed, knownSince, nowMs: clock.now() },
        entries: stated.filter(isEntry).map(shown),
        attributions: stated.filter(isAttribution).map(shown),
        ...{ totals, recent, recentFrom },
        checks: checkListOf(page ?? { checks: [], indexedUntilMs: null }, CHECKS),
      };
    });
  };

const shown = <Statement extends OwnStatement>(statement: Statement): ShownStatement<Statement> => ({
  statement,
  removed: false,
  by: statement.statedBy,
  at: statement.statedAt,
});
