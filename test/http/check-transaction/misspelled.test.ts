import { expect } from 'chai';
import { BODY, KEY, startTestService, type TestService } from '../support/service.js';

describe('a misspelled member', () => {
  let service: TestService;
  before(async () => (service = await startTestService()));
  after(() => service.stop());

  const post = (path: string, body: unknown) =>
    service.send('POST', path, {
      headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { to_address: recipient, ...withoutRecipient } = BODY;

  it('leads the message and the details, and no value is repeated', async () => {
    const { status, json, text } = await service.check({ ...withoutRecipient, recipient, amount: '1' });
    expect(status).to.equal(400);
    expect(json['message']).to.match(/^recipient is not known here; did you mean "to_address"\? \(and 2 more/);
    expect((json['details'] as readonly { readonly path: string }[])[0]?.path).to.equal('/recipient');
    expect(text).not.to.include(recipient);
    expect((await service.check(BODY)).status).to.equal(200);
  });

  for (const [what, method, path, body, message] of [
    [
      'of a transaction',
      'POST',
      '/api/check-payload',
      { from_address: BODY.from_address, chain: 'ethereum', transaction: { to: recipient, gasLimit: '0x5208' } },
      'transaction/gasLimit is not known here; did you mean "gas"?',
    ],
    [
      'of an item of a batch',
      'POST',
      '/api/check-batch',
      { items: [{ id: 'a', check: BODY }], item: [] },
      'item is not known here.',
    ],
    ['of a query', 'GET', '/api/findings?sorce=network', null, 'sorce is not known here; did you mean "source"?'],
    ['of a query that looks like a key', 'GET', `/api/findings?${KEY}=1`, null, '… is not known here.'],
  ] as const)
    it(`${what} is named with the one that was meant`, async () => {
      const reply = method === 'GET' ? await service.send('GET', path) : await post(path, body);
      expect(reply.status, reply.text).to.equal(400);
      expect(reply.json['message']).to.equal(message);
    });
});
