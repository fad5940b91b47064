import type { Locator, Page } from 'playwright-core';
import type { Scene } from './scenes.js';
import type { World } from './world.js';

/** The part of the console that is about one operation. */
export const operation = (page: Page, operationId: string): Locator => page.locator(`#operation-${operationId}`);

const docs = async (page: Page, { serviceUrl }: World): Promise<void> => {
  await page.goto(`${serviceUrl}/docs`);
};

const sent =
  (operationId: string, example: string | null, withKey = true) =>
  async (page: Page, world: World): Promise<void> => {
    await docs(page, world);
    if (withKey) await page.getByLabel('API key').fill(world.key);
    const part = operation(page, operationId);
    if (example !== null) await part.getByLabel('Begin with').selectOption(example);
    await part.getByRole('button', { name: 'Send' }).click();
    await part.locator('.answer h4').first().waitFor();
  };

/** States of the console. */
const TRIED = ['header', 'nav', '#operation-checkTransaction'];
export const CONSOLE_SCENES: readonly Scene[] = [
  { name: 'docs', arrange: docs },
  { name: 'docs-block', arrange: sent('checkTransaction', null), within: TRIED },
  { name: 'docs-bytes', arrange: sent('checkTransaction', 'other-bytes'), within: TRIED },
  { name: 'docs-refused', arrange: sent('checkTransaction', null, false), within: TRIED },
  { name: 'docs-list', arrange: sent('listFindings', null), within: ['#operation-listFindings'] },
  {
    name: 'docs-gone',
    within: ['#operation-readCheck'],
    arrange: async (page, world) => {
      await docs(page, world);
      await world.stopService();
      await operation(page, 'readCheck').getByRole('button', { name: 'Send' }).click();
      await operation(page, 'readCheck').locator('.failure').waitFor();
    },
  },
  {
    name: 'docs-search',
    within: TRIED,
    arrange: async (page, world) => {
      await docs(page, world);
      await page.keyboard.press('/');
      await page.keyboard.type('approval');
      await page.locator('#found li').first().waitFor();
    },
  },
  {
    name: 'docs-nothing-found',
    within: TRIED,
    arrange: async (page, world) => {
      await docs(page, world);
      await page.getByLabel(/^Search routes/).fill('zzzz');
      await page.getByText('Nothing found').waitFor();
    },
  },
  {
    name: 'docs-programs',
    within: TRIED,
    arrange: async (page, world) => {
      await docs(page, world);
      await operation(page, 'checkTransaction').getByText('Python', { exact: true }).click();
      await page.goto(`${world.serviceUrl}/docs#operation-checkTransaction`);
    },
  },
  {
    name: 'docs-member',
    within: ['#schemas'],
    arrange: async (page, world) => void (await page.goto(`${world.serviceUrl}/docs#member-Finding.code`)),
  },
];
