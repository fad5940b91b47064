import type { Clock } from '../../ports/platform/platform.js';

/** This machine's clock. For a home without a clock of its own; several instances need the database's. */
export const systemClock: Clock = { now: () => Date.now() };
