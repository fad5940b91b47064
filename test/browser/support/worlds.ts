import type { Browser } from 'playwright-core';
import { openBrowser } from '../../support/browser.js';
import { openSession, type Session, type SessionOptions } from './session.js';

/** A world, and a page that looks at it. */
export interface Opened<World> {
  readonly world: World;
  readonly session: Session;
}

export interface Worlds<World, Change> {
  /** The one that all tests of the suite share. Its page is as it was left, without what a test put around it. */
  shared(): Promise<Opened<World>>;
  /** One for a test that takes something away, or needs something else. It is closed after the test. */
  alone(change?: Change, browserOptions?: SessionOptions): Promise<Opened<World>>;
}

/**
 * The browser and the worlds of the enclosing suite. A page that stays in one origin keeps its process and what that
 * has compiled: half of what a state costs.
 */
export const useWorlds = <World extends { close(): Promise<void> }, Change>(
  openWorld: (change?: Change) => Promise<World>,
  options: SessionOptions = {},
): Worlds<World, Change> => {
  let browser: Browser;
  let shared: Opened<World> | null = null;
  const own: Opened<World>[] = [];
  const open = async (change?: Change, others: SessionOptions = {}): Promise<Opened<World>> => {
    const world = await openWorld(change);
    return { world, session: await openSession(browser, { ...options, ...others }) };
  };
  const close = async ({ world, session }: Opened<World>): Promise<void> => {
    await session.close();
    await world.close();
  };
  before(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    for (const opened of own.splice(0)) await close(opened);
  });
  after(async () => {
    if (shared !== null) await close(shared);
    await browser.close();
  });
  return {
    shared: async () => {
      await shared?.session.renew();
      shared ??= await open();
      return shared;
    },
    alone: async (change, others) => {
      const opened = await open(change, others);
      own.push(opened);
      return opened;
    },
  };
};
