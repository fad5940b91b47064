import type { Clock } from '../../ports/platform/platform.js';

/** This machine's clock: the service itself reads the database's. */
export const systemClock: Clock = { now: () => Date.now() };
