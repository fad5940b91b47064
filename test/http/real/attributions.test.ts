import { expect } from 'chai';
import { checksumForm } from '../../../domain/intent/address.js';
import { evmAddress } from '../../support/addresses.js';
import { type Reply, useRealService } from './support/real-service.js';
import { transfer } from './support/requests.js';
import { POSTGRES } from './support/storages.js';

const EXCHANGE = evmAddress('exchange');
const DAY_MS = 86_400_000;
type Shown = Readonly<Record<string, unknown>>;

const pathsOf = ({ json }: Reply) => (json['details'] as readonly { readonly path: string }[]).map(({ path }) => path);
const shownIn = ({ json }: Reply) => json['attributions'] as readonly Shown[];

describe('a partner’s own attributions by API', () => {
  const service = useRealService(POSTGRES);
  const send = (key: string, method: string, query = '', body?: unknown) =>
    service().send(method, `/api/attributions${query}`, {
      key,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const later = (ms: number) => new Date(service().clock.now() + ms).toISOString();
  const known = (changes: object = {}) => ({
    address: EXCHANGE,
    chain: 'evm',
    kind: 'travel_rule',
    entity: { name: 'Example Exchange AG', type: 'exchange', jurisdiction: 'CH' },
    reference: 'message 5521',
    document_sha256: 'AB'.repeat(32),
    valid_until: later(DAY_MS),
    ...changes,
  });
  const incoming = (name: string, changes: Record<string, unknown> = {}) =>
    transfer(name, { from_address: EXCHANGE, direction: 'incoming', ...changes });

  it('clear incoming funds while they are valid, marked as the partner’s own in answer and record', async () => {
    const key = await service().key({ partner: 'A' });
    expect((await service().verdict(key, incoming('a'))).recommended_action).to.equal('REVIEW');
    const added = await send(key, 'POST', '', known({ address: checksumForm(EXCHANGE) }));
    expect(added.status).to.equal(201);
    expect(added.json).to.deep.include({ kind: 'travel_rule', document_sha256: 'ab'.repeat(32), removed: false });

    const reply = await service().check(key, incoming('a'));
    expect(reply.json['recommended_action']).to.equal('ALLOW');
    const { evidence } = reply.json['screening'] as { readonly evidence: readonly Shown[] };
    expect(evidence[0]).to.deep.include({
      category: 'verified_counterparty',
      source: { id: 'partner-knowledge', name: "Partner's own attribution", kind: 'travel_rule' },
      reference: 'message 5521',
      provided_by_partner: true,
    });
    const requestId = String(reply.json['request_id']);
    expect((await service().read(key, requestId)).text).to.include(String(added.json['statement_id']));
  });

  it('are seen and taken back by no other partner, and by no other environment', async () => {
    const key = await service().key({ partner: 'D' });
    const added = await send(key, 'POST', '', known());
    const id = String(added.json['statement_id']);
    for (const other of [
      await service().key({ partner: 'E' }),
      await service().key({ partner: 'D', environment: 'production' }),
    ]) {
      expect(shownIn(await send(other, 'GET'))).to.deep.equal([]);
      expect(shownIn(await send(other, 'GET', '?view=changes'))).to.deep.equal([]);
      const refused = await send(other, 'DELETE', `?statement_id=${id}`);
      const unknown = await send(other, 'DELETE', `?statement_id=stm_${'0'.repeat(26)}`);
      expect([refused.status, refused.json['message']]).to.deep.equal([404, unknown.json['message']]);
      const reply = await service().check(other, incoming('d'));
      expect(reply.json['recommended_action']).to.equal('REVIEW');
      expect((await service().read(other, String(reply.json['request_id']))).text).not.to.include('Example Exchange');
    }
    expect(shownIn(await send(key, 'GET'))).to.have.length(1);
  });

  it('take the place of what was said of the same address, chain and kind, and of nothing else', async () => {
    const key = await service().key({ partner: 'F' });
    await send(key, 'POST', '', known({ reference: 'first' }));
    await send(key, 'POST', '', known({ reference: 'second' }));
    await send(key, 'POST', '', known({ reference: 'record', kind: 'business_record' }));
    await send(key, 'POST', '', known({ reference: 'on base', chain: 'base' }));
    const references = shownIn(await send(key, 'GET')).map(({ reference }) => reference);
    expect(references).to.have.members(['second', 'record', 'on base']);
  });

  it('name every mistake by its member', async () => {
    const key = await service().key({ partner: 'G' });
    for (const [changes, paths] of [
      [{ kind: 'rumour' }, ['/kind']],
      [{ address: 'nonsense' }, ['/address']],
      [{ chain: 'tron' }, ['/chain']],
      [{ entity: { name: 'X' } }, ['/entity/type']],
      [{ entity: { name: '', type: 'bank' } }, ['/entity/name']],
      [{ entity: { name: 'X', type: 'bank', jurisdiction: 'Switzerland' } }, ['/entity/jurisdiction']],
      [{ entity: { name: 'X', type: 'bank', document: 'base64' } }, ['/entity/document']],
      [{ document_sha256: 'abc' }, ['/document_sha256']],
      [{ document: 'the document itself' }, ['/document']],
      [{ reference: '' }, ['/reference']],
      [{ valid_until: later(-1) }, ['/valid_until']],
      [{ valid_until: '2099-01-01T00:00:00Z' }, ['/valid_until']],
      [{ valid_until: undefined }, ['/valid_until']],
    ] as const) {
      const reply = await send(key, 'POST', '', known(changes));
      expect([reply.status, ...pathsOf(reply)], JSON.stringify(changes)).to.deep.equal([400, ...paths]);
    }
    for (const query of ['', '?id=1', '?statement_id=7'])
      expect((await send(key, 'DELETE', query)).status, query).to.equal(400);
    expect((await send(key, 'GET', '?kind=travel_rule')).status).to.equal(400);
    const narrow = await service().key({ partner: 'G', scopes: ['checks:create'] });
    expect((await send(narrow, 'POST', '', known())).status).to.equal(403);
  });
});
