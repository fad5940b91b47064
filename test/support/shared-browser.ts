import { prepareBrowser } from './browser.js';

/** Mocha's global fixture: the browser is unpacked once, and not by every worker that comes to it first. */
export const mochaGlobalSetup = prepareBrowser;
