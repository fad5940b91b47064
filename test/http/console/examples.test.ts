import { expect } from 'chai';
import type { Servers } from '../../../src/http/server/server.js';
import { KEY, startExampleService } from '../openapi/recorder/service.js';
import { runExample, typeMistakes } from '../../tools/examples/run-example.js';

// the Python example is run by `npm run examples`, because Python is not everywhere
describe('examples of the console', function () {
  this.timeout(120_000);
  let service: Servers;
  before(async () => {
    service = await startExampleService();
  });
  after(() => service.drain());

  it('curl: gives the verdict that it announces', async () => {
    const answer = JSON.parse(await runExample('curl', service.url, KEY)) as object;
    expect(answer).to.include({ recommended_action: 'BLOCK', risk_score: 53 });
  });

  it('TypeScript: stops at a BLOCK', async () => {
    expect(await runExample('typescript', service.url, KEY)).to.match(/^stop: BLOCK req_/);
  });

  it('TypeScript: fails where there is no verdict, with the reason and the request id', async () => {
    const error = await runExample('typescript', service.url, 'wrong').then(
      () => null,
      (reason: Error) => reason,
    );
    expect(error?.message).to.match(/invalid_api_key: .*\(req_/);
  });

  it('TypeScript: has no mistake of type', async () => {
    expect(await typeMistakes()).to.deep.equal([]);
  });
});
