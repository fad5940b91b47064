import { SCENES } from '../../support/guard/scenes.js';
import { startStage } from '../../support/guard/stage.js';

/**
 * Plays every attempt to sign through a guard, before a wallet on a real node and with the real service behind it, and
 * prints what reached the wallet. Exit code 1 where one came out otherwise.
 */
const stage = await startStage();
const line = (what: string, outcome: string, reached: string, mark: string): void =>
  void process.stdout.write(`${what.padEnd(72)} ${outcome.padEnd(20)} ${reached.padStart(17)}  ${mark}\n`);

line('attempt', 'outcome', 'reached the wallet', '');
const counted = { mined: 0, refused: 0, reached: 0, wrong: 0 };
for (const { what, wanted, play } of SCENES) {
  const { outcome, reached } = await play(stage);
  const isRight = outcome === wanted.outcome && reached === wanted.reached;
  counted[outcome === 'mined' ? 'mined' : 'refused'] += 1;
  if (outcome !== 'mined') counted.reached += reached;
  if (!isRight) counted.wrong += 1;
  line(what, outcome, String(reached), isRight ? '' : `not as wanted: ${wanted.outcome}`);
}
await stage.stop();
process.stdout.write(
  `${String(SCENES.length)} attempts: ${String(counted.mined)} judged, confirmed and mined; ` +
    `${String(counted.refused)} refused, of which ${String(counted.reached)} reached the wallet; ` +
    `${String(counted.wrong)} not as wanted\n`,
);
process.exitCode = counted.wrong === 0 && counted.reached === 0 ? 0 : 1;
