import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { checksumForm } from '../../../domain/intent/address.js';
import type { ListEntry, OwnAttribution } from '../../../domain/facts/screening/own-knowledge.js';
import type { Scope } from '../../../domain/record/record.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { Stores } from '../../../ports/stores/stores.js';
import type { Application, Caller } from '../../../src/application/api.js';
import { createDeskViews } from '../../../src/application/desk-views/index.js';
import type { Refusal } from '../../../src/application/refusal.js';
import { DESK_VIEW_ENDPOINTS } from '../../../src/http/routes/desk-views/endpoints.js';
import { compileSchema } from '../../../src/http/schemas/ajv.js';
import {
  type CheckTraits,
  type MadeCheck,
  madeCheck,
  ORDINARY,
} from '../../conformance/storage/check-index-fixtures.js';
import { DAY_MS, NOON_MS, OTHER_ENVIRONMENT, OTHER_PARTNER, SCOPE } from '../../conformance/storage/fixtures.js';
import { rejection } from '../../conformance/storage/harness.js';
import { rowOf } from '../../support/lists.js';

const clock = { now: () => NOON_MS };
const BLOCKED: CheckTraits = { ...ORDINARY, action: 'BLOCK', findingCodes: ['zero_amount'] };

const callerOf = (scope: Scope): Caller => ({ scope, keyId: 'key00001' }) as Caller;

/** Asks an endpoint as HTTP does, and holds its answer to its contract. */
const asking =
  (stores: Stores) =>
  async (operationId: string, query: string, params: Record<string, string> = {}, scope = SCOPE) => {
    const endpoint = DESK_VIEW_ENDPOINTS.find((one) => one.operationId === operationId);
    if (endpoint === undefined) throw new Error(`There is no ${operationId}`);
    const application = createDeskViews({ ...stores, clock, readSources: async () => [] }) as unknown as Application;
    const call = { application, params, search: new URLSearchParams(query) } as unknown as Parameters<
      typeof endpoint.handle
    >[0];
    const { body, status } = await endpoint.handle(call, callerOf(scope), null);
    const schema = endpoint.responses[status];
    if (schema === undefined || !compileSchema(schema)(body)) throw new Error('The answer breaks its contract');
    return body as Record<string, unknown>;
  };

describe('what the review desk shows beside single checks', () => {
  let stores: Stores;
  const store = async (...checks: readonly MadeCheck[]): Promise<void> => {
    for (const { entry } of checks) await stores.checks.append(entry);
  };
  const ask = (...asked: Parameters<ReturnType<typeof asking>>) => asking(stores)(...asked);
  beforeEach(() => {
    stores = createMemoryStorage();
  });

  it('counts what a filter finds, of the own scope alone', async () => {
    await store(madeCheck(), madeCheck(BLOCKED), madeCheck(BLOCKED, { scope: OTHER_PARTNER }));
    expect(await ask('summariseChecks', 'finding=zero_amount')).to.deep.equal({
      count: 1,
      count_is_at_least: false,
      by_action: { ALLOW: 0, REVIEW: 0, BLOCK: 1 },
      by_finding: [{ code: 'zero_amount', count: 1 }],
    });
    expect(await ask('summariseChecks', '')).to.deep.include({ count: 2 });
    expect(await ask('summariseChecks', '', {}, OTHER_ENVIRONMENT)).to.deep.include({ count: 0 });
    const refusal = await rejection(ask('summariseChecks', 'cursor=x'));
    expect(refusal).to.have.property('code', 'invalid_request');
  });

  it('shows the days of a period, of the own scope alone', async () => {
    const days = [0, 1, 40].map((ago) => madeCheck(BLOCKED, { checkedAtMs: NOON_MS - ago * DAY_MS }));
    await store(...days, madeCheck(BLOCKED, { scope: OTHER_PARTNER }));
    const blocked = (day: string) => ({ day, ALLOW: 0, REVIEW: 0, BLOCK: 1 });
    const { cases, ...overview } = await ask('readOverview', '');
    expect(overview).to.deep.equal({
      days: [blocked('2026-11-20'), blocked('2026-11-21')],
      findings: [{ code: 'zero_amount', count: 2 }],
      sources: [],
    });
    const trend = cases as readonly Record<string, unknown>[];
    expect(trend, 'every day, also one that brought nothing').to.have.length(30);
    expect(trend.slice(-3), 'one case is older').to.deep.equal([
      { day: '2026-11-19', opened: 0, decided: 0, open: 1 },
      { day: '2026-11-20', opened: 1, decided: 0, open: 2 },
      { day: '2026-11-21', opened: 1, decided: 0, open: 3 },
    ]);
    const october = await ask('readOverview', 'from=2026-10-01&to=2026-10-31');
    expect(october['days']).to.deep.equal([blocked('2026-10-12')]);
    const open = (october['cases'] as readonly { readonly open: number }[]).map((day) => day.open);
    expect([open.length, open[10], open[11], open.at(-1)]).to.deep.equal([31, 0, 1, 1]);
    expect((await ask('readOverview', '', {}, OTHER_ENVIRONMENT))['days']).to.deep.equal([]);
  });

  it('refuses a period that ends before it begins, or is longer than a year, naming it', async () => {
    for (const query of ['from=2026-11-02&to=2026-11-01', 'from=2024-01-01&to=2026-01-01']) {
      const refusal = await rejection(ask('readOverview', query));
      expect((refusal as Refusal).details.map(({ path }) => path)).to.deep.equal(['/from']);
    }
  });

  it('tells of an address what lists say, what the partner says, and every check about it', async () => {
    const { to } = ORDINARY;
    const list = { format: 'txt', maxAgeSeconds: null, importedAt: '2026-11-02T00:00:00.000Z' };
    await stores.archive.replace(
      { source: 'Example list', publishedAt: '2026-11-01T00:00:00.000Z', ...list },
      (async function* () {
        yield rowOf(to, { entity: 'Example party', listedAt: '2026-10' });
      })(),
      () => ({ categories: ['scam_fraud'], sha256: 'a'.repeat(64) }),
    );
    const stated = {
      addressKey: to,
      address: to,
      place: 'evm',
      statedBy: 'key00001',
      statedAt: '2026-11-01T00:00:00.000Z',
    } as const;
    const denied: ListEntry = {
      ...stated,
      kind: 'deny',
      statementId: `stm_${'0'.repeat(26)}`,
      reason: 'Known',
      validUntil: null,
    };
    const known: OwnAttribution = {
      ...{ ...stated, kind: 'attribution', basis: 'travel_rule', statementId: `stm_0${'1'.repeat(25)}` },
      ...{ entity: { name: 'Acme', type: 'company', jurisdiction: null }, reference: 'file 1' },
      ...{ documentSha256: null, validUntil: '2026-12-01T00:00:00.000Z' },
    };
    for (const statement of [denied, known]) await stores.statements.state(SCOPE, [statement], 10);
    const [check, theirs] = [madeCheck(), madeCheck(ORDINARY, { scope: OTHER_PARTNER })];
    await store(check, theirs, madeCheck({ ...ORDINARY, to: ORDINARY.from }));
    const params = { chain: 'base', address: checksumForm(to) };
    const view = await ask('readAddress', '', params);
    expect(view).to.deep.include({ address: to, chain: 'base', next_cursor: null });
    expect(view['lists']).to.deep.equal([
      {
        ...{ source: 'Example list', list: 'txt', chain: null, category: 'scam_fraud', entity: 'Example party' },
        ...{ reference: (view['lists'] as { reference: string }[])[0]?.reference, since: '2026-10' },
        ...{ last_seen: list.importedAt, version_sha256: 'a'.repeat(64), published_at: '2026-11-01T00:00:00.000Z' },
      },
    ]);
    expect((view['own_lists'] as object[])[0]).to.include({ list: 'deny', reason: 'Known', expired: false });
    expect((view['attributions'] as object[])[0]).to.include({ kind: 'travel_rule', reference: 'file 1' });
    const ids = ({ checks }: Record<string, unknown>) =>
      (checks as { request_id: string }[]).map((one) => one.request_id);
    expect(ids(view)).to.deep.equal([check.entry.requestId]);
    const none = { count: 0, value_usd: 0, without_value: 0 };
    const totals = {
      ...{ count: 1, first_day: '2026-11-21', last_day: '2026-11-21' },
      ...{ to_it: { count: 1, value_usd: 250, without_value: 0 }, from_it: none },
    };
    expect(view).to.deep.include({ totals, recent: totals, recent_from: '2026-10-23' });
    const other = await ask('readAddress', '', params, OTHER_PARTNER);
    expect([ids(other), other['own_lists'], other['attributions']]).to.deep.equal([[theirs.entry.requestId], [], []]);
  });

  it('refuses an address that is none of the chain', async () => {
    const refusal = await rejection(ask('readAddress', '', { chain: 'solana', address: ORDINARY.to }));
    expect((refusal as Refusal).details.map(({ path }) => path)).to.deep.equal(['/address']);
  });

  it('says that a store is out, and gives nothing in its place', async () => {
    const out = (): Promise<never> => Promise.reject(new StorageUnavailableError('made up'));
    const checkIndex = { ...stores.checkIndex, list: out, tally: out, days: out, caseFlow: out, accountTotals: out };
    const broken = { ...stores, checkIndex } as Stores;
    for (const [operation, params] of [
      ['summariseChecks', {}],
      ['readOverview', {}],
      ['readAddress', { chain: 'ethereum', address: ORDINARY.to }],
    ] as const) {
      const refusal = await rejection(asking(broken)(operation, '', params));
      expect(refusal).to.have.property('code', 'service_unavailable');
    }
  });
});
