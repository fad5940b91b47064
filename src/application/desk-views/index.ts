import type { CheckIndex } from '../../../ports/stores/check-index.js';
import { createListChecks, type ListChecks } from '../check-index/list-checks.js';
import type { ReadSources } from '../sources/read-sources.js';
import { createReadOverview, createSummariseChecks, type ReadOverview, type SummariseChecks } from './overview.js';
import { type AddressDependencies, createReadAddress, type ReadAddress } from './read-address.js';

export interface DeskViewDependencies extends AddressDependencies {
  readonly checkIndex: CheckIndex;
  readonly readSources: ReadSources;
}

/** What the review desk shows beside single checks. */
export interface DeskViews {
  readonly listChecks: ListChecks;
  readonly summariseChecks: SummariseChecks;
  readonly readOverview: ReadOverview;
  readonly readAddress: ReadAddress;
}

export const createDeskViews = (dependencies: DeskViewDependencies): DeskViews => ({
  listChecks: createListChecks(dependencies.checkIndex),
  summariseChecks: createSummariseChecks(dependencies.checkIndex),
  readOverview: createReadOverview(dependencies),
  readAddress: createReadAddress(dependencies),
});
