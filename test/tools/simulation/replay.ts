import type { Anvil } from '../../support/chain/anvil.js';
import { expectedStatus, readExchanges, replaying, statusOf } from '../../support/chain/exchanges.js';
import type { Generated } from '../../support/chain/generated.js';
import { startLyingNode } from '../../support/chain/lying-node.js';
import { simulationOn } from '../../support/chain/simulated.js';
import { tryTransaction } from './trial.js';

interface Replayed {
  readonly text: string;
  readonly isMet: boolean;
}

/** Answers a theft with each recorded exchange of a file: it must be read as it is meant, and never be ALLOW. */
export const replayExchanges = async (node: Anvil, file: string, theft: Generated): Promise<Replayed> => {
  const exchanges = readExchanges(file);
  const missed: string[] = [];
  for (const exchange of exchanges) {
    const replayed = await startLyingNode(node.url, replaying(exchange));
    const simulation = simulationOn(replayed.url);
    try {
      const { execution, action } = await tryTransaction(node, simulation, theft);
      const [status, expected] = [statusOf(execution), expectedStatus(exchange)];
      if (status !== expected || action === 'ALLOW')
        missed.push(`${exchange.id}: ${String(status)} where it is ${String(expected)}, ${action}\n`);
    } finally {
      await simulation.close();
      await replayed.stop();
    }
  }
  const text = `recorded exchanges read as they are meant, none ALLOW: ${exchanges.length - missed.length}`;
  return { text: `${missed.join('')}${text} of ${exchanges.length}\n`, isMet: missed.length === 0 };
};
