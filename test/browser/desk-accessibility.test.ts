import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser.js';
import { DESK_SCENES } from './support/desk-scenes.js';
import { openDesk } from './support/desk-world.js';
import { findViolations, openSession } from './support/session.js';

const LOOKS = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;
/** The narrowest that must do without scrolling sideways. Source: WCAG 2.2, 1.4.10 Reflow. */
const NARROWEST = { width: 320, height: 700 };

describe('every state of the review desk', function () {
  this.timeout(120_000);
  let browser: Browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser.close());

  for (const scene of DESK_SCENES) {
    it(`${scene.name}: no violation of accessibility or policy, no outside request, nothing too wide`, async () => {
      const desk = await openDesk();
      // the chart refuses a browser whose language has no proper tag
      const session = await openSession(browser, { locale: 'en-US' });
      try {
        await scene.arrange(session.page, desk);
        for (const { width, height, colorScheme } of LOOKS) {
          await session.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await session.page.setViewportSize({ width, height });
          expect(await findViolations(session.page), `${width} ${colorScheme}`).to.deep.equal([]);
        }
        await session.page.setViewportSize(NARROWEST);
        const width = await session.page.evaluate<number>('document.documentElement.scrollWidth');
        expect(width, 'width at 320').to.be.at.most(NARROWEST.width);
        expect(session.complaints).to.deep.equal([]);
        expect(session.outsideRequests).to.deep.equal([]);
      } finally {
        await session.close();
        await desk.close();
      }
    });
  }
});
