import { expect } from 'chai';
import { createReExecute } from '../../../adapters/simulation/evm-rpc/re-execution/index.js';
import { replaySimulation } from '../../../src/application/check/replay-simulation.js';
import type { Anvil } from '../../support/chain/anvil.js';
import { addressOf, ALICE, BOB } from '../../support/chain/deployments.js';
import { ORDINARY_FEES, signed } from '../../support/chain/transactions.js';
import { nextNonceOf, startWorld } from '../../support/chain/world.js';
import { encodeCall } from '../../support/payload-bytes.js';
import { type RealService, startRealService } from './support/real-service.js';
import { POSTGRES } from './support/storages.js';

describe('a check that a real node simulated', () => {
  let node: Anvil;
  let service: RealService;
  before(async () => {
    node = await startWorld();
    // the clock of the service is not that of the chain
    const endpoints = { ethereum: [node.url] };
    const settings = { endpoints, allowPrivateNetwork: true, maxAgeSeconds: 315_360_000 };
    service = await startRealService(POSTGRES, {
      environment: { PROVIDER_SETTINGS: JSON.stringify({ 'evm-rpc': settings }) },
    });
  });
  after(async () => {
    await service.stop();
    await node.stop();
  });

  it('is executed again from what is stored, when the node is gone, with equal effects', async () => {
    const raw = signed(ALICE, {
      ...{ chainId: 1, nonce: nextNonceOf(ALICE), to: addressOf('coin'), value: 0n, gas: 300_000n, delegate: null },
      ...{ fees: ORDINARY_FEES, data: encodeCall('transfer(address,uint256)', [BOB.address, 7n]) },
    });
    const reply = await service.send('POST', '/api/check-payload', {
      key: await service.key(),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from_address: ALICE.address, chain: 'ethereum', transaction: { raw } }),
    });
    expect(reply.status, reply.text).to.equal(200);
    const { request_id: requestId, simulation } = reply.json as {
      readonly request_id: string;
      readonly simulation: { readonly witness_sha256: string | null; readonly effects: readonly unknown[] };
    };
    await node.stop();
    const { checks, witnesses } = service.stores;
    const [replay, ...more] = await replaySimulation({ checks, witnesses, reExecute: createReExecute() }, requestId);
    expect([replay?.outcome, replay?.why, more]).to.deep.equal(['equal', null, []]);
    expect(replay?.effects).to.have.length(simulation.effects.length).and.not.empty;
    expect(replay?.witnessSha256).to.equal(simulation.witness_sha256).and.not.null;
  });
});
