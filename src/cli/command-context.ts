import type { Actor } from '../../domain/record/actor.js';
import { userInfo } from 'node:os';
import { createIds } from '../../adapters/platform/ids.js';
import { createPinoLogger } from '../../adapters/platform/pino-logger.js';
import type { Clock, Ids, Logger } from '../../ports/platform/platform.js';
import type { Stores } from '../../ports/stores/stores.js';
import { loadSettings, type Settings } from '../config.js';
import { endDatabase, openDatabase } from '../runtime/database.js';
import { listenForStop } from '../runtime/end-in-order.js';
import { InterruptedError } from './interrupted.js';

/** What a command works with. */
export interface CommandContext extends Stores {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Settings;
  readonly logger: Logger;
  /** Who runs the command, as statements name it. */
  readonly by: string;
}

/** Longest time for closing after an interruption, milliseconds: a statement under way may take long. */
const CLOSE_LIMIT_MS = 5_000;

/**
 * Opens the database for one command and closes it afterwards, also when the command fails or is interrupted. Rejects
 * with `NoDatabaseError` where there is none, and with `InterruptedError`.
 */
export const withDatabase = async <Result>(
  run: (context: CommandContext) => Promise<Result>,
  { mayCreate = false }: { readonly mayCreate?: boolean } = {},
): Promise<Result> => {
  const settings = loadSettings();
  const actor = operator();
  // standard output is for what the command prints: with --json it is one value
  const logger = createPinoLogger({ level: 'warn', write: (line) => process.stderr.write(line) });
  const interrupted = new AbortController();
  const force = (): void => void endDatabase(settings).finally(() => process.exit(1));
  const stopListening = listenForStop((signal) => {
    interrupted.abort(new InterruptedError(signal));
    setTimeout(force, CLOSE_LIMIT_MS).unref();
  }, force);
  try {
    const { stores, clock, close } = await openDatabase(settings, logger, {
      role: 'command',
      actor,
      mayCreate,
    });
    try {
      interrupted.signal.throwIfAborted();
      const by = `operator ${actor.name ?? ''}`.trim();
      const result = run({ ...stores, clock, ids: createIds(), settings, logger, by });
      return await Promise.race([result, abortOf(interrupted.signal)]);
    } finally {
      await close();
    }
  } finally {
    stopListening();
  }
};

/** By the name of the system's user. A user of a container may have none. */
export const operator = (): Actor => {
  try {
    return { kind: 'operator', name: userInfo().username };
  } catch {
    return { kind: 'operator', name: null };
  }
};

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
