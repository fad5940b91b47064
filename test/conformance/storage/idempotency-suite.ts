import { expect } from 'chai';
import { type AnsweredCall, type IdempotentCall, LeaseLostError } from '../../../ports/stores/idempotency.js';
import { checkEntry, HOUR_MS, OTHER_ENVIRONMENT, OTHER_PARTNER, requestId, SCOPE } from './fixtures.js';
import { rejection, type StoresHarness, useOpened } from './harness.js';
import { reportEntry } from './report-fixtures.js';

const SECOND_MS = 1_000;
const BODY = 'a'.repeat(64);

const call = (change: Partial<IdempotentCall> = {}): IdempotentCall => ({
  scope: SCOPE,
  operation: 'POST /api/check-transaction',
  key: 'order 7',
  bodySha256: BODY,
  holder: requestId(),
  ...change,
});
const answered = (of: IdempotentCall, answer = '{"an":"answer"}'): AnsweredCall => ({ call: of, answer });

/** What every `IdempotencyStore` guarantees, and the stores that store answers with what they did. */
export const idempotencySuite = (harness: StoresHarness): void => {
  describe(`idempotency store: ${harness.name}`, () => {
    const { stores, passTime } = useOpened(harness);

    it('gives the lease to the first call, and to no other while it lasts', async () => {
      expect(await stores().idempotency.claim(call())).to.deep.equal({ kind: 'leased' });
      expect(await stores().idempotency.claim(call())).to.deep.equal({ kind: 'running' });
      await passTime(25 * SECOND_MS);
      expect(await stores().idempotency.claim(call())).to.deep.equal({ kind: 'running' });
    });

    it('gives the lease to exactly one of a hundred calls at once', async () => {
      const claims = await Promise.all(Array.from({ length: 100 }, () => stores().idempotency.claim(call())));
      expect(claims.filter(({ kind }) => kind === 'leased')).to.have.length(1);
      expect(claims.filter(({ kind }) => kind === 'running')).to.have.length(99);
    });

    it('lets a holder ask again, as one whose connection was lost', async () => {
      const first = call();
      await stores().idempotency.claim(first);
      expect(await stores().idempotency.claim(first)).to.deep.equal({ kind: 'leased' });
    });

    it('gives the lease of an unanswered call to the next one after 30 s, even with another body', async () => {
      await stores().idempotency.claim(call());
      await passTime(31 * SECOND_MS);
      expect(await stores().idempotency.claim(call({ bodySha256: 'b'.repeat(64) }))).to.deep.equal({ kind: 'leased' });
    });

    it('gives back the very answer for 24 hours, and then the lease', async () => {
      const first = call();
      const answer = '{"name":"Ünïcödé \u{1F512} \\u0000 \\"quoted\\"","n":1.0}\n';
      await stores().idempotency.claim(first);
      await stores().idempotency.finish(answered(first, answer));
      expect(await stores().idempotency.claim(call())).to.deep.equal({ kind: 'answered', answer });
      await passTime(24 * HOUR_MS - 10 * SECOND_MS);
      expect(await stores().idempotency.claim(call())).to.deep.equal({ kind: 'answered', answer });
      await passTime(11 * SECOND_MS);
      const later = call();
      expect(await stores().idempotency.claim(later)).to.deep.equal({ kind: 'leased' });
      await stores().idempotency.finish(answered(later, 'another'));
      expect(await stores().idempotency.claim(call())).to.deep.equal({ kind: 'answered', answer: 'another' });
    });

    it('tells another body from the first, while that runs and when it is answered', async () => {
      const first = call();
      await stores().idempotency.claim(first);
      expect(await stores().idempotency.claim(call({ bodySha256: 'b'.repeat(64) }))).to.deep.equal({
        kind: 'other_body',
      });
      await stores().idempotency.finish(answered(first));
      expect(await stores().idempotency.claim(call({ bodySha256: 'b'.repeat(64) }))).to.deep.equal({
        kind: 'other_body',
      });
    });

    for (const [what, change] of Object.entries({
      partner: { scope: OTHER_PARTNER },
      environment: { scope: OTHER_ENVIRONMENT },
      route: { operation: 'POST /api/reports/address' },
      key: { key: 'order 8' },
      'letter case of the key': { key: 'Order 7' },
    } satisfies Record<string, Partial<IdempotentCall>>))
      it(`keeps calls apart by ${what}`, async () => {
        const first = call();
        await stores().idempotency.claim(first);
        await stores().idempotency.finish(answered(first));
        expect(await stores().idempotency.claim(call(change))).to.deep.equal({ kind: 'leased' });
      });

    it('holds keys of every length and character that a header can carry', async () => {
      for (const key of ['x', ' ', "'); drop table checks; --", '%_\\', 'ÿ'.repeat(255)]) {
        const first = call({ key });
        expect(await stores().idempotency.claim(first)).to.deep.equal({ kind: 'leased' });
        await stores().idempotency.finish(answered(first, key));
        expect(await stores().idempotency.claim(call({ key }))).to.deep.equal({ kind: 'answered', answer: key });
      }
    });

    it('gives a released lease to the next call, and releases no answer and no lease of another', async () => {
      const first = call();
      await stores().idempotency.claim(first);
      await stores().idempotency.release(call());
      expect(await stores().idempotency.claim(call())).to.deep.equal({ kind: 'running' });
      await stores().idempotency.release(first);
      const second = call();
      expect(await stores().idempotency.claim(second)).to.deep.equal({ kind: 'leased' });
      await stores().idempotency.finish(answered(second, 'kept'));
      await stores().idempotency.release(second);
      expect(await stores().idempotency.claim(call())).to.deep.equal({ kind: 'answered', answer: 'kept' });
    });

    it('stores nothing of a check whose lease another call has taken over, but the other check', async () => {
      const [slow, next] = [call(), call()];
      await stores().idempotency.claim(slow);
      await passTime(31 * SECOND_MS);
      await stores().idempotency.claim(next);
      const late = checkEntry({ requestId: slow.holder });
      expect(await rejection(stores().checks.append(late, answered(slow, 'late')))).to.be.instanceOf(LeaseLostError);
      expect(await rejection(stores().idempotency.finish(answered(slow, 'late')))).to.be.instanceOf(LeaseLostError);
      expect(await stores().checks.find(SCOPE, late.requestId)).to.equal(null);
      await stores().checks.append(checkEntry({ requestId: next.holder }), answered(next, 'in time'));
      expect(await stores().checks.find(SCOPE, next.holder)).not.to.equal(null);
      expect(await stores().idempotency.claim(call())).to.deep.equal({ kind: 'answered', answer: 'in time' });
    });

    it('lets a call answer after its 30 s as long as no other has taken over', async () => {
      const slow = call();
      await stores().idempotency.claim(slow);
      await passTime(31 * SECOND_MS);
      await stores().checks.append(checkEntry({ requestId: slow.holder }), answered(slow));
      expect(await stores().idempotency.claim(call())).to.deep.equal({ kind: 'answered', answer: '{"an":"answer"}' });
    });

    it('stores check and answer once when the same write is tried again', async () => {
      const first = call();
      await stores().idempotency.claim(first);
      const entry = checkEntry({ requestId: first.holder });
      await stores().checks.append(entry, answered(first));
      await stores().checks.append(entry, answered(first));
      const [summary, ...others] = await stores().usage.summarise({ partnerId: null, fromMs: null, untilMs: null });
      expect(summary?.count).to.equal(1);
      expect(others).to.deep.equal([]);
    });

    it('stores many checks with their own answers at once, and refuses only the one that lost its lease', async () => {
      const calls = Array.from({ length: 40 }, (_, index) => call({ key: `many ${index}` }));
      const leased = calls.filter((_, index) => index !== 20);
      await Promise.all(leased.map((one) => stores().idempotency.claim(one)));
      const outcomes = await Promise.allSettled(
        calls.map((one) => stores().checks.append(checkEntry({ requestId: one.holder }), answered(one, one.key))),
      );
      expect(outcomes.map(({ status }) => status)).to.deep.equal(
        calls.map((_, index) => (index === 20 ? 'rejected' : 'fulfilled')),
      );
      for (const one of leased) {
        expect(await stores().idempotency.claim({ ...one, holder: requestId() })).to.deep.equal({
          kind: 'answered',
          answer: one.key,
        });
        expect(await stores().checks.find(SCOPE, one.holder)).not.to.equal(null);
      }
      expect(await stores().checks.find(SCOPE, calls[20]?.holder ?? '')).to.equal(null);
    });

    it('stores report, metering and answer together, or none of them', async () => {
      const first = call({ operation: 'POST /api/reports/address' });
      const entry = reportEntry(7);
      const answerOf = (of: IdempotentCall) => (row: { readonly created: boolean }) =>
        answered(of, String(row.created));
      expect(await rejection(stores().reports.create(entry, answerOf(first)))).to.be.instanceOf(LeaseLostError);
      expect(await stores().reports.findByRequest(entry.scope, entry.report.requestId)).to.equal(null);
      expect(await stores().reports.summariseMetering({ partnerId: null, fromMs: null, untilMs: null })).to.deep.equal(
        [],
      );
      await stores().idempotency.claim(first);
      expect((await stores().reports.create(entry, answerOf(first))).created).to.equal(true);
      expect(await stores().idempotency.claim({ ...first, holder: requestId() })).to.deep.equal({
        kind: 'answered',
        answer: 'true',
      });
      const second = call({ operation: 'POST /api/reports/address', key: 'another' });
      await stores().idempotency.claim(second);
      expect((await stores().reports.create(reportEntry(8, { requestNumber: 7 }), answerOf(second))).created).to.equal(
        false,
      );
      expect(await stores().idempotency.claim({ ...second, holder: requestId() })).to.deep.equal({
        kind: 'answered',
        answer: 'false',
      });
    });

    it('removes what is past and nothing else', async () => {
      const [kept, left] = [call({ key: 'kept' }), call({ key: 'left' })];
      for (const one of [kept, left]) await stores().idempotency.claim(one);
      await stores().idempotency.finish(answered(kept));
      await passTime(31 * SECOND_MS);
      const running = call({ key: 'running' });
      await stores().idempotency.claim(running);
      expect(await stores().tidy()).to.equal(false);
      expect(await rejection(stores().idempotency.finish(answered(left)))).to.be.instanceOf(LeaseLostError);
      expect(await stores().idempotency.claim(call({ key: 'kept' }))).to.include({ kind: 'answered' });
      expect(await stores().idempotency.claim(call({ key: 'running' }))).to.include({ kind: 'running' });
    });
  });
};
