import type { PathFile } from './main-path.js';
import type { BenchOptions } from './options.js';
import { type Outcome, rounded } from './outcome.js';
import { benchVersus, CONNECTIONS, KIND_NAMES, middleCost, type VersionFigures } from './versus.js';

/** Most files that are named: the rest are in the sum. */
const NAMED = 25;

const sumOf = (path: readonly PathFile[]): number => path.reduce((sum, { lines }) => sum + lines, 0);

const costRows = (versions: readonly VersionFigures[]): readonly (readonly string[])[] =>
  KIND_NAMES.map((kind) => {
    const costs = versions.map((version) => middleCost(version, kind));
    const [first = 0, last = first] = [costs.at(0), costs.at(-1)];
    return [kind, ...costs.map((cost) => cost.toFixed(0)), (last / first).toFixed(2)];
  });

const pathRows = (versions: readonly VersionFigures[]): readonly (readonly string[])[] => {
  const files = new Set([...versions].reverse().flatMap(({ path }) => path.map(({ file }) => file)));
  const linesOf = ({ path }: VersionFigures, file: string): string =>
    String(path.find((one) => one.file === file)?.lines ?? 0);
  return [
    ['all lines', ...versions.map(({ path }) => String(sumOf(path)))],
    ['files', ...versions.map(({ path }) => String(path.length))],
    ...[...files].slice(0, NAMED).map((file) => [file, ...versions.map((version) => linesOf(version, file))]),
  ];
};

/** This version beside another one, in turn on one machine: what a request costs, and how long the main path is. */
export const versus = async ({ before, seconds }: BenchOptions): Promise<Outcome> => {
  const versions = await benchVersus(before, seconds ?? undefined);
  const names = versions.map(({ name }) => name);
  return {
    sections: [
      {
        title: `Processor time of one request, microseconds, ${CONNECTIONS} connections`,
        table: { columns: ['request', ...names, 'last over first'], rows: costRows(versions) },
        notes: ['User and system, of the process that answers. Medians of five rounds, the versions in turn.'],
      },
      {
        title: 'The main path: lines of the functions that a declared check runs through, as they are compiled',
        table: { columns: ['file', ...names], rows: pathRows(versions) },
        notes: [`The ${NAMED} longest files of this version. From the request to its record and its answer.`],
      },
    ],
    json: {
      versus: versions.map((version) => ({
        version: version.name,
        microseconds: Object.fromEntries(KIND_NAMES.map((kind) => [kind, rounded(middleCost(version, kind), 0)])),
        path: { files: version.path.length, lines: sumOf(version.path) },
      })),
    },
    isRight: versions.every(({ failed }) => failed === 0),
  };
};
