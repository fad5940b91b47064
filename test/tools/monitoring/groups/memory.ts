import { mixedTurn, signingKeyIn, startInstance, startLoad } from '../place.js';
import type { Group } from './group.js';

const JOB = 'signgate-memory';
/** Megabytes of heap that an idle service takes most of, measured: 56 to 63. */
const TOO_LITTLE = ['--max-old-space-size=73', '--max-semi-space-size=1'];

/** An instance that is started again with too little memory. */
export const startMemoryGroup = async (databaseUrl: string, folder: string): Promise<Group> => {
  const instance = await startInstance({
    DATABASE_URL: databaseUrl,
    SIGNING_KEY_FILE: await signingKeyIn(folder, 'memory'),
  });
  const endLoad = startLoad(200, mixedTurn(instance));
  return {
    job: { name: JOB, adminPorts: [instance.adminPort] },
    courses: [
      [
        {
          ...{ alert: 'SigngateMemoryNearLimit', job: JOB, what: 'an instance is started with 76 MB of heap' },
          happen: async () => {
            await instance.stop();
            await instance.restart(TOO_LITTLE);
          },
          mend: async () => {
            await instance.stop();
            await instance.restart();
          },
        },
      ],
    ],
    stop: async () => {
      await endLoad();
      await instance.stop();
    },
  };
};
