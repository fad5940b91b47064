import { expect } from 'chai';
import { rowOf } from '../support/lists.js';
import { writersEnded } from '../support/database.js';
import { POSTGRES } from '../http/real/support/storages.js';
import { transfer } from '../http/real/support/requests.js';
import { type Reply, useRealService } from '../http/real/support/real-service.js';
import { eventually } from '../support/eventually.js';
import { visit, type Visitor } from './support/desk.js';

const PAYMENT = transfer('seen at the desk') as { readonly from_address: string; readonly to_address: string };
const TO = PAYMENT.to_address.toLowerCase();
const idsOf = ({ json }: Reply) =>
  (json['checks'] as readonly { readonly request_id: string }[]).map(({ request_id }) => request_id);
const pathsOf = ({ json }: Reply) => (json['details'] as readonly { readonly path: string }[]).map(({ path }) => path);

describe('lists of the review desk', () => {
  const service = useRealService(POSTGRES);
  let visitors: Readonly<Record<'own' | 'production' | 'other', Visitor>>;
  let ids: Readonly<Record<'own' | 'production' | 'other', string>>;
  const importList = (day: number, ...keys: readonly string[]) =>
    service().stores.archive.replace(
      {
        ...{ source: 'Desk list', format: 'txt', maxAgeSeconds: null },
        publishedAt: `2026-11-0${String(day)}T00:00:00.000Z`,
        importedAt: `2026-11-0${String(day)}T01:00:00.000Z`,
      },
      (async function* () {
        for (const key of keys) yield rowOf(key);
      })(),
      () => ({ categories: ['scam_fraud'], sha256: String(day).repeat(64) }),
    );

  before(async () => {
    const keys = {
      own: await service().key({ partner: 'Own' }),
      production: await service().key({ partner: 'Own', environment: 'production' }),
      other: await service().key({ partner: 'Other' }),
    };
    ids = {
      own: (await service().verdict(keys.own, PAYMENT)).request_id,
      production: (await service().verdict(keys.production, PAYMENT)).request_id,
      other: (await service().verdict(keys.other, PAYMENT)).request_id,
    };
    // after the checks: what lists say now must not change what they said
    await importList(1, PAYMENT.from_address.toLowerCase());
    await importList(2, TO);
    await eventually(async () => (await service().stores.lists.lookUp('evm', [TO])).length > 0);
    await writersEnded();
    while ((await service().stores.checkIndex.fill(100)) === 100);
    visitors = {
      own: await visit(service(), keys.own),
      production: await visit(service(), keys.production),
      other: await visit(service(), keys.other),
    };
  });
  const everyone = () => Object.entries(visitors) as [keyof typeof ids, Visitor][];

  it('200: show each visitor the checks of its own partner and environment alone', async () => {
    for (const [who, { get }] of everyone()) {
      expect(idsOf(await get('/desk/api/checks'))).to.deep.equal([ids[who]]);
      expect(idsOf(await get(`/desk/api/addresses/ethereum/${TO}`))).to.deep.equal([ids[who]]);
      expect((await get('/desk/api/checks-summary')).json).to.include({ count: 1, count_is_at_least: false });
      const overview = (await get('/desk/api/overview?to=2099-01-01&from=2098-06-01')).json;
      expect([overview['days'], overview['findings']]).to.deep.equal([[], []]);
      const [today] = (await get('/desk/api/overview')).json['days'] as readonly Record<string, number>[];
      expect(today).to.include({ ALLOW: 1, REVIEW: 0, BLOCK: 0 });
    }
  });

  it('200: say what people decided, find by it, and keep it from every other visitor', async () => {
    const found = async ({ get }: Visitor, state: string) => [
      idsOf(await get(`/desk/api/checks?state=${state}`)),
      (await get(`/desk/api/checks-summary?state=${state}`)).json['count'],
    ];
    const stateOf = async ({ get }: Visitor) =>
      ((await get('/desk/api/checks')).json['checks'] as readonly { readonly state: string }[])[0]?.state;
    const { own } = visitors;
    const path = `/desk/api/checks/${ids.own}/dispositions`;
    expect(await stateOf(own)).to.equal('none');
    for (const [disposition, state, open] of [
      ['escalate', 'escalated', true],
      ['reject', 'rejected', false],
    ] as const) {
      expect((await own.write('POST', path, { disposition, reason: 'Asked the bank.' })).status).to.equal(201);
      expect(await stateOf(own)).to.equal(state);
      for (const asked of [state, open ? 'open' : 'decided', `approved,${state}`])
        expect(await found(own, asked), asked).to.deep.equal([[ids.own], 1]);
      for (const asked of ['none', 'pending,approved', open ? 'decided' : 'open'])
        expect(await found(own, asked), asked).to.deep.equal([[], 0]);
      const address = await own.get(`/desk/api/addresses/ethereum/${TO}`);
      expect((address.json['checks'] as object[])[0]).to.include({ state });
      for (const other of [visitors.production, visitors.other]) expect(await stateOf(other)).to.equal('none');
    }
    for (const state of ['OPEN', 'open,', 'deleted', '']) {
      const reply = await own.get(`/desk/api/checks?state=${state}`);
      expect([reply.status, pathsOf(reply)], state).to.deep.equal([400, ['/state']]);
    }
  });

  it('200: tell what changed between two versions of a list, and the own ALLOWs that it touches', async () => {
    for (const [who, { get }] of everyone()) {
      const [{ source, versions } = { source: '', versions: [] }] = (await get('/desk/api/lists')).json['lists'] as {
        readonly source: string;
        readonly versions: readonly { readonly version: number; readonly in_force: boolean }[];
      }[];
      expect([source, versions.map((one) => one.in_force)]).to.deep.equal(['Desk list', [true, false]]);
      const reply = await get('/desk/api/lists/Desk%20list/changes');
      const { touched_allows: touched, ...changes } = reply.json;
      expect(changes).to.deep.equal({
        ...{ source, from: versions[1]?.version, to: versions[0]?.version, is_whole: true, touched_is_cut: false },
        added: [{ address: TO, chain: null }],
        removed: [{ address: PAYMENT.from_address.toLowerCase(), chain: null }],
        counts: { added: 1, removed: 1 },
      });
      expect((touched as object[]).map((one) => ({ ...one, checked_at: '' }))).to.deep.equal([
        { request_id: ids[who], checked_at: '', address: TO },
      ]);
    }
  });

  it('200: tell since when a list is known to name an address', async () => {
    const { json } = await visitors.own.get(`/desk/api/addresses/base/${TO}`);
    expect((json['lists'] as object[])[0]).to.include({ source: 'Desk list', version_sha256: '2'.repeat(64) });
    const { lists } = (await visitors.own.get(`/desk/api/addresses/base/${PAYMENT.from_address}`)).json as {
      readonly lists: readonly unknown[];
    };
    expect(lists).to.deep.equal([]);
  });

  it('400: take no cursor of another partner or environment', async () => {
    for (const foreign of [ids.other, ids.production, 'req_00000000000000000000000000']) {
      const reply = await visitors.own.get(`/desk/api/checks?cursor=${foreign}`);
      expect([reply.status, pathsOf(reply)]).to.deep.equal([400, ['/cursor']]);
    }
  });

  it('400 and 404: name what is wrong with a query, an address and a version', async () => {
    const { get } = visitors.own;
    for (const [path, member] of [
      ['/desk/api/checks?page=2', '/page'],
      ['/desk/api/checks-summary?limit=5', '/limit'],
      ['/desk/api/overview?action=BLOCK', '/action'],
      ['/desk/api/addresses/solana/0x12', '/address'],
      ['/desk/api/lists/Desk%20list/changes?from=x', '/from'],
      ['/desk/api/lists/Desk%20list/changes?from=999', '/from'],
    ] as const) {
      const reply = await get(path);
      expect([reply.status, pathsOf(reply)], path).to.deep.equal([400, [member]]);
    }
    for (const path of [`/desk/api/addresses/bitcoin/${TO}`, '/desk/api/lists/None/changes'])
      expect((await get(path)).status, path).to.equal(404);
  });

  it('401: are for sessions alone', async () => {
    for (const path of ['checks', 'checks-summary', 'overview', `addresses/ethereum/${TO}`, 'lists'])
      expect((await service().send('GET', `/desk/api/${path}`)).status, path).to.equal(401);
  });
});
