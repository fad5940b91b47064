import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { DeskSchemas } from '../../src/desk/page/api/types.js';
import {
  A_POLL_MS,
  HOSTILE_NAME,
  HOSTILE_REFERENCE,
  listRecipient,
  RECIPIENT,
  settled,
} from './support/desk-arranging.js';
import { type DeskWorld, enter, openDesk, signIn } from './support/desk-world.js';
import type { Session } from './support/session.js';
import { useWorlds } from './support/worlds.js';

describe('the review desk in a browser', function () {
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

  it('announces new checks and never moves the list by itself', async () => {
    await alone();
    await desk.check('large-transfer');
    await page.clock.install();
    await enter(page, desk);
    await page.locator('a.row').first().waitFor();
    await desk.check('unlimited-approval');
    await page.clock.fastForward(A_POLL_MS);
    const announced = page.locator('[aria-live="polite"]').getByRole('button', { name: 'Show 1 new check' });
    await announced.waitFor();
    expect(await page.locator('a.row').count()).to.equal(1);
    await announced.click();
    await page.locator('a.row').nth(1).waitFor();
    expect(await page.locator('a.row').count()).to.equal(2);
    expect(await page.locator('a.row').first().innerText()).to.include('BLOCK');
  });

  it('says that the store is down, in the place of a list, and keeps a list that was there', async () => {
    await alone();
    await desk.check('large-transfer');
    await page.clock.install();
    await enter(page, desk);
    await page.locator('a.row').first().waitFor();
    desk.setStoreDown(true);
    await page.clock.fastForward(A_POLL_MS);
    await page.getByText('New checks cannot be looked for at the moment').waitFor();
    expect(await page.locator('a.row').count()).to.equal(1);
    await page.getByRole('link', { name: 'Escalated', exact: true }).click();
    await page.getByText('The checks could not be read.').waitFor();
    expect(await page.locator('main').innerText())
      .to.include('That does not mean that there is nothing.')
      .and.not.include('Nothing is escalated')
      .and.not.include('No check');
    desk.setStoreDown(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Nothing is escalated.').waitFor();
  });

  it('goes on where it was when the session ends in the middle, and loses nothing that was written', async () => {
    const requestId = await desk.check('large-transfer');
    await enter(page, desk, `/checks/${requestId}`);
    await page.getByLabel('Escalate').check();
    await page.getByLabel('Why?').fill('Ask the treasury.');
    await settled(page);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Record the decision' }).click();
    await page.getByRole('heading', { name: 'Your session ended' }).waitFor();
    await page.getByLabel('Your key').fill(desk.key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Decision', exact: true }).waitFor();
    expect(await page.getByLabel('Why?').inputValue()).to.equal('Ask the treasury.');
    await page.getByRole('button', { name: 'Record the decision' }).click();
    await page.getByText('Recorded.').waitFor();
  });

  it('refuses a wrong key and one without the right, in words', async () => {
    await page.goto(desk.url);
    const tryKey = async (key: string, words: string): Promise<void> => {
      await page.getByLabel('Your key').fill(key);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').getByText(words).waitFor();
    };
    await tryKey('sg_sandbox_wrong', 'does not know this key');
    await tryKey(await desk.keyWith(['checks:read']), 'may not use the desk');
    expect(await page.evaluate('localStorage.length + sessionStorage.length')).to.equal(0);
  });

  it('shows who may only read no way to decide', async () => {
    const requestId = await desk.check('large-transfer');
    await enter(page, { ...desk, key: await desk.keyWith(['desk:read']) }, `/checks/${requestId}`);
    await page.getByText('You may read this case.').waitFor();
    expect(await page.getByRole('button', { name: 'Record the decision' }).count()).to.equal(0);
  });

  it('shows what changed between two versions of a list, and which past ALLOW that touches', async () => {
    await alone();
    await listRecipient(desk);
    await enter(page, desk, '/sources');
    await page.getByRole('heading', { name: 'Added: 1 address' }).waitFor();
    const touched = page.getByRole('heading', { name: 'Checks with ALLOW that it would touch' }).locator('+ ul');
    expect(await touched.innerText()).to.include(RECIPIENT);
    await touched.getByRole('link').click();
    await page.getByRole('heading', { name: 'Send 25 USDC on Ethereum' }).waitFor();
  });

  it('tells of a finding in words, and names no field of a request', async () => {
    const requestId = await desk.check('from-mixer');
    await enter(page, desk, `/checks/${requestId}`);
    await page.getByText(/^Why: The sender \S+ may be linked to a mixer/).waitFor();
    expect(await page.locator('main').innerText()).to.not.match(/from[_ ]address|to[_ ]address/i);
    await page.goto(`${desk.url}?show=all`);
    expect(await page.locator('a.row .why').innerText()).to.include('Possible link to risky activity');
    const choices = await page.getByLabel('Finding', { exact: true }).locator('option').allTextContents();
    expect(choices).to.include('Possible link to risky activity').and.not.include('Indirect exposure');
  });

  it('shows another partner nothing of a case', async () => {
    const requestId = await desk.check('large-transfer');
    const stranger = await desk.service.key({ partner: 'Another' });
    await enter(page, { ...desk, key: stranger }, `/checks/${requestId}`);
    await page.getByText('The check could not be read.').waitFor();
    await page.getByRole('link', { name: 'Inbox' }).first().click();
    await page.getByText('Nothing waits for a decision.').waitFor();
  });

  it('shows hostile text as text, with its deceptive characters named', async () => {
    const requestId = await desk.check('large-transfer', {
      counterparty_name: HOSTILE_NAME,
      intent_reference: HOSTILE_REFERENCE,
    });
    await enter(page, desk);
    const row = page.locator(`#row-${requestId}`);
    expect(await row.innerText())
      .to.include('<img src=x')
      .and.include('U+202E');
    await row.click();
    await page.getByRole('heading', { name: 'Decision', exact: true }).waitFor();
    await settled(page);
    const note = `\u202E${'<b>long</b>'.repeat(200)}`.slice(0, 1_000);
    await page.getByLabel('Add a note').fill(note);
    await page.getByRole('button', { name: 'Add the note' }).click();
    await page.getByRole('region', { name: 'Notes' }).getByRole('button', { name: 'Show all' }).click();
    const shown = await page.getByRole('region', { name: 'Notes' }).locator('ol').innerText();
    expect(shown).to.include('U+202E').and.include('<b>long</b>');
    expect(await page.locator('main img, main b').count()).to.equal(0);
    expect(await page.title()).not.to.equal('run');
    expect(session.complaints).to.deep.equal([]);
  });

  it('keeps text of ten thousand characters within a phone, in the list, the case and the address', async () => {
    const requestId = await desk.check('large-transfer');
    const endless = `\u202E<b>${'W'.repeat(9_990)}`.slice(0, 10_000);
    const said = { text: endless, reason: endless, by: endless, by_id: `${endless}.`, at: '2026-11-24T00:00:00.000Z' };
    await page.setViewportSize({ width: 360, height: 800 });
    // the service takes less; a database or a list may hold more
    await page.route('**/desk/api/**', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as Record<string, unknown>;
      const checks = json['checks'] as readonly object[] | undefined;
      if (checks !== undefined) json['checks'] = checks.map((check) => ({ ...check, intent_reference: endless }));
      if ('notes' in json) json['notes'] = [said];
      if ('dispositions' in json)
        json['dispositions'] = [{ ...said, id: '1', disposition: 'reject', counts: true, second_of: null }];
      if ('own_lists' in json)
        json['own_lists'] = [
          {
            ...{ statement_id: endless, address: endless, chain: 'evm', list: 'deny', reason: endless },
            ...{ expires_at: null, expired: false, removed: false, changed_by: endless, changed_at: said.at },
          } satisfies DeskSchemas['AddressView']['own_lists'][number],
        ];
      if ('lists' in json && 'own_lists' in json)
        json['lists'] = [
          {
            ...{ source: endless, list: 'addresses', chain: null, category: 'scam_fraud', entity: endless },
            ...{ reference: endless, since: said.at, last_seen: said.at },
            ...{ version_sha256: 'ab'.repeat(32), published_at: said.at },
          } satisfies DeskSchemas['AddressView']['lists'][number],
        ];
      await route.fulfill({ response, json });
    });
    await enter(page, desk);
    for (const [path, shown] of [
      ['', 'a.row'],
      [`/checks/${requestId}`, '#notes-title'],
      [`/addresses/ethereum/0x${'33'.repeat(20)}`, '#checks-title'],
    ] as const) {
      await page.goto(`${desk.url}${path}`);
      await page.locator(shown).first().waitFor();
      await settled(page);
      const size = await page.evaluate<readonly [number, number]>(
        '[document.documentElement.scrollWidth, document.documentElement.scrollHeight]',
      );
      expect(size[0], path).to.equal(360);
      expect(size[1], path).to.be.lessThan(12_000);
      expect(await page.locator('main b').count(), path).to.equal(0);
    }
  });

  it('keeps filters in the address, so that a view can be sent', async () => {
    await desk.check('large-transfer');
    await desk.check('unlimited-approval');
    await enter(page, desk);
    await page.locator('a.row').nth(1).waitFor();
    await page.getByText('More filters').click();
    await page.getByLabel('Finding', { exact: true }).selectOption('unlimited_token_approval');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('More filters: 1 in use').waitFor();
    expect(page.url()).to.include('finding=unlimited_token_approval');
    await page.locator('a.row').first().waitFor();
    expect(await page.locator('a.row').count()).to.equal(1);
    await page.reload();
    await page.locator('a.row').first().waitFor();
    expect(await page.locator('a.row').count()).to.equal(1);
    await page.goBack();
    await page.locator('a.row').nth(1).waitFor();
  });

  it('lets the key reach no storage of the browser and no address', async () => {
    ({ world: desk, session } = await worlds.alone(undefined, { keepAnswers: true }));
    ({ page } = session);
    await signIn(page, desk);
    expect(await page.evaluate('document.cookie')).to.equal('');
    expect(await page.evaluate('localStorage.length + sessionStorage.length')).to.equal(0);
    for (const answer of await session.received()) expect(answer.includes(desk.key)).to.equal(false);
  });
});
