import { floorOf } from '../../../application/policies/floor.js';
import { ALL_PROVIDERS } from '../../../providers.js';

/** The sources that no policy can make optional. */
export const FLOOR = floorOf(ALL_PROVIDERS);
