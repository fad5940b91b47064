import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { RECORDED } from '../../src/http/openapi/recorded.js';
import { TINY_QUOTA_KEY } from '../http/openapi/recorder/service.js';
import { openBrowser } from '../support/browser.js';
import { fakeNode } from '../support/executing-node.js';
import { allowance, executionWith, paid, tokenAt } from '../support/executions.js';
import { brokenService } from './support/scenes.js';
import { openSession, type Session } from './support/session.js';
import { openWorld, type World, type WorldOptions } from './support/world.js';

const WALLET = `0x${'11'.repeat(20)}`;
const word = (hex: string): string => hex.padStart(64, '0');
const USDC = 'a0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const TRANSFER = `a9059cbb${word('22'.repeat(20))}${word((25_000_000).toString(16))}`;

/** A smart account that is told to pay: a transfer within `execute(address,uint256,bytes)`. */
const NESTED = {
  from_address: WALLET,
  chain: 'ethereum',
  transaction: {
    to: WALLET,
    data: `0xb61d27f6${word(USDC)}${word('0')}${word('60')}${word('44')}${TRANSFER.padEnd(192, '0')}`,
    chain_id: 1,
  },
};

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
    const examples = [
      ...Object.entries(RECORDED.operations['checkTransaction'] ?? {}).slice(0, 4),
      ...Object.entries(RECORDED.operations['checkPayload'] ?? {}),
    ].filter(([, { body }]) => !('simulation' in (body as object)));
    expect(examples.length).to.be.at.least(8);
    expect(await page.locator('#example option[value="executed"]').count()).to.equal(0);
    for (const [name, { body }] of examples) {
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

  it('says in words what bytes do, and marks what differs from what was declared', async () => {
    await open();
    await page.getByLabel('Begin with').selectOption('other-bytes');
    await send(world.key);
    expect(await page.locator('#answer .payload').innerText()).to.equal('Sends 25 USDC to 0x4444…4444.');
    expect(await page.locator('#answer .differs').allInnerTexts()).to.have.length(1);
    expect(await page.locator('#answer .differs').innerText())
      .to.include('to address')
      .and.include(`0x${'44'.repeat(20)}`)
      .and.include('mismatch');
  });

  it('shows calls within calls as a tree', async () => {
    await open();
    await page.getByLabel('Begin with').selectOption('payment');
    await page.locator('#body').fill(JSON.stringify(NESTED));
    await send(world.key);
    expect(await page.locator('#answer .payload > li').count()).to.equal(1);
    expect(await page.locator('#answer .payload > li > ul > li').allInnerTexts()).to.deep.equal([
      'Sends 25 USDC to 0x2222…2222.',
    ]);
  });

  it('shows what a node executed as a table, in whole tokens, and marks what the sender loses', async () => {
    const usdc = tokenAt(`0x${USDC}`);
    const thief = `0x${'7f'.repeat(20)}`;
    const effects = [...paid(WALLET, thief, usdc, 25_000_000n), allowance(WALLET, thief, usdc, 'unlimited')];
    await open({ node: fakeNode(executionWith({ effects })) });
    await page.getByLabel('Begin with').selectOption('payment');
    expect(await send(world.key))
      .to.include('What would happen: ok')
      .and.to.include('on the state of block 21000000');
    const rows = page.getByRole('region', { name: 'What would happen' }).locator('tbody tr');
    expect(await rows.first().innerText()).to.match(new RegExp(`^${WALLET}\\s+USDC\\s+.*\\s+−25$`));
    expect(await rows.locator('nth=2').innerText())
      .to.include(`${thief} may spend for ${WALLET}`)
      .and.include('unlimited');
    expect(await rows.and(page.locator('.differs')).count()).to.equal(1);
    expect(await page.locator('#answer .badge').innerText()).to.equal('BLOCK');
  });

  it('shows hostile text from a request with bytes as text', async () => {
    await open();
    const token = '<img src=x onerror=alert(1)>';
    const { request } = RECORDED.operations['checkTransaction']?.['other-bytes'] ?? {};
    await page.locator('#body').fill(JSON.stringify({ ...(request as object), token }));
    await send(world.key);
    expect(await page.locator('#answer table').innerText()).to.include(token);
    expect(await page.locator('#answer img').count()).to.equal(0);
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
