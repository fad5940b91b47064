import type { Page } from 'playwright-core';
import { type DeskWorld, signIn } from './desk-world.js';

/** A state of the desk that is worth looking at. */
export interface DeskScene {
  readonly name: string;
  readonly arrange: (page: Page, desk: DeskWorld) => Promise<void>;
}

/** Turns the direction of text, looks like markup, and has no end. */
const HOSTILE = '\u202Egro.elpmaxe\u202C <img src=x onerror="document.title=\'run\'"> ';
export const HOSTILE_REFERENCE = `${HOSTILE}${'Wm'.repeat(200)}`.slice(0, 120);
export const HOSTILE_NAME = `${HOSTILE}${'Wm'.repeat(200)}`.slice(0, 200);

const EXAMPLES = [
  'small-transfer',
  'large-transfer',
  'unlimited-approval',
  'other-bytes',
  'from-mixer',
  'from-illicit',
  'from-degraded',
  'unlimited-approve',
] as const;

/** Something of every kind, so that each view has what it shows. */
const fill = async (desk: DeskWorld): Promise<void> => {
  for (const example of EXAMPLES) await desk.check(example);
  await desk.check('small-transfer', { counterparty_name: HOSTILE_NAME, intent_reference: HOSTILE_REFERENCE });
};

const at =
  (path: string, heading: string | RegExp) =>
  async (page: Page, desk: DeskWorld): Promise<void> => {
    await fill(desk);
    await signIn(page, desk, path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await settled(page);
  };

/** Nothing is being read any more. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('.loading').first().waitFor({ state: 'detached' });
  await page.locator('main').waitFor();
};

const openCase = async (page: Page, desk: DeskWorld, example: string, change = {}): Promise<void> => {
  const requestId = await desk.check(example, change);
  await signIn(page, desk, `/checks/${requestId}`);
  await page.getByRole('heading', { name: 'Decision', exact: true }).waitFor();
  await settled(page);
};

/** The ways to sign in that the service would offer with such settings. */
const offer = (page: Page, ways: object): Promise<unknown> =>
  page.route('**/desk/sign-in-ways', (route) => route.fulfill({ json: ways }));

const decide = async (page: Page): Promise<void> => {
  await page.getByLabel('Reject').check();
  await page.getByLabel('Why?').fill('The recipient is not the one in the invoice.');
  await page.getByRole('button', { name: 'Record the decision' }).click();
  await page.getByText('Recorded.').waitFor();
};

/** Every state of the review desk. */
export const DESK_SCENES: readonly DeskScene[] = [
  {
    name: 'desk-sign-in',
    arrange: async (page, { url }) => {
      await page.goto(url);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('Paste your key first.').waitFor();
    },
  },
  {
    name: 'desk-session-ended',
    arrange: async (page, desk) => {
      await openCase(page, desk, 'from-mixer');
      await page.context().clearCookies();
      await page.getByRole('link', { name: 'Overview' }).click();
      await page.getByRole('heading', { name: 'Your session ended' }).waitFor();
    },
  },
  {
    name: 'desk-sign-in-provider',
    arrange: async (page, { url }) => {
      await offer(page, { key: false, oidc: { name: 'Example Bank' } });
      await page.goto(`${url}?sign_in=no_access`);
      await page.getByRole('link', { name: 'Sign in with Example Bank' }).waitFor();
    },
  },
  {
    name: 'desk-session-ended-both-ways',
    arrange: async (page, desk) => {
      await openCase(page, desk, 'from-mixer');
      await offer(page, { key: true, oidc: { name: 'Example Bank' } });
      await page.context().clearCookies();
      await page.getByRole('link', { name: 'Overview' }).click();
      await page.getByText('It opens in a tab of its own').waitFor();
    },
  },
  { name: 'desk-inbox', arrange: at('', 'To decide') },
  {
    name: 'desk-inbox-filters',
    arrange: async (page, desk) => {
      await at('/?finding=new_recipient&show=all', 'Everything checked')(page, desk);
    },
  },
  {
    name: 'desk-inbox-empty',
    arrange: async (page, desk) => {
      await signIn(page, desk);
      await page.getByText('Nothing waits for a decision.').waitFor();
    },
  },
  {
    name: 'desk-inbox-store-down',
    arrange: async (page, desk) => {
      await at('/verify', 'Verify a report')(page, desk);
      desk.setStoreDown(true);
      await page.getByRole('link', { name: 'Inbox' }).click();
      await page.getByText('The checks could not be read.').waitFor();
    },
  },
  { name: 'desk-case-mixer', arrange: (page, desk) => openCase(page, desk, 'from-mixer') },
  { name: 'desk-case-bytes', arrange: (page, desk) => openCase(page, desk, 'other-bytes') },
  {
    name: 'desk-case-hostile',
    arrange: (page, desk) =>
      openCase(page, desk, 'small-transfer', {
        counterparty_name: HOSTILE_NAME,
        intent_reference: HOSTILE_REFERENCE,
      }),
  },
  {
    name: 'desk-case-form-errors',
    arrange: async (page, desk) => {
      await openCase(page, desk, 'unlimited-approval');
      await page.getByLabel('Approve').check();
      await page.getByRole('button', { name: 'Record the decision' }).click();
      await page.getByText('Write down why').waitFor();
    },
  },
  {
    name: 'desk-case-decided',
    arrange: async (page, desk) => {
      await openCase(page, desk, 'other-bytes');
      await decide(page);
    },
  },
  {
    name: 'desk-case-report',
    arrange: async (page, desk) => {
      await openCase(page, desk, 'from-mixer');
      await page.getByRole('button', { name: 'Make the report' }).click();
      await page.getByRole('button', { name: 'Verify it in this browser' }).click();
      await page.locator('.verification').waitFor();
    },
  },
  {
    name: 'desk-inbox-decided',
    arrange: async (page, desk) => {
      await openCase(page, desk, 'other-bytes');
      await decide(page);
      await page.getByRole('link', { name: 'Inbox' }).first().click();
      await page.getByRole('link', { name: 'Decided' }).click();
      await page.locator('a.row').waitFor();
    },
  },
  {
    name: 'desk-case-unknown',
    arrange: async (page, desk) => {
      await signIn(page, desk, '/checks/req_01h455vb4pex5vsknk084sn02q');
      await page.getByText('The check could not be read.').waitFor();
    },
  },
  {
    name: 'desk-address',
    arrange: at('/addresses/ethereum/0x00000000000000000000000000000000de300006', /de300006/),
  },
  { name: 'desk-overview', arrange: at('/overview', 'Overview') },
  { name: 'desk-sources', arrange: at('/sources', 'Sources and lists') },
  { name: 'desk-policies', arrange: at('/policies', 'Policies') },
  {
    name: 'desk-policy-mistakes',
    arrange: async (page, desk) => {
      await at('/policies/new', 'New policy')(page, desk);
      await page.getByLabel('A large amount, US dollars').fill('2000000');
      await page.getByRole('button', { name: 'Add a rule' }).click();
      await page.getByRole('button', { name: 'Try it' }).click();
      await page.getByText('must be at most 1,000,000').waitFor();
    },
  },
  {
    name: 'desk-policy-tried',
    arrange: async (page, desk) => {
      await at('/policies/new', 'New policy')(page, desk);
      await page.getByLabel('Id', { exact: true }).fill('careful');
      await page.getByLabel('Name', { exact: true }).fill('Careful');
      await page.getByLabel('Add a finding').selectOption('new_recipient');
      await page.getByRole('button', { name: 'Try it' }).click();
      await page.getByText('checks decided again').waitFor();
    },
  },
  {
    name: 'desk-policy-json',
    arrange: async (page, desk) => {
      await at('/policies/outgoing_default', /./)(page, desk);
      await page.getByRole('button', { name: 'JSON' }).click();
    },
  },
  {
    name: 'desk-verify',
    arrange: async (page, desk) => {
      await at('/verify', 'Verify a report')(page, desk);
      await page.getByLabel('The report, as JSON').setInputFiles({
        name: 'not a report.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"report": 1}'),
      });
      await page.locator('.verification').waitFor();
    },
  },
];
