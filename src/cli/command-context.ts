import { createIds } from '../../adapters/platform/ids.js';
import { createPinoLogger } from '../../adapters/platform/pino-logger.js';
import type { Clock, Ids, Logger } from '../../ports/platform/platform.js';
import type { TokenRegistry } from '../../ports/sources/tokens.js';
import type { Stores } from '../../ports/stores/stores.js';
import { wireProviders } from '../application/check/wire-providers.js';
import { loadSettings, type Settings } from '../config.js';
import { ALL_PROVIDERS } from '../providers.js';
import { openDatabase } from '../runtime/database.js';

/** What a command works with. */
export interface CommandContext extends Stores {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Settings;
  readonly logger: Logger;
  /** The bundled registry of official tokens. */
  officialTokens(): TokenRegistry;
}

/** Opens the database for one command and closes it afterwards, also when the command fails. */
export const withDatabase = async <Result>(run: (context: CommandContext) => Promise<Result>): Promise<Result> => {
  const settings = loadSettings();
  const logger = createPinoLogger({ level: 'warn' });
  const { stores, clock, close } = await openDatabase(settings, 'command', logger);
  const officialTokens = (): TokenRegistry =>
    wireProviders(ALL_PROVIDERS, {}, { lists: stores.lists, clock, logger }).token.instance;
  try {
    return await run({ ...stores, clock, ids: createIds(), settings, logger, officialTokens });
  } finally {
    await close();
  }
};
