import type { Page } from 'playwright-core';
import type { Execution } from '../../../domain/facts/simulation/execution.js';
import { eventually } from '../../support/eventually.js';
import type { RealService } from '../../http/real/support/real-service.js';
import { putList, rowOf } from '../../support/lists.js';
import { type DeskWorld, enter } from './desk-world.js';
import type { State } from './each-state.js';

/** A state of the desk. In a world of its own: what a node did with the bytes of a check. */
export type DeskScene = State<DeskWorld, Execution>;

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

/** Longer than the desk waits before it looks for new checks. Milliseconds. */
export const A_POLL_MS = 16_000;

const filled = new WeakMap<RealService, Promise<DeskWorld>>();

/** The desk of a partner that has something of every kind, so that each view has what it shows: one for a service. */
const filledDesk = (world: DeskWorld): Promise<DeskWorld> => {
  const known = filled.get(world.service) ?? fill(world);
  filled.set(world.service, known);
  return known;
};

const fill = async (world: DeskWorld): Promise<DeskWorld> => {
  const desk = await world.ofNewPartner();
  for (const example of EXAMPLES) await desk.check(example);
  await desk.check('small-transfer', { counterparty_name: HOSTILE_NAME, intent_reference: HOSTILE_REFERENCE });
  return desk;
};

export const at =
  (path: string, heading: string | RegExp) =>
  async (page: Page, desk: DeskWorld): Promise<void> => {
    await enter(page, await filledDesk(desk), path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await settled(page);
  };

/** Nothing is being read any more. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('.loading').first().waitFor({ state: 'detached' });
  await page.locator('main').waitFor();
};

export const openCase = async (page: Page, desk: DeskWorld, example: string, change = {}): Promise<void> => {
  const requestId = await desk.check(example, change);
  await enter(page, desk, `/checks/${requestId}`);
  await page.getByRole('heading', { name: 'Decision', exact: true }).waitFor();
  await settled(page);
};

/** Of the recorded payments. */
export const RECIPIENT = '0x2222222222222222222222222222222222222222';
export const OWN_POLICY = {
  policy_id: 'two_people',
  name: 'Two people',
  direction: 'outgoing',
  disposition_four_eyes: true,
};

/** A payment that was allowed, and then a newer version of a sanctions list that names its recipient. */
export const listRecipient = async ({ service, check }: DeskWorld): Promise<void> => {
  await check('small-transfer');
  const version = (day: number, ...keys: readonly string[]) => {
    const publishedAt = new Date(Date.now() - day * DAY_MS).toISOString();
    return putList(
      service.stores.archive,
      { source: 'Sanctions of an example', publishedAt, sha256: `${day}`.repeat(64) },
      ...keys.map((key, row) => rowOf(key, { category: 'sanctions', entity: 'Listed Party Ltd', reference: `${row}` })),
    );
  };
  await version(2, '0x9999999999999999999999999999999999999999');
  await version(1, RECIPIENT);
  await eventually(async () => (await service.stores.lists.lookUp('evm', [RECIPIENT])).length > 0);
};
const DAY_MS = 86_400_000;

/** The ways to sign in that the service would offer with such settings. */
export const offer = (page: Page, ways: object): Promise<unknown> =>
  page.route('**/desk/sign-in-ways', (route) => route.fulfill({ json: ways }));

export const decide = async (page: Page): Promise<void> => {
  await page.getByLabel('Reject').check();
  await page.getByLabel('Why?').fill('The recipient is not the one in the invoice.');
  await page.getByRole('button', { name: 'Record the decision' }).click();
  await page.getByText('Recorded.').waitFor();
};
