import { expect } from 'chai';
import { takingsOf } from '../../../../domain/facts/simulation/at-risk.js';
import type { Simulation } from '../../../../ports/sources/simulation.js';
import type { Submission } from '../../../../src/application/check/check-request.js';
import type { Anvil } from '../../../support/chain/anvil.js';
import { ALICE } from '../../../support/chain/deployments.js';
import { accountOf } from '../../../support/chain/accounts.js';
import { buildSafes, partOf } from '../../../support/chain/safes.js';
import {
  buildSignatures,
  type DrawnSignature,
  minedTaking,
  SIGNATURE_KINDS,
} from '../../../support/chain/signatures.js';
import { simulationOn } from '../../../support/chain/simulated.js';
import { startWorld } from '../../../support/chain/world.js';
import { readProposal } from '../../../support/payload-judging.js';
import { seededRandom } from '../../../tools/faults/support/random.js';

describe('what a signature lets others take, on a real node', () => {
  let node: Anvil;
  let simulation: Simulation;
  before(async () => {
    node = await startWorld();
    await buildSafes(node);
    await buildSignatures(node);
    simulation = simulationOn(node.url);
  });
  after(async () => {
    await simulation.close();
    await node.stop();
  });

  const risk = async (drawn: DrawnSignature) => {
    const request = { from_address: ALICE.address, chain: 'ethereum', ...drawn.payload };
    const proposal = await readProposal({ route: 'payload', request } as Submission);
    const found = await simulation.atRisk?.('ethereum', takingsOf(proposal), AbortSignal.timeout(30_000));
    if (found === undefined) throw new Error('The node reads balances');
    return found;
  };

  it('says who signs: a key, one that took on code, a contract, or nobody who was ever there', async () => {
    const DELEGATED = accountOf('delegated').address;
    await node.rpc('anvil_setCode', DELEGATED, `0xef0100${partOf('sweeper').slice(2)}`);
    const signers = {
      ...{ [ALICE.address]: 'key', [DELEGATED]: 'delegated', [partOf('treasury')]: 'contract' },
      [accountOf('nobody').address]: 'unused',
    };
    for (const [signer, kind] of Object.entries(signers)) {
      const message = { encoding: 'utf8', content: 'Hello' };
      const request = { from_address: signer, chain: 'ethereum', message };
      const proposal = await readProposal({ route: 'payload', request } as Submission);
      const { execution } = await simulation.simulate(proposal, AbortSignal.timeout(30_000));
      expect(execution?.signer, kind).to.equal(kind);
    }
  });

  for (const [kind, draw] of Object.entries(SIGNATURE_KINDS)) {
    it(`is what the taker takes when it is mined, and no more: ${kind}`, async () => {
      const drawn = draw(seededRandom(3));
      const { assets } = await risk(drawn);
      for (const of of drawn.of) {
        const found = assets.find(({ asset }) => asset.address === of.asset);
        // of a whole account the service asks for tokens that are common
        if (found === undefined && drawn.delegate !== undefined) continue;
        const amount = BigInt(found?.amount ?? -1);
        expect(await minedTaking(node, drawn, of, amount), JSON.stringify(found)).to.equal(amount);
        if (drawn.isFixed !== true) expect(await minedTaking(node, drawn, of, amount + 1n)).to.equal(0n);
      }
      if (drawn.of.length === 0) expect(assets).to.deep.equal([]);
    });
  }
});
