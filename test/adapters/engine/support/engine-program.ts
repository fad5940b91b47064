import { createInterface } from 'node:readline';
import {
  EmbeddedEngineError,
  type EngineOptions,
  openEmbeddedEngine,
} from '../../../../adapters/engine/embedded-postgres/index.js';

/**
 * A service or a command in a process of its own, so that tests can kill it. Its argument is the options as JSON; it
 * prints one JSON line for each event, closes at the line `close`, and overlooks a Ctrl-C as a service that drains
 * does.
 */
const say = (event: string, fields: object): void => {
  process.stdout.write(`${JSON.stringify({ event, ...fields })}\n`);
};

process.on('SIGINT', () => {
  say('interrupted', {});
});
const options = JSON.parse(process.argv[2] ?? '{}') as Omit<EngineOptions, 'log'>;
try {
  const log = {
    log: (level: string, message: string, fields = {}) => {
      say('log', { level, message, fields });
    },
  };
  const engine = await openEmbeddedEngine({ ...options, log });
  const { connection, startedHere, firstStart } = engine;
  say('open', { connection, startedHere, firstStart, uid: process.getuid?.() ?? -1 });
  for await (const line of createInterface({ input: process.stdin })) if (line === 'close') break;
  await engine.close();
  say('closed', {});
} catch (error) {
  say('refused', { kind: error instanceof EmbeddedEngineError ? error.kind : 'unknown', message: String(error) });
  process.exitCode = 1;
}
process.stdin.destroy();
