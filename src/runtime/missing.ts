import { access } from 'node:fs/promises';
import type { Stores } from '../../ports/stores/stores.js';
import { FETCHED, type MissingPart, missingKnowledge } from '../application/sources/missing-knowledge.js';
import type { Settings } from '../config.js';
import { vendorsIn } from '../foundation.js';
import { ALL_PROVIDERS } from '../providers.js';

/** Everything that a part of the service still needs. The service starts without it. */
export const missingParts = async (
  settings: Settings,
  { lists }: Pick<Stores, 'lists'>,
): Promise<readonly MissingPart[]> => [
  ...ownDatabase(settings),
  ...(await signingKey(settings)),
  ...checkpoints(settings),
  ...(await requiredLists(settings, lists)),
  ...missingKnowledge(await lists.lists(), { ...settings, vendors: vendorsIn(settings, ALL_PROVIDERS) }),
];

const ownDatabase = ({ databaseUrl, production }: Settings): readonly MissingPart[] =>
  databaseUrl === null && production
    ? [
        {
          what: 'DATABASE_URL',
          cost: 'the embedded database is used in production',
          remedy: 'Set it to a PostgreSQL that is backed up.',
        },
      ]
    : [];

const signingKey = async ({ databaseUrl, signingKeyFile }: Settings): Promise<readonly MissingPart[]> => {
  const cost = 'reports and checkpoints cannot be signed';
  const command = 'npx signgate signing rotate';
  if (signingKeyFile !== null) {
    if (await exists(signingKeyFile)) return [];
    const remedy = `Put the key back; only where there never was one, make it with: ${command}`;
    return [{ what: 'SIGNING_KEY_FILE', cost: `${cost}, for the file does not exist`, remedy }];
  }
  if (databaseUrl === null) return [];
  return [{ what: 'SIGNING_KEY_FILE', cost, remedy: `Set it to a path, and make the key there with: ${command}` }];
};

const checkpoints = ({ databaseUrl, checkpointDir }: Settings): readonly MissingPart[] =>
  databaseUrl !== null && checkpointDir === null
    ? [
        {
          what: 'CHECKPOINT_DIR',
          cost: 'a cut tail or an old backup of checks and reports could not be noticed',
          remedy: 'Set it to a folder that is kept apart from the database.',
        },
      ]
    : [];

const requiredLists = async (
  { requiredLists: required, feeds }: Settings,
  lists: Pick<Stores['lists'], 'lists'>,
): Promise<readonly MissingPart[]> => {
  if (required.length === 0) return [];
  const imported = new Set((await lists.lists()).map(({ source }) => source));
  return required
    .filter((source) => !imported.has(source))
    .map((source) => ({
      what: `list ${source}`,
      cost: 'the service is not ready, and no check is ALLOW',
      remedy: feeds.some((feed) => feed.source === source)
        ? FETCHED
        : `Import it with: npx signgate feeds import FILE --source "${source}" …`,
    }));
};

const exists = async (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
