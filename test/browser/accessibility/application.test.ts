import { describeEachState } from '../support/each-state.js';
import { APP_SCENES } from '../support/scenes.js';
import { STORY_SCENES } from '../support/story-scenes.js';
import { openWorld } from '../support/world.js';

describeEachState('the application', [...STORY_SCENES, ...APP_SCENES], openWorld);
