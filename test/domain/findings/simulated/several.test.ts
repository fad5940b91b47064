import { expect } from 'chai';
import { decide } from '../../../../domain/decision/decide.js';
import type { TransactionEffect } from '../../../../domain/facts/simulation/simulation-facts.js';
import { intentWith, NOW_MS, OUTGOING_DEFAULT, proposalOf } from '../../../support/builders.js';
import { factsFor } from '../../../support/facts.js';
import { granted, moved, POOL, readings, simulated } from './effects.js';

describe('effects that decide nothing', () => {
  const attack = [moved({ to: POOL, token: 'WETH' }), granted({ to: POOL, amount: 'unlimited' })];

  it('are those that a source only read from the request', () => {
    const intent = intentWith();
    const facts = factsFor(intent, { simulation: { mode: 'declared-intent', effects: attack, execution: null } });
    expect(decide(proposalOf(intent), facts, OUTGOING_DEFAULT, NOW_MS).findings).to.deep.equal([]);
  });

  it('are those of an incoming payment, which the caller does not sign', () =>
    expect(readings({ direction: 'incoming' }, attack)).to.deep.equal({}));
});

describe('several simulations of one transaction', () => {
  const intent = intentWith();
  const one = factsFor(intent, { simulation: simulated(moved()) });
  const withSecond = (effects: readonly TransactionEffect[]) => {
    const [first] = one.simulation;
    if (first === undefined) throw new Error('There is a simulation');
    const second = { ...first, value: simulated(...effects), coverage: { ...first.coverage, provider: 'second' } };
    return { ...one, simulation: [first, second] };
  };
  const findings = (facts: typeof one) =>
    decide(proposalOf(intent), facts, OUTGOING_DEFAULT, NOW_MS).findings.map(({ code, message }) => [code, message]);

  it('are not added up', () => expect(findings(withSecond([moved()]))).to.deep.equal([]));

  it('give one finding, whichever of them shows the loss', () => {
    const facts = withSecond([moved({ amount: '300' })]);
    expect(findings(facts)).to.have.length(1);
    expect(findings({ ...facts, simulation: [...facts.simulation].reverse() })).to.deep.equal(findings(facts));
  });
});
