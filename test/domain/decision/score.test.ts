import { expect } from 'chai';
import fc from 'fast-check';
import { SEVERITIES } from '../../../domain/shared/severity.js';
import { ACTIONS, isStricter, strictestAction } from '../../../domain/verdict/action.js';
import { riskLevel, riskScore } from '../../../domain/verdict/score.js';
import { words } from '../../support/words.js';

describe('score and action', () => {
  const severities = fc.array(fc.constantFrom(...SEVERITIES), { maxLength: 30 });

  it('keeps the score whole and within 0 and 100', () =>
    fc.assert(
      fc.property(severities, (list) => {
        expect(riskScore(list)).to.be.within(0, 100).and.to.satisfy(Number.isInteger);
      }),
    ));

  it('never lowers score or action by one more finding, wherever it stands', () => {
    fc.assert(
      fc.property(severities, fc.constantFrom(...SEVERITIES), fc.nat(30), (list, extra, place) => {
        const more = [...list.slice(0, place), extra, ...list.slice(place)];
        expect(riskScore(more)).to.be.at.least(riskScore(list));
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ACTIONS)), fc.constantFrom(...ACTIONS), (list, extra) => {
        expect(isStricter(strictestAction(list), strictestAction([...list, extra]))).to.equal(false);
      }),
    );
  });

  it('gives the published weights to single findings', () => {
    expect(SEVERITIES.map((severity) => riskScore([severity]))).to.deep.equal([10, 30, 53, 90]);
    expect(riskScore([])).to.equal(0);
  });

  it('draws the bands where the contract does', () =>
    expect([0, 24, 25, 59, 60, 84, 85, 100].map(riskLevel)).to.deep.equal(
      words(`
      LOW LOW MEDIUM MEDIUM HIGH HIGH CRITICAL CRITICAL
    `),
    ));
});
