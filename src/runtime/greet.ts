import { access, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { issueDemonstrationKey } from '../application/keys/demonstration-key.js';
import { TOKENS } from '../composition.js';
import type { Settings } from '../config.js';
import { firstStartGreeting, laterStartGreeting, missingGreeting, operatorsGreeting } from './greeting.js';
import type { Instance } from './instance.js';

/** Says that the service listens, and what to do next. The first start makes the demonstration key. */
export const greet = async (settings: Settings, instance: Instance, url: string): Promise<void> => {
  process.stdout.write(`${await greetingOf(settings, instance, url)}\n${missingGreeting(instance.missing)}`);
};

const greetingOf = async (settings: Settings, { database, container }: Instance, url: string): Promise<string> => {
  if (!database.isEmbedded || settings.production) return operatorsGreeting(url, settings);
  const keyFile = join(resolve(settings.dataDir), 'demo-key');
  // no key yet means a first start, also after one that ended before it had made the key
  const isFirst = (await database.stores.keys.listKeys()).length === 0;
  if (!isFirst) return laterStartGreeting(url, (await exists(keyFile)) ? keyFile : null);
  const { apiKey } = await issueDemonstrationKey(
    { keys: database.stores.keys, clock: database.clock, ids: container.resolve(TOKENS.ids) },
    (key) => writePrivately(keyFile, `${key}\n`),
  );
  return firstStartGreeting(url, apiKey, keyFile);
};

/** Always a new file: an existing one might be readable by others, or a link to another place. */
const writePrivately = async (file: string, text: string): Promise<void> => {
  await rm(file, { force: true });
  await writeFile(file, text, { mode: 0o600, flag: 'wx' });
};

const exists = async (file: string): Promise<boolean> => {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
};
