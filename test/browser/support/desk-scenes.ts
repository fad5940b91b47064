import {
  A_POLL_MS,
  at,
  type DeskScene,
  decide,
  HOSTILE_NAME,
  HOSTILE_REFERENCE,
  listRecipient,
  offer,
  openCase,
  OWN_POLICY,
  RECIPIENT,
  settled,
} from './desk-arranging.js';
import { enter, make } from './desk-world.js';
import { EXECUTED } from './scenes.js';

const verifying = async (text: string, ...[page, desk]: Parameters<DeskScene['arrange']>): Promise<void> => {
  await at('/verify', 'Verify a report')(page, desk);
  const file = { name: 'report.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('The report, as PDF').setInputFiles(file);
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
    like: 'desk-session-ended-both-ways',
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
      await enter(page, desk);
      await page.getByText('Nothing waits for a decision.').waitFor();
    },
  },
  {
    name: 'desk-inbox-store-down',
    arrange: async (page, desk) => {
      await at('/verify', 'Verify a report')(page, desk);
      const down = { code: 'service_unavailable', message: 'The store is away.', request_id: 'req_1' };
      await page.route('**/desk/api/**', (route) => route.fulfill({ status: 503, json: down }));
      await page.getByRole('link', { name: 'Inbox' }).click();
      await page.getByText('The checks could not be read.').waitFor();
    },
  },
  {
    name: 'desk-inbox-new',
    ends: true,
    arrange: async (page, desk) => {
      await desk.check('large-transfer');
      await page.clock.install();
      await enter(page, desk);
      await page.locator('a.row').first().waitFor();
      await desk.check('unlimited-approval');
      await page.clock.fastForward(A_POLL_MS);
      await page.getByRole('button', { name: 'Show 1 new check' }).waitFor();
    },
  },
  {
    name: 'desk-case-listed',
    like: 'desk-case-report',
    arrange: async (page, desk) => {
      await listRecipient(desk);
      await openCase(page, desk, 'small-transfer');
    },
  },
  {
    name: 'desk-case-executed',
    world: EXECUTED,
    arrange: (page, desk) => openCase(page, desk, 'other-bytes'),
  },
  {
    name: 'desk-case-read-only',
    like: 'desk-case-report',
    arrange: async (page, desk) => {
      const requestId = await desk.check('large-transfer');
      await enter(page, { ...desk, key: await desk.keyWith(['desk:read']) }, `/checks/${requestId}`);
      await page.getByText('You may read this case.').waitFor();
      await settled(page);
    },
  },
  {
    name: 'desk-case-second-person',
    arrange: async (page, desk) => {
      await make(desk, '/api/policies', OWN_POLICY);
      await openCase(page, desk, 'large-transfer', { policy_id: OWN_POLICY.policy_id });
      await page.getByLabel('Approve').check();
      await page.getByLabel('Why?').fill('The invoice fits.');
      await page.getByRole('button', { name: 'Record the decision' }).click();
      await page.getByText('Waits for a second person').first().waitFor();
    },
  },
  {
    name: 'desk-inbox-view',
    arrange: async (page, desk) => {
      await at('/?sort=risk', 'To decide')(page, desk);
      await page.getByText('Save this view').click();
    },
  },
  {
    name: 'desk-case-taken',
    arrange: async (page, desk) => {
      await desk.keyWith(['desk:decide'], 'Ben Orr');
      await openCase(page, desk, 'other-bytes');
      await page.getByRole('button', { name: 'Take it' }).click();
      await page.getByRole('button', { name: 'Give it back' }).waitFor();
      await page.getByLabel('Give it to').selectOption({ label: 'Ben Orr' });
    },
  },
  { name: 'desk-case-mixer', like: 'desk-case-report', arrange: (page, desk) => openCase(page, desk, 'from-mixer') },
  { name: 'desk-case-bytes', like: 'desk-case-executed', arrange: (page, desk) => openCase(page, desk, 'other-bytes') },
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
    like: 'desk-case-second-person',
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
    like: 'desk-inbox-store-down',
    arrange: async (page, desk) => {
      await enter(page, desk, '/checks/req_01h455vb4pex5vsknk084sn02q');
      await page.getByText('The check could not be read.').waitFor();
    },
  },
  {
    name: 'desk-address',
    like: 'desk-address-listed',
    arrange: at('/addresses/ethereum/0x00000000000000000000000000000000de300006', /de300006/),
  },
  {
    name: 'desk-address-listed',
    ends: true,
    arrange: async (page, desk) => {
      await listRecipient(desk);
      await enter(page, desk, `/addresses/ethereum/${RECIPIENT}`);
      await page.getByText('Sanctions of an example').first().waitFor();
      await settled(page);
    },
  },
  {
    name: 'desk-sources-changed',
    ends: true,
    arrange: async (page, desk) => {
      await listRecipient(desk);
      await enter(page, desk, '/sources');
      await page.getByRole('heading', { name: 'Added: 1 address' }).waitFor();
      await settled(page);
    },
  },
  {
    name: 'desk-overview-outcomes',
    arrange: async (page, desk) => {
      const outcomes = ['cancelled', 'confirmed_malicious', 'false_alarm'] as const;
      for (const outcome of outcomes) {
        await desk.service.report(desk.key, await desk.check('unlimited-approval'), outcome);
      }
      await at('/overview', 'Overview')(page, desk);
    },
  },
  { name: 'desk-overview', like: 'desk-overview-outcomes', arrange: at('/overview', 'Overview') },
  { name: 'desk-sources', like: 'desk-sources-changed', arrange: at('/sources', 'Sources and lists') },
  { name: 'desk-audit', arrange: at('/audit', 'Audit') },
  { name: 'desk-policies', arrange: at('/policies', 'Policies') },
  {
    name: 'desk-policy-mistakes',
    arrange: async (page, desk) => {
      await at('/policies/new', 'New policy')(page, desk);
      await page.getByText('Numbers', { exact: true }).click();
      await page.getByLabel('A large amount, US dollars').fill('2000000');
      await page.getByText('Rules of your own').click();
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
      await page.getByText('What a finding does').first().click();
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
    name: 'desk-verify-changed',
    arrange: async (page, desk) => {
      const { text } = await desk.service.send('POST', '/api/reports/address', {
        key: desk.key,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ request_id: await desk.check('from-illicit') }),
      });
      await verifying(text.replaceAll('BLOCK', 'ALLOW'), page, desk);
      await page.getByText('differs from what was signed').first().waitFor();
    },
  },
  {
    name: 'desk-verify',
    like: 'desk-verify-changed',
    arrange: async (page, desk) => {
      await verifying('{"report": 1}', page, desk);
      await page.locator('.verification').waitFor();
    },
  },
];
