import { expect } from 'chai';
import { Webhook } from 'standardwebhooks';
import { ConfigurationError, verifyWebhook, WebhookError, type WebhookHeaders } from '../../src/sdk/index.js';

const secretOf = (text: string): string => `whsec_${Buffer.from(text).toString('base64')}`;
const [SECRET, BEFORE, FOREIGN] = ['the secret of today', 'the secret before', 'of someone else'].map(secretOf) as [
  string,
  string,
  string,
];
const NOW_MS = Date.parse('2026-11-23T12:00:00.000Z');
const EVENT = {
  type: 'check.withdrawn',
  timestamp: '2026-11-23T11:59:59.000Z',
  data: { request_id: 'req_1', source: 'Größe' },
};
const BODY = JSON.stringify(EVENT);
const ID = 'evt_withdrawn_req_1';

/** Signed by the library of Standard Webhooks. */
const signed = (body = BODY, { atMs = NOW_MS, secrets = [SECRET] } = {}): Record<string, string> => ({
  'webhook-id': ID,
  'webhook-timestamp': String(Math.floor(atMs / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(ID, new Date(atMs), body)).join(' '),
});
const verify = (headers: WebhookHeaders, body: string | Uint8Array = BODY, secrets: string | string[] = SECRET) =>
  verifyWebhook(headers, body, secrets, { atMs: NOW_MS });
const refusal = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'taken',
    (error: unknown) => error,
  );

describe('verifyWebhook of the SDK', () => {
  it('reads what Standard Webhooks signs, as text or bytes, with the headers of fetch or of Node', async () => {
    const expected = { id: ID, ...EVENT };
    const headers = signed();
    expect(await verify(headers)).to.deep.equal(expected);
    expect(await verify(new Headers(headers), Buffer.from(BODY))).to.deep.equal(expected);
  });

  it('takes either secret while one is rolled', async () => {
    const both = signed(BODY, { secrets: [SECRET, BEFORE] });
    for (const secrets of [SECRET, BEFORE, [FOREIGN, BEFORE]])
      expect((await verify(both, BODY, secrets)).id).to.equal(ID);
    expect((await verify(signed(BODY, { secrets: [BEFORE] }), BODY, [SECRET, BEFORE])).id).to.equal(ID);
  });

  it('refuses another secret, a changed body, id, time or signature, and one of another version', async () => {
    const good = signed();
    const signature = good['webhook-signature'] ?? '';
    const forged: readonly (readonly [Record<string, string>, string?])[] = [
      [signed(BODY, { secrets: [FOREIGN] })],
      [good, BODY.replace('req_1', 'req_2')],
      [good, `${BODY} `],
      [{ ...good, 'webhook-id': 'evt_other' }],
      [{ ...good, 'webhook-timestamp': String(NOW_MS / 1000 - 1) }],
      [{ ...good, 'webhook-timestamp': `${String(NOW_MS / 1000)}.0` }],
      [{ ...good, 'webhook-timestamp': '' }],
      [{ ...good, 'webhook-timestamp': 'NaN' }],
      [{ ...good, 'webhook-signature': signature.replace('v1,', 'v2,') }],
      [{ ...good, 'webhook-signature': signature.slice(0, 20) }],
      [{ ...good, 'webhook-signature': 'v1,%%%' }],
      [{ ...good, 'webhook-signature': '' }],
      [{ 'webhook-id': ID }],
      [{}],
    ];
    for (const [headers, body] of forged)
      expect(await refusal(verify(headers, body)), JSON.stringify(headers)).to.be.instanceOf(WebhookError);
  });

  it('takes a message of 5 minutes ago or ahead, and none that is older or further ahead', async () => {
    for (const [seconds, isTaken] of [
      [-300, true],
      [300, true],
      [-301, false],
      [301, false],
    ] as const) {
      const said = await refusal(verify(signed(BODY, { atMs: NOW_MS + seconds * 1000 })));
      expect(said === 'taken', String(seconds)).to.equal(isTaken);
    }
  });

  it('says of a text that is no secret that it is none, without quoting it', async () => {
    for (const secret of ['', 'whsec_', 'whsec_%secret%', SECRET.slice('whsec_'.length)]) {
      const error = await refusal(verify(signed(), BODY, secret));
      expect(error).to.be.instanceOf(ConfigurationError);
      expect(String(error)).not.to.include('%secret%');
    }
    expect(await refusal(verify(signed(), BODY, []))).to.be.instanceOf(WebhookError);
  });
});
