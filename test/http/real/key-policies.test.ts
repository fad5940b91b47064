import { expect } from 'chai';
import { evmAddress } from '../../support/addresses.js';
import { eventually } from '../../support/eventually.js';
import { codesOf, type Reply, useRealService } from './support/real-service.js';
import { MEMORY, POSTGRES } from './support/storages.js';

describe('the default policies of a key', () => {
  const service = useRealService(MEMORY);
  const transfer = (changes: object = {}) => ({
    from_address: evmAddress('sender'),
    to_address: evmAddress('a new recipient'),
    chain: 'ethereum',
    token: 'USDC',
    amount: 25,
    ...changes,
  });
  const policyOf = async (key: string, body: object): Promise<string> => {
    const { request_id: requestId } = await service().verdict(key, body);
    return ((await service().read(key, requestId)).json['policy'] as { policy_id: string }).policy_id;
  };

  it('judge its checks that name no policy, each in its direction', async () => {
    const key = await service().key({ defaultPolicies: { outgoing: 'outgoing_strict' } });
    const verdict = await service().verdict(key, transfer());
    expect([verdict.recommended_action, ...codesOf(verdict)]).to.deep.equal(['REVIEW', 'new_recipient']);
    expect(await policyOf(key, transfer())).to.equal('outgoing_strict');
    expect(await policyOf(key, transfer({ direction: 'incoming' }))).to.equal('incoming_default');
  });

  it('give way to the policy that a check names', async () => {
    const key = await service().key({ defaultPolicies: { outgoing: 'outgoing_strict' } });
    expect(await policyOf(key, transfer({ policy_id: 'outgoing_default' }))).to.equal('outgoing_default');
  });

  it('are of this key alone', async () => {
    await service().key({ defaultPolicies: { outgoing: 'outgoing_strict' } });
    const other = await service().key();
    expect((await service().verdict(other, transfer())).recommended_action).to.equal('ALLOW');
    expect(await policyOf(other, transfer())).to.equal('outgoing_default');
  });

  it('are never replaced by a milder one where they cannot be found', async () => {
    const key = await service().key({ defaultPolicies: { outgoing: 'gone' } });
    const reply = await service().check(key, transfer());
    expect([reply.status, reply.json['code']]).to.deep.equal([400, 'unknown_policy']);
  });
});

describe('PUT /api/keys/{key_id}/policies', () => {
  const service = useRealService(POSTGRES);
  const idOf = (key: string): string => key.split('_')[2] ?? '';
  const put = (key: string, keyId: string, body: unknown) =>
    service().send('PUT', `/api/keys/${keyId}/policies`, {
      key,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const read = (key: string, keyId: string) => service().send('GET', `/api/keys/${keyId}/policies`, { key });
  const actionFor = async (key: string): Promise<string> => {
    const body = { from_address: evmAddress('a'), to_address: evmAddress('b'), chain: 'ethereum', token: 'USDC' };
    return (await service().verdict(key, { ...body, amount: 25 })).recommended_action;
  };
  const BUILT_IN = { outgoing: null, incoming: null };
  const STRICT = { outgoing: 'outgoing_strict', incoming: null };
  const pathsOf = ({ json }: Reply) =>
    (json['details'] as readonly { readonly path: string }[]).map(({ path }) => path);

  it('200: sets what checks of the key follow that name no policy, and leaves an entry that says who', async () => {
    const [admin, judged] = [await service().key({ partner: 'A' }), await service().key({ partner: 'A' })];
    expect(await actionFor(judged)).to.equal('ALLOW');
    expect((await put(admin, idOf(judged), STRICT)).json).to.deep.equal(STRICT);
    expect((await put(admin, idOf(judged), STRICT)).status).to.equal(200);
    expect((await read(judged, idOf(judged))).json).to.deep.equal(STRICT);
    expect((await read(admin, idOf(admin))).json).to.deep.equal(BUILT_IN);
    await eventually(async () => ((await actionFor(judged)) === 'REVIEW' ? true : undefined));
    const { json } = await service().send('GET', '/api/audit?action=key.policies_changed', { key: admin });
    const entries = json['entries'] as readonly Record<string, unknown>[];
    expect(entries).to.have.length(1);
    expect(entries[0]).to.deep.include({
      subject: idOf(judged),
      actor: { kind: 'key', key_id: idOf(admin), label: null, person: null },
      before: BUILT_IN,
      after: STRICT,
    });
    expect((await put(admin, idOf(judged), BUILT_IN)).json).to.deep.equal(BUILT_IN);
  });

  it('404: is the same for another partner’s key, one of the other environment, and none', async () => {
    const key = await service().key({ partner: 'B' });
    const others = [
      await service().key({ partner: 'C' }),
      await service().key({ partner: 'B', environment: 'production' }),
    ];
    const ids = [...others.map(idOf), '00000000', 'x', '%00'];
    for (const ask of [read, (one: string, id: string) => put(one, id, STRICT)]) {
      const replies = await Promise.all(ids.map((id) => ask(key, id)));
      for (const reply of replies) {
        expect(reply.status).to.equal(404);
        expect({ ...reply.json, request_id: '' }).to.deep.equal({ ...replies[0]?.json, request_id: '' });
      }
    }
    for (const other of others) expect((await read(other, idOf(other))).json).to.deep.equal(BUILT_IN);
  });

  it('400: names each policy that is unknown, another partner’s or of the other direction; sets none', async () => {
    const key = await service().key({ partner: 'D' });
    const other = await service().key({ partner: 'E' });
    await service().send('POST', '/api/policies', {
      key: other,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ policy_id: 'theirs', name: 'Theirs', direction: 'outgoing' }),
    });
    const unknown = await put(key, idOf(key), { outgoing: 'theirs', incoming: 'outgoing_strict' });
    expect([unknown.status, unknown.json['code'], pathsOf(unknown)]).to.deep.equal([
      400,
      'unknown_policy',
      ['/outgoing', '/incoming'],
    ]);
    const crossed = await put(key, idOf(key), { outgoing: 'outgoing_strict', incoming: 'outgoing_default' });
    expect([crossed.status, crossed.json['code'], pathsOf(crossed)]).to.deep.equal([
      400,
      'policy_direction_mismatch',
      ['/incoming'],
    ]);
    const wrong = await put(key, idOf(key), { outgoing: 'No!', both: 1 });
    expect([wrong.status, pathsOf(wrong).sort()]).to.deep.equal([400, ['/both', '/incoming', '/outgoing']]);
    expect((await read(key, idOf(key))).json).to.deep.equal(BUILT_IN);
  });

  it('403: needs the scope', async () => {
    const key = await service().key({ partner: 'F', scopes: ['checks:create', 'checks:read'] });
    for (const reply of [await read(key, idOf(key)), await put(key, idOf(key), STRICT)])
      expect([reply.status, reply.json['code']]).to.deep.equal([403, 'insufficient_scope']);
  });
});

describe('PUT /api/keys/{key_id}/label', () => {
  const service = useRealService(POSTGRES);
  const idOf = (key: string): string => key.split('_')[2] ?? '';
  const put = (key: string, keyId: string, label: unknown) =>
    service().send('PUT', `/api/keys/${keyId}/label`, {
      key,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ label }),
    });

  it('200: names the holder, and leaves an entry that says who named it', async () => {
    const [admin, labelled] = [await service().key({ partner: 'A' }), await service().key({ partner: 'A' })];
    for (const label of ['Anna Berg', '名前', null, 'x'.repeat(100)]) {
      const reply = await put(admin, idOf(labelled), label);
      expect([reply.status, reply.json]).to.deep.equal([200, { label }]);
    }
    const { json } = await service().send('GET', '/api/audit?action=key.label_changed', { key: admin });
    const entries = json['entries'] as readonly Record<string, unknown>[];
    expect(entries.map(({ after }) => after)).to.deep.include({ label: 'Anna Berg' });
    expect(entries[0]).to.deep.include({ subject: idOf(labelled), before: { label: null } });
    expect(entries[0]?.['actor']).to.deep.include({ kind: 'key', key_id: idOf(admin) });
  });

  it('400: takes no text that would pass for something else in a list', async () => {
    const key = await service().key();
    for (const label of ['', ' ', ' Anna', 'Anna ', 'An\nna', 'Anna\u202e', 'A\u200bnna', 'x'.repeat(101), 7])
      expect((await put(key, idOf(key), label)).json['code'], JSON.stringify(label)).to.equal('invalid_request');
  });

  it('403 and 404: for keys with policies:write alone, and for keys of the same partner and environment', async () => {
    const [key, reader] = [await service().key({ partner: 'B' }), await service().key({ scopes: ['checks:read'] })];
    const others = [
      await service().key({ partner: 'C' }),
      await service().key({ partner: 'B', environment: 'production' }),
    ];
    for (const keyId of [...others.map(idOf), 'nosuchid'])
      expect((await put(key, keyId, 'Mallory')).status, keyId).to.equal(404);
    expect((await put(reader, idOf(reader), 'Mallory')).status).to.equal(403);
  });
});
