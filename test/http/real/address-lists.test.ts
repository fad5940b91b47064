import { expect } from 'chai';
import { checksumForm } from '../../../domain/intent/address.js';
import { evmAddress } from '../../support/addresses.js';
import { ownEntry } from '../../support/own-knowledge.js';
import { codesOf, type Reply, useRealService } from './support/real-service.js';
import { largeTransfer, transfer } from './support/requests.js';
import { MEMORY, POSTGRES } from './support/storages.js';

const THIEF = evmAddress('thief');
const DAY_MS = 86_400_000;
type Entry = Readonly<Record<string, unknown>>;

const pathsOf = ({ json }: Reply) => (json['details'] as readonly { readonly path: string }[]).map(({ path }) => path);
const entriesOf = ({ json }: Reply) => json['entries'] as readonly Entry[];

describe('a partner’s own address lists by API', () => {
  const service = useRealService(POSTGRES);
  const put = (key: string, list: string, ...entries: readonly unknown[]) =>
    service().send('PUT', `/api/address-lists/${list}`, {
      key,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ entries }),
    });
  const get = (key: string, list: string, query = '') =>
    service().send('GET', `/api/address-lists/${list}${query}`, { key });
  const remove = (key: string, list: string, address: string, chain = 'evm') =>
    service().send('DELETE', `/api/address-lists/${list}?address=${address}&chain=${chain}`, { key });
  const entry = (address = THIEF, changes: object = {}) => ({ address, chain: 'evm', reason: 'Case 17', ...changes });
  const later = (ms: number) => new Date(service().clock.now() + ms).toISOString();

  it('block what is denied at once, record who denied it and why, and let it pass once removed', async () => {
    const key = await service().key({ partner: 'A' });
    const request = transfer('a', { to_address: THIEF });
    expect((await service().verdict(key, request)).recommended_action).to.equal('ALLOW');
    const stated = await put(key, 'deny', entry());
    expect(stated.status).to.equal(200);
    const [shown] = entriesOf(stated);
    const keyId = key.split('_')[2];
    expect(shown).to.deep.include({ address: THIEF, chain: 'evm', reason: 'Case 17', expires_at: null });
    expect(shown).to.deep.include({ changed_by: keyId, removed: false, expired: false });

    const verdict = await service().verdict(key, request);
    expect([verdict.recommended_action, ...codesOf(verdict)]).to.deep.equal([
      'BLOCK',
      'denied_address',
      'new_recipient',
    ]);
    const { json } = await service().read(key, verdict.request_id);
    const screening = (json['facts'] as { screening: readonly { coverage: Entry; value: { evidence: Entry[] } }[] })
      .screening;
    const own = screening.find(({ coverage }) => coverage['provider'] === 'partner-knowledge');
    expect(own?.value.evidence[0]?.['partner']).to.deep.equal({
      statement_id: shown?.['statement_id'],
      stated_by: keyId,
      reason: 'Case 17',
      valid_until: null,
    });

    expect((await remove(key, 'deny', THIEF)).status).to.equal(200);
    expect((await service().verdict(key, request)).recommended_action).to.equal('ALLOW');
    expect(entriesOf(await get(key, 'deny'))).to.deep.equal([]);
    const changes = entriesOf(await get(key, 'deny', '?view=changes'));
    expect(changes.map(({ removed, statement_id: id }) => [removed, id])).to.deep.equal([
      [true, shown?.['statement_id']],
      [false, shown?.['statement_id']],
    ]);
  });

  it('are seen by no other partner and no other environment: in lists, changes, checks or records', async () => {
    const owner = await service().key({ partner: 'B' });
    await put(owner, 'deny', entry());
    await put(owner, 'allow', entry(evmAddress('friend')));
    const others = [
      await service().key({ partner: 'C' }),
      await service().key({ partner: 'B', environment: 'production' }),
    ];
    for (const key of others) {
      for (const query of ['', '?view=changes', `?address=${THIEF}`])
        expect(entriesOf(await get(key, 'deny', query)), query).to.deep.equal([]);
      const removed = await remove(key, 'deny', THIEF);
      expect(removed.status).to.equal(404);
      expect(removed.json['message']).to.equal((await remove(key, 'deny', THIEF)).json['message']);
      const verdict = await service().verdict(key, transfer('b', { to_address: THIEF }));
      expect(verdict.recommended_action).to.equal('ALLOW');
      expect((await service().read(key, verdict.request_id)).text).not.to.include('partner-knowledge');
      const large = await service().verdict(key, largeTransfer('b', { to_address: evmAddress('friend') }));
      expect(large.recommended_action).to.equal('REVIEW');
    }
    // one that has an entry of its own does not see the other's either
    const [other = ''] = others;
    await put(other, 'deny', entry(evmAddress('other thief')));
    expect(entriesOf(await get(other, 'deny'))).to.have.length(1);
    expect((await service().verdict(other, transfer('b2', { to_address: THIEF }))).recommended_action).to.equal(
      'ALLOW',
    );
    expect(entriesOf(await get(owner, 'deny')).map(({ address }) => address)).to.deep.equal([THIEF]);
  });

  it('replace an entry by address and chain, keep what was replaced, and end each at its time', async () => {
    const key = await service().key({ partner: 'E' });
    await put(key, 'deny', entry(THIEF, { reason: 'first' }));
    await put(key, 'deny', entry(THIEF, { reason: 'second', expires_at: later(60_000) }));
    expect(entriesOf(await get(key, 'deny')).map(({ reason }) => reason)).to.deep.equal(['second']);
    const changes = entriesOf(await get(key, 'deny', '?view=changes'));
    expect(changes.map(({ reason }) => reason)).to.deep.equal(['second', 'first']);
    const request = transfer('e', { to_address: THIEF });
    expect((await service().verdict(key, request)).recommended_action).to.equal('BLOCK');
    service().passTime(60_000);
    expect((await service().verdict(key, request)).recommended_action).to.equal('ALLOW');
    expect(entriesOf(await get(key, 'deny'))[0]).to.deep.include({ reason: 'second', expired: true });
  });

  it('let a large payment to an allowed address pass, and end that by themselves within a year', async () => {
    const key = await service().key({ partner: 'F' });
    const treasury = evmAddress('treasury');
    const request = largeTransfer('f', { to_address: treasury });
    expect((await service().verdict(key, request)).recommended_action).to.equal('REVIEW');
    const [shown] = entriesOf(await put(key, 'allow', entry(treasury)));
    const days = (Date.parse(String(shown?.['expires_at'])) - service().clock.now()) / DAY_MS;
    expect(days).to.be.within(364.9, 365);
    const verdict = await service().verdict(key, request);
    expect([verdict.recommended_action, ...codesOf(verdict)]).to.deep.equal(['ALLOW', 'large_transaction_amount']);
    await put(key, 'deny', entry(treasury));
    expect((await service().verdict(key, request)).recommended_action).to.equal('BLOCK');
  });

  it('name a wrong entry by its place, as the mistakes in every body are named', async () => {
    const key = await service().key({ partner: 'Places' });
    const { status, json } = await put(key, 'allow', entry(evmAddress('right')), entry('0x22'));
    expect([status, json['message']]).to.deep.equal([400, 'entries/1/address is no address (evm).']);
  });

  it('are read page by page', async () => {
    const key = await service().key({ partner: 'G' });
    const addresses = Array.from({ length: 5 }, (_, index) => evmAddress(`page ${String(index)}`)).sort();
    await put(key, 'deny', ...addresses.map((address) => entry(address)));
    for (const view of ['current', 'changes']) {
      const seen: unknown[] = [];
      let cursor = '';
      do {
        const page = await get(key, 'deny', `?view=${view}&limit=2${cursor}`);
        seen.push(...entriesOf(page).map(({ address }) => address));
        const next = page.json['next_cursor'];
        cursor = next === null ? '' : `&cursor=${String(next)}`;
      } while (cursor !== '');
      expect(seen, view).to.have.members(addresses).and.to.have.length(5);
    }
  });
});

describe('a partner’s own address lists by API', () => {
  const service = useRealService(MEMORY);
  const send = (key: string, method: string, path: string, body?: unknown) =>
    service().send(method, `/api/address-lists/${path}`, {
      key,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const good = { address: THIEF, chain: 'evm', reason: 'Case 17' };
  const soon = () => new Date(service().clock.now() + DAY_MS).toISOString();

  it('name every mistake by its member, and then change nothing', async () => {
    const key = await service().key({ partner: 'H' });
    const wrong: readonly (readonly [unknown, readonly string[]])[] = [
      [{}, ['/entries']],
      [{ entries: good }, ['/entries']],
      [{ entries: [good], extra: 1 }, ['/extra']],
      [{ entries: [{ ...good, adress: 1 }] }, ['/entries/0/adress']],
      [{ entries: [{ address: THIEF }] }, ['/entries/0/chain', '/entries/0/reason']],
      [{ entries: [{ ...good, chain: 'tron' }] }, ['/entries/0/chain']],
      [{ entries: [{ ...good, reason: ' ' }] }, ['/entries/0/reason']],
      [{ entries: [{ ...good, reason: 'x'.repeat(201) }] }, ['/entries/0/reason']],
      [{ entries: [{ ...good, reason: 'bell \u0007' }] }, ['/entries/0/reason']],
      [{ entries: [good, { ...good, address: 'nonsense' }] }, ['/entries/1/address']],
      [{ entries: [{ ...good, chain: 'solana' }] }, ['/entries/0/address']],
      [{ entries: [{ ...good, address: `0xA${THIEF.slice(3)}` }] }, ['/entries/0/address']],
      [{ entries: [good, { ...good, address: checksumForm(THIEF) }] }, ['/entries/1/address']],
      [{ entries: [{ ...good, expires_at: 'tomorrow' }] }, ['/entries/0/expires_at']],
      [{ entries: [{ ...good, expires_at: '2020-01-01T00:00:00Z' }] }, ['/entries/0/expires_at']],
      [{ entries: [{ ...good, expires_at: '2099-01-01T00:00:00Z' }] }, ['/entries/0/expires_at']],
      [{ entries: Array.from({ length: 101 }, () => good) }, ['/entries']],
    ];
    for (const [body, paths] of wrong) {
      const reply = await send(key, 'PUT', 'deny', body);
      expect(reply.status, JSON.stringify(body)).to.equal(400);
      expect(pathsOf(reply), JSON.stringify(body)).to.deep.equal(paths);
    }
    const year = new Date(service().clock.now() + 367 * DAY_MS).toISOString();
    const tooLong = { entries: [{ ...good, expires_at: year }] };
    expect(pathsOf(await send(key, 'PUT', 'allow', tooLong))).to.deep.equal(['/entries/0/expires_at']);
    expect((await send(key, 'PUT', 'deny', tooLong)).status).to.equal(200);
    expect(entriesOf(await send(key, 'GET', 'allow'))).to.deep.equal([]);
  });

  it('refuse queries, lists and methods that they do not know, and a key without the scope', async () => {
    const key = await service().key({ partner: 'I' });
    for (const [method, path, status] of [
      ['GET', 'deny?page=2', 400],
      ['GET', 'deny?limit=0', 400],
      ['GET', 'deny?limit=101', 400],
      ['GET', 'deny?limit=2&limit=3', 400],
      ['GET', 'deny?view=all', 400],
      ['GET', 'deny?cursor=nonsense', 400],
      ['GET', 'deny?cursor=MTIz', 400],
      // ["a\u0000","evm",""]: no database takes it
      ['GET', 'deny?cursor=WyJhXHUwMDAwIiwiZXZtIiwiIl0', 400],
      ['GET', 'deny?view=changes&cursor=WyJhIiwiYiIsImMiXQ', 400],
      ['GET', 'deny?address=nonsense', 400],
      ['GET', 'grey', 404],
      ['DELETE', 'grey?address=x&chain=evm', 404],
      ['DELETE', 'deny', 400],
      ['DELETE', `deny?address=${THIEF}`, 400],
      ['DELETE', 'deny?address=nonsense&chain=evm', 400],
      ['DELETE', `deny?address=${THIEF}&chain=evm`, 404],
      ['POST', 'deny', 405],
    ] as const)
      expect((await send(key, method, path)).status, `${method} ${path}`).to.equal(status);
    expect((await send(key, 'PUT', 'grey', { entries: [] })).status).to.equal(404);
    const narrow = await service().key({ partner: 'I', scopes: ['checks:create', 'checks:read', 'policies:write'] });
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await send(narrow, method, 'deny')).status, method).to.equal(403);
    expect((await service().send('GET', '/api/address-lists/deny')).status).to.equal(401);
    const idempotent = await service().send('PUT', '/api/address-lists/deny', {
      key,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a' },
      body: JSON.stringify({ entries: [good] }),
    });
    expect([idempotent.status, pathsOf(idempotent)]).to.deep.equal([400, ['Idempotency-Key']]);
  });

  it('take at most 10,000 entries each, and say so', async () => {
    const key = await service().key({ partner: 'J' });
    const { partnerId } = (await service().stores.keys.findPartnerByName('J')) ?? { partnerId: '' };
    const addresses = Array.from({ length: 10_000 }, (_, index) => evmAddress(`full ${String(index)}`));
    const scope = { partnerId, environment: 'sandbox' } as const;
    expect(
      await service().stores.statements.state(
        scope,
        addresses.map((one) => ownEntry(one)),
        10_000,
      ),
    ).to.equal(true);
    const refused = await send(key, 'PUT', 'deny', { entries: [{ ...good, expires_at: soon() }] });
    expect([refused.status, refused.json['code']]).to.deep.equal([409, 'conflict']);
    expect(
      (await send(key, 'PUT', 'deny', { entries: [{ ...good, address: addresses[0] }] })).status,
      'replaced',
    ).to.equal(200);
  });
});
