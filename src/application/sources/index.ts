import { createReadInventory, type InventoryDependencies, type ReadInventory, type SourceRow } from './inventory.js';
import type { OwnKnowledgeDependencies } from './own-knowledge.js';
import type { KnowledgeSettings } from './missing-knowledge.js';
import {
  createListSources,
  createReadMissingKnowledge,
  createReadSources,
  type ReadMissingKnowledge,
  type ReadSources,
} from './read-sources.js';

/** Every source of the service as it is now. */
export interface SourceViews {
  readonly readInventory: ReadInventory;
  readonly readSources: ReadSources;
  readonly readMissingKnowledge: ReadMissingKnowledge;
  /** For the metrics: asks no source. */
  readonly listSources: () => Promise<readonly SourceRow[]>;
}

export const createSourceViews = (
  ports: InventoryDependencies & OwnKnowledgeDependencies & Pick<KnowledgeSettings, 'sanctions' | 'vendors' | 'feeds'>,
): SourceViews => {
  const readInventory = createReadInventory(ports);
  return {
    readInventory,
    readSources: createReadSources(readInventory, ports),
    readMissingKnowledge: createReadMissingKnowledge(ports),
    listSources: createListSources(readInventory, ports.logger),
  };
};
