import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../support/browser.js';
import { expectPresentable } from './presentable.js';
import type { Scene } from './scenes.js';
import { openSession } from './session.js';
import { openWorld } from './world.js';

/** A test for each of these states, in a world of its own. */
export const describeEachState = (name: string, scenes: readonly Scene[]): void => {
  describe(`every state of ${name}`, function () {
    this.timeout(120_000);
    let browser: Browser;
    before(async () => {
      browser = await openBrowser();
    });
    after(() => browser.close());

    for (const scene of scenes) {
      it(`${scene.name}: no violation of accessibility or policy, no outside request, nothing too wide`, async () => {
        const world = await openWorld(scene.world);
        const session = await openSession(browser);
        try {
          await scene.arrange(session.page, world);
          await expectPresentable(session.page, scene.within);
          expect(session.complaints).to.deep.equal([]);
          expect(session.outsideRequests).to.deep.equal([]);
        } finally {
          await session.close();
          await world.close();
        }
      });
    }
  });
};
