import { setTimeout as delay } from 'node:timers/promises';
import { startLoad } from '../e2e/support/load.js';
import type { Proof } from './proof.js';

const CLIENTS = 8;
const BEFORE = 80;

/**
 * Clients of a balancer send without a pause; after the first answers `stop` ends the service and resolves with its
 * exit code. Held: no request failed, and the code is 0.
 */
export const drainUnderLoad = async (
  url: string,
  key: string,
  stop: () => Promise<number>,
): Promise<Omit<Proof, 'what'>> => {
  const load = startLoad(url, key, CLIENTS);
  while (load.answered.length < BEFORE && load.failures.length === 0) await delay(20);
  const code = await stop();
  await load.done;
  return {
    saw: `${load.answered.length} checks answered, ${load.failures.length} failed, exit code ${code}`,
    held: load.failures.length === 0 && code === 0,
  };
};
