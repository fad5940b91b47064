import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../support/browser.js';
import { DESK_SCENES } from '../support/desk-scenes.js';
import { openDesk } from '../support/desk-world.js';
import { expectPresentable } from '../support/presentable.js';
import { openSession } from '../support/session.js';

describe('every state of the review desk', function () {
  this.timeout(120_000);
  let browser: Browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser.close());

  for (const scene of DESK_SCENES) {
    it(`${scene.name}: no violation of accessibility or policy, no outside request, nothing too wide`, async () => {
      const desk = await openDesk({}, scene.execution);
      // the chart refuses a browser whose language has no proper tag
      const session = await openSession(browser, { locale: 'en-US' });
      try {
        await scene.arrange(session.page, desk);
        await expectPresentable(session.page);
        expect(session.complaints).to.deep.equal([]);
        expect(session.outsideRequests).to.deep.equal([]);
      } finally {
        await session.close();
        await desk.close();
      }
    });
  }
});
