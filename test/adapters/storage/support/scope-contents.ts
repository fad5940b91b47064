import type { Scope } from '../../../../domain/record/record.js';
import type { Stores } from '../../../../ports/stores/stores.js';
import {
  checkEntry,
  confirmationEntry,
  historyEntry,
  historyQuery,
  NOON_MS,
  outcomeEntry,
  requestId,
} from '../../../conformance/storage/fixtures.js';
import { reportEntry } from '../../../conformance/storage/report-fixtures.js';
import { withdrawalOf } from '../../../conformance/storage/withdrawal-store-suite.js';

export const allOf = async <One>(pages: AsyncIterable<One>): Promise<readonly One[]> => {
  const all: One[] = [];
  for await (const one of pages) all.push(one);
  return all;
};

export const callOf = (scope: Scope, holder: string) => ({
  ...{ scope, operation: 'POST /api/check-transaction', key: 'a key', bodySha256: '0'.repeat(64), holder },
});

/** Something in every table of a scope. */
export const fill = async (stores: Stores, scope: Scope, number: number): Promise<void> => {
  const check = checkEntry({ scope, action: 'REVIEW', history: historyEntry({ valueUsd: 0.1 + number }) });
  await stores.checks.append(check);
  const answered = { call: callOf(scope, `req_${number}`), answer: '{"an":"answer"}' };
  await stores.idempotency.claim(answered.call);
  await stores.checks.append(checkEntry({ scope, history: historyEntry({ nonce: 'x' }) }), answered);
  await stores.outcomes.append(outcomeEntry({ scope, requestId: check.requestId, history: historyEntry() }));
  await stores.outcomes.append(outcomeEntry({ scope, requestId: check.requestId, outcome: 'cancelled' }));
  await stores.confirmations.append(confirmationEntry({ scope, requestId: check.requestId }));
  await stores.withdrawals.append([withdrawalOf(check)]);
  for (const report of [1, 2]) await stores.reports.create(reportEntry(number * 10 + report, { scope }));
  await stores.seals.append({ scope, seq: 1, untilMs: NOON_MS + 1, records: [], note: `note ${number}` });
  await stores.dispositions.note({
    ...{ requestId: check.requestId, scope, text: 'seen "twice", \\ and ünïcode', notedAtMs: NOON_MS },
    by: { kind: 'key', name: 'key00001' },
  });
  await stores.usage.append([
    {
      ...{ requestId: requestId(), scope, keyId: 'key00001', operation: 'GET /', status: 404, outcome: null },
      ...{ atMs: NOON_MS, durationMs: 0.1 },
    },
  ]);
};

/** All that the ports say of a scope. */
export const told = async (stores: Stores, scope: Scope) => {
  const checks = await allOf(stores.checks.latest(scope, 1_000));
  const every = { partnerId: scope.partnerId, fromMs: null, untilMs: null };
  const ids = checks.map(({ requestId: id }) => id);
  const chainId = `${scope.partnerId}/${scope.environment}`;
  return {
    checks,
    history: await stores.history.lookUp(historyQuery({ scope })),
    outcomes: await Promise.all(ids.map((id) => stores.outcomes.list(scope, id))),
    confirmations: await Promise.all(ids.map((id) => stores.confirmations.listAnywhere(id))),
    withdrawals: await Promise.all(ids.map((id) => stores.withdrawals.find(scope, id))),
    cases: await Promise.all(ids.map((id) => stores.dispositions.read(scope, id))),
    reports: await allOf(stores.reports.walk(chainId)),
    heads: await stores.reports.heads(),
    seals: await allOf(stores.seals.after(scope, 0)),
    rows: await allOf(stores.seals.rows(scope, { fromMs: null, untilMs: NOON_MS + 1 })),
    usage: await stores.usage.summarise(every),
    metering: await stores.reports.summariseMetering(every),
    answer: await stores.idempotency.claim(callOf(scope, 'req_later')),
    hooks: await stores.webhooks.list(scope),
  };
};
