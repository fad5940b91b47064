import type { BackTest } from './back-test.js';

/** A back-test with the names that commands and the API print. */
export const backTestView = ({ changes, otherDirection, ...tally }: BackTest) => ({
  replayed: tally.replayed,
  other_direction: otherDirection,
  unchanged: tally.unchanged,
  stricter: tally.stricter,
  milder: tally.milder,
  complete: tally.complete,
  reaches_back_to: tally.reachesBackTo,
  changes: changes.map(({ requestId, checkedAt, before, after, codes, rules }) => ({
    request_id: requestId,
    checked_at: checkedAt,
    before,
    after,
    codes,
    rules,
  })),
});
