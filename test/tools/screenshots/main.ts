import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { LANGUAGES } from '../../../domain/text/language.js';
import { openBrowser } from '../../support/browser.js';
import { CODE_SCENES } from '../../browser/support/code-scenes.js';
import { DESK_SCENES } from '../../browser/support/desk-scenes.js';
import { openDesk } from '../../browser/support/desk-world.js';
import { APP_SCENES } from '../../browser/support/scenes.js';
import { CONSOLE_SCENES } from '../../browser/support/console-scenes.js';
import { STORY_SCENES } from '../../browser/support/story-scenes.js';
import { openWorld } from '../../browser/support/world.js';

const LOOKS = [
  { look: 'desktop-light', width: 1280, height: 900, colorScheme: 'light' },
  { look: 'desktop-dark', width: 1280, height: 900, colorScheme: 'dark' },
  { look: 'phone-light', width: 390, height: 844, colorScheme: 'light' },
  { look: 'phone-dark', width: 390, height: 844, colorScheme: 'dark' },
] as const;

/** The console is long: what matters of it stands on top. Pixels. */
const MAX_HEIGHT = 4000;

/** A scene in a world of its own, of whatever kind. */
interface Shot {
  readonly name: string;
  readonly begin: () => Promise<{ readonly arrange: (page: Page) => Promise<void>; close(): Promise<void> }>;
}

const SHOTS: readonly Shot[] = [
  ...[...STORY_SCENES, ...APP_SCENES, ...CONSOLE_SCENES, ...CODE_SCENES].map(({ name, world: options, arrange }) => ({
    name,
    begin: async () => {
      const world = await openWorld(options);
      return { arrange: (page: Page) => arrange(page, world), close: () => world.close() };
    },
  })),
  ...DESK_SCENES.map(({ name, world: execution, arrange }) => ({
    name,
    begin: async () => {
      const desk = await openDesk({}, execution);
      return { arrange: (page: Page) => arrange(page, desk), close: () => desk.close() };
    },
  })),
];

const take = async (
  browser: Browser,
  shot: Shot,
  { look, width, height, colorScheme }: (typeof LOOKS)[number],
  folder: string,
  language: string,
): Promise<void> => {
  const world = await shot.begin();
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', locale: language });
  try {
    const page = await context.newPage();
    await world.arrange(page);
    // what keeps its place beside the text would stand in the middle of the picture
    await page.evaluate('scrollTo(0, 0)');
    const fullHeight = await page.evaluate<number>('document.documentElement.scrollHeight');
    await page.screenshot({
      path: join(folder, `${shot.name}.${look}${language === 'en' ? '' : `.${language}`}.png`),
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(fullHeight, MAX_HEIGHT) },
    });
  } finally {
    await context.close();
    await world.close();
  }
};

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Say where: npm run screenshots -- FOLDER [SCENE, LOOK or, of the story, LANGUAGE ...]\n');
  process.exitCode = 2;
} else {
  await mkdir(resolve(folder), { recursive: true });
  const browser = await openBrowser();
  const speaksOthers = LANGUAGES.some((language) => names.includes(language));
  const wanted = (name: string, all: readonly string[]): boolean =>
    !names.some((one) => all.includes(one)) || names.includes(name);
  for (const shot of SHOTS.filter(({ name }) =>
    wanted(
      name,
      SHOTS.map((one) => one.name),
    ),
  )) {
    // scenes find their way by English words, but for those of the story
    for (const look of LOOKS.filter((one) =>
      wanted(
        one.look,
        LOOKS.map((other) => other.look),
      ),
    ))
      for (const language of LANGUAGES.filter((one) => names.includes(one) || (one === 'en' && !speaksOthers)))
        await take(browser, shot, look, resolve(folder), language);
  }
  await browser.close();
}
