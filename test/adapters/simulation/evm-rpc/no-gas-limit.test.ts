import { expect } from 'chai';
import type { Simulation } from '../../../../ports/sources/simulation.js';
import type { Submission } from '../../../../src/application/check/check-request.js';
import { accountOf } from '../../../support/chain/accounts.js';
import type { Anvil } from '../../../support/chain/anvil.js';
import { addressOf, ALICE, BOB, ETHER, SIGNS } from '../../../support/chain/deployments.js';
import { simulationOn } from '../../../support/chain/simulated.js';
import { nextNonceOf, startWorld } from '../../../support/chain/world.js';
import { nodeFact } from '../../../support/executions.js';
import { encodeCall } from '../../../support/payload-bytes.js';
import { judgePayload, readProposal } from '../../../support/payload-judging.js';
import { neverAborted } from '../../../support/provider-dependencies.js';

const BURNER = accountOf('burner').address;
/** Counts down from 131,071: about 3.4 million gas. */
const BURNER_CODE = '0x6201ffff5b600190038060045700';

describe('a payload without a gas limit, on a real node', () => {
  let node: Anvil;
  let simulation: Simulation;
  before(async () => {
    node = await startWorld();
    await node.rpc('anvil_setCode', BURNER, BURNER_CODE);
    simulation = simulationOn(node.url);
  });
  after(async () => {
    await simulation.close();
    await node.stop();
  });

  const outcomeOf = async (to: string, data: string, gas?: string) => {
    const fees = { max_fee_per_gas: '30000000000', max_priority_fee_per_gas: '1000000000' };
    const transaction = { chain_id: 1, to, data, value: '0', nonce: nextNonceOf(ALICE), ...fees };
    const request = { chain: 'ethereum', from_address: ALICE.address } as const;
    const submission: Submission = {
      route: 'payload',
      request: { ...request, transaction: { ...transaction, ...(gas === undefined ? {} : { gas }) } },
    };
    const { execution, note } = await simulation.simulate(await readProposal(submission), neverAborted());
    const { decision } = await judgePayload(submission, [nodeFact(execution)]);
    return { execution, note, action: decision.recommendedAction };
  };
  const transfer = encodeCall('transfer(address,uint256)', [BOB.address, 5n]);

  it('is executed whole, and the source says that it chose one; of one with a limit it says nothing', async () => {
    const { execution, note } = await outcomeOf(addressOf('coin'), transfer);
    expect(execution).to.deep.include({ status: 'ok', isComplete: true, lacksFunds: false });
    expect(note).to.include('no limit');
    expect((await outcomeOf(addressOf('coin'), transfer, '90000')).note).to.equal(null);
  });

  it('has enough for a call that uses millions', async () => {
    expect((await outcomeOf(BURNER, '0x01')).execution).to.deep.include({ status: 'ok', isComplete: true });
  });

  it('lacks no funds where these are enough for what it uses, and lacks them where they are not', async () => {
    const before = await node.rpc<string>('eth_getBalance', ALICE.address, 'latest');
    const lacksWith = async (wei: bigint): Promise<boolean | undefined> => {
      await node.rpc('anvil_setBalance', ALICE.address, `0x${wei.toString(16)}`);
      return (await outcomeOf(addressOf('coin'), transfer)).execution?.lacksFunds;
    };
    expect(await lacksWith(ETHER / 100n)).to.equal(false);
    expect(await lacksWith(ETHER / 10_000n)).to.equal(true);
    await node.rpc('anvil_setBalance', ALICE.address, before);
  });

  it('never leads to ALLOW with a contract that behaves while it is watched', async () => {
    for (const sign of SIGNS) {
      const { action } = await outcomeOf(addressOf(`watcher ${sign}`), encodeCall('claim(uint256)', [10_000n * ETHER]));
      expect(action, sign).to.not.equal('ALLOW');
    }
  });
});
