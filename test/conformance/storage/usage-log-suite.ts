import { expect } from 'chai';
import { CHECK_OPERATIONS, type UsageRow, type UsageSummary } from '../../../ports/stores/usage.js';
import { checkEntry, HOUR_MS, NOON_MS, OTHER_ENVIRONMENT, OTHER_PARTNER, requestId, SCOPE } from './fixtures.js';
import { type StoresHarness, useStores } from './harness.js';

const EVERYTHING = { partnerId: null, fromMs: null, untilMs: null };

const usageRow = (row: Partial<UsageRow> = {}): UsageRow => ({
  requestId: requestId(),
  scope: SCOPE,
  keyId: 'key00001',
  operation: 'GET /api/checks/{request_id}',
  status: 200,
  outcome: null,
  atMs: NOON_MS,
  durationMs: 2,
  ...row,
});

const brief = (summary: readonly UsageSummary[]): readonly unknown[] =>
  summary.map((line) => [
    line.scope.partnerId.at(-1),
    line.scope.environment,
    line.operation,
    line.status,
    line.outcome,
    line.count,
  ]);

/** What every `UsageLog` guarantees. */
export const usageLogSuite = (harness: StoresHarness): void => {
  describe(`usage log: ${harness.name}`, () => {
    const stores = useStores(harness);

    it('counts checks of bytes alone by their own operation, and each once where its answer failed', async () => {
      const failed = checkEntry({ route: 'payload' });
      for (const check of [failed, checkEntry({ route: 'payload' }), checkEntry()]) await stores().checks.append(check);
      const { payload, transaction } = CHECK_OPERATIONS;
      const answer = { status: 503, outcome: 'service_unavailable' };
      await stores().usage.append([usageRow({ requestId: failed.requestId, operation: payload, ...answer })]);
      expect(brief(await stores().usage.summarise(EVERYTHING))).to.deep.equal([
        ['1', 'sandbox', payload, 200, 'ALLOW', 1],
        ['1', 'sandbox', payload, 503, 'service_unavailable', 1],
        ['1', 'sandbox', transaction, 200, 'ALLOW', 1],
      ]);
    });

    it('sums up nothing where nothing was called', async () => {
      expect(await stores().usage.summarise(EVERYTHING)).to.deep.equal([]);
      await stores().usage.append([]);
    });

    it('counts an answered check by the check itself', async () => {
      await stores().checks.append(checkEntry({ action: 'BLOCK', durationMs: 3, checkedAtMs: NOON_MS }));
      await stores().checks.append(checkEntry({ action: 'BLOCK', durationMs: 6, checkedAtMs: NOON_MS + HOUR_MS }));
      expect(await stores().usage.summarise(EVERYTHING)).to.deep.equal([
        {
          scope: SCOPE,
          operation: CHECK_OPERATIONS.transaction,
          status: 200,
          outcome: 'BLOCK',
          count: 2,
          firstAtMs: NOON_MS,
          lastAtMs: NOON_MS + HOUR_MS,
          meanDurationMs: 4.5,
        },
      ]);
    });

    it('counts a check once, by its answer, where the answer failed after the check was stored', async () => {
      const check = checkEntry();
      await stores().checks.append(check);
      await stores().usage.append([
        usageRow({
          requestId: check.requestId,
          operation: CHECK_OPERATIONS.transaction,
          status: 503,
          outcome: 'service_unavailable',
        }),
      ]);
      expect(brief(await stores().usage.summarise(EVERYTHING))).to.deep.equal([
        ['1', 'sandbox', CHECK_OPERATIONS.transaction, 503, 'service_unavailable', 1],
      ]);
    });

    it('counts a call once, even when it is appended again', async () => {
      const row = usageRow();
      await stores().usage.append([row, row]);
      await stores().usage.append([row, { ...row, operation: 'GET /api/other' }]);
      expect((await stores().usage.summarise(EVERYTHING)).map((line) => line.count)).to.deep.equal([1, 1]);
    });

    it('takes more rows than fit into one statement', async () => {
      await stores().usage.append(Array.from({ length: 1_201 }, () => usageRow()));
      expect((await stores().usage.summarise(EVERYTHING)).map((line) => line.count)).to.deep.equal([1_201]);
    });

    it('orders by partner, environment, operation, status and outcome, none first', async () => {
      await stores().checks.append(checkEntry({ action: 'REVIEW' }));
      await stores().checks.append(checkEntry({ action: 'ALLOW', scope: OTHER_ENVIRONMENT }));
      await stores().usage.append([
        usageRow({ scope: OTHER_PARTNER }),
        usageRow({ status: 404, outcome: 'not_found' }),
        usageRow(),
        usageRow({ outcome: 'ALLOW' }),
        usageRow({ operation: 'GET /Api' }),
      ]);
      expect(brief(await stores().usage.summarise(EVERYTHING))).to.deep.equal([
        ['1', 'production', CHECK_OPERATIONS.transaction, 200, 'ALLOW', 1],
        ['1', 'sandbox', 'GET /Api', 200, null, 1],
        ['1', 'sandbox', 'GET /api/checks/{request_id}', 200, null, 1],
        ['1', 'sandbox', 'GET /api/checks/{request_id}', 200, 'ALLOW', 1],
        ['1', 'sandbox', 'GET /api/checks/{request_id}', 404, 'not_found', 1],
        ['1', 'sandbox', CHECK_OPERATIONS.transaction, 200, 'REVIEW', 1],
        ['2', 'sandbox', 'GET /api/checks/{request_id}', 200, null, 1],
      ]);
    });

    it('sums up one partner, from a moment on and before another', async () => {
      await stores().usage.append([0, 1, 2].map((hours) => usageRow({ atMs: NOON_MS + hours * HOUR_MS })));
      await stores().checks.append(checkEntry({ checkedAtMs: NOON_MS + HOUR_MS }));
      await stores().usage.append([usageRow({ scope: OTHER_PARTNER, atMs: NOON_MS + HOUR_MS })]);
      const summary = await stores().usage.summarise({
        partnerId: SCOPE.partnerId,
        fromMs: NOON_MS + HOUR_MS,
        untilMs: NOON_MS + 2 * HOUR_MS,
      });
      expect(summary.map((line) => [line.operation, line.count])).to.deep.equal([
        ['GET /api/checks/{request_id}', 1],
        [CHECK_OPERATIONS.transaction, 1],
      ]);
    });
  });
};
