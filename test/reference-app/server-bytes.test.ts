import { expect } from 'chai';
import { bodyOf, finalBodyOf } from '../../src/reference-app/page/draft.js';
import { PRESETS } from '../support/presets.js';
import { KEY } from '../http/openapi/recorder/service.js';
import { CHECK, pageCalls, type Reply } from './page-calls.js';

describe('server of the reference application, with bytes', () => {
  const { open, send, own } = pageCalls();

  const SIGNING = PRESETS.signing.map(({ id, intent, handed, expected }) => ({
    id,
    body: bodyOf({ told: intent, handed: handed ?? null }),
    expected,
  }));

  it('passes bytes on beside what is declared, and what they do back', async () => {
    await open();
    for (const { id, body, expected } of SIGNING) {
      const reply = await send('POST', CHECK, own(), body);
      expect(reply.status, id).to.equal(200);
      expect(reply.json, id).to.include({ recommended_action: expected });
      const { actions, comparison } = reply.json['payload'] as Readonly<Record<string, readonly { text?: string }[]>>;
      expect(comparison, id).not.to.deep.equal([]);
      expect(actions?.map(({ text }) => text).join(' '), id).to.match(/^(?:Sends|Lets|Calls) /);
    }
  });

  it('passes bytes alone on, and what they do back', async () => {
    await open();
    const { intent, handed = null } = PRESETS.signing[0];
    const body = finalBodyOf({ told: intent, handed });
    const reply = await send('POST', '/api/protection/check-payload', own(), body);
    expect(reply.status).to.equal(200);
    expect(reply.json).to.include({ recommended_action: 'ALLOW' }).and.nested.include({ 'payload.status': 'decoded' });
  });

  it('keeps every limit for requests with bytes', async () => {
    await open();
    const [{ body }] = SIGNING as [(typeof SIGNING)[0]];
    const statuses = async (...replies: readonly Promise<Reply>[]) => (await Promise.all(replies)).map((r) => r.status);
    expect(
      await statuses(
        send('POST', CHECK, own(), body.replace('"data": "0x', `"data": "0x${'00'.repeat(40_000)}`)),
        send('POST', CHECK, own({ origin: 'https://evil.example' }), body),
        send('POST', CHECK, own({ 'content-type': 'text/plain' }), body),
        send('POST', CHECK, own(), body.replace('"transaction":', '"typed_data":"{}","transaction":')),
        send('POST', '/api/protection/check-batch', own(), body),
      ),
    ).to.deep.equal([413, 403, 415, 400, 404]);
  });

  const last = (path: string, body: string) => send('POST', `/api/protection/checks/${path}`, own(), body);

  it('confirms a check for the bytes that were judged, and for no others', async () => {
    await open();
    const { intent, handed } = PRESETS.signing[0];
    if (handed === undefined) throw new Error('No bytes');
    const asked = { told: intent, handed };
    const { json } = await send('POST', CHECK, own(), bodyOf(asked));
    const id = String(json['request_id']);
    const same = await last(`${id}/confirmation`, finalBodyOf(asked));
    expect(same.status).to.equal(200);
    expect(same.json).to.include({ result: 'SAME', request_id: id }).and.include.keys('receipt');
    const other = finalBodyOf({
      ...asked,
      handed: { ...handed, text: handed.text.replace('"nonce": 7', '"nonce": 8') },
    });
    expect((await last(`${id}/confirmation`, other)).json).to.deep.include({ result: 'DRIFTED', fields: ['nonce'] });
    expect((await last('req_01m7yzmhg0e00800000000zzzz/confirmation', finalBodyOf(asked))).status).to.equal(404);
  });

  it('reports that a REVIEW was acknowledged, and no other outcome, though the page asks for one', async () => {
    await open();
    const { intent, handed = null } = PRESETS.signing[2] ?? PRESETS.signing[0];
    const asked = { told: intent, handed };
    const { json } = await send('POST', CHECK, own(), bodyOf(asked));
    const id = String(json['request_id']);
    expect((await last(`${id}/confirmation`, finalBodyOf(asked))).json).to.include({ result: 'NOT_ALLOWED' });
    const told = await last(`${id}/acknowledgement`, '{"outcome":"signed"}');
    expect(told.status).to.equal(201);
    expect(told.json).to.include({ outcome: 'acknowledged' });
    expect((await last(`${id}/confirmation`, finalBodyOf(asked))).json).to.include({ result: 'SAME' });
  });

  it('gives the page the public keys that sign receipts, and never its own key', async () => {
    await open();
    const { status, json, text } = await send('GET', '/api/protection/keys', { 'sec-fetch-site': 'same-origin' });
    expect([status, Object.keys(json)]).to.deep.equal([200, ['keys']]);
    expect((json['keys'] as { crv: string }[])[0])
      .to.include({ crv: 'Ed25519' })
      .and.not.have.property('d');
    expect(text).not.to.include(KEY);
    expect((await send('GET', '/api/protection/keys', { 'sec-fetch-site': 'cross-site' })).status).to.equal(403);
  });

  it('asks for the keys again after a 503, and passes an error of the service on as it came', async () => {
    const problem = { statusCode: 404, code: 'not_found', message: 'None.', request_id: 'req_9', more: [1] };
    let asked = 0;
    await open({
      standIn: (_, response) => {
        asked += 1;
        const isReady = asked > 1;
        response.writeHead(isReady ? 404 : 503, { 'content-type': 'application/json' });
        response.end(JSON.stringify(isReady ? problem : {}));
      },
    });
    const reply = await send('GET', '/api/protection/keys', { 'sec-fetch-site': 'same-origin' });
    expect([reply.status, reply.json, reply.headers['x-request-id'], asked]).to.deep.equal([404, problem, 'req_9', 2]);
  });

  it('lets no other site confirm or acknowledge', async () => {
    await open();
    for (const path of ['confirmation', 'acknowledgement']) {
      const url = `/api/protection/checks/req_01m7yzmhg0e008000000000001/${path}`;
      expect((await send('POST', url, own({ origin: 'https://evil.example' }), '{}')).status).to.equal(403);
      expect((await send('GET', url)).status).to.equal(405);
    }
  });
});
