import { expect } from 'chai';
import { replaySimulation } from '../../../src/application/check/replay-simulation.js';
import { reExecute } from '../../../src/cli/actions/replayed-simulation.js';
import type { Anvil } from '../../support/chain/anvil.js';
import { addressOf, ALICE, BOB } from '../../support/chain/deployments.js';
import { ORDINARY_FEES, signed } from '../../support/chain/transactions.js';
import { nextNonceOf, startWorld } from '../../support/chain/world.js';
import { FAKE_GENESIS } from '../../support/fake-solana-node.js';
import { encodeCall } from '../../support/payload-bytes.js';
import { SOLANA_KINDS } from '../../support/solana-machine/kinds.js';
import { compiled, submissionOf } from '../../support/solana-machine/trial.js';
import { useSolanaMachine } from '../../support/solana-machine/use-machine.js';
import { seededRandom } from '../../tools/faults/support/random.js';
import { type RealService, startRealService } from './support/real-service.js';
import { POSTGRES } from './support/storages.js';

describe('a check that a real node simulated', () => {
  const solana = useSolanaMachine();
  let node: Anvil;
  let service: RealService;
  before(async () => {
    node = await startWorld();
    // the clock of the service is not that of the chain
    const common = { allowPrivateNetwork: true, maxAgeSeconds: 315_360_000 };
    const settings = {
      'evm-rpc': { endpoints: { ethereum: [node.url] }, ...common },
      'solana-rpc': { endpoints: [solana.machine.url], checkpoint: FAKE_GENESIS, ...common },
    };
    service = await startRealService(POSTGRES, { environment: { PROVIDER_SETTINGS: JSON.stringify(settings) } });
  });
  after(async () => {
    await service.stop();
    await node.stop();
  });

  /** The check of these bytes is executed again from what is stored, with equal effects. */
  const checkedAndReplayed = async (body: object, stopNode = async (): Promise<void> => undefined): Promise<void> => {
    const reply = await service.send('POST', '/api/check-payload', {
      key: await service.key(),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(reply.status, reply.text).to.equal(200);
    const { request_id: requestId, simulation } = reply.json as {
      readonly request_id: string;
      readonly simulation: { readonly witness_sha256: string | null; readonly effects: readonly unknown[] };
    };
    await stopNode();
    const { checks, witnesses } = service.stores;
    const [replay, ...more] = await replaySimulation({ checks, witnesses, reExecute }, requestId);
    expect([replay?.outcome, replay?.why, more]).to.deep.equal(['equal', null, []]);
    expect(replay?.effects).to.have.length(simulation.effects.length).and.not.empty;
    expect(replay?.witnessSha256).to.equal(simulation.witness_sha256).and.not.null;
  };

  it('is executed again from what is stored, when the node is gone, with equal effects', async () => {
    const raw = signed(ALICE, {
      ...{ chainId: 1, nonce: nextNonceOf(ALICE), to: addressOf('coin'), value: 0n, gas: 300_000n, delegate: null },
      ...{ fees: ORDINARY_FEES, data: encodeCall('transfer(address,uint256)', [BOB.address, 7n]) },
    });
    const body = { from_address: ALICE.address, chain: 'ethereum', transaction: { raw } };
    await checkedAndReplayed(body, () => node.stop());
  });

  it('is executed again on Solana, by a machine of its own', async () => {
    const drawn = SOLANA_KINDS['tokens to a new account']?.(seededRandom(7));
    if (drawn === undefined) throw new Error('There is no such kind');
    await checkedAndReplayed(submissionOf(compiled(drawn, solana.machine.blockhash())).request);
  });
});
