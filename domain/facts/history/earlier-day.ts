import { startOfUtcDay } from '../../shared/iso-time.js';

/** Without it an ALLOW of 23:59 would count at 00:01, and an account could be warmed up in two minutes. */
const FEWEST_HOURS = 12;
const HOUR_MS = 60 * 60 * 1000;

/**
 * What was allowed and not reported as signed counts where it was checked before this time: on an earlier UTC day, and
 * at least twelve hours ago. Milliseconds since 1970. Source: decision 40.
 */
export const allowedCountsBeforeMs = (nowMs: number): number =>
  Math.min(startOfUtcDay(nowMs), nowMs - FEWEST_HOURS * HOUR_MS + 1);
