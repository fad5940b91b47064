import { createReadInventory, type InventoryDependencies, type ReadInventory, type SourceRow } from './inventory.js';
import type { OwnListDependencies } from './own-lists.js';
import { createListSources, createReadSources, type ReadSources } from './read-sources.js';

/** Every source of the service as it is now. */
export interface SourceViews {
  readonly readInventory: ReadInventory;
  readonly readSources: ReadSources;
  /** For the metrics: asks no source. */
  readonly listSources: () => Promise<readonly SourceRow[]>;
}

export const createSourceViews = (ports: InventoryDependencies & OwnListDependencies): SourceViews => {
  const readInventory = createReadInventory(ports);
  return {
    readInventory,
    readSources: createReadSources(readInventory, ports),
    listSources: createListSources(readInventory, ports.logger),
  };
};
