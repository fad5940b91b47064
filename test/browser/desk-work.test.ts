import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { type DeskWorld, enter, make, openDesk, signIn } from './support/desk-world.js';
import { eventually } from '../support/eventually.js';
import { useWorlds } from './support/worlds.js';

const REASON = 'The bytes pay another account than the invoice names.';

describe('the daily work at the review desk', function () {
  this.timeout(120_000);
  const worlds = useWorlds(() => openDesk(), { locale: 'en-US' });
  let desk: DeskWorld;
  let page: Page;
  beforeEach(async () => {
    const { world, session } = await worlds.shared();
    desk = await world.ofNewPartner();
    ({ page } = session);
  });

  it('begins with why and what to do, is worked with single keys, and remembers the report over a reload', async () => {
    const requestId = await desk.check('other-bytes');
    await desk.check('large-transfer');
    await signIn(page, desk);
    await page.locator('a.row').first().waitFor();
    await page.keyboard.press('/');
    expect(await page.evaluate('document.activeElement.id')).to.equal('filter-text');
    await page.keyboard.type('j');
    expect(await page.locator('#filter-text').inputValue(), 'a letter where someone writes').to.equal('j');
    await page.locator('#filter-text').fill('');
    await page.locator('h1').focus();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    expect(await page.evaluate('document.activeElement.className')).to.equal('row');
    await page.goto(`${desk.url}/checks/${requestId}`);
    await page.getByRole('heading', { name: 'Decision', exact: true }).waitFor();
    expect(await page.locator('.lead p').count()).to.equal(2);
    expect(await page.locator('.part h2').first().innerText()).to.equal('Findings');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('h1').focus();
    await page.keyboard.press('r');
    expect(await page.getByLabel('Reject').isChecked()).to.equal(true);
    expect(await page.evaluate('document.activeElement.id')).to.equal('reason');
    await page.setViewportSize({ width: 1280, height: 600 });
    const button = await page.getByRole('button', { name: 'Record the decision' }).boundingBox();
    expect((button?.y ?? 600) + (button?.height ?? 0), 'the button is in sight').to.be.at.most(600);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Make the report' }).click();
    await page.getByText('The report is there').waitFor();
    await page.reload();
    await page.getByText('The report is there').waitFor();
  });

  it('says why in the sentence of the finding that decided, with the values of this check', async () => {
    const requestId = await desk.check('large-transfer');
    await enter(page, desk, `/checks/${requestId}`);
    const sentence = await page.locator('.findings li p').first().innerText();
    const why = await page.locator('.lead p').first().innerText();
    expect([why, /\d/.test(why)]).to.deep.equal([`Why: ${sentence}`, true]);
  });

  it('says why in the words of the own rule, where that decided and no finding did', async () => {
    const rule = {
      ...{ rule_id: 'any_mixer', description: 'We look at mixers ourselves.', action: 'BLOCK' },
      when: { categories: ['mixer'] },
    };
    const policy = { policy_id: 'mixers', name: 'Mixers', direction: 'incoming', rules: [rule] };
    await make(desk, '/api/policies', policy);
    await enter(page, desk, `/checks/${await desk.check('from-mixer', { policy_id: 'mixers' })}`);
    await page.getByText('Why: We look at mixers ourselves.').waitFor();
    await page.getByText('What to do: It must not go on unless you know better').waitFor();
  });

  it('gives each compared value its unit: percent, dollars', async () => {
    const compared = page.getByRole('table', { name: 'Values compared' }).first();
    await enter(page, desk, `/checks/${await desk.check('to-illicit')}`);
    expect(await compared.innerText()).to.match(/Confidence of stolen funds\s+97 %\s+80 %/);
    await page.goto(`${desk.url}/checks/${await desk.check('large-transfer')}`);
    expect(await compared.innerText()).to.match(/Value\s+250,000 US dollars\s+10,000 US dollars/);
  });

  it('never says of a value that was compared with nothing that its limit is not known', async () => {
    await enter(page, desk, `/checks/${await desk.check('unlimited-approval')}`);
    const compared = page.getByRole('table', { name: 'Values compared' }).first();
    expect(await compared.innerText())
      .to.include('unlimited')
      .and.include('nothing')
      .and.not.include('not known');
  });

  it('shows a reader the report that was made, and tells one that making it needs the right to decide', async () => {
    const [made, open] = [await desk.check('other-bytes'), await desk.check('other-bytes')];
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ request_id: made });
    await desk.service.send('POST', '/api/reports/address', { key: desk.key, headers, body });
    const reader = { ...desk, key: await desk.keyWith(['desk:read']) };
    const report = page.getByRole('region', { name: 'Report', exact: true });
    await enter(page, reader, `/checks/${made}`);
    await report.getByText('The report is there').waitFor();
    await page.reload();
    await report.getByText('The report is there').waitFor();
    expect(await report.innerText()).to.not.include('desk:decide');
    await page.goto(`${desk.url}/checks/${open}`);
    await report.getByText('Making one needs the right to decide (desk:decide).').waitFor();
    await page.getByText('Deciding needs the right to decide (desk:decide).').waitFor();
    expect(await page.getByRole('button', { name: /report|Record the decision/ }).count()).to.equal(0);
  });

  it('records one decision for several checks, and puts the riskiest first', async () => {
    for (const example of ['large-transfer', 'other-bytes', 'unlimited-approval']) await desk.check(example);
    await signIn(page, desk);
    await page.getByRole('link', { name: 'Riskiest first' }).click();
    await page.locator('.orders [aria-current]', { hasText: 'Riskiest first' }).waitFor();
    await page.locator('a.row').nth(2).waitFor();
    await eventually(async () => {
      const scores = (await page.locator('.score').allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));
      return scores.every((score, index) => index === 0 || score <= (scores[index - 1] ?? 0));
    });
    for (const box of await page.getByRole('checkbox', { name: /^Choose/ }).all()) await box.check();
    await page.getByLabel('Why?').fill(REASON);
    await page.getByRole('button', { name: 'Record for 3' }).click();
    await page.getByText('Recorded for 3 checks.').waitFor();
    // at once, and not by the next look for new checks
    await page.locator('.counts').getByText('0 checks').waitFor();
    await page.locator('a.row', { hasText: 'Rejected' }).nth(2).waitFor();
    await page.getByRole('checkbox', { name: /^Choose: Send 250,000 USDC/ }).check();
    await page.getByLabel('Why?').fill(REASON);
    await page.getByRole('button', { name: 'Record for 1' }).click();
    await page.getByText(/Recorded for 0 checks. Send 250,000 USDC on Ethereum to 0x3+: “reject” is what/).waitFor();
  });

  it('takes a case by a key, shows whose it is, and gives it on by name', async () => {
    const requestId = await desk.check('large-transfer');
    await desk.keyWith(['desk:decide'], 'Ben Orr');
    await signIn(page, desk);
    await page.locator('a.row').first().click();
    await page.getByRole('button', { name: 'Take it' }).waitFor();
    await page.keyboard.press('t');
    await page.getByRole('button', { name: 'Give it back' }).waitFor();
    await page.getByRole('link', { name: 'Inbox' }).first().click();
    await page.locator('.assignee', { hasText: 'With' }).waitFor();
    await page.getByRole('link', { name: 'Mine', exact: true }).click();
    await page.locator(`#row-${requestId}`).click();
    await page.getByLabel('Give it to').selectOption({ label: 'Ben Orr' });
    await page.getByRole('button', { name: 'Give', exact: true }).click();
    await page.locator('.assigning', { hasText: 'Ben Orr' }).waitFor();
    await page.goto(`${desk.url}/?show=mine`);
    await page.getByText('You have no case that waits for a decision.').waitFor();
  });

  it('keeps a view of the inbox over a reload, for the person who saved it', async () => {
    await desk.check('large-transfer');
    await signIn(page, desk);
    await page.goto(`${desk.url}/?sort=risk&chain=ethereum`);
    await page.getByText('Save this view').click();
    await page.getByLabel('Name of the view').fill('Ethereum by risk');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.goto(desk.url);
    await page.getByRole('link', { name: 'Ethereum by risk' }).click();
    await page.locator('.orders [aria-current]', { hasText: 'Riskiest first' }).waitFor();
    expect(new URL(page.url()).searchParams.get('chain')).to.equal('ethereum');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signIn(page, { ...desk, key: await desk.keyWith(['desk:read']) });
    await page.locator('a.row').first().waitFor();
    expect(await page.getByRole('link', { name: 'Ethereum by risk' }).count()).to.equal(0);
  });

  it('shows on a phone which list is open, though the row of lists is longer than the screen', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await enter(page, desk, '/?show=all');
    const current = await page.locator('.shows [aria-current]').first().boundingBox();
    expect(current?.x).to.be.at.least(0);
    expect((current?.x ?? 390) + (current?.width ?? 0)).to.be.at.most(390);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  it('finds a check of any list by reference, name of the other side, and entity that a source named', async () => {
    const requestId = await desk.check('to-exchange', {
      ...{ intent_reference: 'Order 4711', counterparty_name: 'Zanzibar Trading' },
    });
    await signIn(page, desk);
    for (const text of ['4711', 'zanzi', 'Examplia', requestId.toUpperCase()]) {
      await page.goto(desk.url);
      await page.getByRole('searchbox').fill(text);
      await page.getByRole('button', { name: 'Search' }).click();
      await page.locator(`#row-${requestId}, code:text-is("${requestId}")`).first().waitFor();
    }
  });

  it('lists what has waited for more than a day, the oldest first', async () => {
    const old = await desk.check('large-transfer');
    await signIn(page, desk);
    await page.getByRole('link', { name: 'Over 24 hours' }).click();
    await page.getByText('Nothing has waited for more than 24 hours.').waitFor();
    await page.clock.install({ time: Date.now() + 2 * 86_400_000 });
    await page.reload();
    await page.locator(`#row-${old} .overdue`).waitFor();
  });

  it('never says of an address that was blocked for exposure that nothing is known', async () => {
    const from = `0x${'0'.repeat(32)}de300001`;
    await desk.check('small-transfer', { direction: 'incoming', from_address: from });
    await signIn(page, desk);
    await page.locator('a.row').first().waitFor();
    await page.goto(`${desk.url}/addresses/ethereum/${from}`);
    const said = page.getByRole('region', { name: 'What sources said of it' });
    await said.getByText('Stolen funds').waitFor();
    expect(await page.locator('main').innerText()).to.not.include('No list that is loaded names it');
    expect(await page.getByRole('region', { name: 'Who pays whom' }).innerText()).to.include('$25');
  });

  it('shows what a policy on trial would have said, and finds the checks by it', async () => {
    const policy = {
      ...{ policy_id: 'ours', name: 'Ours', direction: 'outgoing' },
      shadow_policy: { policy_id: 'outgoing_strict' },
    };
    const headers = { 'content-type': 'application/json' };
    await desk.service.send('POST', '/api/policies', { key: desk.key, headers, body: JSON.stringify(policy) });
    const requestId = await desk.check('small-transfer', { policy_id: 'ours' });
    const other = await desk.check('small-transfer');
    await signIn(page, desk);
    await page.goto(`${desk.url}/checks/${requestId}`);
    const said = await page.getByRole('region', { name: 'Policy on trial' }).innerText();
    expect(said).to.include('outgoing_strict').and.include('It would have been').and.include('REVIEW');
    await page.goto(`${desk.url}/?show=all&shadow_action=REVIEW`);
    await page.locator('a.row').first().waitFor();
    const row = (id: string) => page.locator(`a.row[href*="${id}"]`).count();
    expect([await row(requestId), await row(other)]).to.deep.equal([1, 0]);
  });

  it('counts every check in the totals of an address, also those that are not listed', async () => {
    const address = `0x${'22'.repeat(20)}`;
    const flows = page.getByRole('region', { name: 'Who pays whom' });
    await desk.check('small-transfer');
    await enter(page, desk, `/addresses/ethereum/${address}`);
    expect(await flows.innerText())
      .to.include('$25 in 1 check; $25 in the last 30 days')
      .and.not.include('the latest');
    for (let count = 0; count < 51; count += 1) await desk.check('small-transfer');
    await page.reload();
    expect(await flows.innerText())
      .to.include('$1,300 in 52 checks; $1,300 in the last 30 days')
      .and.include('By account, the latest 50 checks.');
    expect(await page.getByRole('region', { name: 'Checks that named it' }).innerText()).to.include(
      'Latest 50 of 52 checks',
    );
  });

  it('says that an allowance is unlimited, and that a value is not known only where it is not', async () => {
    const unlimited = await desk.check('unlimited-approval');
    const unpriced = await desk.check('unlimited-approval', { token: 'NOPRICE', approval_amount: '100' });
    await enter(page, desk);
    const valueOf = (id: string) => page.locator(`a.row[href*="${id}"] .value`).innerText();
    expect(await valueOf(unlimited)).to.equal('unlimited USDC');
    expect(await valueOf(unpriced)).to.equal('value not known');
    await page.goto(`${desk.url}/addresses/ethereum/0x${'44'.repeat(20)}`);
    const flows = page.getByRole('region', { name: 'Who pays whom' });
    await flows.waitFor();
    expect(await flows.innerText()).to.include('2 checks, unlimited USDC');
  });

  it('says of an address that was allowed whom a source knows behind it', async () => {
    const from = `0x${'0'.repeat(32)}de300002`;
    await desk.check('small-transfer', { direction: 'incoming', from_address: from });
    await signIn(page, desk);
    await page.locator('h1').waitFor();
    await page.goto(`${desk.url}/addresses/ethereum/${from}`);
    await page
      .getByRole('region', { name: 'What sources said of it' })
      .getByText('Regulated service')
      .first()
      .waitFor();
  });

  it('verifies a PDF by its own bytes, and refuses one of which a byte was changed', async () => {
    const requestId = await desk.check('other-bytes');
    await signIn(page, desk);
    await page.goto(`${desk.url}/checks/${requestId}`);
    await page.getByRole('button', { name: 'Make the report' }).click();
    const href = await page.getByRole('link', { name: 'PDF', exact: true }).getAttribute('href');
    const pdf = await (await page.request.get(`${desk.service.url}${href ?? ''}`)).body();
    await page.goto(`${desk.url}/verify`);
    const drop = (buffer: Buffer) =>
      page
        .getByLabel('The report, as PDF')
        .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from(buffer) });
    await drop(pdf);
    await page.locator('.verification.good').waitFor();
    pdf[pdf.indexOf('startxref') - 30] = 0x20;
    await drop(pdf);
    await page.locator('.verification.bad').waitFor();
  });
});
