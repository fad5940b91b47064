import { parseArgs } from 'node:util';
import { ALICE } from '../../support/chain/deployments.js';
import { type Generated, generateTransactions } from '../../support/chain/generated.js';
import { simulationOn } from '../../support/chain/simulated.js';
import { startWorld } from '../../support/chain/world.js';
import { trySafesAndSignatures } from './safes.js';
import { showTrials } from './show.js';
import { trySolana } from './solana.js';
import { type Trial, tryTransaction } from './trial.js';
import type { Anvil } from '../../support/chain/anvil.js';
import { expectedStatus, readExchanges, replaying, statusOf } from '../../support/chain/exchanges.js';
import { startLyingNode } from '../../support/chain/lying-node.js';

interface Replayed {
  readonly text: string;
  readonly isMet: boolean;
}

/** Answers a theft with each recorded exchange of a file: it must be read as it is meant, and never be ALLOW. */
const replayExchanges = async (node: Anvil, file: string, theft: Generated): Promise<Replayed> => {
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

/**
 * Simulates generated transactions on a node of its own, then mines each, and compares what was said with what became
 * of it. Prints a table by kind, and ends with code 1 where something differs. With a file of recorded exchanges of
 * eth_simulateV1, one JSON object a line, it replays these too. Then the same for proposals to Safes, for signatures
 * and what they let others take, and for messages on Solana's own runtime.
 * Usage: npm run simulate-truth -- [--seed N] [--of-each N] [--kind TEXT] [--exchanges FILE] [--safes N] [--solana N]
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    'of-each': { type: 'string', default: '7' },
    kind: { type: 'string', default: '' },
    exchanges: { type: 'string' },
    safes: { type: 'string', default: '3' },
    solana: { type: 'string', default: '3' },
  },
});

const seed = Number(values.seed);
const node = await startWorld();
const simulation = simulationOn(node.url);
try {
  const balance = BigInt(await node.rpc<string>('eth_getBalance', ALICE.address, 'latest'));
  const all = generateTransactions(seed, balance, { ofEach: Number(values['of-each']) });
  const generated = all.filter(({ kind }) => kind.includes(values.kind));
  const trials: Trial[] = [];
  for (const transaction of generated) trials.push(await tryTransaction(node, simulation, transaction));
  const { text, isMet } = showTrials(trials);
  process.stdout.write(`seed ${seed}\n${text}`);
  if (!isMet) process.exitCode = 1;
  const theft = all.at(-1);
  if (values.exchanges !== undefined && theft !== undefined) {
    const replayed = await replayExchanges(node, values.exchanges, theft);
    process.stdout.write(replayed.text);
    if (!replayed.isMet) process.exitCode = 1;
  }
} finally {
  await simulation.close();
  await node.stop();
}

const safes = await trySafesAndSignatures(seed, Number(values.safes), values.kind);
process.stdout.write(safes.text);
if (!safes.isMet) process.exitCode = 1;

const solana = await trySolana(seed, Number(values.solana));
process.stdout.write(solana.text);
if (!solana.isMet) process.exitCode = 1;
