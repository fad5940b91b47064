import { expect } from 'chai';
import { KEY_SCOPES, type KeyScope } from '../../../ports/stores/keys.js';
import { ENDPOINTS } from '../../../src/http/routes/index.js';
import { eventually, TAKES_EFFECT_MS } from '../../support/eventually.js';
import { POSTGRES } from './support/storages.js';
import { type Reply, useRealService } from './support/real-service.js';
import { transfer } from './support/requests.js';

/** What is the same in two answers that tell the same: everything but the id of the request. */
const withoutId = ({ status, text, json }: Reply) => ({ status, text: text.replace(String(json['request_id']), '') });

/** A sandbox key is `sg_sandbox_`, 8 characters of id, `_`, and the secret. */
const partsOf = (key: string) => ({ keyId: key.slice(11, 19), secret: key.slice(20) });

describe('keys', () => {
  const service = useRealService(POSTGRES);
  const body = transfer('keys');

  it('give 403 naming the scope on every keyed route but those that the key is for', async () => {
    const keyed = ENDPOINTS.filter((endpoint) => endpoint.scope !== null);
    expect(keyed).to.have.length.above(1);
    for (const scope of KEY_SCOPES) {
      const key = await service().key({ scopes: [scope] });
      for (const endpoint of keyed) {
        const reply = await service().send(endpoint.method, endpoint.path.replace(/\{\w+\}/, 'x'), {
          key,
          headers: { 'content-type': 'application/json' },
          ...(endpoint.request && { body: '{}' }),
        });
        if (endpoint.scope === scope) {
          expect(reply.status, `${scope} on ${endpoint.path}`).to.be.oneOf([200, 400, 404]);
        } else {
          expect(reply.status, `${scope} on ${endpoint.path}`).to.equal(403);
          expect(reply.json).to.include({ code: 'insufficient_scope' });
          expect(reply.json['message']).to.include(`"${String(endpoint.scope)}"`);
        }
      }
    }
  });

  it('work at once, also where the same text was refused a moment before', async () => {
    const key = await service().key();
    expect((await service().check(key, body)).status).to.equal(200);
  });

  it('stop within 5 s of their revocation, though they were just used', async () => {
    const key = await service().key();
    expect((await service().check(key, body)).status).to.equal(200);
    await service().stores.keys.revokeKey(partsOf(key).keyId, service().clock.now());
    await eventually(async () => (await service().check(key, body)).status === 401, TAKES_EFFECT_MS);
  });

  it('that expire while they are in use stop at that moment', async () => {
    const key = await service().key({ expiresAtMs: service().clock.now() + 400 });
    expect((await service().check(key, body)).status).to.equal(200);
    service().passTime(500);
    expect((await service().check(key, body)).status).to.equal(401);
  });
});

describe('two partners', () => {
  const service = useRealService(POSTGRES);

  it('never learn that a check of the other exists, nor one environment of the other environment', async () => {
    const owner = await service().key({ partner: 'Owner' });
    const { request_id: requestId } = await service().verdict(owner, transfer('owned'));
    const strangers: readonly (readonly [string, string])[] = [
      ['another partner', await service().key({ partner: 'Stranger' })],
      ['another environment', await service().key({ partner: 'Owner', environment: 'production' })],
    ];
    for (const [who, key] of strangers) {
      const existing = await service().read(key, requestId);
      const unknown = await service().read(
        key,
        requestId.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      );
      const noId = await service().read(key, 'nothing');
      expect(existing.status, who).to.equal(404);
      expect(withoutId(existing), who).to.deep.equal(withoutId(unknown));
      expect(withoutId(existing), who).to.deep.equal(withoutId(noId));
      expect(existing.text).not.to.include(requestId);
    }
    const second = await service().key({ partner: 'Owner', scopes: ['checks:read'] satisfies KeyScope[] });
    expect((await service().read(second, requestId)).status, 'another key of the owner').to.equal(200);
  });

  it('share neither history nor quota', async () => {
    const one = await service().key({ partner: 'One', quota: 3 });
    const two = await service().key({ partner: 'Two', quota: 3 });
    const body = transfer('shared');
    await service().verdict(one, body);
    const mimic = transfer('shared', {
      to_address: String(body['to_address']).replace(/.{10}(?=.{10}$)/, '0123456789'),
    });
    expect((await service().verdict(two, mimic)).findings.map(({ code }) => code)).not.to.include(
      'recipient_lookalike',
    );
    expect((await service().verdict(one, mimic)).findings.map(({ code }) => code)).to.include('recipient_lookalike');
    const last = await service().check(two, body);
    expect(last.headers['x-ratelimit-remaining']).to.equal('1');
  });
});
