import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { type DeskWorld, enter, openDesk } from './support/desk-world.js';
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
    expect((await row.locator('th, td').allInnerTexts()).slice(0, 4)).to.deep.equal(['New recipient', '2', '$50', '0']);
    await page.getByText('2.0 cases a day more: 2 cases for people instead of 0, in 1 day.').waitFor();
  });
});
