import { createPublishers } from '../../../adapters/feeds/publishers/index.js';
import type { FeedPlace, Publishers } from '../../../ports/platform/publishers.js';

/** Longer than any answer takes, on a busy machine too. */
const PATIENT_MS = 60_000;

/** Publishers over HTTP that give up soon on one that is silent, and on no other: so no test depends on its machine. */
export const patientPublishers = (isSilent: (place: FeedPlace) => boolean = () => false): Publishers => ({
  fetch: (place, known, signal) =>
    createPublishers({ deadlineMs: isSilent(place) ? 50 : PATIENT_MS }).fetch(place, known, signal),
});
