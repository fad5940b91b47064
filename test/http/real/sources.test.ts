import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { SourcesView } from '../../../src/http/schemas/sources.js';
import { ALL_PROVIDERS } from '../../../src/providers.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { putList, rowOf } from '../../support/lists.js';
import { contractOf, putRegistry } from '../../support/registered-contracts.js';
import { eventually } from '../../support/eventually.js';
import { evmAddress } from '../../support/addresses.js';
import { useRealService } from './support/real-service.js';
import { transfer } from './support/requests.js';
import { POSTGRES } from './support/storages.js';

const DAY_MS = 86_400_000;
const FEED = 'http-threat-feed';

const feedOf = (source: string) => ({ source, format: 'txt', file: 'list.txt', every: '6h', category: 'scam_fraud' });

const REGISTRY = {
  ...{ source: 'Registry', format: 'signgate-contracts', file: 'contracts.json', every: '6h', max_age: '30d' },
  sha256: 'c'.repeat(64),
};

type Source = SourcesView['sources'][number];

/** A feed that fails once it is told to, in the place of the service's own. */
let isDown = false;
const providers = ALL_PROVIDERS.map((manifest) =>
  manifest.id === FEED
    ? {
        ...manifest,
        onByDefault: true,
        configSchema: {},
        create: () => ({
          supports: () => true,
          close: async () => undefined,
          screen: async () => {
            if (isDown) throw new ProviderError('server_error', 'made up');
            return { signals: [], asOf: '2026-11-20T00:00:00.000Z', note: null, lists: [] };
          },
        }),
      }
    : manifest,
);

describe('GET /api/sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signgate-sources-'));
  const FEEDS_FILE = join(folder, 'feeds.json');
  writeFileSync(FEEDS_FILE, JSON.stringify({ feeds: [feedOf('OFAC'), feedOf('Fresh'), REGISTRY] }));
  after(() => rmSync(folder, { recursive: true }));
  const service = useRealService(POSTGRES, {
    environment: { REQUIRED_LISTS: 'OFAC', FEEDS_FILE },
    providers: providers as never,
  });
  let key = '';
  before(async () => {
    isDown = false;
    key = await service().key();
  });
  const read = async (as = key): Promise<readonly Source[]> => {
    const reply = await service().send('GET', '/api/sources', { key: as });
    expect(reply.status, reply.text).to.equal(200);
    return (reply.json as unknown as SourcesView).sources;
  };
  const one = async (id: string): Promise<Source> => {
    const found = (await read()).find((source) => source.id === id);
    expect(found, id).to.not.equal(undefined);
    return found as Source;
  };

  const failed = (source: string, nowMs: number) =>
    service().stores.feedSyncs.record(
      {
        ...{ source, revision: 1, attemptedAtMs: nowMs, succeededAtMs: nowMs - DAY_MS, failuresInRow: 2 },
        ...{ result: 'failed', reason: 'the publisher answered with status 500', nextAtMs: nowMs + 3_600_000 },
        ...{ etag: null, lastModified: null, terms: null, sha256: null },
      },
      null,
    );

  it('200: says of every bundled registry what it holds, of which day, and that nothing fetches it', async () => {
    for (const id of ['bundled-registry', 'local-registry']) {
      const source = await one(id);
      expect(source).to.include({ kind: 'local', origin: 'bundled', required: true, status: 'answered' });
      expect(source.rows, id).to.be.greaterThan(2000);
      expect(source.sha256).to.match(/^[0-9a-f]{64}$/);
      expect(source.as_of).to.match(/^2026-/);
      expect([source.next_sync, source.last_error]).to.deep.equal([null, null]);
    }
  });

  it('200: an external source is not asked for this; it stands as the last check found it', async () => {
    expect(await one(FEED)).to.include({ kind: 'external', origin: 'asked', status: 'not_asked', last_sync: null });
    await service().verdict(key, transfer('sources of a feed that answers'));
    const answered = await one(FEED);
    expect(answered).to.include({ status: 'answered', as_of: '2026-11-20T00:00:00.000Z', last_error: null });
    expect(answered.last_sync).to.be.a('string');
    isDown = true;
    await service().verdict(key, transfer('sources of a feed that fails'));
    const down = await one(FEED);
    expect(down).to.include({ status: 'unavailable', last_sync: answered.last_sync });
    expect(down.last_error).to.include({ reason: 'server_error' });
  });

  it('200: a required list is missing, then loaded, then stale, and its feed says when it comes next', async () => {
    expect(await one('OFAC')).to.include({ kind: 'list', status: 'missing', required: true, rows: null });
    const nowMs = service().clock.now();
    const publishedAt = new Date(nowMs - DAY_MS).toISOString();
    const account = rowOf(evmAddress('a listed account'), { category: 'sanctions' });
    await putList(service().stores.archive, { source: 'OFAC', publishedAt, maxAgeSeconds: 2 * 86_400 }, account);
    const loaded = await eventually(async () => {
      const list = await one('OFAC');
      return list.status !== 'missing' && list;
    });
    expect(loaded).to.include({ status: 'loaded', origin: 'synced', rows: 1, max_age_seconds: 172_800 });
    expect(loaded.age_seconds).to.be.within(86_400, 86_500);
    expect(loaded.categories).to.deep.equal(['sanctions']);
    await failed('OFAC', nowMs);
    service().passTime(2 * DAY_MS);
    const stale = await one('OFAC');
    expect(stale).to.deep.include({
      ...{ status: 'stale', origin: 'synced', failures_in_row: 2 },
      last_sync: new Date(nowMs - DAY_MS).toISOString(),
      next_sync: new Date(nowMs + 3_600_000).toISOString(),
      last_error: {
        ...{ at: new Date(nowMs).toISOString(), reason: 'failed' },
        message: 'the publisher answered with status 500',
      },
      problem: {
        meaning: `the publisher answered with status 500 (2 times in a row); the list of ${publishedAt} stays in force`,
        remedy: 'Try it with: npx signgate feeds sync "OFAC"',
      },
    });
  });

  it('200: what is well has no problem; prices that are too old to value a payment do', async () => {
    expect((await one('service-history')).problem).to.equal(null);
    expect((await one('Fresh')).problem?.meaning).to.equal('none is loaded: what it lists is not known');
    const publishedAt = new Date(service().clock.now()).toISOString();
    const priced = rowOf(evmAddress('a priced token'), { category: 'reference_price', entity: '1' });
    await putList(service().stores.archive, { source: 'Prices', publishedAt }, priced);
    await eventually(async () => (await read()).some(({ id }) => id === 'Prices'));
    expect((await one('Prices')).problem).to.equal(null);
    service().passTime(200 * DAY_MS);
    for (const id of ['bundled-prices', 'Prices']) {
      const old = await one(id);
      expect(old.status, id).to.equal('stale');
      expect(old.problem?.remedy).to.include('defillama or http-price-feed in PROVIDER_SETTINGS');
    }
    service().passTime(-200 * DAY_MS);
  });

  it('200: a feed that was never tried is missing and due now', async () => {
    const fresh = await one('Fresh');
    expect(fresh).to.include({
      status: 'missing',
      origin: 'synced',
      required: false,
      failures_in_row: 0,
      rows: null,
    });
    expect([fresh.last_sync, fresh.last_error]).to.deep.equal([null, null]);
    expect(Date.parse(fresh.next_sync ?? '')).to.be.within(service().clock.now() - 10_000, service().clock.now());
  });

  it('200: says of a registry of contracts what it holds, how old it is, and when its feed comes next', async () => {
    const nowMs = service().clock.now();
    const publishedAt = new Date(nowMs - DAY_MS).toISOString();
    await putRegistry(service().stores.archive, { source: 'Registry', publishedAt }, contractOf('router'));
    await failed('Registry', nowMs);
    const registry = await eventually(async () => {
      const list = await one('Registry');
      return list.status !== 'missing' && list;
    });
    expect(registry).to.deep.include({
      ...{
        kind: 'list',
        capability: 'contract_registry',
        status: 'loaded',
        origin: 'synced',
        categories: [],
        rows: 1,
      },
      ...{ sha256: 'c'.repeat(64), max_age_seconds: 2_592_000, next_sync: new Date(nowMs + 3_600_000).toISOString() },
    });
    expect(registry.age_seconds).to.be.within(86_400, 86_500);
  });

  it('200: a feed that FEEDS_FILE no longer names is not shown, and nothing fetches its list', async () => {
    const nowMs = service().clock.now();
    await failed('Dropped', nowMs);
    await failed('Dropped list', nowMs);
    await putList(
      service().stores.archive,
      { source: 'Dropped list', publishedAt: new Date(nowMs).toISOString() },
      rowOf(evmAddress('of a dropped feed')),
    );
    const ids = await eventually(async () => {
      const all = (await read()).map(({ id }) => id);
      return all.includes('Dropped list') && all;
    });
    expect(ids).to.not.include('Dropped');
    expect(await one('Dropped list')).to.deep.include({
      ...{ status: 'loaded', origin: 'imported', rows: 1 },
      ...{ next_sync: null, last_error: null, failures_in_row: null },
    });
  });

  it('200: counts what the partner itself says, and shows nothing of another partner or environment', async () => {
    const own = async (as: string) =>
      (await read(as)).flatMap(({ origin, id, rows, as_of: asOf }) =>
        origin === 'partner' ? [[id, rows, asOf === null ? null : Date.parse(asOf)]] : [],
      );
    const nothing = ['deny', 'allow', 'attribution'].map((kind) => [`partner-knowledge:${kind}`, 0, null]);
    const first = await service().key({ partner: 'A' });
    const others = [
      await service().key({ partner: 'B' }),
      await service().key({ partner: 'A', environment: 'production' }),
    ];
    expect(await own(first)).to.deep.equal(nothing);
    const say = async (method: string, path: string, body?: object): Promise<number> => {
      const from = service().clock.now();
      const { status, text } = await service().send(method, path, {
        ...{ key: first, headers: { 'content-type': 'application/json' } },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect(status, text).to.be.within(200, 204);
      return from;
    };
    const entry = (name: string) => ({ address: evmAddress(name), chain: 'evm', reason: 'Case 17' });
    await say('PUT', '/api/address-lists/deny', { entries: [entry('one thief'), entry('another thief')] });
    const expiresAt = new Date(service().clock.now() + DAY_MS).toISOString();
    const allowedFromMs = await say('PUT', '/api/address-lists/allow', {
      entries: [{ ...entry('a friend'), expires_at: expiresAt }],
    });
    const removedFromMs = await say('DELETE', `/api/address-lists/deny?address=${evmAddress('one thief')}&chain=evm`);
    const [deny, allow, attribution] = await own(first);
    expect(deny?.slice(0, 2)).to.deep.equal(['partner-knowledge:deny', 1]);
    expect(deny?.[2]).to.be.within(removedFromMs, service().clock.now());
    expect(allow?.slice(0, 2)).to.deep.equal(['partner-knowledge:allow', 1]);
    expect(allow?.[2]).to.be.within(allowedFromMs, service().clock.now());
    expect(attribution).to.deep.equal(nothing[2]);
    for (const other of others) expect(await own(other)).to.deep.equal(nothing);
    service().passTime(DAY_MS);
    expect((await own(first))[1]).to.deep.equal(['partner-knowledge:allow', 0, allow?.[2]]);
    const [row] = (await read(first)).filter(({ id }) => id === 'partner-knowledge:deny');
    expect(row).to.deep.include({
      ...{ name: 'Own deny list', kind: 'list', categories: ['partner_denied'], status: 'loaded', required: true },
      ...{ sha256: null, next_sync: null, last_sync: null },
    });
  });

  it('200: demonstrations are shown to sandbox keys alone', async () => {
    const production = await service().key({ environment: 'production' });
    const kindsOf = async (as: string) => new Set((await read(as)).map(({ kind }) => kind));
    expect(await kindsOf(key)).to.include('demonstration');
    expect(await kindsOf(production)).to.not.include('demonstration');
  });

  it('400: for a member of the query, and 403 without the scope', async () => {
    expect((await service().send('GET', '/api/sources?kind=list', { key })).json).to.include({
      ...{ statusCode: 400, code: 'invalid_request' },
    });
    const other = await service().key({ scopes: ['checks:create'] });
    expect((await service().send('GET', '/api/sources', { key: other })).json).to.include({
      ...{ statusCode: 403, code: 'insufficient_scope' },
    });
  });
});
