import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type TestDatabase } from '../../../support/database.js';
import { type RealService, startRealService } from './real-service.js';
import { storageIn } from './storages.js';

/** Instances of the service that share one PostgreSQL, each with connections, caches and a port of its own. */
export interface Instances {
  readonly database: TestDatabase;
  /** At least one. */
  readonly all: readonly RealService[];
  /** The instance that a balancer would give the n-th call. */
  readonly of: (index: number) => RealService;
  stop(): Promise<void>;
}

export const startInstances = async (
  count: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Instances> => {
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'signgate-instances-'));
  const all: RealService[] = [];
  for (let index = 0; index < count; index += 1)
    all.push(await startRealService(storageIn(database), { environment: { DATA_DIR: folder, ...environment } }));
  const of = (index: number): RealService => {
    const service = all[index % all.length];
    if (service === undefined) throw new Error('there is no instance');
    return service;
  };
  return {
    database,
    all,
    of,
    stop: async () => {
      await Promise.all(all.map((service) => service.stop()));
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The instances for every test of the enclosing suite. */
export const useInstances = (
  count: number,
  environment: () => Readonly<Record<string, string>> = () => ({}),
): (() => Instances) => {
  let instances: Instances | null = null;
  before(async () => {
    instances = await startInstances(count, environment());
  });
  after(() => instances?.stop());
  return () => {
    if (instances === null) throw new Error('The instances run only while their suite runs');
    return instances;
  };
};
