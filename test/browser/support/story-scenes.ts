import type { Page } from 'playwright-core';
import { SCENES } from '../../../src/reference-app/page/story/scenes.js';
import type { Scene } from './scenes.js';
import type { World } from './world.js';

const TITLES = SCENES.map(({ title }) => title);

/** Opens a scene of the story by its English title, in whatever language, and waits for what its wallet learned. */
export const openStory = async (page: Page, world: World, title: string, language?: string): Promise<void> => {
  const place = TITLES.indexOf(title);
  const url = `${world.appUrl}/${language === undefined ? '' : `?language=${language}`}`;
  // a scene that is shown does not begin anew
  if (page.url() !== url || (await page.locator('#scene-title').innerText()).startsWith(`${place + 1}.`))
    await page.goto(url);
  else await page.locator('.choice label').first().click();
  await page.locator('.scenes button').nth(place).click();
  await page.locator('.phone .verdict, .phone .failure').first().waitFor();
};

/** What comes of a signature without a check. */
export const confirmUnchecked = async (page: Page): Promise<void> => {
  await page.locator('.choice label').nth(1).click();
  await page.locator('.phone .buttons .primary').click();
  await page.locator('.aftermath').waitFor();
};

/** Scenes whose markup another one has as well. */
const LIKE: Readonly<Record<string, string>> = {
  'story-payment': 'story-signed',
  'story-drainer': 'story-poisoned',
  'story-drainer-without': 'story-poisoned-without',
  'story-hidden-without': 'story-poisoned-without',
};
const named = (name: string) => ({ name, ...(LIKE[name] !== undefined && { like: LIKE[name] }) });

/** Every state of the story. */
export const STORY_SCENES: readonly Scene[] = [
  ...SCENES.map(({ id, title }) => ({
    ...named(`story-${id}`),
    arrange: (page: Page, world: World) => openStory(page, world, title),
  })),
  ...SCENES.slice(1, 4).map(({ id, title }) => ({
    ...named(`story-${id}-without`),
    arrange: async (page: Page, world: World) => {
      await openStory(page, world, title);
      await confirmUnchecked(page);
    },
  })),
  {
    name: 'story-signed',
    arrange: async (page, world) => {
      await openStory(page, world, SCENES[0].title);
      await page.getByRole('button', { name: 'Sign (simulated)' }).click();
      await page.getByText('would have signed them now').waitFor();
      await page.locator('.drawer summary').click();
    },
  },
];
