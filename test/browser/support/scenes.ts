import type { RequestListener } from 'node:http';
import type { Page } from 'playwright-core';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { Stores } from '../../../ports/stores/stores.js';
import { TINY_QUOTA_KEY } from '../../http/openapi/recorder/service.js';
import { fakeNode } from '../../support/executing-node.js';
import { allowance, executionWith, paid, tokenAt } from '../../support/executions.js';
import { USDC } from '../../support/payload-accounts.js';
import type { State } from './each-state.js';
import type { World, WorldOptions } from './world.js';

export type Scene = State<World, WorldOptions>;

export const HOSTILE_TEXT = `\u202Egro.elpmaxe\u202C <img src=x onerror="document.title='run'"> ${'Wm'.repeat(80)}`;

/** Opens the page on which bytes are tried by hand, where it is not open yet, with one of its examples. */
export const compose = async (page: Page, world: World, example = 'Payment'): Promise<void> => {
  const own = `${world.appUrl}/own`;
  if (page.url() !== own) await page.goto(own);
  await page.getByRole('button', { name: example, exact: true }).click();
};

/** Checks what the page holds and waits for the answer. */
export const check = async (page: Page): Promise<void> => {
  await page.locator('#check').click();
  await page.locator('.phone .verdict, .phone .failure').first().waitFor();
};

/** Signs what the wallet lets through, and waits for what came of it. */
export const sign = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign (simulated)' }).click();
  await page.locator('.phone .outcome').waitFor();
};

const judged = (example: string) => async (page: Page, world: World) => {
  await compose(page, world, example);
  await check(page);
};

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

const failed = judged('Payment');

/** Every state of the page on which bytes are tried by hand. */
export const APP_SCENES: readonly Scene[] = [
  { name: 'own-start', arrange: (page, world) => compose(page, world) },
  {
    name: 'own-error',
    arrange: async (page, world) => {
      await compose(page, world);
      await page.locator('#bytes').fill('{"to": ');
      await page.locator('#check').click();
      await page.locator('.error').waitFor();
    },
  },
  {
    name: 'own-checking',
    arrange: async (page, world) => {
      await page.route('**/api/protection/check-payload', () => undefined);
      await compose(page, world);
      await page.locator('#check').click();
      await page.getByRole('heading', { name: 'Checking…' }).waitFor();
    },
  },
  { name: 'own-allow', arrange: judged('Payment') },
  { name: 'own-swap', like: 'own-allow', arrange: judged('Swap') },
  {
    name: 'own-review',
    arrange: async (page, world) => {
      await judged('Permit')(page, world);
      await page.getByRole('checkbox').check();
      await page.getByText('Compare on your device').click();
    },
  },
  { name: 'own-block', arrange: judged('Permit for everything') },
  { name: 'own-executed', world: { node: fakeNode(EXECUTED) }, arrange: judged('Payment') },
  {
    name: 'own-signed',
    like: 'own-refused',
    arrange: async (page, world) => {
      await judged('Payment')(page, world);
      await sign(page);
    },
  },
  {
    name: 'own-refused',
    arrange: async (page, world) => {
      await judged('Payment')(page, world);
      await loseService(page);
      await sign(page);
    },
  },
  {
    name: 'own-hostile',
    arrange: async (page, world) => {
      await compose(page, world);
      await page.getByLabel('What it is').selectOption('message');
      await page.locator('#bytes').fill(HOSTILE_TEXT);
      await check(page);
    },
  },
  {
    name: 'own-changed',
    like: 'own-start',
    arrange: async (page, world) => {
      await judged('Payment')(page, world);
      await page.getByLabel('Your wallet').fill('0x9');
    },
  },
  {
    name: 'refused-400',
    arrange: async (page, world) => {
      await compose(page, world);
      await page.locator('#bytes').fill('{"too": "0x1"}');
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
      await judged('Payment')(page, world);
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
      await compose(page, world);
      await loseService(page);
      await check(page);
    },
  },
  { name: 'service-hangs', like: 'service-stopped', world: { standIn: hanging, timeoutMs: 300 }, arrange: failed },
  { name: 'service-is-another', like: 'service-stopped', world: { standIn: nonsense }, arrange: failed },
];
