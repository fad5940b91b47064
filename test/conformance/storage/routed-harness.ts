import { createRoutedStores } from '../../../adapters/storage/routed/index.js';
import { MAIN_DATABASE } from '../../../ports/stores/routes.js';
import type { Stores } from '../../../ports/stores/stores.js';
import { silentLogger } from '../../support/silent-logger.js';
import { SCOPE } from './fixtures.js';

/** Two databases as one: the scope that most tests write for lives in the second one, all others in the main one. */
export const routedOver = (main: Stores, second: Stores): Stores => {
  const places: Readonly<Record<string, Stores>> = { [MAIN_DATABASE]: main, second };
  return createRoutedStores(
    main,
    {
      table: { routes: async () => [{ scope: SCOPE, database: 'second', isFrozen: false }] },
      databases: Object.keys(places),
      open: async (name) => places[name] ?? Promise.reject(new Error(`There is no database ${name}`)),
      connections: () => [...main.connections(), ...second.connections()],
      close: async () => {
        await second.close();
        await main.close();
      },
    },
    silentLogger,
  );
};
