import { expect } from 'chai';
import fc from 'fast-check';
import { ACTIONS, type Action } from '../../domain/verdict/action.js';
import type { Verdict } from '../../src/reference-app/page/api-types.js';
import { type Flow, type FlowEvent, mayContinue, nextFlow, START } from '../../src/reference-app/page/flow.js';

const verdictOf = (recommendedAction: Action): Verdict => ({
  request_id: 'req_1',
  risk_score: 0,
  risk_level: 'LOW',
  network_valid: true,
  warnings: [],
  findings: [],
  recommended_action: recommendedAction,
  checked_at: '2026-11-21T12:00:00.000Z',
});
const failure = { status: 500, code: 'x', message: 'x', requestId: null, retryAfterSeconds: null, details: [] };
const BODY = '{"amount":1}';
const bodies = fc.constantFrom(BODY, '{"amount":2}');
const events: fc.Arbitrary<FlowEvent> = fc.oneof(
  fc.record({ type: fc.constant('edited' as const) }),
  fc.record({ type: fc.constant('check-started' as const), body: bodies }),
  fc.record({
    type: fc.constant('answered' as const),
    body: bodies,
    verdict: fc.constantFrom(...ACTIONS).map(verdictOf),
  }),
  fc.record({ type: fc.constant('failed' as const), body: bodies, failure: fc.constant(failure) }),
  fc.record({ type: fc.constant('acknowledged' as const), value: fc.boolean() }),
  fc.record({ type: fc.constant('continued' as const), body: bodies }),
  fc.record({ type: fc.constant('signed' as const), body: bodies }),
);

describe('the flow of the reference application', () => {
  it('reaches a signature only from an ALLOW or an acknowledged REVIEW of exactly the intent that is signed', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (sequence) => {
        let flow: Flow = START;
        for (const event of sequence) {
          const before = flow;
          flow = nextFlow(flow, event);
          if (flow.phase === 'signing' && before.phase !== 'signing') {
            expect(before.phase).to.equal('judged');
            expect(mayContinue(before)).to.equal(true);
            expect(event).to.include({ type: 'continued', body: flow.body });
            expect(flow.verdict.recommended_action).not.to.equal('BLOCK');
            if (before.phase === 'judged' && flow.verdict.recommended_action === 'REVIEW')
              expect(before.acknowledged).to.equal(true);
          }
          if (flow.phase === 'signed' && before.phase !== 'signed') {
            expect(before.phase).to.equal('signing');
            expect(event).to.include({ type: 'signed', body: flow.body });
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('forgets everything that was said when a field is edited', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (sequence) => {
        const flow = sequence.reduce(nextFlow, START);
        expect(nextFlow(flow, { type: 'edited' }).phase).to.equal('composing');
      }),
    );
  });

  it('takes an answer only for the check that is running', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), fc.constantFrom(...ACTIONS), (sequence, action) => {
        const flow = sequence.reduce(nextFlow, START);
        const after = nextFlow(flow, { type: 'answered', body: BODY, verdict: verdictOf(action) });
        if (flow.phase === 'checking' && flow.body === BODY)
          expect(after).to.deep.equal({ phase: 'judged', body: BODY, verdict: verdictOf(action), acknowledged: false });
        else expect(after).to.equal(flow);
      }),
    );
  });
});
