import { parseArgs } from 'node:util';
import { evmRpc } from '../../../adapters/simulation/evm-rpc/index.js';
import { ALICE } from '../../support/chain/deployments.js';
import { generateTransactions } from '../../support/chain/generated.js';
import { startWorld } from '../../support/chain/world.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import { showTrials } from './show.js';
import { type Trial, tryTransaction } from './trial.js';

/**
 * Simulates generated transactions on a node of its own, then mines each, and compares what was said with what became
 * of it. Prints a table by kind, and ends with code 1 where something differs. Usage: npm run simulate-truth --
 * [--seed N] [--of-each N] [--kind TEXT]
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    'of-each': { type: 'string', default: '7' },
    kind: { type: 'string', default: '' },
  },
});

const seed = Number(values.seed);
const node = await startWorld();
const simulation = evmRpc.create(
  { endpoints: { ethereum: [node.url] }, allowPrivateNetwork: true },
  dependenciesWith(),
);
try {
  const balance = BigInt(await node.rpc<string>('eth_getBalance', ALICE.address, 'latest'));
  const generated = generateTransactions(seed, balance, { ofEach: Number(values['of-each']) }).filter(({ kind }) =>
    kind.includes(values.kind),
  );
  const trials: Trial[] = [];
  for (const transaction of generated) trials.push(await tryTransaction(node, simulation, transaction));
  const { text, isMet } = showTrials(trials);
  process.stdout.write(`seed ${seed}\n${text}`);
  if (!isMet) process.exitCode = 1;
} finally {
  await simulation.close();
  await node.stop();
}
