import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { type DeskWorld, enter, make, openDesk } from './support/desk-world.js';
import { expectPresentable } from './support/presentable.js';
import { useWorlds } from './support/worlds.js';

describe('policies at the review desk', function () {
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
  const RULES = [
    { rule_id: 'no_mixers', description: 'We pay no mixers.', when: { categories: ['mixer'] }, action: 'BLOCK' },
    { rule_id: 'games', description: 'A person looks at games.', when: { categories: ['gambling'] }, action: 'REVIEW' },
  ];

  it('says by finding what a policy would change, what that is worth, and how much work it makes', async () => {
    await desk.check('small-transfer');
    await desk.check('small-transfer', { to_address: `0x${'7'.repeat(40)}` });
    await enter(page, desk, '/policies/new');
    await page.getByLabel('Id', { exact: true }).fill('careful');
    await page.getByLabel('Name', { exact: true }).fill('Careful');
    await page.getByText('What a finding does').first().click();
    await page.getByLabel('Add a finding').selectOption('new_recipient');
    await page.getByRole('button', { name: 'Try it' }).click();
    const row = page.getByRole('table', { name: 'Changes by finding' }).getByRole('row').nth(1);
    await row.waitFor();
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
    await page.getByText('Rules of your own').first().click();
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

  it('brings what the service refuses of a policy into sight, however far below the button stands', async () => {
    await enter(page, desk, '/policies/new');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.locator('input[aria-invalid="true"]:focus').waitFor();
    expect(await page.evaluate('document.activeElement.id')).to.equal('policy_id');
  });

  it('opens the parts of a policy that differ from the default first, and finds a rule by its words', async () => {
    await publish({ rules: RULES, thresholds: { clean_confidence: 0.9 } });
    await enter(page, desk, '/policies/own');
    const parts = page.locator('details.group');
    await parts.first().waitFor();
    expect(await parts.locator('> summary').allInnerTexts()).to.deep.equal([
      'Numbers 1 of your own',
      'Rules of your own 2 of your own',
      'What a finding does',
      'Sources, ages and exceptions',
    ]);
    expect(await page.locator('details.group[open] > summary').allInnerTexts(), 'open').to.deep.equal([
      'Numbers 1 of your own',
      'Rules of your own 2 of your own',
    ]);
    expect(await page.locator('details.group .field label').first().innerText()).to.equal('Confidence that clears');
    await page.getByText('default: 0.7').waitFor();
    expect(await page.getByLabel('In words').first().isVisible(), 'rules are folded').to.equal(false);
    await page.getByLabel('Find a setting or rule').fill('games');
    expect(await parts.locator('> summary').allInnerTexts()).to.deep.equal(['Rules of your own 2 of your own']);
    const fields = page.getByLabel('In words');
    expect([await fields.first().isVisible(), await fields.last().isVisible()]).to.deep.equal([false, true]);
    await expectPresentable(page);
  });

  it('shows what a policy would say otherwise before it is published, and nothing where nothing changes', async () => {
    await publish({ rules: RULES, thresholds: { large_amount_usd: 500 } });
    await enter(page, desk, '/policies/own');
    const changes = page.getByRole('region', { name: 'What you change' });
    await changes.getByText('Nothing yet.').waitFor();
    await page.getByLabel('A large amount, US dollars', { exact: true }).fill('750');
    await page.getByText('We pay no mixers.').click();
    await page.getByRole('button', { name: 'Take the rule away' }).first().click();
    expect(
      (await changes.getByRole('listitem').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ')),
    ).to.deep.equal([
      'A large amount, US dollars 500 → becomes 750',
      'Rule no_mixers BLOCK: We pay no mixers. · Evidence of one of these categories: mixer → becomes not set',
    ]);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByText('0 checks decided again').waitFor();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Version 2. What you publish becomes version 3.').waitFor();
    await changes.getByText('Nothing yet.').waitFor();
  });
});
