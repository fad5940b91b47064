import { CONSOLE_SCENES } from '../support/console-scenes.js';
import { describeEachState } from '../support/each-state.js';
import { openWorld } from '../support/world.js';

describeEachState('the console', CONSOLE_SCENES, openWorld);
