import { expect } from 'chai';
import { freshDatabase } from '../support/database.js';
import { runs } from '../support/depth.js';
import { eventually } from '../support/eventually.js';
import { npmStart } from '../support/service-process.js';

describe('npm start', function () {
  this.timeout(120_000);

  it('hands SIGTERM on to the service, which drains, and ends with it', async () => {
    const database = await freshDatabase();
    // it compiles what a run of tests has just compiled, under the feet of other tests: only at depth
    const service = await npmStart(
      { DATABASE_URL: database.url, SHUTDOWN_GRACE_MS: '3000' },
      { isCompiled: runs(1) === 1 },
    );
    expect((await fetch(`${service.url}/health`)).status).to.equal(200);
    const stopped = service.stop();
    await eventually(async () => (await fetch(`${service.url}/health/ready`)).status === 503);
    expect(await stopped).to.equal(0);
    expect(service.output()).to.include('"message":"stopped"');
    const answers = await fetch(`${service.url}/health`).then(
      () => true,
      () => false,
    );
    expect(answers, 'nothing is left running').to.equal(false);
    await database.drop();
  });
});
