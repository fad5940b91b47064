import { expect } from 'chai';
import type { Anvil } from '../../support/chain/anvil.js';
import { SIGNS } from '../../support/chain/deployments.js';
import { generateTransactions } from '../../support/chain/generated.js';
import { minedTruth } from '../../support/chain/truth.js';
import { startWorld } from '../../support/chain/world.js';

const BALANCE = 9_000n;

describe('the transactions of the test chain', () => {
  let node: Anvil;
  before(async () => {
    node = await startWorld();
  });
  after(() => node.stop());

  it('are more than 300, and the same for the same seed alone', () => {
    const drawn = generateTransactions(7, BALANCE);
    expect(drawn).to.have.length.above(300);
    expect(generateTransactions(7, BALANCE)).to.deep.equal(drawn);
    expect(generateTransactions(8, BALANCE)).to.not.deep.equal(drawn);
  });

  it('are mined as their kinds say: those that revert or halt do, and all others succeed', async () => {
    const others = generateTransactions(3, BALANCE, { ofEach: 1 }).slice(0, -SIGNS.length);
    for (const transaction of others) {
      const { receipt } = await minedTruth(node, transaction.from, transaction);
      const isToFail = /^(reverts|halts):/.test(transaction.kind);
      expect(receipt.status, transaction.kind).to.equal(isToFail ? '0x0' : '0x1');
    }
  });
});
