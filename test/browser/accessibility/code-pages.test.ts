import { CODE_SCENES } from '../support/code-scenes.js';
import { describeEachState } from '../support/each-state.js';
import { openWorld } from '../support/world.js';

describeEachState('the pages of findings and errors', CODE_SCENES, openWorld);
