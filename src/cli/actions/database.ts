import { createPinoLogger } from '../../../adapters/platform/pino-logger.js';
import { loadSettings } from '../../config.js';
import { advanceDatabase, copyDatabaseTo } from '../../runtime/whole-database.js';
import { print } from '../output.js';

interface Options {
  readonly json?: boolean;
}

// standard output is for what the command prints
const openLogger = () => createPinoLogger({ level: 'warn', write: (line) => process.stderr.write(line) });

export const copy = async (url: string, { json }: Options): Promise<void> => {
  const { rows, sha256, advanced } = await copyDatabaseTo(url, loadSettings(), openLogger());
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  print(json, { rows, sha256, advanced }, () =>
    [
      ...Object.entries(rows).map(([table, count]) => `${table}: ${count}`),
      `${total} rows copied; each was read back as it was sent. SHA-256 over all of them: ${sha256}`,
    ].join('\n'),
  );
};

export const advance = async ({ json }: Options): Promise<void> => {
  const advanced = await advanceDatabase(loadSettings(), openLogger());
  print(json, { advanced }, () => `The transaction numbers are past those of the dump: ${advanced} were passed.`);
};
