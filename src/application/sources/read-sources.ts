import type { Logger } from '../../../ports/platform/platform.js';
import type { ListStore } from '../../../ports/stores/lists.js';
import type { Caller } from '../caller.js';
import { type KnowledgeSettings, type MissingPart, missingKnowledge } from './missing-knowledge.js';
import { orUnavailable } from '../refusal.js';
import type { ReadInventory, SourceRow } from './inventory.js';
import { type OwnKnowledgeDependencies, readOwnKnowledge } from './own-knowledge.js';

/** Every source of which a check of the caller can be told something, as it is now. */
export type ReadSources = (caller: Caller) => Promise<readonly SourceRow[]>;

/** Which knowledge is not loaded now. Rejects with a refusal where the lists cannot be read. */
export type ReadMissingKnowledge = () => Promise<readonly MissingPart[]>;

export const createReadMissingKnowledge =
  ({ lists, ...settings }: KnowledgeSettings & { readonly lists: Pick<ListStore, 'lists'> }): ReadMissingKnowledge =>
  () =>
    orUnavailable(
      async () => missingKnowledge(await lists.lists(), settings),
      'The lists cannot be read at the moment. Try again shortly.',
    );

export const createReadSources =
  (readInventory: ReadInventory, ownKnowledge: OwnKnowledgeDependencies): ReadSources =>
  ({ scope }) =>
    orUnavailable(async () => {
      const [rows, own] = await Promise.all([readInventory({ probes: true }), readOwnKnowledge(ownKnowledge, scope)]);
      return [...rows.filter(({ sandboxOnly }) => !sandboxOnly || scope.environment === 'sandbox'), ...own];
    }, 'The sources cannot be read at the moment. Try again shortly.');

/** The same for the metrics: asks no source, and gives nothing while the lists cannot be read. */
export const createListSources =
  (readInventory: ReadInventory, logger: Logger) => async (): Promise<readonly SourceRow[]> => {
    try {
      return await readInventory({ probes: false });
    } catch (error) {
      logger.log('warn', 'the metrics of sources and lists could not be read', { error });
      return [];
    }
  };
