import type { RequestListener } from 'node:http';
import type { Page } from 'playwright-core';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { Stores } from '../../../ports/stores/stores.js';
import type { Mode } from '../../../src/reference-app/page/draft.js';
import { TINY_QUOTA_KEY } from '../../http/openapi/recorder/service.js';
import { fakeNode } from '../../support/executing-node.js';
import { allowance, executionWith, paid, tokenAt } from '../../support/executions.js';
import { USDC } from '../../support/payload-requests.js';
import type { State } from './each-state.js';
import type { World, WorldOptions } from './world.js';

export type Scene = State<World, WorldOptions>;

export const HOSTILE_NAME =
  `\u202Egro.elpmaxe\u202C <img src=x onerror="document.title='run'"> ${'Wm'.repeat(80)}`.slice(0, 200);
export const REPORT_ID = 'rpt_01h455vb4pex5vsknk084sn02q';

/** Chooses a preset in the form, which is opened where it is not yet. */
export const compose = async (page: Page, world: World, preset: string, mode: Mode = 'outgoing'): Promise<void> => {
  const form = `${world.appUrl}/form`;
  if (page.url() !== form) await page.goto(form);
  await page.locator(`input[name="mode"][value="${mode}"] + span`).click();
  await page.getByRole('button', { name: preset, exact: true }).click();
};

/** Checks what the form holds and waits for the answer. */
export const check = async (page: Page): Promise<void> => {
  await page.locator('#check').click();
  await page.locator('.verdict, .failure').first().waitFor();
};

/** Goes from a verdict that lets the user go on to the end. */
export const sign = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continue to the signature' }).click();
  await page.getByRole('button', { name: 'Sign (simulated)' }).click();
};

const judged =
  (preset: string, mode: Mode = 'outgoing') =>
  async (page: Page, world: World) => {
    await compose(page, world, preset, mode);
    await check(page);
    await page.getByRole('heading', { name: 'Policy trace' }).waitFor();
  };

/** A payment as a node executes it, and a right that comes with it. */
/** A payment, and an allowance that nobody asked for. */
export const EXECUTED = executionWith({
  effects: [
    ...paid(`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`, tokenAt(USDC, { symbol: 'USDC' }), 25_000_000n),
    allowance(`0x${'11'.repeat(20)}`, `0x${'44'.repeat(20)}`, tokenAt(USDC, { symbol: 'USDC' }), 'unlimited'),
  ],
});

export const failingStore =
  (error: Error) =>
  ({ checks }: Stores) => ({
    checks: {
      append: () => Promise.reject(error),
      appendTogether: () => Promise.reject(error),
      find: checks.find.bind(checks),
      findAnywhere: checks.findAnywhere.bind(checks),
      latest: checks.latest.bind(checks),
      ping: checks.ping.bind(checks),
    },
  });

/** A mistake of the service's own, in the middle of a check. */
export const brokenService = ({ policies }: Stores) => ({
  policies: Object.assign(Object.create(policies) as typeof policies, {
    findCurrent: () => Promise.reject(new TypeError('made up')),
  }),
});

/** Takes every request and answers none. */
export const hanging: RequestListener = () => undefined;

/** Something else that listens where the service should be. */
export const nonsense: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
};

/** From now on the application says of each call what it says where the service is gone. */
const loseService = (page: Page): Promise<unknown> => {
  const gone = { code: 'service_unreachable', message: 'The service could not be reached.', request_id: 'web_1' };
  return page.route('**/api/protection/**', (route) => route.fulfill({ status: 502, json: gone }));
};

/** Every state of the reference application. */
export const APP_SCENES: readonly Scene[] = [
  { name: 'start', arrange: async (page, { appUrl }) => void (await page.goto(`${appUrl}/form`)) },
  {
    name: 'start-incoming',
    arrange: async (page, world) => {
      await page.goto(`${world.appUrl}/form`);
      await compose(page, world, 'Mixer exposure', 'incoming');
    },
  },
  {
    name: 'form-errors',
    arrange: async (page, { appUrl }) => {
      await page.goto(`${appUrl}/form`);
      await page.getByLabel('To: the recipient').fill('');
      await page.getByLabel('Amount', { exact: true }).fill('1,000');
      await page.locator('#check').click();
      await page.locator('.error').first().waitFor();
    },
  },
  {
    name: 'checking',
    arrange: async (page, world) => {
      await page.route('**/api/protection/check', () => undefined);
      await compose(page, world, 'Small transfer');
      await page.locator('#check').click();
      await page.getByRole('heading', { name: 'Checking…' }).waitFor();
    },
  },
  { name: 'allow', arrange: judged('Small transfer') },
  { name: 'review', like: 'hostile-name', arrange: judged('Large transfer') },
  {
    name: 'review-acknowledged',
    like: 'hostile-name',
    arrange: async (page, world) => {
      await judged('Deceptive name')(page, world);
      await page.getByRole('checkbox').check();
    },
  },
  { name: 'block', like: 'incoming-block', arrange: judged('Unlimited approval') },
  { name: 'block-admin', like: 'incoming-block', arrange: judged('Admin permissions') },
  { name: 'block-poisoned', like: 'incoming-block', arrange: judged('Poisoned address') },
  { name: 'incoming-allow', like: 'allow', arrange: judged('Regulated exchange', 'incoming') },
  { name: 'incoming-block', arrange: judged('Illicit source', 'incoming') },
  { name: 'incoming-stale', arrange: judged('Stale evidence', 'incoming') },
  { name: 'incoming-degraded', arrange: judged('Source silent', 'incoming') },
  { name: 'incoming-mixer', like: 'incoming-degraded', arrange: judged('Mixer exposure', 'incoming') },
  {
    name: 'signing',
    arrange: async (page, world) => {
      await judged('Small transfer')(page, world);
      await page.getByRole('button', { name: 'Continue to the signature' }).click();
    },
  },
  {
    name: 'signed',
    arrange: async (page, world) => {
      await judged('Small transfer')(page, world);
      await sign(page);
    },
  },
  { name: 'sign-payment', arrange: judged('Payment', 'signing') },
  { name: 'sign-approval', like: 'sign-payment', arrange: judged('Approval', 'signing') },
  { name: 'sign-permit', like: 'sign-false-gift', arrange: judged('Permit', 'signing') },
  { name: 'sign-swap', arrange: judged('Swap', 'signing') },
  { name: 'sign-other-recipient', like: 'sign-false-gift', arrange: judged('Phishing: other recipient', 'signing') },
  { name: 'sign-false-gift', arrange: judged('Phishing: false gift', 'signing') },
  {
    name: 'bytes-executed',
    like: 'sign-false-gift',
    world: { node: fakeNode(EXECUTED) },
    arrange: judged('Payment', 'signing'),
  },
  {
    name: 'signed-bytes',
    like: 'refused-bytes',
    arrange: async (page, world) => {
      await judged('Payment', 'signing')(page, world);
      await sign(page);
      await page.getByRole('heading', { name: 'Signed, as a simulation' }).waitFor();
    },
  },
  {
    name: 'refused-bytes',
    arrange: async (page, world) => {
      await judged('Payment', 'signing')(page, world);
      await loseService(page);
      await sign(page);
      await page.getByRole('heading', { name: 'The wallet refuses' }).waitFor();
    },
  },
  {
    name: 'hostile-name',
    arrange: async (page, world) => {
      await compose(page, world, 'Deceptive name');
      await page.getByLabel('Counterparty').fill(HOSTILE_NAME);
      await check(page);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Continue to the signature' }).click();
      await page.getByRole('heading', { name: 'Policy trace' }).waitFor();
    },
  },
  {
    name: 'invalidated',
    arrange: async (page, world) => {
      await judged('Small transfer')(page, world);
      await page.getByLabel('Amount', { exact: true }).fill('26');
    },
  },
  {
    name: 'refused-400',
    arrange: async (page, world) => {
      await compose(page, world, 'Unlimited approval');
      await page.getByLabel('Approval amount').fill('a lot');
      await check(page);
    },
  },
  {
    name: 'unauthorised-401',
    like: 'service-stopped',
    world: { key: 'sg_sandbox_unknown1_0000000000000000000000000000000000000000000' },
    arrange: failed,
  },
  {
    name: 'limited-429',
    like: 'service-stopped',
    world: { key: TINY_QUOTA_KEY },
    arrange: async (page, world) => {
      await page.goto(`${world.appUrl}/form`);
      await check(page);
      await page.getByRole('heading', { name: 'could not be read' }).waitFor();
      await page.locator('#check').click();
      await page.locator('.failure').waitFor();
    },
  },
  { name: 'failed-500', like: 'service-stopped', world: { replace: brokenService }, arrange: failed },
  {
    name: 'unavailable-503',
    like: 'service-stopped',
    world: { replace: failingStore(new StorageUnavailableError('made up')) },
    arrange: failed,
  },
  {
    name: 'service-stopped',
    arrange: async (page, world) => {
      await page.goto(`${world.appUrl}/form`);
      await loseService(page);
      await check(page);
    },
  },
  { name: 'service-hangs', like: 'service-stopped', world: { standIn: hanging, timeoutMs: 300 }, arrange: failed },
  { name: 'service-is-another', like: 'service-stopped', world: { standIn: nonsense }, arrange: failed },
  {
    name: 'report-made',
    arrange: async (page, world) => {
      await judged('Mixer exposure', 'incoming')(page, world);
      await page.getByLabel('Your reference, if any').fill('case 7');
      await page.getByRole('button', { name: 'Request the report' }).click();
      await page.getByRole('link', { name: 'Open the report' }).waitFor();
    },
  },
  {
    name: 'report-refused',
    arrange: async (page, world) => {
      await judged('Illicit source', 'incoming')(page, world);
      await loseService(page);
      await page.getByRole('button', { name: 'Request the report' }).click();
      await page.getByText('There is no report.').waitFor();
    },
  },
];

async function failed(page: Page, world: World): Promise<void> {
  await page.goto(`${world.appUrl}/form`);
  await check(page);
}
