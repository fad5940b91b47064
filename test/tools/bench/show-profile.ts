import { type Outcome, rounded, type Section } from './outcome.js';
import type { BenchOptions } from './options.js';
import { benchProfile, type ProfileFigures } from './profile.js';

const processes = (shares: ProfileFigures['shares'], title: string): Section => ({
  title,
  table: {
    columns: ['process', 'user', 'system', 'together'],
    rows: (shares ?? []).map(({ name, user, system }) => [
      name,
      user.toFixed(0),
      system.toFixed(0),
      (user + system).toFixed(0),
    ]),
  },
  notes: [
    shares === null
      ? 'Not measured: only Linux tells the processor time of other processes.'
      : 'From /proc, without the profiler.',
  ],
});

/** The part of the whole that is not idle. */
const owners = ({ owners: all }: ProfileFigures): Section => {
  const busy = all.filter(({ name }) => name !== 'idle').reduce((sum, { microseconds }) => sum + microseconds, 0);
  return {
    title: 'Main thread of the service by whose code it is, microseconds of one check',
    table: {
      columns: ['code', 'microseconds', 'share of what is not idle'],
      rows: all.map(({ name, microseconds }) => [
        name,
        microseconds.toFixed(1),
        name === 'idle' ? '' : `${((microseconds / busy) * 100).toFixed(1)} %`,
      ]),
    },
    notes: [
      'While it was profiled, which itself costs time. The work of Node itself counts for the ' + 'nearest caller.',
    ],
  };
};

/** Where the time of a check goes. */
export const profile = async ({ seconds }: BenchOptions): Promise<Outcome> => {
  const figures = await benchProfile(seconds ?? undefined);
  const { connections, load, shares } = figures;
  return {
    sections: [
      processes(
        shares,
        `Processor time of one check at ${connections} connections (${Math.round(load.requestsPerSecond)} ` +
          'checks/s), microseconds',
      ),
      owners(figures),
    ],
    json: {
      profile: {
        checks_per_second: Math.round(load.requestsPerSecond),
        processes:
          shares?.map(({ name, user, system }) => ({
            name,
            user_us: rounded(user, 1),
            system_us: rounded(system, 1),
          })) ?? null,
        code: figures.owners.map(({ name, microseconds }) => ({ name, us: rounded(microseconds, 1) })),
      },
    },
    isRight: figures.failed === 0,
  };
};
