import { FINDING_BY_CODE, FINDING_CODES } from '../../../domain/findings/index.js';
import { expect } from 'chai';
import type { CatalogueEntry, CatalogueView } from '../../../src/http/schemas/findings.js';
import { startTestService, type TestService } from '../support/service.js';

describe('GET /api/findings', () => {
  let service: TestService;
  before(async () => (service = await startTestService()));
  after(() => service.stop());

  it('200: tells every finding code to anyone, with its default, its meaning and a request', async () => {
    const { status, json } = await service.send('GET', '/api/findings');
    expect(status).to.equal(200);
    const { findings } = json as unknown as CatalogueView;
    expect(findings.map(({ code }) => code)).to.deep.equal(FINDING_CODES);
    for (const { code, source, severity, action, meaning, what_to_do, needs, example, docs_url: page } of findings) {
      expect(FINDING_BY_CODE[code], code).to.include({ source, severity, action });
      expect(
        [meaning, what_to_do].every((text) => text.length > 5),
        code,
      ).to.equal(true);
      expect(needs, code).to.have.length.greaterThan(0);
      expect(example.body, code).to.include.keys('from_address', 'chain');
      expect(page).to.equal(`/docs/findings/${code}`);
    }
  });

  it('200: tells one code as it stands in the whole', async () => {
    const whole = (await service.send('GET', '/api/findings')).json as unknown as CatalogueView;
    const { status, json } = await service.send('GET', '/api/findings/zero_amount');
    expect(status).to.equal(200);
    const entry = json as unknown as CatalogueEntry;
    expect(entry).to.deep.equal(whole.findings.find(({ code }) => code === 'zero_amount'));
    expect(entry.needs).to.deep.equal(['request']);
  });

  it('404: for a code that does not exist, and for the name of a member of every object', async () => {
    for (const code of ['no_such_code', 'constructor', 'ZERO_AMOUNT']) {
      const { status, json } = await service.send('GET', `/api/findings/${code}`);
      expect([status, json['code']], code).to.deep.equal([404, 'not_found']);
    }
  });

  it('200: tells the codes of one source', async () => {
    const { status, json } = await service.send('GET', '/api/findings?source=scam');
    expect(status).to.equal(200);
    const shown = (json as unknown as CatalogueView).findings.map(({ code }) => code);
    expect(shown).to.deep.equal(FINDING_CODES.filter((code) => FINDING_BY_CODE[code].source === 'scam'));
  });

  it('400: for a source that does not exist, and for any other member of the query', async () => {
    for (const path of ['/api/findings?code=x', '/api/findings?source=sca', '/api/findings/zero_amount?source=scam'])
      expect((await service.send('GET', path)).json, path).to.include({ statusCode: 400, code: 'invalid_request' });
  });
});
