import { withDatabase } from '../command-context.js';
import { print } from '../output.js';

export const init = ({ json }: { readonly json?: boolean }): Promise<void> =>
  withDatabase(
    ({ settings }) => {
      const where = settings.databaseUrl === null ? settings.dataDir : 'DATABASE_URL';
      print(json, { ready: true, database: where }, () => `The database is ready in ${where}.`);
      return Promise.resolve();
    },
    { mayCreate: true },
  );
