import type { Outcome } from './outcome.js';
import { benchStart, type StartTimes } from './start.js';

const rowOf = (what: string, { cpuMs, wallMs }: StartTimes): readonly string[] => [
  what,
  cpuMs?.toFixed(0) ?? 'not told here',
  wallMs.toFixed(0),
];

/** A start of the service on an existing database, and the shortest command. */
export const start = async (): Promise<Outcome> => {
  const { rounds, embedded, server, version, files } = await benchStart();
  return {
    sections: [
      {
        title: `A start on an existing database, and the shortest command, ${rounds} times each`,
        table: {
          columns: ['what', 'processor time ms', 'ms to listening or to its end'],
          rows: [
            rowOf('service with the embedded engine, without that of the engine', embedded),
            rowOf('service on a running server', server),
            rowOf('signgate --version', version),
          ],
        },
        notes: [
          `Medians. A start on a running server loads ${files.own} files of its own and ${files.packages} of packages.`,
        ],
      },
    ],
    json: { start: { embedded, server, version, files } },
    isRight: true,
  };
};
