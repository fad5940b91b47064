import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { visit } from '../desk/support/desk.js';
import { eventually } from '../support/eventually.js';
import { settled } from './support/desk-arranging.js';
import { type DeskWorld, enter, openDesk, signIn } from './support/desk-world.js';
import { holdFrames, type Session } from './support/session.js';
import { useWorlds } from './support/worlds.js';

const REASON = 'The bytes pay another account than the invoice names.';

describe('an hour at the review desk', function () {
  this.timeout(120_000);
  const worlds = useWorlds(() => openDesk(), { locale: 'en-US' });
  let desk: DeskWorld;
  let session: Session;
  let page: Page;
  beforeEach(async () => {
    const { world, session: opened } = await worlds.shared();
    desk = await world.ofNewPartner();
    session = opened;
    ({ page } = session);
  });
  /** For a test that stops the time of its page, or changes what all partners see. */
  const alone = async (): Promise<void> => {
    ({ world: desk, session } = await worlds.alone());
    ({ page } = session);
  };
  const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
  const focusedText = (): Promise<string> => page.evaluate('document.activeElement.textContent');

  it('finds a check by its id and by an address, whatever the list shows', async () => {
    const requestId = await desk.check('other-bytes');
    await signIn(page, desk);
    const search = page.getByRole('searchbox');
    await search.fill(` ${requestId} `);
    await search.press('Enter');
    await page.getByRole('heading', { name: 'Decision', exact: true }).waitFor();
    expect(page.url()).to.equal(`${desk.url}/checks/${requestId}`);
    await desk.check('small-transfer');
    await page.goto(desk.url);
    await search.fill(`0x${'22'.repeat(20)}`);
    await search.press('Enter');
    await page.locator('a.row').first().waitFor();
    expect(new URL(page.url()).searchParams.get('show')).to.equal('all');
    await page.getByRole('link', { name: 'What is known of it' }).click();
    await page.getByRole('region', { name: 'What you say of it' }).waitFor();
    await page.goto(`${desk.url}/?show=all&address=0x${'a9'.repeat(20)}`);
    await page.getByText('No check fits these filters.').waitFor();
    await page.getByRole('link', { name: 'What is known of it' }).click();
    await page.getByRole('button', { name: 'Add to the deny list (every EVM chain)' }).waitFor();
  });

  it('leads from the sign-in to a documented decision and a verified report', async () => {
    await desk.check('small-transfer');
    const requestId = await desk.check('other-bytes');
    await signIn(page, desk);
    await page.locator('a.row').first().waitFor();
    expect(await page.locator('a.row').count()).to.equal(1);
    await page.locator('a.row').click();
    await page.getByRole('heading', { name: 'Decision', exact: true }).waitFor();
    expect(page.url()).to.equal(`${desk.url}/checks/${requestId}`);
    expect(await focusedText()).to.equal('Send 25 USDC on Ethereum');
    const asked = page.getByRole('region', { name: 'What was asked' });
    expect(await asked.innerText())
      .to.include('Sends 25 USDC to 0x4444…4444.')
      .and.include(`0x${'44'.repeat(20)}`)
      .and.include('Different');
    expect(await page.getByRole('region', { name: 'Findings' }).innerText()).to.include('Pays somebody else');

    await page.getByLabel('Reject').check();
    await page.getByLabel('Why?').fill(REASON);
    await page.getByRole('button', { name: 'Record the decision' }).click();
    await page.getByRole('list', { name: 'What was decided so far' }).getByText(REASON).waitFor();
    expect(await page.locator('.standing-now').innerText()).to.include('Rejected');
    await page.getByLabel('Add a note').fill('Called the customer.');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await page.getByRole('region', { name: 'Notes' }).getByText('Called the customer.').first().waitFor();

    await page.getByRole('button', { name: 'Make the report' }).click();
    await page.getByRole('button', { name: 'Verify it in this browser' }).click();
    await page.locator('.verification.good').waitFor();
    const url = await page.getByRole('link', { name: 'JSON' }).getAttribute('href');
    const report = await page.request.get(`${desk.service.url}${url ?? ''}`);
    const bytes = await report.body();
    for (const form of ['Page', 'PDF']) {
      const href = await page.getByRole('link', { name: form, exact: true }).getAttribute('href');
      expect((await page.request.get(`${desk.service.url}${href ?? ''}`)).status(), form).to.equal(200);
    }

    await page.getByRole('link', { name: 'Verify' }).click();
    const drop = async (buffer: Buffer): Promise<void> => {
      await page
        .getByLabel('The report, as PDF')
        .setInputFiles({ name: 'report.json', mimeType: 'application/json', buffer });
    };
    await drop(bytes);
    await page.locator('.verification.good').waitFor();
    await drop(Buffer.from(bytes.toString('utf8').replace('"REVIEW"', '"ALLOW"').replace('"BLOCK"', '"ALLOW"')));
    await page.locator('.verification.bad').waitFor();

    const record = await desk.service.read(desk.key, requestId);
    expect((record.json['decision'] as { recommended_action: string }).recommended_action).to.equal('BLOCK');
    expect(session.complaints).to.deep.equal([]);
    expect(session.outsideRequests).to.deep.equal([]);
  });

  it('can be spent with the keyboard alone, and the focus is always where the work is', async () => {
    await desk.check('large-transfer');
    await desk.check('unlimited-approval');
    await page.goto(desk.url);
    // the page puts the focus there
    await page.locator('input:focus').waitFor();
    await page.keyboard.type(desk.key);
    await page.keyboard.press('Enter');
    await page.locator('a.row').first().waitFor();
    const press = async (key: string, until: string): Promise<void> => {
      for (let count = 0; count < 80; count += 1) {
        if (await page.evaluate<boolean>(`document.activeElement.matches(${JSON.stringify(until)})`)) return;
        await page.keyboard.press(key);
      }
      throw new Error(`The focus never reached ${until}`);
    };
    await press('Tab', 'a.row');
    await page.keyboard.press('ArrowDown');
    expect(await focusedText())
      .to.include('123'.slice(3))
      .and.include('USDC');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Decision', exact: true }).waitFor();
    await settled(page);
    expect(await page.evaluate('document.activeElement.tagName')).to.equal('H1');
    await press('Tab', 'input[name="disposition"]');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await press('Tab', '#reason');
    await page.keyboard.type(REASON);
    await press('Tab', 'button.primary');
    await page.keyboard.press('Enter');
    await page.getByText('Recorded.').waitFor();
  });

  it('has the focus where the work is as soon as that is shown, however soon a key is pressed', async () => {
    await alone();
    await desk.check('large-transfer');
    await holdFrames(page);
    // a view begins to read once a frame was painted
    const shown = (place: Locator): Promise<boolean> =>
      eventually(async () => {
        if (await place.isVisible()) return true;
        await page.clock.runFor(50);
        return false;
      });
    await page.goto(desk.url);
    await shown(page.locator('form input'));
    expect(await page.evaluate('document.activeElement.tagName')).to.equal('INPUT');
    await page.keyboard.type(desk.key);
    await page.keyboard.press('Enter');
    await shown(page.locator('a.row'));
    await page.locator('a.row').focus();
    await page.keyboard.press('Enter');
    await page.locator('a.row').waitFor({ state: 'detached' });
    await shown(page.locator('h1'));
    expect(await page.evaluate('document.activeElement.tagName')).to.equal('H1');
  });

  it('finds its way back: the list as it was left, and the focus on the check that was opened', async () => {
    for (const example of ['large-transfer', 'unlimited-approval', 'other-bytes']) await desk.check(example);
    await enter(page, desk);
    await page.locator('a.row').nth(1).click();
    await page.getByRole('heading', { name: 'Decision', exact: true }).waitFor();
    await page.goBack();
    await heading('To decide').waitFor();
    await page.locator('a.row:focus').waitFor();
    const focused = await page.evaluate<string>('document.activeElement.id');
    expect(focused).to.equal(await page.locator('a.row').nth(1).getAttribute('id'));
    await page.goForward();
    await page.getByRole('heading', { name: 'Decision', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Decision', exact: true }).waitFor();
  });

  it('hides what was decided from what waits, leads on to the next, and shows both where they belong', async () => {
    const [oldest, middle, newest] = [
      await desk.check('large-transfer'),
      await desk.check('unlimited-approval'),
      await desk.check('other-bytes'),
    ];
    await desk.check('small-transfer');
    const rows = (): Promise<string[]> =>
      page.evaluate<string[]>("[...document.querySelectorAll('a.row')].map(({ id }) => id)");
    const decideAs = async (label: string): Promise<void> => {
      await page.getByLabel(label).check();
      await page.getByLabel('Why?').fill(REASON);
      await page.getByRole('button', { name: 'Record the decision' }).click();
      await page.getByText('Recorded.').waitFor();
    };
    await enter(page, desk);
    await page.locator(`#row-${newest}`).click();
    await decideAs('Reject');
    await page.getByRole('link', { name: 'Next to decide' }).nth(1).waitFor();
    await page.keyboard.press('Tab');
    expect(await focusedText()).to.equal('Next to decide');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/checks/${middle}`);
    await decideAs('Escalate');
    await page.getByRole('link', { name: 'Inbox' }).first().click();
    await page.locator(`#row-${middle}`).getByText('Escalated').waitFor();
    expect(await rows()).to.deep.equal([middle, oldest].map((id) => `row-${id}`));
    for (const [list, ids] of [
      ['Decided', [newest]],
      ['Escalated', [middle]],
      ['Stopped', [newest, middle, oldest]],
    ] as const) {
      await page.getByRole('link', { name: list, exact: true }).click();
      await heading(list).waitFor();
      await page.locator(`#row-${ids[0]}`).waitFor();
      expect(await rows(), list).to.deep.equal(ids.map((id) => `row-${id}`));
    }
    await page.getByRole('link', { name: 'Second person', exact: true }).click();
    await page.getByText('Nothing waits for a second person.').waitFor();
    expect(session.complaints).to.deep.equal([]);
  });

  it('says in its place that a check left the list, by an own decision or by another person’s', async () => {
    const ids = [await desk.check('large-transfer'), await desk.check('unlimited-approval')] as const;
    const other = await visit(desk.service, await desk.keyWith(['desk:decide']));
    await enter(page, desk);
    await page.locator(`#row-${ids[1]}`).click();
    await page.getByLabel('Reject').check();
    await page.getByLabel('Why?').fill(REASON);
    await page.getByRole('button', { name: 'Record the decision' }).click();
    await page.getByText('Recorded.').waitFor();
    const body = { disposition: 'approve', reason: REASON };
    expect((await other.write('POST', `/desk/api/checks/${ids[0]}/dispositions`, body)).status).to.equal(201);
    await page.goBack();
    await page.locator(`#row-${ids[1]}`).getByText('Rejected').waitFor();
    await page.locator(`#row-${ids[0]}`).getByText('Changed meanwhile').waitFor();
    await page.reload();
    await page.getByText('Nothing waits for a decision.').waitFor();
  });

  it('publishes a policy only after what it would change was shown', async () => {
    await desk.check('small-transfer');
    await enter(page, desk, '/policies/new');
    await page.getByLabel('Id', { exact: true }).fill('careful');
    await page.getByLabel('Name', { exact: true }).fill('Careful');
    await page.getByText('What a finding does').first().click();
    await page.getByLabel('Add a finding').selectOption('new_recipient');
    const publish = page.getByRole('button', { name: 'Publish' });
    expect(await publish.isDisabled()).to.equal(true);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByText('1 check decided again: 0 the same, 1 stricter, 0 milder.').waitFor();
    await publish.click();
    await page.getByText('Published as version 1.').waitFor();
    await page.getByText('Numbers', { exact: true }).click();
    await page.getByLabel('A large amount, US dollars').fill('500');
    expect(await publish.isDisabled(), 'after a change').to.equal(true);
  });
});
