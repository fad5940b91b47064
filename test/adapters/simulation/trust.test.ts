import { expect } from 'chai';
import { evmRpc } from '../../../adapters/simulation/evm-rpc/index.js';
import type { Execution } from '../../../domain/facts/simulation/execution.js';
import type { Submission } from '../../../src/application/check/check-request.js';
import type { Account } from '../../support/chain/accounts.js';
import type { Anvil } from '../../support/chain/anvil.js';
import { addressOf, ALICE, BOB, ETHER, SIGNS } from '../../support/chain/deployments.js';
import { expectedStatus, readExchanges, replaying, statusOf } from '../../support/chain/exchanges.js';
import { ELSEWHERE, FAILING, INVENTING, LESSER, type Lie, startLyingNode } from '../../support/chain/lying-node.js';
import { simulationOn } from '../../support/chain/simulated.js';
import { ORDINARY_FEES, signed, type Unsigned } from '../../support/chain/transactions.js';
import { nextNonceOf, startWorld } from '../../support/chain/world.js';
import { nodeFact } from '../../support/executions.js';
import { encodeCall } from '../../support/payload-bytes.js';
import { judgePayload, readProposal } from '../../support/payload-judging.js';

const submissionOf = (from: Account, transaction: Pick<Unsigned, 'to' | 'value' | 'data'>): Submission => {
  const raw = signed(from, {
    ...{ chainId: 1, nonce: nextNonceOf(from), gas: 400_000n, fees: ORDINARY_FEES, delegate: null },
    ...transaction,
  });
  return { route: 'payload', request: { from_address: from.address, chain: 'ethereum', transaction: { raw } } };
};

const PAYMENT = submissionOf(ALICE, { to: BOB.address, value: ETHER, data: '0x' });
const theftBy = (sign: (typeof SIGNS)[number]): Submission =>
  submissionOf(ALICE, {
    ...{ to: addressOf(`watcher ${sign}`), value: 0n },
    data: encodeCall('claim(uint256)', [10_000n * ETHER]),
  });

/** The sources, beside which the recorded answers stand. */
const HERE = new URL('../../../../test/adapters/simulation/', import.meta.url);

interface Outcome {
  /** Null where the adapter failed. */
  readonly execution: Execution | null;
  readonly action: string;
  readonly codes: readonly string[];
}

/** What is tried with a node that answers is whether it is believed, not how fast this machine is. */
const PATIENCE_MS = 15_000;

/** The verdict with these nodes. */
const judgeWith = async (
  urls: readonly string[],
  submissions: readonly Submission[],
  deadlineMs = PATIENCE_MS,
): Promise<readonly Outcome[]> => {
  const simulation = simulationOn(...urls);
  try {
    const outcomes: Outcome[] = [];
    for (const submission of submissions) {
      const asked = simulation.simulate(await readProposal(submission), AbortSignal.timeout(deadlineMs));
      const execution = await Promise.resolve(asked).then(
        (answer) => answer.execution,
        () => null,
      );
      const { decision, codes } = await judgePayload(submission, [nodeFact(execution)]);
      outcomes.push({ execution, action: decision.recommendedAction, codes });
    }
    return outcomes;
  } finally {
    await simulation.close();
  }
};

describe('a node that cannot be trusted', () => {
  let node: Anvil;
  before(async () => {
    node = await startWorld();
  });
  after(() => node.stop());

  const beside = async <T>(lie: Lie, run: (url: string) => Promise<T>): Promise<T> => {
    const liar = await startLyingNode(node.url, lie);
    try {
      return await run(liar.url);
    } finally {
      await liar.stop();
    }
  };
  const THEFT = theftBy('base fee');

  it('is told from an honest one, with which a payment is allowed and a theft is blocked', async () => {
    const outcomes = await judgeWith([node.url], [PAYMENT, THEFT]);
    expect(outcomes.map(({ action }) => action)).to.deep.equal(['ALLOW', 'BLOCK']);
  });

  for (const [what, lie] of Object.entries(FAILING))
    it(`leads to REVIEW when its time is over, at the latest: it ${what}`, async () => {
      const outcomes = await beside(lie, (url) => judgeWith([url], [PAYMENT], evmRpc.deadlineMs));
      expect(outcomes.map(({ action }) => action)).to.deep.equal(['REVIEW']);
      expect(outcomes[0]?.codes).to.include('simulation_unavailable');
    });

  for (const [what, lie] of Object.entries({ ...ELSEWHERE, ...INVENTING }))
    it(`never leads to ALLOW alone: it ${what}`, async () => {
      const outcomes = await beside(lie, (url) => judgeWith([url], [PAYMENT, THEFT]));
      for (const { action } of outcomes) expect(action).to.not.equal('ALLOW');
    });

  /** Either it says nothing, or it is said that the two do not agree. */
  const isFound = ({ execution, codes }: Outcome, honest: string): boolean =>
    codes.includes('simulation_disagreement') ||
    (codes.includes('simulation_unavailable') &&
      execution?.endpoints[0]?.id === honest &&
      execution.endpoints[1]?.answered === false);

  for (const [what, lie] of Object.entries({ ...FAILING, ...ELSEWHERE, ...INVENTING }))
    it(`hides no theft from an honest one beside it, and is found: one of two ${what}`, async () => {
      const [first, second] = await beside(lie, (url) =>
        Promise.all([judgeWith([url, node.url], [THEFT]), judgeWith([node.url, url], [THEFT])]),
      );
      for (const outcome of [...first, ...second]) expect(outcome.action).to.equal('BLOCK');
      expect(first.every((outcome) => isFound(outcome, 'ethereum-2'))).to.equal(true);
      expect(second.every((outcome) => isFound(outcome, 'ethereum-1'))).to.equal(true);
    });

  for (const exchange of readExchanges(new URL('recorded/exchanges.jsonl', HERE)))
    it(`is read as it is meant, and allows no theft: it answers with ${exchange.id}`, async () => {
      const [outcome] = await beside(replaying(exchange), (url) => judgeWith([url], [THEFT]));
      expect(statusOf(outcome?.execution ?? null)).to.equal(expectedStatus(exchange));
      expect(outcome?.action).to.not.equal('ALLOW');
    });

  for (const [what, lie] of Object.entries(LESSER))
    it(`never leads to ALLOW where it can less, with any watching contract: it ${what}`, async () => {
      const outcomes = await beside(lie, (url) => judgeWith([url], SIGNS.map(theftBy)));
      for (const { action } of outcomes) expect(action).to.not.equal('ALLOW');
    });
});
