import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startRedis } from '../../../support/redis-server.js';
import { answering, startReceiver } from '../../../support/webhook-receiver.js';
import { mixedTurn, signingKeyIn, startInstance, startLoad } from '../place.js';
import type { Group } from './group.js';
import { JOB, quickCauses, slowCauses, type WorkPlace } from './work-causes.js';

/** A Redis that comes back on its port. */
const startLastingRedis = async () => {
  let running = await startRedis();
  const { url, port } = running;
  const startAgain = async (): Promise<void> => {
    running = await startRedis({ port });
  };
  return { url, stop: () => running.stop(), startAgain };
};

const startRefusing = async (): Promise<WorkPlace['refusing']> => {
  const place = {
    status: 500,
    receiver: await startReceiver((_request, response) => void response.writeHead(place.status).end()),
  };
  return place;
};

/** One instance of two workers with all that it can have beside it. */
export const startWorkGroup = async (databaseUrl: string, folder: string): Promise<Group> => {
  const [keyFile, checkpoints] = [await signingKeyIn(folder, 'work'), join(folder, 'checkpoints')];
  await mkdir(checkpoints);
  const [redis, refusing, gone] = await Promise.all([
    startLastingRedis(),
    startRefusing(),
    startReceiver(answering(410)),
  ]);
  const instance = await startInstance({
    ...{ DATABASE_URL: databaseUrl, WORKERS: '2', RATE_LIMIT_STORE: 'redis', REDIS_URL: redis.url },
    ...{ SIGNING_KEY_FILE: keyFile, CHECKPOINT_DIR: checkpoints, WEBHOOKS_ALLOW_PRIVATE_NETWORK: 'yes' },
  });
  const endLoad = startLoad(250, mixedTurn(instance));
  const place: WorkPlace = { instance, databaseUrl, keyFile, checkpoints, redis, refusing, gone };
  return {
    job: { name: JOB, adminPorts: [instance.adminPort] },
    courses: [quickCauses(place), ...slowCauses(place).map((cause) => [cause])],
    stop: async () => {
      await endLoad();
      await instance.stop();
      await Promise.all([redis.stop(), refusing.receiver.close(), gone.close()]);
    },
  };
};
