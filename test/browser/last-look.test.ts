import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { USDC } from '../support/payload-accounts.js';
import { fakeNode } from '../support/executing-node.js';
import { allowance, control, ETH, executionWith, operator, paid, tokenAt } from '../support/executions.js';
import { check, compose, sign } from './support/scenes.js';
import type { Session } from './support/session.js';
import { openWorld, type World, type WorldOptions } from './support/world.js';
import { useWorlds } from './support/worlds.js';

const WALLET = `0x${'11'.repeat(20)}`;
const SHOP = `0x${'22'.repeat(20)}`;
const STRANGER = `0x${'44'.repeat(20)}`;
const COIN = tokenAt(USDC, { symbol: 'USDC' });

describe('the last look before a signature in the reference application', function () {
  this.timeout(120_000);
  const worlds = useWorlds(openWorld);
  let world: World;
  let session: Session;
  let page: Page;
  const open = async (options?: WorldOptions) => {
    ({ world, session } = await (options === undefined ? worlds.shared() : worlds.alone(options)));
    ({ page } = session);
    await compose(page, world);
  };
  afterEach(() => {
    expect(session.complaints).to.deep.equal([]);
  });

  const walletSays = async (): Promise<string> => {
    await check(page);
    await sign(page);
    return page.locator('.phone .outcome').innerText();
  };

  it('signs where the receipt that the service gave is genuine', async () => {
    await open();
    expect(await walletSays()).to.include('The service confirmed these very bytes');
  });

  const other = (text: string, at: number): string =>
    text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
  for (const [what, part] of [
    ['whose signature is another', 2],
    ['that says something else than was signed', 1],
  ] as const)
    it(`refuses a receipt ${what}, though the answer says SAME`, async () => {
      await open();
      await page.route('**/confirmation', async (route) => {
        const answer = await route.fetch();
        const confirmation = (await answer.json()) as { result: string; receipt: string };
        const receipt = confirmation.receipt.split('.').map((text, index) => (index === part ? other(text, 20) : text));
        await route.fulfill({ response: answer, json: { ...confirmation, receipt: receipt.join('.') } });
      });
      expect(await walletSays())
        .to.include('The wallet refuses')
        .and.include('does not vouch for these bytes');
    });

  it('refuses where the keys cannot be read', async () => {
    await open();
    await page.route('**/api/protection/keys', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{}' }),
    );
    expect(await walletSays())
      .to.include('The wallet refuses')
      .and.include('The keys of the service could not be read');
  });

  it('shows what would happen by a node: movements, rights and control, every account in full', async () => {
    const effects = [
      ...paid(WALLET, SHOP, COIN, 25_000_000n),
      allowance(WALLET, STRANGER, COIN, 'unlimited'),
      operator(WALLET, STRANGER, tokenAt(STRANGER, { decimals: null })),
      control(WALLET, 'delegation', null, STRANGER),
      ...paid(SHOP, WALLET, ETH, 10n ** 16n),
    ];
    await open({ node: fakeNode(executionWith({ effects, diverging: 'differs' })) });
    await check(page);
    const shown = await page.locator('.phone .sheet').innerText();
    for (const text of [
      ...['25 USDC', '0.01 ETH', 'any amount of USDC', 'Everything of this collection', 'Control over a contract'],
      ...['A part of it is not known', 'running it on the present state'],
    ])
      expect(shown).to.include(text);
    expect(shown.replaceAll(/\s/g, '')).to.include(STRANGER);
  });

  it('says that no node executed the bytes, where one is configured and does not answer', async () => {
    await open({ node: fakeNode(null) });
    await check(page);
    expect(await page.locator('.phone').innerText()).to.include('No simulation');
    expect(await page.locator('.phone .sheet').innerText()).to.include('Read from the bytes that would be signed');
  });
});
