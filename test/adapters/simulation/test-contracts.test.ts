import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { AbiValue } from '../../../domain/payload/evm/abi.js';
import { accountOf } from '../../support/chain/accounts.js';
import type { Anvil } from '../../support/chain/anvil.js';
import { readArtefacts, readSources, sourcesHash } from '../../support/chain/artefacts.js';
import {
  addressOf,
  ALICE,
  type Deployed,
  ETHER,
  LIES,
  type Lie,
  SIGNS,
  THIEF,
} from '../../support/chain/deployments.js';
import { ORDINARY_FEES, type Unsigned } from '../../support/chain/transactions.js';
import { minedTruth, type Place } from '../../support/chain/truth.js';
import { nextNonceOf, startWorld } from '../../support/chain/world.js';
import { encodeCall } from '../../support/payload-bytes.js';

const SHOP = accountOf('stranger').address;

const calling = (name: Deployed, signature: string, ...values: readonly AbiValue[]): Unsigned => ({
  ...{ chainId: 1, nonce: nextNonceOf(ALICE), to: addressOf(name), value: 0n, gas: 300_000n, fees: ORDINARY_FEES },
  ...{ data: encodeCall(signature, values), delegate: null },
});

/** What is done with a lying token, and which places that changes: its logs say something else. */
const LIED: Readonly<Record<Lie, { readonly does: 'transfer' | 'approve' | 'claim'; readonly changes: string[] }>> = {
  boasts: { does: 'transfer', changes: [] },
  'moves silently': { does: 'transfer', changes: ['balance alice', 'balance shop'] },
  'approves silently': { does: 'approve', changes: ['allowance alice shop'] },
  'burns as a mint': { does: 'claim', changes: ['balance alice'] },
  diverts: { does: 'transfer', changes: ['balance alice', 'balance thief'] },
  'approves another': { does: 'transfer', changes: ['allowance alice thief', 'balance alice', 'balance shop'] },
  'hides a transfer in an approval': {
    ...{ does: 'approve', changes: ['allowance alice shop', 'balance alice', 'balance thief'] },
  },
};

describe('the contracts of the test chain', () => {
  let node: Anvil;
  before(async () => {
    node = await startWorld();
  });
  after(() => node.stop());

  const named = (place: Place): string =>
    [ALICE.address, SHOP, THIEF.address]
      .reduce((text, address, index) => text.replaceAll(address, ['alice', 'shop', 'thief'][index] ?? ''), place)
      .replace(/ 0x.*$/, '');

  it('were compiled from the sources as they stand, by the compiler of the package: else npm run contracts', () => {
    const { compiler, sources } = readArtefacts();
    const { devDependencies } = JSON.parse(
      readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
    ) as { readonly devDependencies: { readonly solc: string } };
    expect(sources).to.equal(sourcesHash(readSources()));
    expect(compiler.split('+')[0]).to.equal(devDependencies.solc);
  });

  for (const sign of SIGNS)
    it(`take all from a caller by the sign "${sign}", once it is a real block`, async () => {
      const balance = BigInt(await node.rpc<string>('eth_getBalance', ALICE.address, 'latest'));
      const { changes } = await minedTruth(node, ALICE, calling(`watcher ${sign}`, 'claim(uint256)', balance));
      expect(changes.get(`balance ${THIEF.address} ${addressOf('coin')} -`)).to.deep.equal({
        before: 0n,
        after: 1_000n * ETHER,
      });
    });

  it('show a present in its place to those who ask with the defaults of a node', async () => {
    const fooled: string[] = [];
    for (const sign of SIGNS) {
      const { to, data } = calling(`watcher ${sign}`, 'claim(uint256)', 10_000n * ETHER);
      const [block] = await node.rpc<
        readonly { readonly calls: readonly { readonly logs: readonly { address: string }[] }[] }[]
      >('eth_simulateV1', { blockStateCalls: [{ calls: [{ from: ALICE.address, to, input: data }] }] }, 'latest');
      if (block?.calls[0]?.logs[0]?.address === addressOf('gift')) fooled.push(sign);
    }
    expect(fooled).to.include.members(['base fee', 'gas price', 'block number', 'timestamp', 'gas left']);
  });

  for (const lie of LIES)
    it(`change what they do not log, or log what they do not do: a token that ${lie}`, async () => {
      const { does, changes } = LIED[lie];
      const values = does === 'claim' ? [] : [SHOP, 5n * ETHER];
      const signature = does === 'claim' ? 'claim()' : `${does}(address,uint256)`;
      const truth = await minedTruth(node, ALICE, calling(`lie ${lie}`, signature, ...values));
      expect([...truth.changes.keys()].map(named).sort()).to.deep.equal(changes);
    });

  it('are as before after a transaction was mined to see what it does', async () => {
    const head = await node.rpc<string>('eth_blockNumber');
    const transaction = calling('coin', 'transfer(address,uint256)', SHOP, 3n);
    const [first, second] = [await minedTruth(node, ALICE, transaction), await minedTruth(node, ALICE, transaction)];
    expect(await node.rpc<string>('eth_blockNumber')).to.equal(head);
    expect([...second.changes]).to.deep.equal([...first.changes]);
    expect(first.changes.get(`balance ${SHOP} ${addressOf('coin')} -`)).to.deep.equal({ before: 0n, after: 3n });
  });
});
