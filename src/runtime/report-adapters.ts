import { join, resolve } from 'node:path';
import { createFileCheckpoints } from '../../adapters/checkpoints/index.js';
import { createSigningKeys } from '../../adapters/signing/signing-keys.js';
import type { CheckpointLog } from '../../ports/platform/checkpoints.js';
import type { Logger } from '../../ports/platform/platform.js';
import type { SigningKeys } from '../../ports/platform/signing.js';
import type { Settings } from '../config.js';

/** The key that signs reports. One is made only beside the embedded database, and only where no file is named. */
export const openSigningKeys = (settings: Settings, logger: Logger): SigningKeys =>
  createSigningKeys({
    file: settings.signingKeyFile ?? besideEmbeddedDatabase(settings, 'signing-key.pem'),
    mayGenerate: settings.databaseUrl === null && settings.signingKeyFile === null,
    logger,
  });

/** Null: with DATABASE_URL, checkpoints need a folder of their own. */
export const openCheckpoints = (settings: Settings): CheckpointLog | null => {
  const folder = settings.checkpointDir ?? besideEmbeddedDatabase(settings, 'checkpoints');
  return folder === null ? null : createFileCheckpoints(folder);
};

const besideEmbeddedDatabase = ({ databaseUrl, dataDir }: Settings, name: string): string | null =>
  databaseUrl === null ? join(resolve(dataDir), name) : null;
