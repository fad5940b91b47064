import { createKey, type ServiceProcess, startService } from '../../support/service-process.js';
import { type CpuProfile, timeByOwner } from './cpu-profile.js';
import { between, type CpuTime, KNOWS_CPU_TIMES, ownTime, timeOfFamily, timeOfProcess } from './cpu-time.js';
import { type Database, openEmbeddedDatabase } from './databases.js';
import { INSPECTED, inspectorAddress, profileDuring } from './inspector.js';
import { type LoadFigures, type LoadTarget, runLoad } from './load.js';
import { enginePid } from './sql.js';

const CONNECTIONS = 50;
const SECONDS = 8;
const WARM_UP_SECONDS = 4;

/** Processor time of one check in one process, microseconds. */
export interface Share {
  readonly name: string;
  readonly user: number;
  readonly system: number;
}

export interface ProfileFigures {
  readonly connections: number;
  /** Without the profiler. */
  readonly load: LoadFigures;
  /** Null where the system does not tell. Measured without the profiler. */
  readonly shares: readonly Share[] | null;
  /** The service's main thread while it was profiled, microseconds of one check by whose code it is, most first. */
  readonly owners: readonly { readonly name: string; readonly microseconds: number }[];
  readonly failed: number;
}

/** Where the time of a check goes: the service under load by whose code it is, and each process beside it. */
export const benchProfile = async (seconds = SECONDS): Promise<ProfileFigures> => {
  const database = await openEmbeddedDatabase();
  try {
    const service = await startService({ ...database.settings, ...INSPECTED }, { isInManyFiles: true });
    try {
      const target = {
        url: `${service.url}/api/check-transaction`,
        headers: { 'x-api-key': await createKey(database.settings) },
      };
      await runLoad(target, CONNECTIONS, Math.min(WARM_UP_SECONDS, seconds));
      const { load, shares } = await measureShares(database, service, target, seconds);
      const profiled = await profileDuring(inspectorAddress(service.output()), () =>
        runLoad(target, CONNECTIONS, seconds),
      );
      return {
        connections: CONNECTIONS,
        load,
        shares,
        owners: perCheck(profiled.profile, profiled.result.answers),
        failed: load.failed + profiled.result.failed,
      };
    } finally {
      await service.stop();
    }
  } finally {
    await database.close();
  }
};

const perCheck = (profile: CpuProfile, checks: number): ProfileFigures['owners'] =>
  [...timeByOwner(profile)].map(([name, microseconds]) => ({ name, microseconds: microseconds / checks }));

const measureShares = async (
  database: Database,
  service: ServiceProcess,
  target: LoadTarget,
  seconds: number,
): Promise<Pick<ProfileFigures, 'load' | 'shares'>> => {
  const { pid } = service.child;
  if (!KNOWS_CPU_TIMES || pid === undefined) return { load: await runLoad(target, CONNECTIONS, seconds), shares: null };
  const engine = await enginePid(await database.connection());
  const before = await look(pid, engine);
  const load = await runLoad(target, CONNECTIONS, seconds);
  const after = await look(pid, engine);
  const shares = before.map(({ name, time }, index) => {
    const { user, system } = between(time, after[index]?.time ?? time);
    return { name, user: user / load.answers, system: system / load.answers };
  });
  return { load, shares };
};

const look = async (
  service: number,
  engine: number,
): Promise<readonly { readonly name: string; readonly time: CpuTime }[]> => {
  const { all, main } = await timeOfProcess(service);
  return [
    { name: 'service, all threads', time: all },
    { name: 'service, main thread', time: main },
    { name: 'PostgreSQL, all processes', time: await timeOfFamily(engine) },
    { name: 'load generator', time: ownTime() },
  ];
};
