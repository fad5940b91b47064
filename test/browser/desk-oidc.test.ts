import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser.js';
import { freePort } from '../support/free-port.js';
import { type CertifiedProvider, startCertifiedProvider } from '../support/openid/certified-provider.js';
import { oidcSettings } from '../desk/support/oidc.js';
import { settled } from './support/desk-arranging.js';
import { type DeskWorld, openDesk } from './support/desk-world.js';
import { openSession, type Session } from './support/session.js';

const FOUR_EYES = { policy_id: 'two_people', name: 'Two people', direction: 'outgoing', disposition_four_eyes: true };
const ACCOUNTS = {
  ada: { name: 'Ada Lovelace', email: 'ada@bank.example', groups: ['reviewers'] },
  grace: { name: 'Grace Hopper', email: 'grace@bank.example', groups: ['reviewers'] },
  eve: { name: 'Eve', email: 'eve@bank.example', groups: ['visitors'] },
};

describe('people at the review desk, by a provider of others’ making on another site', function () {
  this.timeout(120_000);
  let browser: Browser;
  let provider: CertifiedProvider;
  let desk: DeskWorld;
  let removeFolder: () => Promise<void>;
  const sessions: Session[] = [];
  before(async () => {
    browser = await openBrowser();
    const port = await freePort();
    const world = await oidcSettings(`http://localhost:${await freePort()}`, port);
    ({ removeFolder } = world);
    const rule = { partner: 'Partner', environment: 'sandbox', scopes: ['desk:decide', 'policies:write'] };
    await world.setAccess({ claim: 'groups', access: [{ ...rule, value: 'reviewers' }] });
    const issuer = new URL(String(world.settings['OIDC_ISSUER']));
    provider = await startCertifiedProvider(Number(issuer.port), String(world.settings['PUBLIC_URL']), ACCOUNTS);
    desk = await openDesk(world.settings);
  });
  after(async () => {
    await Promise.all(sessions.map((session) => session.close()));
    await desk.close();
    await provider.close();
    await removeFolder();
    await browser.close();
  });
  const open = async (): Promise<Page> => {
    const session = await openSession(browser, { locale: 'en-US' });
    sessions.push(session);
    // the provider's own pages would fetch a font from elsewhere
    await session.context.route(/^https:/, (route) => route.abort());
    return session.page;
  };
  const atProvider = async (page: Page, name: string): Promise<void> => {
    await page.getByPlaceholder('Enter any login').fill(name);
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  const signIn = async (page: Page, name: string, path = ''): Promise<void> => {
    await page.goto(`${desk.url}${path}`);
    await page.getByRole('link', { name: 'Sign in with Example Bank' }).click();
    await atProvider(page, name);
  };
  const rooms = (page: Page) => page.getByRole('navigation', { name: 'Rooms of the desk' });

  it('decide with four eyes as two people, and sign out here and there', async () => {
    const { service, key } = desk;
    await service.send('POST', '/api/policies', {
      key,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(FOUR_EYES),
    });
    const requestId = await desk.check('large-transfer', { policy_id: 'two_people' });
    const [ada, grace] = [await open(), await open()];
    const approve = async (page: Page): Promise<void> => {
      await page.getByLabel('Approve').check();
      await page.getByLabel('Why?').fill('A known supplier.');
      await page.getByRole('button', { name: 'Record the decision' }).click();
      await page.getByText('Recorded.').waitFor();
    };

    await signIn(ada, 'ada');
    await ada.locator('a.row').click();
    await ada.getByRole('heading', { name: 'Decision', exact: true }).waitFor();
    expect(await ada.locator('.who').innerText()).to.include('Ada Lovelace (ada@bank.example)');
    expect(await ada.locator('.who').innerText()).to.include('sandbox');
    await approve(ada);
    expect(await ada.getByText('Waits for a second person.').innerText()).not.to.equal('');

    await signIn(grace, 'grace', `/checks/${requestId}`);
    await grace.getByRole('heading', { name: 'Decision', exact: true }).waitFor();
    expect(grace.url(), 'the place that was asked for').to.equal(`${desk.url}/checks/${requestId}`);
    await grace.getByText('Ada Lovelace (ada@bank.example) said it first.').waitFor();
    await approve(grace);
    await grace.locator('.standing-now').getByText('Approved').waitFor();
    const list = grace.getByRole('list', { name: 'What was decided so far' });
    expect(await list.locator('li.counts-now').count(), 'the first of two counts as well').to.equal(2);
    const said = await list.innerText();
    for (const words of ['Ada Lovelace', `${provider.issuer}#ada`, 'Grace Hopper', `${provider.issuer}#grace`])
      expect(said).to.include(words);

    await grace.getByRole('button', { name: 'Sign out' }).click();
    await grace.waitForURL(`${provider.issuer}/**`);
    await grace.getByRole('button', { name: 'Yes, sign me out' }).click();
    await grace.waitForURL(`${desk.url}**`);
    await grace.getByRole('link', { name: 'Sign in with Example Bank' }).click();
    // signed out there as well: the provider asks who it is
    await grace.getByPlaceholder('Enter any login').waitFor();
    await ada.reload();
    await rooms(ada).waitFor();
  });

  it('are told why they were not let in, once, and keep what they wrote when a session ends', async () => {
    const eve = await open();
    await signIn(eve, 'eve');
    await eve.getByText('nothing gives you access to this desk').waitFor();
    expect(eve.url()).to.equal(desk.url);
    expect(await eve.getByLabel('Your key').count()).to.equal(0);
    await eve.reload();
    await eve.getByRole('link', { name: 'Sign in with Example Bank' }).waitFor();
    expect(await eve.getByRole('alert').count()).to.equal(0);

    const requestId = await desk.check('unlimited-approval');
    const ada = await open();
    await signIn(ada, 'ada', `/checks/${requestId}`);
    await ada.getByLabel('Why?').fill('Half a sentence');
    // a part that is still being read would meet the end of the session before the click does
    await settled(ada);
    const [newest] = await desk.service.stores.deskSessions.list();
    await desk.service.stores.deskSessions.end(newest?.sessionId ?? '', desk.service.clock.now());
    await ada.getByRole('link', { name: 'Overview' }).click();
    await ada.getByRole('heading', { name: 'Your session ended' }).waitFor();
    const [tab] = await Promise.all([
      ada.context().waitForEvent('page'),
      ada.getByRole('link', { name: 'Sign in with Example Bank' }).click(),
    ]);
    // still signed in there: the provider sends back at once
    await rooms(tab).waitFor();
    await tab.close();
    await ada.bringToFront();
    await ada.evaluate("dispatchEvent(new Event('focus'))");
    await rooms(ada).waitFor();
    await ada.goBack();
    expect(await ada.getByLabel('Why?').inputValue()).to.equal('Half a sentence');
  });

  it('meet no page of the desk that its own policy complains of', () => {
    expect(sessions.flatMap(({ complaints }) => complaints)).to.deep.equal([]);
  });
});
