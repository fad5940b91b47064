import type { CheckIndex, TouchedCheck } from '../../../ports/stores/check-index.js';
import type { ListDifference, ListHistory, ListVersion } from '../../../ports/stores/list-history.js';
import type { Caller } from '../caller.js';
import { orUnlisted } from '../check-index/list-checks.js';
import { Refusal, wrongMember } from '../refusal.js';

/** Versions of each list that are shown: the one in force and those before. */
const VERSIONS = 20;
/** Most addresses of one difference, and accounts that past checks are looked through for. */
export const DIFFERENCE_LIMIT = 500;
/** Most past checks that are shown for it. */
export const TOUCHED_LIMIT = 100;

/** Versions by their numbers, as texts: without them the one in force and the one before it. */
export interface ListChangesRequest {
  readonly from?: string;
  readonly to?: string;
}

export interface ListChangesView extends ListDifference {
  readonly source: string;
  readonly from: number;
  readonly to: number;
  /** The caller's ALLOWs about an address that came, newest first. */
  readonly touched: readonly TouchedCheck[];
  /** There may be more of them: too many addresses came, or too many checks are about them. */
  readonly isTouchedCut: boolean;
}

/** The latest versions of every list, by source, newest first. */
export type ReadListVersions = () => Promise<readonly ListVersion[]>;
/** Rejects with `not_found` for a list without two versions, with `invalid_request` for versions that it has not. */
export type ReadListChanges = (caller: Caller, source: string, request: ListChangesRequest) => Promise<ListChangesView>;

export interface ListViewDependencies {
  readonly listHistory: Pick<ListHistory, 'versions' | 'difference'>;
  readonly checkIndex: Pick<CheckIndex, 'allowed'>;
}

export const createReadListVersions =
  ({ listHistory }: ListViewDependencies): ReadListVersions =>
  () =>
    orUnlisted(() => listHistory.versions(VERSIONS));

export const createReadListChanges =
  ({ listHistory, checkIndex }: ListViewDependencies): ReadListChanges =>
  ({ scope }, source, asked) =>
    orUnlisted(async () => {
      const own = (await listHistory.versions(VERSIONS)).filter((version) => version.source === source);
      const [latest, before] = own;
      if (latest === undefined || before === undefined)
        throw new Refusal('not_found', 'There are no two versions of a list of this source.');
      const to = asked.to === undefined ? latest.version : Number(asked.to);
      const earlier = own.find(({ version }) => version < to) ?? before;
      const from = asked.from === undefined ? earlier.version : Number(asked.from);
      const difference = await listHistory.difference(source, from, to, DIFFERENCE_LIMIT);
      if (difference === null) throw wrongMember('from', 'and to must be two versions of this list, the earlier first');
      const accounts = [...new Set(difference.added.map(({ key }) => key))];
      const touched = await checkIndex.allowed(scope, accounts, TOUCHED_LIMIT + 1);
      return {
        ...{ source, from, to, ...difference },
        touched: touched.slice(0, TOUCHED_LIMIT),
        isTouchedCut: touched.length > TOUCHED_LIMIT || difference.counts.added > difference.added.length,
      };
    });
