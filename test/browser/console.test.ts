import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { RECORDED } from '../../src/http/openapi/recorded.js';
import { TINY_QUOTA_KEY } from '../http/openapi/recorder/service.js';
import { fakeNode } from '../support/executing-node.js';
import { allowance, executionWith, paid, tokenAt } from '../support/executions.js';
import { operation } from './support/console-scenes.js';
import { brokenService } from './support/scenes.js';
import type { Session } from './support/session.js';
import { openWorld, type World, type WorldOptions } from './support/world.js';
import { useWorlds } from './support/worlds.js';

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
  const worlds = useWorlds(openWorld, { permissions: ['clipboard-read', 'clipboard-write'] });
  let world: World;
  let session: Session;
  let page: Page;
  const open = async (options?: WorldOptions): Promise<void> => {
    ({ world, session } = await (options === undefined ? worlds.shared() : worlds.alone(options)));
    ({ page } = session);
    await page.goto(`${world.serviceUrl}/docs`);
  };
  const at = (locator: string, operationId = 'checkTransaction'): Locator =>
    operation(page, operationId).locator(locator);
  const send = async (key: string, operationId = 'checkTransaction'): Promise<string> => {
    await page.locator('#key').fill(key);
    await operation(page, operationId).getByRole('button', { name: 'Send' }).click();
    await at('.answer[aria-busy=false]', operationId).waitFor();
    return at('.answer', operationId).innerText();
  };

  it('sends each example and shows the answer with its action, id and limits', async () => {
    await open();
    for (const operationId of ['checkTransaction', 'checkPayload']) {
      const examples = Object.entries(RECORDED.operations[operationId] ?? {}).filter(([name]) => name !== 'executed');
      expect(examples.length).to.be.at.least(4);
      expect(await at('option[value="executed"]', operationId).count()).to.equal(0);
      for (const [name, { body }] of examples.slice(0, 4)) {
        await operation(page, operationId).getByLabel('Begin with').selectOption(name);
        const { recommended_action: action, findings } = body as {
          recommended_action: string;
          findings: readonly { code: string }[];
        };
        const shown = await send(world.key, operationId);
        expect(shown, name)
          .to.match(/200 OK in \d+ ms/)
          .and.match(/x-request-id: req_/)
          .and.match(/x-ratelimit-remaining: \d+/);
        expect(await at('.answer .badge', operationId).innerText()).to.equal(action);
        expect(await at('.answer .findings a', operationId).allInnerTexts()).to.deep.equal(
          findings.map(({ code }) => code),
        );
      }
    }
  });

  it('says in words what bytes do, and marks what differs from what was declared', async () => {
    await open();
    await operation(page, 'checkTransaction').getByLabel('Begin with').selectOption('other-bytes');
    await send(world.key);
    expect(await at('.answer .payload').innerText()).to.equal('Sends 25 USDC to 0x4444…4444.');
    expect(await at('.answer .differs').allInnerTexts()).to.have.length(1);
    expect(await at('.answer .differs').innerText())
      .to.include('to address')
      .and.include(`0x${'44'.repeat(20)}`)
      .and.include('mismatch');
  });

  it('shows calls within calls as a tree', async () => {
    await open();
    await at('textarea', 'checkPayload').fill(JSON.stringify(NESTED));
    await send(world.key, 'checkPayload');
    expect(await at('.answer .payload > li', 'checkPayload').count()).to.equal(1);
    expect(await at('.answer .payload > li > ul > li', 'checkPayload').allInnerTexts()).to.deep.equal([
      'Sends 25 USDC to 0x2222…2222.',
    ]);
  });

  it('shows what a node executed as a table, in whole tokens, and marks what the sender loses', async () => {
    const usdc = tokenAt(`0x${USDC}`);
    const thief = `0x${'7f'.repeat(20)}`;
    const effects = [...paid(WALLET, thief, usdc, 25_000_000n), allowance(WALLET, thief, usdc, 'unlimited')];
    await open({ node: fakeNode(executionWith({ effects })) });
    expect(await send(world.key, 'checkPayload'))
      .to.include('What would happen: ok')
      .and.to.include('on the state of block 21000000');
    const rows = page.getByRole('table', { name: 'What would happen' }).locator('tbody tr');
    expect(await rows.first().innerText()).to.match(new RegExp(`^${WALLET}\\s+USDC\\s+.*\\s+−25$`));
    expect(await rows.locator('nth=2').innerText())
      .to.include(`${thief} may spend for ${WALLET}`)
      .and.include('unlimited');
    expect(await rows.and(page.locator('.differs')).count()).to.equal(1);
    expect(await at('.answer .badge', 'checkPayload').innerText()).to.equal('BLOCK');
  });

  it('shows hostile text from a request with bytes as text', async () => {
    await open();
    const token = '<img src=x onerror=alert(1)>';
    const { request } = RECORDED.operations['checkTransaction']?.['other-bytes'] ?? {};
    await at('textarea').fill(JSON.stringify({ ...(request as object), token }));
    await send(world.key);
    expect(await at('.answer table').innerText()).to.include(token);
    expect(await at('.answer img').count()).to.equal(0);
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
      expect(await at('.answer .badge').count()).to.equal(0);
    });
  }

  it('shows a used-up quota with when to try again', async () => {
    await open();
    await send(TINY_QUOTA_KEY);
    expect(await send(TINY_QUOTA_KEY)).to.match(/429 [\s\S]*retry-after: \d+/);
  });

  it('says so when the service is gone', async () => {
    await open({});
    await world.stopService();
    expect(await send(world.key))
      .to.include('could not be reached')
      .and.include('there is no verdict');
  });

  it('sends what stands in the field, byte for byte', async () => {
    await open();
    await at('textarea').fill('{"amount": 1, "amount": 2}');
    expect(await send(world.key)).to.match(/400 [\s\S]*invalid_json/);
  });

  it('copies a program that names the key, and holds it only where the reader asks for that', async () => {
    await open();
    await page.getByLabel('API key', { exact: true }).fill(world.key);
    await at('textarea').fill(`{"counterparty_name": "it's"}`);
    for (const [language, name] of [
      ['curl', '$SIGNGATE_KEY'],
      ['TypeScript', "process.env['SIGNGATE_KEY']"],
      ['Python', 'os.environ["SIGNGATE_KEY"]'],
    ] as const) {
      const sample = at(`[data-language="${language}"]`);
      await sample.locator('summary').click();
      const copied = async (told: string): Promise<string> => {
        await sample.getByRole('button').click();
        await sample.getByText(told, { exact: true }).waitFor();
        return page.evaluate<string>('navigator.clipboard.readText()');
      };
      expect(await copied('Copied'))
        .to.equal(await sample.locator('pre').textContent())
        .and.include(name)
        .and.include(world.serviceUrl)
        .and.not.include(world.key);
      await page.getByLabel('Copy programs with the key').check();
      expect(await copied('Copied, with the key'))
        .to.include(world.key)
        .and.not.include(name);
      expect(await sample.innerText()).not.to.include(world.key);
      await page.getByLabel('Copy programs with the key').uncheck();
    }
  });

  it('has a form for every route of the description, and each gets an answer of the service', async () => {
    await open();
    await page.getByLabel('API key', { exact: true }).fill(world.key);
    const described = (await (await fetch(`${world.serviceUrl}/openapi.json`)).json()) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
    };
    const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
    );
    const forms = await page.evaluate<readonly string[]>(
      `[...document.querySelectorAll('form[data-operation]')].map(({ dataset: { method, path, operation } }) =>
        [method, path, operation].join(' '))`,
    );
    expect([...forms].sort()).to.deep.equal([...operations].sort());
    for (const form of forms) {
      const shown = await send(world.key, form.split(' ')[2]);
      expect(shown, form).to.match(/^(?:20[012]|404|409|503) /);
      expect(shown, form).not.to.match(/invalid_request|method_not_allowed|no_such_route/);
    }
    expect(session.complaints).to.deep.equal([]);
    expect(session.outsideRequests).to.deep.equal([]);
  });

  it('puts the ids of an answer where the next calls ask for them', async () => {
    await open();
    await send(world.key);
    const requestId = (await at('.answer').innerText()).match(/"request_id": "(req_\w+)"/)?.[1] ?? '';
    expect(await at('[data-name="request_id"]', 'readCheck').inputValue()).to.equal(requestId);
    expect(await send(world.key, 'readCheck')).to.match(/^200 OK/);
    expect(await at('[data-language="Python"] pre', 'readCheck').textContent()).to.include(requestId);
  });

  it('is found and used by keyboard alone: search, arrows, Enter, and Escape to leave', async () => {
    await open();
    const search = page.getByRole('combobox', { name: /^Search/ });
    await page.keyboard.press('/');
    await page.keyboard.type('rate_limit_exceeded');
    expect(await page.locator('#found li').first().innerText()).to.match(/rate_limit_exceeded\s+Error/);
    await page.keyboard.press('Escape');
    expect(await page.locator('#found li').count()).to.equal(0);
    await page.keyboard.type('read a recorded');
    expect(await search.getAttribute('aria-expanded')).to.equal('true');
    await page.keyboard.press('Enter');
    await page.waitForURL(({ hash }) => hash === '#operation-readCheck');
    await page.keyboard.press('/');
    await page.keyboard.type('recommended_action');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const chosen = await search.getAttribute('aria-activedescendant');
    expect(await page.locator(`#${chosen ?? ''}`).getAttribute('aria-selected')).to.equal('true');
    await page.keyboard.press('Enter');
    await page.waitForURL(({ hash }) => /^#member-\w+\.recommended_action$/.test(hash));
    expect(await page.evaluate<boolean>('document.activeElement.checkVisibility()')).to.equal(true);
    // an address that is typed keeps its slashes
    await page.getByLabel('API key', { exact: true }).fill('');
    await page.keyboard.type('a/b');
    expect(await page.getByLabel('API key', { exact: true }).inputValue()).to.equal('a/b');
  });

  it('finds what was meant where a word is mistyped, and says what it looked for', async () => {
    await open();
    const search = page.getByRole('combobox', { name: /^Search/ });
    for (const [typed, meant] of [
      ['recipent_lookalike', 'recipient_lookalike'],
      ['rate_limt_exceded', 'rate_limit_exceeded'],
      ['unlimtied_token', 'unlimited_token_approval'],
    ] as const) {
      await search.fill(typed);
      expect(await page.locator('#found li').first().innerText(), typed).to.include(meant);
      expect(await page.locator('#found-count').textContent()).to.match(/^\d+ found for “/);
    }
    await search.fill('zzzzzz');
    expect(await page.locator('#found-count').textContent()).to.equal('Nothing found');
  });

  it('marks in the contents where the reader is', async () => {
    await open();
    for (const id of ['operation-createReport', 'webhooks', 'findings']) {
      await page.evaluate(`document.getElementById('${id}').scrollIntoView()`);
      await page.locator(`nav a[href="#${id}"][aria-current="location"]`).waitFor();
      expect(await page.locator('nav [aria-current]').count()).to.equal(1);
      expect(await page.locator(`nav a[href="#${id}"]`).isVisible()).to.equal(true);
    }
  });

  it('forgets the key when the page is left, and on the way back', async () => {
    await open();
    await page.getByLabel('API key', { exact: true }).fill(world.key);
    await page.goto(`${world.serviceUrl}/health`);
    await page.goBack();
    expect(await page.getByLabel('API key', { exact: true }).inputValue()).to.equal('');
  });

  it('is read without JavaScript: routes, programs, findings and members', async () => {
    ({ world, session } = await worlds.alone({}, { javaScriptEnabled: false }));
    ({ page } = session);
    await page.goto(`${world.serviceUrl}/docs#operation-readCheck`);
    await at('[data-language="curl"] summary', 'readCheck').click();
    expect(await at('[data-language="curl"] pre', 'readCheck').innerText()).to.include('/api/checks/req_');
    expect(await page.getByText('Without its script this page can be read.').isVisible()).to.equal(true);
    expect(await page.getByLabel('API key', { exact: true }).isVisible()).to.equal(false);
    await page.locator('#schema-Finding summary').first().click();
    expect(await page.locator('[id="member-Finding.code"]').isVisible()).to.equal(true);
  });
});
