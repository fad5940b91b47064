import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { openSession } from '../browser/support/session.js';
import { startExampleService } from '../http/openapi/recorder/service.js';
import { openBrowser } from '../support/browser.js';

describe('the page that verifies a report, as the service gives it', function () {
  this.timeout(60_000);
  let browser: Browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser.close());

  it('runs under its policy, brings the keys of the service along, and asks for nothing more', async () => {
    const service = await startExampleService();
    const session = await openSession(browser);
    try {
      const { page } = session;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`${service.url}/verify`);
      expect(await page.innerText('#given-keys')).to.include('came with this page');
      await page.setInputFiles('#files', { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
      await page.waitForSelector('#verdict p');
      expect(await page.innerText('#verdict')).to.match(/^NOT VERIFIED[\s\S]*not a Signgate report/);
      expect(session.complaints).to.deep.equal([]);
      expect(asked.filter((path) => path !== '/favicon.ico')).to.deep.equal(['/verify']);
    } finally {
      await session.close();
      await service.drain();
    }
  });
});
