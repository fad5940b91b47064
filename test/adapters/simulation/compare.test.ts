import { expect } from 'chai';
import type { ExecutedEffect } from '../../../domain/facts/simulation/execution.js';
import { addressOf, ALICE, BOB } from '../../support/chain/deployments.js';
import type { Truth } from '../../support/chain/truth.js';
import { allowance, control, executionWith, tokenAt } from '../../support/executions.js';
import { differencesOf } from '../../support/chain/compare.js';

const COIN = tokenAt(addressOf('coin'));
const [me, other] = [ALICE.address, BOB.address];
const proxy = addressOf('proxy');

const RECEIPT = {
  ...{ transactionHash: '0x', status: '0x1', blockNumber: '0x1', blockHash: '0x', gasUsed: '0x1' },
  ...{ effectiveGasPrice: '0x1', contractAddress: null, logs: [] },
} as const;

const mined = (changes: Readonly<Record<string, readonly [bigint, bigint]>>, status: '0x0' | '0x1' = '0x1'): Truth => ({
  receipt: { ...RECEIPT, status },
  changes: new Map(Object.entries(changes).map(([place, [before, after]]) => [place, { before, after }])),
  before: new Map(),
});

const held = (account: string, before: bigint, after: bigint): ExecutedEffect => ({
  ...{ kind: 'balance', account, asset: COIN, source: 'read' },
  ...{ before: `${before}`, after: `${after}`, delta: `${after - before}` },
});
const placeOf = (account: string): string => `balance ${account} ${addressOf('coin')} -`;

const PAID = mined({ [placeOf(me)]: [9n, 4n], [placeOf(other)]: [0n, 5n] });

const differences = (effects: readonly ExecutedEffect[], truth: Truth): number =>
  differencesOf(executionWith({ effects }), truth, me).length;

describe('a simulation beside what was mined', () => {
  it('is equal where it says all that the sender loses and others gain', () => {
    expect(differences([held(me, 9n, 4n), held(other, 0n, 5n)], PAID)).to.equal(0);
  });

  it('differs by a wrong amount, by a loss or a gain that it leaves out, and by one that it makes up', () => {
    expect(differences([held(me, 9n, 5n), held(other, 0n, 5n)], PAID)).to.equal(1);
    expect(differences([held(other, 0n, 5n)], PAID)).to.equal(1);
    expect(differences([held(me, 9n, 4n)], PAID)).to.equal(1);
    expect(differences([held(me, 0n, 5n)], mined({}))).to.equal(1);
  });

  it('need not say what others lose', () => {
    expect(differences([], mined({ [placeOf(other)]: [5n, 1n] }))).to.equal(0);
  });

  it('is compared by rights and control too, and a right in a token may lie in the hub', () => {
    const [place, hub] = ['allowance', 'hub'].map((kind) => `${kind} ${me} ${other} ${addressOf('coin')}`);
    const unlimited = [allowance(me, other, COIN, 'unlimited')];
    for (const where of [place, hub])
      expect(differences(unlimited, mined({ [String(where)]: [0n, 2n ** 256n - 1n] }))).to.equal(0);
    expect(differences(unlimited, mined({ [String(place)]: [0n, 7n] }))).to.equal(1);
    const upgraded = mined({ [`control ${proxy} implementation`]: [BigInt(me), BigInt(other)] });
    expect(differences([control(proxy, 'implementation', me, other)], upgraded)).to.equal(0);
    expect(differences([control(proxy, 'implementation', me, proxy)], upgraded)).to.equal(1);
    expect(differences([], upgraded)).to.equal(1);
  });

  it('differs where it says that a transaction succeeds which reverts, and the other way round', () => {
    expect(differences([], mined({}, '0x0'))).to.equal(1);
    expect(differencesOf(executionWith({ status: 'reverted' }), mined({}, '0x0'), me)).to.deep.equal([]);
    expect(differencesOf(executionWith({ status: 'halted' }), PAID, me)).to.have.length(1);
  });

  it('may leave things out where it says so, and may say nothing wrong', () => {
    const partly = (effects: readonly ExecutedEffect[]) =>
      differencesOf(executionWith({ effects, isComplete: false }), PAID, me);
    expect(partly([])).to.deep.equal([]);
    expect(partly([held(me, 9n, 8n)])).to.have.length(1);
  });
});
