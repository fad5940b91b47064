import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { primaries, switchOver } from './cluster.js';
import type { Machine } from './machines.js';

export interface Scene {
  readonly machines: readonly Machine[];
  readonly primary: Machine;
  /** The synchronous one. */
  readonly standby: Machine;
}

/** One failure. */
export interface Failure {
  readonly kind: string;
  readonly what: string;
  /** Returns when the harm is done. */
  readonly harm: (scene: Scene) => Promise<void>;
  /** How long it lasts, milliseconds; another primary is waited for in any case where there must be one. */
  readonly lastsMs: number;
  /** Puts the machine in order again, as its operator would. */
  readonly heal: (scene: Scene) => Promise<void>;
  /**
   * Until when nothing can be stored, so that every 200 for a call that began after the harm is wrong. `another`: until
   * another machine is primary; `healed`: as long as it lasts; `never`: checks may be answered all the time.
   */
  readonly storeIsAway: 'another' | 'healed' | 'never';
}

const othersThan = ({ machines }: Scene, machine: Machine): readonly Machine[] =>
  machines.filter((one) => one !== machine);

const restart = async (machine: Machine): Promise<void> => {
  await machine.setCable(true);
  if ((await machine.pids(/^etcd/)).length === 0) machine.start('etcd');
  if ((await machine.pids(/patroni/)).length === 0) machine.start('patroni');
};

/** No peer of it hears a word: the cable goes first. */
const powerOff = async (machine: Machine): Promise<void> => {
  await machine.setCable(false);
  await machine.signal('SIGKILL');
};

const FILLER = 'filler';

const fill = async ({ disk }: Machine): Promise<void> => {
  const file = await open(join(disk, FILLER), 'w');
  try {
    for (const size of [1 << 20, 1 << 12]) {
      const block = Buffer.alloc(size, 1);
      for (;;) await file.write(block);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
};

const nothing = async (): Promise<void> => undefined;

export const FAILURES: readonly Failure[] = [
  {
    kind: 'crash',
    what: 'kill -9 of the primary’s PostgreSQL alone',
    harm: ({ primary }) => primary.signal('SIGKILL', /postgres/),
    lastsMs: 2_000,
    heal: nothing,
    storeIsAway: 'never',
  },
  {
    kind: 'power',
    what: 'the primary’s machine loses its power',
    harm: ({ primary }) => powerOff(primary),
    lastsMs: 5_000,
    heal: ({ primary }) => restart(primary),
    storeIsAway: 'another',
  },
  {
    kind: 'network',
    what: 'the primary is cut off from everything',
    harm: ({ primary }) => primary.setCable(false),
    lastsMs: 30_000,
    heal: ({ primary }) => primary.setCable(true),
    storeIsAway: 'another',
  },
  {
    kind: 'network',
    what: 'the primary is cut off from the other machines, and the service still reaches it',
    harm: (scene) => scene.primary.cutFrom(othersThan(scene, scene.primary), true),
    lastsMs: 30_000,
    heal: (scene) => scene.primary.cutFrom(othersThan(scene, scene.primary), false),
    storeIsAway: 'another',
  },
  {
    kind: 'disk',
    what: 'the primary’s disk is full for 15 s',
    harm: ({ primary }) => fill(primary),
    lastsMs: 15_000,
    heal: ({ primary }) => rm(join(primary.disk, FILLER)),
    storeIsAway: 'never',
  },
  {
    kind: 'disk',
    what: 'the primary’s disk is full, and 5 s later its operator stops Patroni there',
    harm: async ({ primary }) => {
      await fill(primary);
      await pause(5_000);
      await primary.signal('SIGTERM', /patroni/);
    },
    lastsMs: 15_000,
    heal: async ({ primary }) => {
      await rm(join(primary.disk, FILLER));
      await restart(primary);
    },
    storeIsAway: 'never',
  },
  {
    kind: 'etcd',
    what: 'etcd is dead on all machines for 35 s',
    harm: async ({ machines }) => {
      for (const machine of machines) await machine.signal('SIGKILL', /^etcd/);
    },
    lastsMs: 35_000,
    heal: async ({ machines }) => {
      for (const machine of machines) await restart(machine);
    },
    storeIsAway: 'never',
  },
  {
    kind: 'etcd',
    what: 'etcd is dead on all machines, then the primary loses its power; 15 s later etcd is back',
    harm: async ({ machines, primary }) => {
      for (const machine of machines) await machine.signal('SIGKILL', /^etcd/);
      await pause(5_000);
      await powerOff(primary);
    },
    lastsMs: 15_000,
    heal: async (scene) => {
      for (const machine of othersThan(scene, scene.primary)) await restart(machine);
      await untilAnother(scene);
      await restart(scene.primary);
    },
    storeIsAway: 'another',
  },
  {
    kind: 'standby',
    what: 'the synchronous standby loses its power',
    harm: ({ standby }) => powerOff(standby),
    lastsMs: 15_000,
    heal: ({ standby }) => restart(standby),
    storeIsAway: 'never',
  },
  {
    kind: 'standby',
    what: 'both standbys are cut off from the primary, and from each other, for 25 s',
    harm: async (scene) => {
      const [one, other] = othersThan(scene, scene.primary);
      await one?.setCable(false);
      await other?.setCable(false);
    },
    lastsMs: 25_000,
    heal: async (scene) => {
      for (const machine of othersThan(scene, scene.primary)) await machine.setCable(true);
    },
    storeIsAway: 'healed',
  },
  {
    kind: 'hang',
    what: 'the primary’s machine stands still for 35 s, and goes on',
    harm: ({ primary }) => primary.signal('SIGSTOP'),
    lastsMs: 35_000,
    heal: ({ primary }) => primary.signal('SIGCONT'),
    storeIsAway: 'another',
  },
  {
    kind: 'planned',
    what: 'an operator switches over',
    harm: ({ primary }) => switchOver(primary),
    lastsMs: 2_000,
    heal: nothing,
    storeIsAway: 'never',
  },
];

/** Waits for another primary than that of the scene. */
export const untilAnother = async ({ machines, primary }: Scene): Promise<void> => {
  const endAt = performance.now() + 90_000;
  while (!(await primaries(machines)).some((machine) => machine !== primary)) {
    if (performance.now() > endAt) throw new Error('No other machine became primary within 90 s');
    await pause(100);
  }
};
