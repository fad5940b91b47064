import { objectWith, withQuery } from '../api/call.js';
import type { CheckPage } from '../api/types.js';
import { useLoad } from '../api/use-load.js';
import { FIRST_SHOW, latestFilters, queryOfFilters, SHOWS } from '../inbox/filters.js';
import { caseOf, Link } from '../route.js';

const read = objectWith<CheckPage>('checks');

/** The way to the next older check that waits for a decision, in the list that was looked at last. */
export const NextToDecide = ({ requestId }: { readonly requestId: string }) => {
  const filters = latestFilters();
  const state = SHOWS[filters.show]?.state;
  const show = state === undefined || state === 'decided' ? FIRST_SHOW : filters.show;
  const path = withQuery('/api/checks', { ...queryOfFilters({ ...filters, show }), cursor: requestId, limit: 1 });
  const { load } = useLoad<CheckPage>(path, read);
  // a way on that cannot be read is no way on: the list is there
  if (load.status !== 'ready') return null;
  const [next] = load.value.checks;
  return next === undefined ? (
    <span class="quiet">No older one waits for a decision.</span>
  ) : (
    <Link to={caseOf(next.request_id)}>Next to decide</Link>
  );
};
