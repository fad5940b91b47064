import { describeEachState } from '../support/each-state.js';
import { CODE_SCENES } from '../support/code-scenes.js';

describeEachState('the pages of findings and errors', CODE_SCENES);
