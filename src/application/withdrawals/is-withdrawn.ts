import type { ScreeningSignal } from '../../../domain/facts/screening/evidence.js';
import type { CheckRecord } from '../../../domain/record/record.js';
import { hostsOf } from '../../../domain/facts/screening/site-listing.js';
import { Deadline } from '../shared/deadline.js';
import { evidenceOf } from '../../../domain/report/evidence-section.js';
import {
  accountsOfCheck,
  signalIdentityOf,
  listedNow,
  type ListSources,
  newlyAgainst,
  newlyListedSites,
} from './against.js';

/** Longest time for the look-up in lists, milliseconds. */
const LISTS_DEADLINE_MS = 1_000;

/**
 * Whether a list that changed since the check now holds something against one of its accounts or sites, the partner's
 * own list included, or the partner took back what made a finding of the check milder. The lists are asked again, so
 * that it counts at once on every instance. Rejects where they cannot be asked: what is not known allows nothing.
 */
export const isWithdrawn = async (dependencies: ListSources, record: CheckRecord, nowMs: number): Promise<boolean> => {
  const { chain, direction } = record.intent;
  const deadline = new Deadline(LISTS_DEADLINE_MS);
  try {
    const question = {
      scope: record.scope,
      nowMs,
      chain,
      direction,
      subjectKeys: accountsOfCheck(record),
      hosts: hostsOf(record),
    };
    const { imported, own, sites } = await listedNow(dependencies, question, deadline);
    const against = [...newlyAgainst(record, [...imported, ...own]), ...newlyListedSites(record, sites)];
    return against.length > 0 || isTakenBack(record, own);
  } finally {
    deadline.clear();
  }
};

/** True where the partner allowed an account when it was checked, and does not any more. */
const isTakenBack = (record: CheckRecord, now: readonly ScreeningSignal[]): boolean => {
  const still = new Set(now.map(signalIdentityOf));
  return evidenceOf(record).some((one) => one.category === 'partner_allowed' && !still.has(signalIdentityOf(one)));
};
