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
  agreedTo,
  approval,
  buildSafes,
  call,
  execData,
  minedProposal,
  MULTI_SEND,
  packed,
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

  /** What comes of bytes, with what is said to stand behind their hash. */
  const agreeing = async (member: object, ...behind: readonly Proposed[]) => {
    const along = behind.length === 0 ? {} : { safe_transactions: behind.map(safeTypedData) };
    const request = { from_address: ALICE.address, chain: 'ethereum', ...member, ...along };
    const submission = { route: 'payload', request } as Submission;
    const { execution } = await simulation.simulate(await readProposal(submission), AbortSignal.timeout(30_000));
    const { decision, codes } = await judgePayload(submission, [nodeFact(execution)]);
    const alone = await judgePayload(submission);
    return {
      execution,
      action: decision.recommendedAction,
      codes,
      withoutNode: alone.decision.recommendedAction,
      text: JSON.stringify(decision.findings),
    };
  };
  const pays = (safe: string, units = 5n): Proposed => ({
    ...{ safe, to: USDC, data: call('transfer(address,uint256)', STRANGERS[0].address, units) },
  });
  const sent = (to: Pick<Proposed, 'to' | 'data'>) => ({
    transaction: { ...to, value: '0', chain_id: 1, gas: '300000' },
  });

  it('allows no hash whose content is not there, and stops one that is another than what was sent along', async () => {
    const own = pays(partOf('treasury'));
    const blind = await agreeing(sent(approval(own)));
    expect([blind.action, blind.withoutNode]).to.deep.equal(['REVIEW', 'REVIEW']);
    for (const other of [pays(partOf('treasury'), 6n), pays(partOf('vault'))]) {
      const swapped = await agreeing(sent(approval(own)), other);
      expect([swapped.action, swapped.withoutNode, ...swapped.codes]).to.include.members(['BLOCK', 'payload_invalid']);
    }
    const surplus = await agreeing(sent(approval(own)), own, pays(partOf('vault')));
    expect(surplus.codes).to.include('payload_invalid');
  });

  it('is that of the inner Safe where the owner of an outer one has it agree', async () => {
    const inner = pays(partOf('vault'));
    const outer = { safe: partOf('treasury'), ...approval(inner) };
    const ordinary = await agreeing({ typed_data: safeTypedData(outer) }, inner);
    const lost = ordinary.execution?.effects.find((effect) => effect.kind === 'balance' && effect.delta === '-5');
    expect([ordinary.action, lost?.kind === 'balance' ? lost.account : null], ordinary.text).to.deep.equal([
      'ALLOW',
      partOf('vault'),
    ]);
    const theft = { safe: partOf('vault'), to: partOf('transferLook'), operation: 1n } as const;
    const stolen = { ...theft, data: call('transfer(address,uint256)', partOf('sweeper'), 0n) };
    const hidden = await agreeing({ typed_data: safeTypedData({ ...outer, ...approval(stolen) }) }, stolen);
    expect([hidden.action, ...hidden.codes], hidden.text).to.include.members(['BLOCK', 'control_changes']);
    const unseen = await agreeing({ typed_data: safeTypedData({ ...outer, ...approval(stolen) }) });
    expect(unseen.action).to.not.equal('ALLOW');
    // among other things: what is behind the hash is read, and not executed
    const amid = { safe: outer.safe, to: MULTI_SEND, operation: 1n, data: packed([approval(inner), outer]) } as const;
    const among = await agreeing({ typed_data: safeTypedData(amid) }, inner);
    expect([among.action, among.execution?.isComplete], among.text).to.deep.equal(['REVIEW', false]);
  });

  it('is never whole where another proposal comes first', async () => {
    const { execution, action, codes } = await judged({
      ...{ safe: partOf('treasury'), to: STRANGERS[0].address, value: 1n, nonce: 3n },
    });
    expect([execution?.status, execution?.isComplete]).to.deep.equal(['ok', false]);
    expect([action, ...codes]).to.include.members(['REVIEW', 'simulation_partial']);
  });

  for (const [kind, { draw, action }] of Object.entries(SAFE_KINDS)) {
    it(`is executed as its Safe would, and judged by that, signed or sent as a hash: ${kind}`, async () => {
      const { proposed, owners, before } = draw(seededRandom(7));
      const truth = await minedProposal(node, proposed, owners, before);
      for (const how of ['signed', 'sent'] as const) {
        const request = { from_address: ALICE.address, chain: 'ethereum', ...agreedTo(proposed, how) } as const;
        const submission: Submission = { route: 'payload', request };
        const proposal = await readProposal(submission);
        const { execution, witness } = await simulation.simulate(proposal, AbortSignal.timeout(30_000));
        if (execution === null || typeof witness !== 'string') throw new Error(JSON.stringify(execution));
        expect(differencesOf(execution, truth, proposed.safe), JSON.stringify(execution)).to.deep.equal([]);
        expect(differencesAgain(execution, await executeAgain(witness, proposal))).to.deep.equal([]);
        const { decision } = await judgePayload(submission, [nodeFact(execution)]);
        const shown = decision.findings.map(({ code, message }) => `${code}: ${message}`).join('\n');
        expect(decision.recommendedAction, `${how}: ${shown}`).to.equal(action);
      }
    });
  }
});
