import { expect } from 'chai';
import fc from 'fast-check';
import { CONFIRMATION_TEXTS } from '../../../domain/record/data/confirmation-texts.js';
import { OUTCOMES } from '../../../domain/record/outcome.js';
import {
  type AtSigning,
  awaitsState,
  confirmableUntilMs,
  confirmationOf,
  type StateNow,
} from '../../../domain/record/confirmation.js';
import type { CheckRecord } from '../../../domain/record/record.js';
import { LANGUAGES, type Texts } from '../../../domain/text/language.js';
import { ACTIONS, type Action } from '../../../domain/verdict/action.js';
import { NOW_MS } from '../../support/builders.js';
import { besideIntent, payloadSample, transaction } from '../../support/payload-samples.js';
import { runs } from '../../support/depth.js';

const SAMPLE = payloadSample(1, besideIntent(transaction())).record;
const decided = (recommendedAction: Action): CheckRecord => ({
  ...SAMPLE,
  decision: { ...SAMPLE.decision, recommendedAction },
});
/** The same, with an answer of a source that simulated. */
const simulated = (record: CheckRecord): CheckRecord => {
  const simulation = record.facts.simulation.map((fact) => ({
    ...fact,
    value: { mode: 'simulated' as const, effects: [], execution: null },
  }));
  return { ...record, facts: { ...record.facts, simulation } };
};

const final = transaction();
const GOOD: AtSigning = {
  drift: { final, fields: [] },
  outcome: null,
  isWithdrawn: false,
  state: 'not_asked',
  validUntilMs: NOW_MS + 1,
  nowMs: NOW_MS,
};
const resultOf = (record: CheckRecord, at: Partial<AtSigning>) => confirmationOf(record, { ...GOOD, ...at }).result;

describe('the words of a confirmation', () => {
  for (const [name, texts] of Object.entries<Texts>(CONFIRMATION_TEXTS))
    it(`${name}: at most two sentences and 160 characters, in words of its own in every language`, () => {
      for (const language of LANGUAGES) {
        const text = texts[language];
        expect([...text].length, text).to.be.within(10, 160);
        expect(text.match(/[.。]/g)?.length, text).to.be.within(1, 2);
      }
      expect(new Set(LANGUAGES.map((language) => texts[language])).size).to.equal(LANGUAGES.length);
    });
});

describe('a confirmation', () => {
  it('is SAME only where every condition holds', () => {
    const states: readonly StateNow[] = ['not_asked', 'same', 'changed', 'unknown'];
    const at = fc.record({
      drift: fc.constantFrom(null, { final, fields: [] }, { final, fields: ['to'] }),
      outcome: fc.constantFrom(null, ...OUTCOMES),
      isWithdrawn: fc.boolean(),
      state: fc.constantFrom(...states),
      validUntilMs: fc.constantFrom(NOW_MS - 1, NOW_MS, NOW_MS + 1, Number.NaN),
      nowMs: fc.constant(NOW_MS),
    });
    fc.assert(
      fc.property(fc.constantFrom(...ACTIONS), fc.boolean(), at, (action, isSimulated, given) => {
        const record = isSimulated ? simulated(decided(action)) : decided(action);
        const { result, fields } = confirmationOf(record, given);
        const isAllowed =
          action === 'ALLOW'
            ? given.outcome !== 'cancelled' && given.outcome !== 'confirmed_malicious'
            : action === 'REVIEW' && given.outcome === 'acknowledged';
        const isKnown = given.state === 'same' || (given.state === 'not_asked' && !isSimulated);
        const holds =
          isAllowed && given.drift?.fields.length === 0 && !given.isWithdrawn && given.validUntilMs > NOW_MS && isKnown;
        expect(result === 'SAME').to.equal(holds);
        expect(fields.length > 0).to.equal(result === 'DRIFTED' || result === 'STATE_CHANGED');
      }),
      { numRuns: runs(500) },
    );
  });

  it('names what nothing can mend first: not allowed, then time, bytes and state', () => {
    const state = 'changed';
    const drift = { final, fields: ['to'] };
    const validUntilMs = NOW_MS;
    const allowed = simulated(decided('ALLOW'));
    expect(resultOf(decided('BLOCK'), { state, drift, validUntilMs })).to.equal('NOT_ALLOWED');
    expect(resultOf(allowed, { state, drift, validUntilMs })).to.equal('EXPIRED');
    expect(resultOf(allowed, { state, drift })).to.equal('DRIFTED');
    expect(resultOf(allowed, { state })).to.equal('STATE_CHANGED');
    expect(resultOf(allowed, { state: 'same' })).to.equal('SAME');
  });

  it('asks for the state where that alone is left, and where something was simulated', () => {
    const known = { ...GOOD, state: undefined };
    expect(awaitsState(simulated(decided('ALLOW')), known)).to.equal(true);
    expect(awaitsState(decided('ALLOW'), known)).to.equal(false);
    expect(awaitsState(simulated(decided('BLOCK')), known)).to.equal(false);
    expect(awaitsState(simulated(decided('ALLOW')), { ...known, drift: { final, fields: ['to'] } })).to.equal(false);
  });

  it('can be given for five minutes, one where something was simulated, and less by the policy alone', () => {
    const seconds = (record: CheckRecord, policy: number | null) =>
      (confirmableUntilMs(record, policy) - Date.parse(record.checkedAt)) / 1_000;
    expect(seconds(SAMPLE, null)).to.equal(300);
    expect(seconds(simulated(SAMPLE), null)).to.equal(60);
    expect([seconds(SAMPLE, 20), seconds(simulated(SAMPLE), 20)]).to.deep.equal([20, 20]);
    expect([seconds(SAMPLE, 900), seconds(simulated(SAMPLE), 200)]).to.deep.equal([300, 60]);
  });
});
