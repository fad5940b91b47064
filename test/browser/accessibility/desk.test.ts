import { DESK_SCENES } from '../support/desk-scenes.js';
import { openDesk } from '../support/desk-world.js';
import { describeEachState } from '../support/each-state.js';

describeEachState(
  'the review desk',
  DESK_SCENES,
  (execution) => openDesk({}, execution),
  (desk) => desk.ofNewPartner(),
);
