import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { machineSection, sectionText } from '../bench/document.js';
import { describeMachine } from '../bench/machine.js';
import { openFolder, writeFolder } from '../bench/write-folder.js';
import { countLost } from '../faults/support/ledger.js';
import { type CellFigures, measureCell, type Told } from './measure.js';
import { ADDRESSES } from './network.js';
import type { HostsOptions } from './options.js';
import { openPlace, type Place } from './place.js';
import { type Network, planOf } from './plan.js';
import { outcomeOf } from './show.js';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const PERFECT = { delayMs: 0, loss: 0 };
/** A run that hangs must not hang for ever. */
const LIMIT_MS = 900_000;

const lineOf = ({ instances, network, load, echoes, ...cell }: CellFigures): string =>
  [
    `${instances} × ${network.name}: ${Math.round(cell.checksPerSecond)} checks/s`,
    `p50 ${load.p50Ms.toFixed(1)} and p99 ${load.p99Ms.toFixed(1)} ms`,
    `ping ${echoes.rttMs.toFixed(2)} ms`,
    `${cell.unavailable} × 503, ${cell.unexpected} other statuses, ${cell.broken} broken`,
    `${cell.allowed} of ${cell.knownBad} known bad ALLOW`,
  ].join(', ');

const measureAll = async (
  place: Place,
  { seconds, networks }: { readonly seconds: number; readonly networks: readonly Network[] },
  told: Told,
): Promise<readonly CellFigures[]> => {
  const figures: CellFigures[] = [];
  for (const { instances, cells } of planOf(networks)) {
    await place.wire.set(PERFECT);
    await place.grow(instances);
    for (const [index, cell] of cells.entries()) {
      const measured = await measureCell(place, cell, ADDRESSES.a, { seconds, isFirst: index === 0, told });
      figures.push(measured);
      say(lineOf(measured));
    }
  }
  await place.wire.set(PERFECT);
  return figures;
};

/** The whole run inside its own network, with all that it needs in `folder`. True where all holds. */
export const runHosts = async ({ seconds, networks, out }: HostsOptions, folder: string): Promise<boolean> => {
  setTimeout(() => {
    say(`Not done after ${LIMIT_MS / 1000} s: given up`);
    process.exit(1);
  }, LIMIT_MS).unref();
  // a name that cannot be a folder is told now; a temporary one comes once there are figures
  if (out !== null) await openFolder(out);
  const outside = tmpdir();
  // the database runs as a user of its own
  await chmod(folder, 0o755);
  process.env.TMPDIR = folder;
  const measuredAt = new Date();
  const machine = await describeMachine();
  say(`${sectionText(machineSection(machine))}\n`);
  const place = await openPlace(folder);
  let isRight = false;
  try {
    const told: Told = new Map();
    const figures = await measureAll(place, { seconds, networks }, told);
    const lost = await countLost(told, place.run);
    const outcome = outcomeOf(figures, { acknowledged: told.size, lost, postgres: place.postgresVersion });
    for (const section of outcome.sections) say(`\n${sectionText(section)}`);
    process.env.TMPDIR = outside;
    const figuresFolder = await openFolder(out);
    await writeFolder(figuresFolder, measuredAt, machine, [outcome], 'hosts');
    say(`\ntables and plots: ${figuresFolder}`);
    isRight = outcome.isRight;
    return isRight;
  } finally {
    if (!isRight) say(`\ninstances wrote:\n${place.logs()}`);
    await place.stop();
  }
};
