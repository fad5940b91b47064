import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { RECORDED } from '../../src/http/openapi/recorded.js';
import { TINY_QUOTA_KEY } from '../http/openapi/recorder/service.js';
import { openBrowser } from '../support/browser.js';
import { brokenService } from './support/scenes.js';
import { openSession, type Session } from './support/session.js';
import { openWorld, type World, type WorldOptions } from './support/world.js';

describe('console in a browser', function () {
  this.timeout(120_000);
  let browser: Browser;
  let world: World;
  let session: Session;
  let page: Page;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser.close());
  afterEach(async () => {
    await session.close();
    await world.close();
  });
  const open = async (options: WorldOptions = {}): Promise<void> => {
    world = await openWorld(options);
    session = await openSession(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
    ({ page } = session);
    await page.goto(`${world.serviceUrl}/docs`);
  };
  const send = async (key: string): Promise<string> => {
    await page.getByLabel('API key').fill(key);
    await page.getByRole('button', { name: 'Send check' }).click();
    await page.locator('#answer h3').waitFor();
    return page.locator('#answer').innerText();
  };

  it('sends each example and shows the answer with its action, id and limits', async () => {
    await open();
    for (const [name, { body }] of Object.entries(RECORDED.operations['checkTransaction'] ?? {}).slice(0, 4)) {
      await page.getByLabel('Begin with').selectOption(name);
      const { recommended_action: action } = body as { recommended_action: string };
      const shown = await send(world.key);
      expect(shown, name)
        .to.match(/200 OK/)
        .and.match(/x-request-id: req_/)
        .and.match(/x-ratelimit-remaining: \d+/);
      expect(await page.locator('#answer .badge').innerText()).to.equal(action);
    }
  });

  const refusals: readonly (readonly [string, WorldOptions, string, RegExp])[] = [
    ['a missing key', {}, '', /401 [\s\S]*missing_api_key/],
    ['a wrong key', {}, 'sg_sandbox_wrong', /401 [\s\S]*invalid_api_key/],
    ['a failure of the service', { replace: brokenService }, 'key', /500 [\s\S]*internal_error/],
  ];
  for (const [name, options, key, shown] of refusals) {
    it(`shows ${name} as what it is, and no badge`, async () => {
      await open(options);
      expect(await send(key === 'key' ? world.key : key))
        .to.match(shown)
        .and.include('there is no verdict');
      expect(await page.locator('#answer .badge').count()).to.equal(0);
    });
  }

  it('shows a used-up quota with when to try again', async () => {
    await open();
    await send(TINY_QUOTA_KEY);
    expect(await send(TINY_QUOTA_KEY)).to.match(/429 [\s\S]*retry-after: \d+/);
  });

  it('says so when the service is gone', async () => {
    await open();
    await world.stopService();
    expect(await send(world.key))
      .to.include('could not be reached')
      .and.include('there is no verdict');
  });

  it('sends what stands in the field, byte for byte', async () => {
    await open();
    await page.locator('#body').fill('{"amount": 1, "amount": 2}');
    expect(await send(world.key)).to.match(/400 [\s\S]*invalid_json/);
  });

  it('copies a command that names the key instead of writing it', async () => {
    await open();
    await page.getByLabel('API key').fill(world.key);
    await page.locator('#body').fill(`{"counterparty_name": "it's"}`);
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await page.getByText('in place of the key').waitFor();
    const command = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(command)
      .to.include('$SIGNGATE_KEY')
      .and.include(`'{"counterparty_name": "it'\\''s"}'`)
      .and.include('/api/check-transaction');
    expect(command).not.to.include(world.key);
  });
});
