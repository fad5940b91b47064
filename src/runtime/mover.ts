import { openPostgresStorage } from '../../adapters/storage/postgres/index.js';
import { PostgresScopeMover } from '../../adapters/storage/postgres/moves/mover.js';
import type { Logger } from '../../ports/platform/platform.js';
import type { Actor } from '../../domain/record/actor.js';
import { MoveRefusedError, type ScopeMover } from '../../ports/stores/moves.js';
import { MAIN_DATABASE } from '../../ports/stores/routes.js';
import type { Settings } from '../config.js';
import { readDatabases } from './read-databases.js';

/** What moves partners between the databases of the settings. Rejects where there is only one. */
export const openMover = async (settings: Settings, logger: Logger, actor: Actor): Promise<ScopeMover> => {
  const { databaseUrl, databasesFile } = settings;
  if (databaseUrl === null || databasesFile === null)
    throw new MoveRefusedError('There is one database only: name others in DATABASES_FILE');
  const connection = { connectionString: databaseUrl };
  const main = await openPostgresStorage({ connection, logger, role: 'command', actor });
  const further = readDatabases(databasesFile).map(({ name, url }) => [name, { connectionString: url }] as const);
  const mover = new PostgresScopeMover({
    connections: new Map([[MAIN_DATABASE, connection], ...further]),
    main,
    logger,
  });
  return {
    whereabouts: () => mover.whereabouts(),
    move: (scope, to, tell) => mover.move(scope, to, tell),
    undo: (scope) => mover.undo(scope),
    forget: (scope, from) => mover.forget(scope, from),
    close: async () => {
      await mover.close();
      await main.close();
    },
  };
};
