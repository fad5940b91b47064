import { SOLANA_KINDS } from '../../support/solana-machine/kinds.js';
import { startSolanaMachine } from '../../support/solana-machine/machine.js';
import { simulationOnMachine, type SolanaTrial, trySolanaMessage } from '../../support/solana-machine/trial.js';
import { WORLD } from '../../support/solana-machine/world.js';

interface Tried {
  readonly text: string;
  readonly isMet: boolean;
}

const ACTIONS = ['ALLOW', 'REVIEW', 'BLOCK'] as const;
const WIDTH = 44;

const rowOf = (name: string, trials: readonly SolanaTrial[]): string => {
  const equal = trials.filter(({ differences, execution }) => differences.length === 0 && execution?.isComplete).length;
  const verdicts = ACTIONS.map((action) => trials.filter((trial) => trial.action === action).length);
  const cells = [trials.length, equal, ...verdicts].map((cell) => String(cell).padStart(10));
  return `${name.padEnd(WIDTH)}${cells.join('')}\n`;
};

/** Messages of each kind on Solana's own runtime: simulated, then done, then compared. */
export const trySolana = async (seed: number, ofEach: number): Promise<Tried> => {
  const machine = await startSolanaMachine(WORLD);
  const simulation = simulationOnMachine(machine);
  const trials: SolanaTrial[] = [];
  try {
    for (const kind of Object.keys(SOLANA_KINDS))
      for (let turn = 0; turn < ofEach; turn += 1)
        trials.push(await trySolanaMessage(machine, simulation, kind, seed + turn));
  } finally {
    await simulation.close();
    await machine.stop();
  }
  const wrong = trials.flatMap(({ kind, differences }) => differences.map((it) => `${kind}: ${it}\n`));
  const again = trials.flatMap(({ kind, again: lines }) => lines.map((it) => `${kind}: again: ${it}\n`));
  const isOfCode = (line: string) => line.includes('lacks what the message needs: the code of ');
  const isTheft = ({ kind, action }: SolanaTrial) => kind.startsWith('theft') && action === 'ALLOW';
  const allowed = trials.filter(isTheft).length;
  const kinds = Object.keys(SOLANA_KINDS);
  const head = ['Solana messages', 'tried', 'whole', ...ACTIONS];
  return {
    text: [
      `${head.map((cell, index) => (index === 0 ? cell.padEnd(WIDTH) : cell.padStart(10))).join('')}\n`,
      ...kinds.map((kind) =>
        rowOf(
          kind,
          trials.filter((trial) => trial.kind === kind),
        ),
      ),
      rowOf('all', trials),
      ...wrong,
      ...again.filter((line) => !isOfCode(line)),
      `executed again without a node: ${trials.length - again.filter(isOfCode).length}; the others lack code\n`,
      `not equal to what was done: ${trials.filter(({ differences }) => differences.length > 0).length}\n`,
      `thefts that are allowed: ${allowed}\n`,
    ].join(''),
    isMet: wrong.length === 0 && again.every(isOfCode) && allowed === 0,
  };
};
