import { expect } from 'chai';
import { Refusal } from '../../../src/application/refusal.js';
import type { PublicCall } from '../../../src/http/pipeline/endpoint.js';
import { createVerifyPageEndpoint } from '../../../src/http/routes/verify/endpoint.js';
import { startExampleService } from '../openapi/recorder/service.js';

const BUILT = { before: '<p>before</p>', after: '<p>after</p>', policy: "default-src 'none'; script-src 'sha256-x'" };

const answerOf = (readJwks: () => Promise<unknown>) =>
  createVerifyPageEndpoint(BUILT).handle({ application: { readJwks } } as unknown as PublicCall, null, null);

describe('GET /verify', () => {
  it('is given without a key, under a policy that lets just its own script in, and frames nowhere', async () => {
    const service = await startExampleService();
    try {
      const answer = await fetch(`${service.url}/verify`);
      const html = await answer.text();
      expect(answer.status).to.equal(200);
      expect(answer.headers.get('content-type')).to.equal('text/html; charset=utf-8');
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).to.match(/^default-src 'none'; script-src 'sha256-[\w+/=]{44}'; style-src 'sha256-[\w+/=]{44}';/);
      expect(policy)
        .to.include("frame-ancestors 'none'")
        .and.to.not.match(/unsafe|connect-src/);
      const [, keys = ''] = /<script type="application\/json" id="keys">(.*?)<\/script>/.exec(html) ?? [];
      expect(JSON.parse(keys)).to.deep.equal(await (await fetch(`${service.url}/.well-known/jwks.json`)).json());
      expect((await fetch(`${service.url}/verify?x=1`)).status).to.equal(400);
    } finally {
      await service.drain();
    }
  });

  it('opens without keys while the store is out', async () => {
    const { status, body } = await answerOf(() => Promise.reject(new Refusal('service_unavailable', 'out')));
    expect(status).to.equal(200);
    expect(String(body)).to.include('<script type="application/json" id="keys"></script>');
  });

  it('lets no key document end its block', async () => {
    const { body } = await answerOf(async () => ({ keys: [{ kid: '</script><script>alert(1)</script>' }] }));
    expect(String(body).match(/<\/script>/g)).to.have.length(1);
  });

  it('says how the page is built where it was not', async () => {
    const endpoint = createVerifyPageEndpoint(null);
    const refused = await endpoint.handle({} as PublicCall, null, null).catch((error: Error) => error.message);
    expect(refused).to.include('npm run build:verify');
  });
});
