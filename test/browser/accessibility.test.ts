import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser.js';
import { CODE_SCENES } from './support/code-scenes.js';
import { APP_SCENES } from './support/scenes.js';
import { CONSOLE_SCENES } from './support/console-scenes.js';
import { STORY_SCENES } from './support/story-scenes.js';
import { findViolations, openSession } from './support/session.js';
import { openWorld } from './support/world.js';

const LOOKS = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;
/** The narrowest that must do without scrolling sideways. Source: WCAG 2.2, 1.4.10 Reflow. */
const NARROWEST = { width: 320, height: 700 };

describe('every state of application and console', function () {
  this.timeout(120_000);
  let browser: Browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser.close());

  for (const scene of [...STORY_SCENES, ...APP_SCENES, ...CONSOLE_SCENES, ...CODE_SCENES]) {
    it(`${scene.name}: no violation of accessibility or policy, no outside request, nothing too wide`, async () => {
      const world = await openWorld(scene.world);
      const session = await openSession(browser);
      try {
        await scene.arrange(session.page, world);
        for (const { width, height, colorScheme } of LOOKS) {
          await session.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await session.page.setViewportSize({ width, height });
          expect(await findViolations(session.page, scene.within), `${width} ${colorScheme}`).to.deep.equal([]);
        }
        await session.page.setViewportSize(NARROWEST);
        expect(
          await session.page.evaluate<number>('document.documentElement.scrollWidth'),
          'width at 320',
        ).to.be.at.most(NARROWEST.width);
        expect(session.complaints).to.deep.equal([]);
        expect(session.outsideRequests).to.deep.equal([]);
      } finally {
        await session.close();
        await world.close();
      }
    });
  }
});
