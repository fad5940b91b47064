import { setTimeout as pause } from 'node:timers/promises';
import { RAW_CLIENTS } from '../../../support/raw-answers/clients.js';
import { MISBEHAVIOURS, startRawServer } from '../../../support/raw-answers/misbehaviours.js';

/**
 * A process that asks as one client of the service does, and meets one misbehaviour after the other, from the given
 * one on. Writes a line for each that it outlived, in JSON: what, and what the client made of it.
 */
const [who = '', from = '0'] = process.argv.slice(2);
const ask = RAW_CLIENTS[who];
if (ask === undefined) throw new Error(`no client is called ${who}`);
const server = await startRawServer();
for (const [what, behaviour] of Object.entries(MISBEHAVIOURS).slice(Number(from))) {
  server.behave(behaviour);
  const outcome = await ask(server.url, AbortSignal.timeout(3_000)).then(
    () => 'answered',
    (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
  );
  await pause(50);
  process.stdout.write(`${JSON.stringify([what, outcome])}\n`);
}
server.close();
