import { expect } from 'chai';
import type { JsonRpc, JsonRpcReply } from '../../../../adapters/shared/json-rpc.js';
import { readAtRisk } from '../../../../adapters/simulation/evm-rpc/at-risk.js';
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
import { FAKE_HEAD } from '../../../support/fake-node.js';
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

describe('an item that an order sells', () => {
  const [OWNER, CONDUIT, OTHER] = ['a1', 'c0', 'e5'].map((byte) => `0x${byte.repeat(20)}`) as [string, string, string];
  const word = (hex: string): JsonRpcReply => ({ ok: true, result: `0x${hex.replace('0x', '').padStart(64, '0')}` });
  const refused: JsonRpcReply = { ok: false, code: 3, data: null };

  /** How many of it are at risk, where the collection answers so. */
  const amountWhere = async (...[owner, held, all, one]: readonly JsonRpcReply[]): Promise<string | undefined> => {
    const answers: Readonly<Record<string, JsonRpcReply | undefined>> = {
      ...{ '0x6352211e': owner, '0x00fdd58e': held, '0xe985e9c5': all, '0x081812fc': one },
    };
    const rpc: JsonRpc = {
      call: () => Promise.reject(new Error('Everything is asked at once')),
      batch: async (calls) =>
        calls.map(({ method, params: [given] }) => {
          if (method === 'eth_chainId') return { ok: true, result: '0x1' };
          if (method === 'eth_getBlockByNumber') return { ok: true, result: FAKE_HEAD };
          return answers[(given as { readonly data: string }).data.slice(0, 10)] ?? refused;
        }),
      close: async () => undefined,
    };
    const asset = { address: `0x${'4f'.repeat(20)}`, symbol: null, decimals: null, tokenId: '7' };
    const order = {
      most: '1',
      way: 'other',
      mover: CONDUIT,
      isExchange: true,
      expiresAt: null,
      holding: null,
    } as const;
    const takings = [{ owner: OWNER, taker: null, asset, ...order }];
    return (await readAtRisk(rpc, true, 'ethereum', takings, AbortSignal.timeout(5_000))).assets[0]?.amount;
  };

  it('is at risk where its owner lets the conduit move it, or nobody can say', async () => {
    expect(await amountWhere(word(OWNER), refused, word('1'), word('0')), 'all of them').to.equal('1');
    expect(await amountWhere(word(OWNER), refused, word('0'), word(CONDUIT)), 'this one').to.equal('1');
    expect(await amountWhere(word(OWNER), refused, refused, refused), 'unknown').to.equal('1');
    expect(await amountWhere(refused, word('3'), word('1'), refused), 'one of several').to.equal('1');
  });

  it('is not now where the conduit may not move it, or another owns it', async () => {
    expect(await amountWhere(word(OWNER), refused, word('0'), word(OTHER))).to.equal('0');
    expect(await amountWhere(refused, word('3'), word('0'), refused)).to.equal('0');
    expect(await amountWhere(word(OTHER), refused, word('1'), word('0'))).to.equal('0');
  });
});
