import type { Locator, Page } from 'playwright-core';
import type { Scene } from './scenes.js';
import type { World } from './world.js';

/** The part of the console that is about one operation. */
export const operation = (page: Page, operationId: string): Locator => page.locator(`#operation-${operationId}`);

/** Opens the console, where it is not yet open, and leaves its search. */
const docs = async (page: Page, { serviceUrl }: World): Promise<void> => {
  if (page.url().split('#')[0] !== `${serviceUrl}/docs`) {
    await page.goto(`${serviceUrl}/docs`);
    return;
  }
  const search = page.getByLabel(/^Search routes/);
  await search.press('Escape');
  await search.blur();
};

const sent =
  (operationId: string, example: string | null, withKey = true) =>
  async (page: Page, world: World): Promise<void> => {
    await docs(page, world);
    await page.getByLabel('API key', { exact: true }).fill(withKey ? world.key : '');
    const part = operation(page, operationId);
    if (example !== null) await part.getByLabel('Begin with').selectOption(example);
    await part.getByRole('button', { name: 'Send' }).click();
    await part.locator('.answer[aria-busy=false] h4').first().waitFor();
  };

const TRIED = ['header', 'nav', '#operation-checkTransaction', '#operation-listFindings', '#operation-readCheck'];

/** All but the schemas, which are half of the page, and one of them. */
const WHOLE = ['header', 'nav', 'main > section:not(#schemas)', '#schemas > h2', '#schema-Finding'];

/** States of the console. The whole page is judged once, with a member opened. */
export const CONSOLE_SCENES: readonly Scene[] = [
  { name: 'docs', arrange: docs, like: 'docs-member' },
  {
    name: 'docs-member',
    within: WHOLE,
    arrange: async (page, world) => void (await page.goto(`${world.serviceUrl}/docs#member-Finding.code`)),
  },
  { name: 'docs-block', arrange: sent('checkTransaction', null), within: TRIED },
  { name: 'docs-bytes', arrange: sent('checkTransaction', 'other-bytes'), within: TRIED },
  { name: 'docs-refused', arrange: sent('checkTransaction', null, false), within: TRIED },
  { name: 'docs-list', arrange: sent('listFindings', null), within: TRIED },
  {
    name: 'docs-gone',
    within: TRIED,
    arrange: async (page, world) => {
      await docs(page, world);
      await page.route('**/api/checks/**', (route) => route.abort());
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
      await page.keyboard.type('transaction');
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
];
