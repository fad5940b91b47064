import { expect } from 'chai';
import { startTestService, type TestService } from './support/service.js';
import { VERSION } from '../../src/version.js';

describe('GET /', () => {
  let service: TestService;
  before(async () => (service = await startTestService()));
  after(() => service.stop());

  it('says what answers, in which version, without a key', async () => {
    const { status, json } = await service.send('GET', '/');
    expect(status).to.equal(200);
    expect(json).to.include({ name: 'Signgate', version: VERSION });
  });

  it('links to pages that are there', async () => {
    const { links } = (await service.send('GET', '/')).json as { readonly links: Readonly<Record<string, string>> };
    expect(links).to.include.keys('console', 'openapi', 'findings', 'errors', 'health', 'ready', 'jwks');
    for (const [name, path] of Object.entries(links)) {
      const answer = await fetch(`${service.url}${path}`);
      expect(answer.status, name).to.equal(200);
    }
  });
});
