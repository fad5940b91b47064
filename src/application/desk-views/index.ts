import type { CheckIndex } from '../../../ports/stores/check-index.js';
import type { ListHistory } from '../../../ports/stores/list-history.js';
import { createListChecks, type ListChecks } from '../check-index/list-checks.js';
import type { ReadSources } from '../sources/read-sources.js';
import {
  createReadListChanges,
  createReadListVersions,
  type ListViewDependencies,
  type ReadListChanges,
  type ReadListVersions,
} from './list-versions.js';
import { createReadOverview, createSummariseChecks, type ReadOverview, type SummariseChecks } from './overview.js';
import { type AddressDependencies, createReadAddress, type ReadAddress } from './read-address.js';

export interface DeskViewDependencies extends AddressDependencies, ListViewDependencies {
  readonly checkIndex: CheckIndex;
  readonly listHistory: ListHistory;
  readonly readSources: ReadSources;
}

/** What the review desk shows beside single checks. */
export interface DeskViews {
  readonly listChecks: ListChecks;
  readonly summariseChecks: SummariseChecks;
  readonly readOverview: ReadOverview;
  readonly readAddress: ReadAddress;
  readonly readListVersions: ReadListVersions;
  readonly readListChanges: ReadListChanges;
}

export const createDeskViews = (dependencies: DeskViewDependencies): DeskViews => ({
  listChecks: createListChecks(dependencies),
  summariseChecks: createSummariseChecks(dependencies.checkIndex),
  readOverview: createReadOverview(dependencies),
  readAddress: createReadAddress(dependencies),
  readListVersions: createReadListVersions(dependencies),
  readListChanges: createReadListChanges(dependencies),
});
