import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runs } from '../../support/depth.js';
import type { ServiceProcess } from '../../support/service-process.js';

export const ROUNDS = runs(10, 50);

export interface Answer {
  readonly request_id: string;
  readonly recommended_action: string;
}

/** Headers of a call with JSON. */
export const headers = (key: string): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  'x-api-key': key,
});

/** One client that checks one transaction after the other until the service is gone. */
export const sendUntilDead = async (
  url: string,
  key: string,
  bodyOf: (count: number) => object,
  acknowledged: (answer: Answer) => void,
): Promise<void> => {
  for (let count = 0; ; count += 1) {
    const body = JSON.stringify(bodyOf(count));
    try {
      const response = await fetch(`${url}/api/check-transaction`, { method: 'POST', headers: headers(key), body });
      const answer = (await response.json()) as Answer;
      // only a complete 200 is an acknowledgement; a broken connection leaves the client knowing nothing
      if (response.status === 200) acknowledged(answer);
    } catch {
      return;
    }
  }
};

const enginePid = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Kills the service, and its database engine as well where that is asked for. */
export const kill = async (service: ServiceProcess, dataDir: string, withEngine: boolean): Promise<void> => {
  const engine = withEngine ? await enginePid(dataDir) : null;
  const ended = service.stop('SIGKILL');
  if (engine !== null) process.kill(engine, 'SIGKILL');
  await ended;
};
