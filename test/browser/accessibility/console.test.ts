import { describeEachState } from '../support/each-state.js';
import { CONSOLE_SCENES } from '../support/console-scenes.js';

describeEachState('the console', CONSOLE_SCENES);
