import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { type DeskWorld, enter, openDesk } from './support/desk-world.js';
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

  it('says by finding what a policy would change, what that is worth, and how much work it makes', async () => {
    await desk.check('small-transfer');
    await desk.check('small-transfer', { to_address: `0x${'7'.repeat(40)}` });
    await enter(page, desk, '/policies/new');
    await page.getByLabel('Id', { exact: true }).fill('careful');
    await page.getByLabel('Name', { exact: true }).fill('Careful');
    await page.getByLabel('Add a finding').selectOption('new_recipient');
    await page.getByRole('button', { name: 'Try it' }).click();
    const row = page.getByRole('table', { name: 'Changes by finding' }).getByRole('row').nth(1);
    expect((await row.locator('th, td').allInnerTexts()).slice(0, 4)).to.deep.equal([
      'First known payment to this address',
      '2',
      '$50',
      '0',
    ]);
    await page.getByText('2.0 more cases a day for people: 2 instead of 0, in 1 day.').waitFor();
    await expectPresentable(page);
  });

  it('makes a policy by a form that the JSON follows, with four eyes as a switch, in force for a key', async () => {
    await enter(page, desk, '/policies/new');
    await page.getByLabel('Id', { exact: true }).fill('careful');
    await page.getByLabel('Name', { exact: true }).fill('Careful');
    await page.getByRole('switch', { name: 'Two people decide' }).press('Space');
    await page.getByRole('button', { name: 'Add a rule' }).click();
    await page.getByLabel('Id of the rule').fill('no_mixers');
    await page.getByLabel('In words').fill('No mixers.');
    await page.getByRole('combobox', { name: 'Evidence of one of these categories' }).selectOption('gambling');
    await page.getByText('Sources, ages and exceptions').click();
    await page.getByLabel('Add a token').fill('USDC');
    await page.getByLabel('Add a token').press('Tab');
    await page.keyboard.press('Enter');
    await page.getByLabel('USDC', { exact: true }).fill('500');
    await expectPresentable(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'JSON' }).click();
    const json = JSON.parse(await page.getByLabel('The policy as JSON').inputValue()) as Record<string, unknown>;
    expect(json).to.deep.include({
      disposition_four_eyes: true,
      thresholds: { large_amount_usd_by_token: { USDC: 500 } },
      rules: [
        {
          ...{ rule_id: 'no_mixers', description: 'No mixers.', action: 'REVIEW' },
          when: { categories: ['mixer', 'gambling'] },
        },
      ],
    });
    await page.getByLabel('The policy as JSON').fill(JSON.stringify({ ...json, optional_sources: ['no such'] }));
    await page.getByRole('button', { name: 'Fields' }).click();
    expect(await page.getByLabel('Sources that may fail').inputValue()).to.equal('no such');
    await page.getByLabel('Sources that may fail').fill('');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByText('0 checks decided again').waitFor();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Published as version 1.').waitFor();
    await page.getByRole('link', { name: 'Policies' }).last().click();
    await page.getByText('two people decide').waitFor();
    await page.getByLabel(/^Outgoing checks of/).selectOption('careful');
    await page.getByRole('button', { name: /^Change the policies/ }).click();
    await page.getByText('In force within 5 seconds.').waitFor();
    await page.reload();
    expect(await page.getByLabel(/^Outgoing checks of/).inputValue()).to.equal('careful');
  });

  it('puts sources with a problem first, gives an old price no tick, and names the line that mends it', async () => {
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
    expect(text).to.include('Set defillama.').and.not.include('✓');
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
    await own.getByRole('button', { name: 'Undo' }).click();
    await own.getByText('Off the deny list for every EVM chain.').waitFor();
    await own.getByText('Nothing on your own lists.').waitFor();
    const { status } = await desk.service.send('POST', '/api/policies', {
      key: desk.key,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ policy_id: 'two', name: 'Two', direction: 'outgoing', disposition_four_eyes: true }),
    });
    expect(status).to.equal(201);
    await own.getByLabel('Why?').fill('Agreed with the customer.');
    await own.getByRole('button', { name: 'Add to the allow list (Ethereum)' }).click();
    await own.getByText('Waits for a second person.').waitFor();
    await expectPresentable(page);
  });

  it('says who holds an address by the own attribution, and that no list of such addresses is loaded', async () => {
    const address = `0x${'a2'.repeat(20)}`;
    const { status } = await desk.service.send('POST', '/api/attributions', {
      key: desk.key,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{
          address,
          chain: 'evm',
          kind: 'travel_rule',
          reference: 'Message 5521',
          valid_until: '2027-06-30T00:00:00Z',
        },
        entity: { name: 'Example Exchange AG', type: 'exchange' },
      }),
    });
    expect(status).to.equal(201);
    await enter(page, desk, `/addresses/ethereum/${address}`);
    await page.getByText('No sanctions list and no scam list is loaded.').waitFor();
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

  it('brings what the service refuses of a policy into sight, however far below the button stands', async () => {
    await enter(page, desk, '/policies/new');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.locator('input[aria-invalid="true"]:focus').waitFor();
    expect(await page.evaluate('document.activeElement.id')).to.equal('policy_id');
  });
});
