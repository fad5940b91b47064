import { expect } from 'chai';
import fc from 'fast-check';
import { readPayload } from '../../domain/payload/read-payload.js';
import { ACTIONS, type Action } from '../../domain/verdict/action.js';
import type { Verdict } from '../../src/reference-app/page/api-types.js';
import { type CheckFlow, type FlowEvent, mayContinue, nextFlow, START } from '../../src/reference-app/page/flow.js';
import { payloadWith, verdictWith } from './answers.js';

const WALLET = `0x${'11'.repeat(20)}`;
const BODY = '{"amount":1}';
const BYTES = `{"amount":1,"chain":"ethereum","from_address":"${WALLET}","message":{"encoding":"utf8","content":"hi"}}`;
const { digest, sha256 } = readPayload(
  { kind: 'message', content: { encoding: 'utf8', content: 'hi' } },
  { chain: 'ethereum', sender: WALLET, describe: () => null },
).payload;
const PAYLOAD = payloadWith({ kind: 'message', digest, sha256 });

const verdictOf = (recommendedAction: Action, withBytes = false): Verdict =>
  verdictWith({
    request_id: withBytes ? 'req_2' : 'req_1',
    recommended_action: recommendedAction,
    ...(withBytes && { payload: PAYLOAD }),
  });
const failure = { status: 500, code: 'x', message: 'x', requestId: null, retryAfterSeconds: null, details: [] };
const bodies = fc.constantFrom(BODY, '{"amount":2}', BYTES);
const requestIds = fc.constantFrom('req_1', 'req_2');
const events: fc.Arbitrary<FlowEvent> = fc.oneof(
  fc.record({ type: fc.constant('edited' as const) }),
  fc.record({ type: fc.constant('check-started' as const), body: bodies }),
  fc.record({
    type: fc.constant('answered' as const),
    body: bodies,
    verdict: fc.tuple(fc.constantFrom(...ACTIONS), fc.boolean()).map(([action, bytes]) => verdictOf(action, bytes)),
  }),
  fc.record({ type: fc.constant('failed' as const), body: bodies, failure: fc.constant(failure) }),
  fc.record({ type: fc.constant('acknowledged' as const), value: fc.boolean() }),
  fc.record({ type: fc.constant('continued' as const), body: bodies }),
  fc.record({ type: fc.constant('handed' as const), body: bodies }),
  fc.record({ type: fc.constant('confirmed' as const), requestId: requestIds, until: fc.constant('later') }),
  fc.record({ type: fc.constant('refused' as const), requestId: requestIds, reason: fc.constant('no') }),
);

describe('the flow of the reference application', () => {
  it('reaches a signature only from an ALLOW or an acknowledged REVIEW of exactly the intent that is signed', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (sequence) => {
        let flow: CheckFlow = START;
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
          if (flow.phase === 'confirming' && before.phase !== 'confirming') {
            expect(before.phase).to.equal('signing');
            expect(event).to.include({ type: 'handed', body: flow.body });
          }
          if (flow.phase === 'signed' && before.phase !== 'signed') {
            const withBytes = flow.verdict.payload !== undefined;
            expect(before.phase).to.equal(withBytes ? 'confirming' : 'signing');
            expect(event).to.include(
              withBytes
                ? { type: 'confirmed', requestId: flow.verdict.request_id }
                : { type: 'handed', body: flow.body },
            );
            expect(flow.body === BYTES).to.equal(withBytes);
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

  it('signs bytes that the service confirmed, and none that it refuses or that it confirmed for another check', () => {
    const events: readonly FlowEvent[] = [
      { type: 'check-started', body: BYTES },
      { type: 'answered', body: BYTES, verdict: verdictOf('ALLOW', true) },
      { type: 'continued', body: BYTES },
      { type: 'handed', body: BYTES },
    ];
    const flow = events.reduce(nextFlow, START);
    expect(flow.phase).to.equal('confirming');
    expect(nextFlow(flow, { type: 'confirmed', requestId: 'req_1', until: 'later' })).to.equal(flow);
    expect(nextFlow(flow, { type: 'confirmed', requestId: 'req_2', until: 'later' }).phase).to.equal('signed');
    expect(nextFlow(flow, { type: 'refused', requestId: 'req_2', reason: 'no' })).to.include({
      phase: 'refused',
      reason: 'no',
    });
  });
});
