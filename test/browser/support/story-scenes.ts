import type { Page } from 'playwright-core';
import { SCENES } from '../../../src/reference-app/page/story/scenes.js';
import type { Scene } from './scenes.js';
import type { World } from './world.js';

/** Opens a scene of the story, and waits for what its wallet learned. */
export const openStory = async (page: Page, world: World, title: string): Promise<void> => {
  const isElsewhere = page.url() !== `${world.appUrl}/`;
  // a scene that is shown does not begin anew
  if (isElsewhere || (await page.locator('#scene-title').innerText()).endsWith(title)) await page.goto(world.appUrl);
  else await page.getByText('With Signgate', { exact: true }).click();
  await page.getByRole('button', { name: title }).click();
  await page.locator('.phone .verdict, .phone .failure').first().waitFor();
};

const without = async (page: Page): Promise<void> => {
  await page.getByText('Without', { exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('What came of it').waitFor();
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
      await without(page);
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
