import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { type DeskWorld, enter, make, openDesk } from './support/desk-world.js';
import { expectPresentable } from './support/presentable.js';
import { useWorlds } from './support/worlds.js';

describe('the rooms of the review desk beside inbox and case', function () {
  this.timeout(120_000);
  const worlds = useWorlds(() => openDesk(), { locale: 'en-US' });
  let desk: DeskWorld;
  let page: Page;
  beforeEach(async () => {
    const { world, session } = await worlds.shared();
    desk = await world.ofNewPartner();
    ({ page } = session);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  const publish = (body: object): Promise<void> =>
    make(desk, '/api/policies', { policy_id: 'own', name: 'Own', direction: 'outgoing', ...body });
  const attribute = (address: string): Promise<void> =>
    make(desk, '/api/attributions', {
      ...{ address, chain: 'evm', kind: 'travel_rule', reference: 'Message 5521', valid_until: '2027-06-30T00:00:00Z' },
      entity: { name: 'Example Exchange AG', type: 'exchange' },
    });

  it('puts sources with a problem first, gives an old price no tick, and folds the operator’s remedy', async () => {
    await page.route('**/desk/api/sources', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { readonly sources: { id: string }[] };
      const problem = { meaning: 'prices of 2026-01-01: too old to value a payment', remedy: 'Set defillama.' };
      const sources = body.sources.map((source) =>
        source.id === 'bundled-prices' ? { ...source, status: 'stale', problem } : source,
      );
      await route.fulfill({ json: { ...body, sources } });
    });
    await enter(page, desk, '/sources');
    const first = page.getByRole('table', { name: 'Sources' }).getByRole('row').nth(1);
    await first.getByText('! Too old').waitFor();
    const text = await first.innerText();
    expect(text)
      .to.include('Bundled reference prices')
      .and.include('Prices of 2026-01-01: too old to value a payment.');
    expect(text, 'what is for the operator is folded').to.not.include('Set defillama.').and.not.include('✓');
    await first.getByText('The operator of the service can mend it').click();
    expect(await first.innerText()).to.include('Set defillama.');
    await expectPresentable(page);
    await page.unroute('**/desk/api/sources');
  });

  it('denies an address with a reason, takes that back, and asks a second person to allow it', async () => {
    const path = `/addresses/ethereum/0x${'a1'.repeat(20)}`;
    await enter(page, desk, path);
    const own = page.getByRole('region', { name: 'What you say of it' });
    await own.getByText('Nothing on your own lists.').waitFor();
    const deny = own.getByRole('button', { name: 'Add to the deny list (every EVM chain)' });
    expect(await deny.isDisabled(), 'without a reason').to.equal(true);
    await own.getByLabel('Why?').fill('It drained a customer.');
    await deny.focus();
    await page.keyboard.press('Enter');
    await own.getByText('On the deny list for every EVM chain.').waitFor();
    await own.getByText('It drained a customer.').waitFor();
    await page.getByText('On your deny list.').waitFor();
    expect(await deny.count(), 'it is there already').to.equal(0);
    await desk.check('small-transfer', { to_address: `0x${'a1'.repeat(20)}` });
    await own.getByRole('button', { name: 'Undo' }).click();
    await own.getByText('Off the deny list for every EVM chain.').waitFor();
    await own.getByText('Nothing on your own lists.').waitFor();
    await publish({ disposition_four_eyes: true });
    await own.getByLabel('Why?').fill('Agreed with the customer.');
    await own.getByRole('button', { name: 'Add to the allow list (Ethereum)' }).click();
    await own.getByText('Waits for a second person.').waitFor();
    await page.reload();
    await page.locator('a.row', { hasText: 'On your deny list' }).waitFor();
    await page.getByText('No source said anything about it.').waitFor();
    await expectPresentable(page);
  });

  it('says who holds an address by the own attribution, and that no list of such addresses is loaded', async () => {
    const address = `0x${'a2'.repeat(20)}`;
    await attribute(address);
    await enter(page, desk, `/addresses/ethereum/${address}`);
    await page.getByText('No sanctions list and no scam list is loaded.').waitFor();
    await page.getByText('Held by Example Exchange AG, as you say.').waitFor();
    expect(await page.getByRole('region', { name: 'What you say of it' }).innerText())
      .to.include('Held by Example Exchange AG')
      .and.include('Message 5521')
      .and.include('Counts until 2027-06-30 00:00 UTC');
  });

  it('names in the rows of an address the other side, which is not in sight yet', async () => {
    await desk.check('small-transfer');
    await enter(page, desk, `/addresses/ethereum/0x${'22'.repeat(20)}`);
    const row = await page.locator('a.row').first().innerText();
    expect(row)
      .to.include(`from 0x${'11'.repeat(20)}`)
      .and.not.include('2222');
    await page.goto(desk.url);
    expect(await page.locator('main').innerText()).not.to.include(`from 0x${'11'.repeat(20)}`);
  });

  it('says on the overview what is wrong with the sources, in a line', async () => {
    await enter(page, desk, '/overview');
    await page.getByText('no sanctions list').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sources' }).click();
    await page.getByRole('heading', { name: 'Sources and lists' }).waitFor();
  });

  it('tells in the room Audit who changed what, in sentences that lead there, by sort, subject and page', async () => {
    const { service } = desk;
    await publish({});
    const other = await desk.keyWith(['desk:read'], 'Ben Orr');
    const otherId = other.split('_')[2] ?? '';
    await service.stores.keys.revokeKey(otherId, service.clock.now());
    await enter(page, desk, '/audit');
    const lines = page.getByRole('list', { name: 'Changes, newest first' }).getByRole('listitem');
    await lines.filter({ hasText: `revoked the key Ben Orr ${otherId}.` }).waitFor();
    expect(await page.locator('main').innerText()).not.to.include('key.revoked');
    const published = lines.filter({ hasText: 'published version 1 of the policy Own.' });
    await published.getByRole('link', { name: 'More on this policy' }).click();
    await lines.nth(1).waitFor({ state: 'detached' });
    await page.getByText('These are all of them.').waitFor();
    expect(await lines.count()).to.equal(1);
    await expectPresentable(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await lines.first().getByRole('link', { name: 'Own', exact: true }).click();
    await page.getByRole('heading', { name: 'Own', level: 1 }).waitFor();
    await page.goto(`${desk.url}/audit?action=key.created`);
    await lines.filter({ hasText: 'made the key Ben Orr' }).waitFor();
    expect(await page.locator('main ol').innerText()).not.to.include('published');
    await page.getByText('Filters in use').waitFor();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await published.waitFor();
  });

  it('reads older changes on request, without those that are shown already', async () => {
    for (const name of Array.from({ length: 52 }, (_, index) => `Own ${index}`)) await publish({ name });
    await enter(page, desk, '/audit?action=policy.published');
    const lines = page.getByRole('list', { name: 'Changes, newest first' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Show older changes' }).click();
    await page.getByText('These are all of them.').waitFor();
    const texts = await lines.allInnerTexts();
    expect(texts.map((text) => /version (\d+)/.exec(text)?.[1])).to.deep.equal(
      Array.from({ length: 52 }, (_, index) => String(52 - index)),
    );
  });

  it('says in words what was wrong with a filter, and keeps status and code for support', async () => {
    await enter(page, desk, '/audit?from=2026-11-02&to=2026-10-01');
    await page.getByText('The audit trail could not be read.').waitFor();
    const failed = page.locator('.failed');
    expect(await failed.innerText())
      .to.include('From: must be before to')
      .and.not.include('invalid_request');
    await failed.getByText('For support').click();
    expect(await failed.innerText()).to.include('Status 400, invalid_request');
    await page.goto(`${desk.url}/checks/req_01h455vb4pex5vsknk084sn02q`);
    await failed.getByText('It is not there, or it is not for you to see.').waitFor();
    expect(await failed.innerText()).not.to.include('request_id');
  });

  it('names in the inbox the other side as a source or the own attribution does, else as the caller did', async () => {
    const address = `0x${'a2'.repeat(20)}`;
    await attribute(address);
    await desk.check('small-transfer', { to_address: address });
    await desk.check('small-transfer', { counterparty_name: 'Acme Ltd' });
    await desk.check('small-transfer');
    await desk.check('from-stale');
    await enter(page, desk, '/?show=all');
    await page.locator('a.row').nth(3).waitFor();
    const texts = await page.locator('a.row').allInnerTexts();
    const namesIn = (text: string): string | null => /(?:Known as|Called) [^\n]+/.exec(text)?.[0] ?? null;
    expect(texts.map(namesIn)).to.deep.equal([
      'Known as Examplia Exchange (fictional)',
      null,
      'Called Acme Ltd',
      'Known as Example Exchange AG',
    ]);
  });

  it('marks sentences in the language of the reader as such, with the fonts of its characters', async () => {
    const { world, session } = await worlds.alone(undefined, { locale: 'ja-JP' });
    await enter(session.page, world, `/checks/${await world.check('unlimited-approval')}`);
    const title = session.page.locator('.finding-head [lang]').first();
    expect([await title.getAttribute('lang'), await title.innerText()]).to.deep.equal(['ja', '無制限の使用許可です']);
    expect(await session.page.locator('html').getAttribute('lang')).to.equal('en');
    const fonts = "getComputedStyle(document.querySelector('.finding-head [lang]')).fontFamily";
    expect(await session.page.evaluate<string>(fonts))
      .to.include('Hiragino Sans')
      .and.include('Noto Sans CJK JP');
  });
});
