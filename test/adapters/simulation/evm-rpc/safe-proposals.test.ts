import { expect } from 'chai';
import type { Simulation } from '../../../../ports/sources/simulation.js';
import type { Submission } from '../../../../src/application/check/check-request.js';
import { executeAgain } from '../../../../adapters/simulation/evm-rpc/re-execution/execute-again.js';
import type { Anvil } from '../../../support/chain/anvil.js';
import { differencesOf } from '../../../support/chain/compare.js';
import { shortAddress } from '../../../../domain/text/render.js';
import { addressOf, ALICE, THIEF } from '../../../support/chain/deployments.js';
import { SAFE_KINDS } from '../../../support/chain/safe-kinds.js';
import {
  buildSafes,
  call,
  execData,
  minedProposal,
  partOf,
  type Proposed,
  safeTypedData,
  USDC,
} from '../../../support/chain/safes.js';
import { simulationOn } from '../../../support/chain/simulated.js';
import { STRANGERS } from '../../../support/chain/truth.js';
import { differencesAgain } from '../../../support/chain/witnessed.js';
import { startWorld } from '../../../support/chain/world.js';
import { nodeFact } from '../../../support/executions.js';
import { judgePayload, readProposal } from '../../../support/payload-judging.js';
import { seededRandom } from '../../../tools/faults/support/random.js';

describe('a proposal to a Safe on a real node', () => {
  let node: Anvil;
  let simulation: Simulation;
  before(async () => {
    node = await startWorld();
    await buildSafes(node);
    simulation = simulationOn(node.url);
  });
  after(async () => {
    await simulation.close();
    await node.stop();
  });

  /** What is found of a proposal, with what the node did. */
  const judged = async (proposed: Proposed) => {
    const submission: Submission = {
      route: 'payload',
      request: { from_address: ALICE.address, chain: 'ethereum', typed_data: safeTypedData(proposed) },
    };
    const proposal = await readProposal(submission);
    const { execution } = await simulation.simulate(proposal, AbortSignal.timeout(30_000));
    const { decision, codes } = await judgePayload(submission, [nodeFact(execution)]);
    return { execution, codes, action: decision.recommendedAction, text: JSON.stringify(decision.findings) };
  };

  it('says which code a Safe would run from then on', async () => {
    const { proposed } =
      SAFE_KINDS['theft, Bybit: other code by what looks like a transfer']?.draw(seededRandom(1)) ?? {};
    if (proposed === undefined) throw new Error('There is such a kind');
    const { text } = await judged(proposed);
    const [safe, after] = [shortAddress(proposed.safe), shortAddress(partOf('sweeper'))];
    expect(text).to.include(`Control of ${safe} would pass to ${after} (code)`);
  });

  it('says nothing of effects, and allows nothing, where no Safe of a known layout stands', async () => {
    const pays = { to: STRANGERS[0].address, value: 1n };
    for (const safe of [partOf('transferLook'), addressOf('safe'), STRANGERS[1].address]) {
      const { execution, action, codes } = await judged({ ...pays, safe });
      expect([execution?.status, execution?.level], safe).to.deep.equal(['unavailable', 1]);
      expect([action, ...codes], safe).to.include.members(['REVIEW', 'simulation_partial']);
    }
  });

  it('is judged as that of the Safe where an owner sends it: a payment, and one that a module makes', async () => {
    const safe = partOf('guarded');
    const sent = async (proposed: Omit<Proposed, 'safe'>) => {
      const transaction = { to: safe, data: execData({ safe, ...proposed }, ALICE.address), value: '0', chain_id: 1 };
      const gas = { gas: '900000', max_fee_per_gas: '30000000000', max_priority_fee_per_gas: '1000000000' };
      const nonce = Number(await node.rpc<string>('eth_getTransactionCount', ALICE.address, 'latest'));
      const request = {
        from_address: ALICE.address,
        chain: 'ethereum',
        transaction: { ...transaction, ...gas, nonce },
      };
      const submission = { route: 'payload', request } as Submission;
      const { execution } = await simulation.simulate(await readProposal(submission), AbortSignal.timeout(30_000));
      const { decision, codes } = await judgePayload(submission, [nodeFact(execution)]);
      return [execution?.status, decision.recommendedAction, ...codes];
    };
    const pays = call('pay(address,address,uint256)', safe, THIEF.address, 5n);
    expect(await sent({ to: partOf('allowance'), data: pays })).to.include.members([
      'ok',
      'BLOCK',
      'undeclared_outflow',
    ]);
    const ordinary = await sent({ to: USDC, data: call('transfer(address,uint256)', STRANGERS[0].address, 5n) });
    expect(ordinary.slice(0, 2)).to.deep.equal(['ok', 'ALLOW']);
  });

  it('is never whole where another proposal comes first', async () => {
    const { execution, action, codes } = await judged({
      ...{ safe: partOf('treasury'), to: STRANGERS[0].address, value: 1n, nonce: 3n },
    });
    expect([execution?.status, execution?.isComplete]).to.deep.equal(['ok', false]);
    expect([action, ...codes]).to.include.members(['REVIEW', 'simulation_partial']);
  });

  for (const [kind, { draw, action }] of Object.entries(SAFE_KINDS)) {
    it(`is executed as its Safe would, and judged by that: ${kind}`, async () => {
      const { proposed, owners, before } = draw(seededRandom(7));
      const submission: Submission = {
        route: 'payload',
        request: { from_address: ALICE.address, chain: 'ethereum', typed_data: safeTypedData(proposed) },
      };
      const proposal = await readProposal(submission);
      const { execution, witness } = await simulation.simulate(proposal, AbortSignal.timeout(30_000));
      if (execution === null || typeof witness !== 'string') throw new Error(JSON.stringify(execution));
      const truth = await minedProposal(node, proposed, owners, before);
      expect(differencesOf(execution, truth, proposed.safe), JSON.stringify(execution)).to.deep.equal([]);
      expect(differencesAgain(execution, await executeAgain(witness, proposal))).to.deep.equal([]);
      const { decision } = await judgePayload(submission, [nodeFact(execution)]);
      const shown = decision.findings.map(({ code, message }) => `${code}: ${message}`).join('\n');
      expect(decision.recommendedAction, shown).to.equal(action);
    });
  }
});
