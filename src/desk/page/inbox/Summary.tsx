import { ACTIONS } from '../../../../domain/verdict/action.js';
import { ActionBadge } from '../../../reference-app/page/components/ActionShape.js';
import { grouped } from '../../../reference-app/page/text.js';
import type { DeskSchemas } from '../api/types.js';
import type { Load } from '../api/use-load.js';
import { counted, findingTitle } from '../parts/words.js';
import { Link } from '../route.js';
import { type Filters, placeOfFilters } from './filters.js';

const SHOWN_FINDINGS = 5;

/** How many checks the filters find, and what was found most often among them. */
export const Summary = ({
  load,
  filters,
}: {
  readonly load: Load<DeskSchemas['CheckSummary']>;
  readonly filters: Filters;
}) => {
  if (load.status === 'loading') return <p class="quiet counts">Counting…</p>;
  if (load.status === 'failed') return <p class="warning counts">They could not be counted.</p>;
  const { count, count_is_at_least: isAtLeast, by_action: byAction, by_finding: byFinding } = load.value;
  return (
    <div class="counts">
      <p>
        <strong>{`${isAtLeast ? 'at least ' : ''}${counted(count, 'check')}`}</strong>
        {ACTIONS.filter((action) => byAction[action] > 0).map((action) => (
          <Link key={action} to={placeOfFilters({ ...filters, action })} class="count">
            <ActionBadge action={action} /> {grouped(String(byAction[action]))}
          </Link>
        ))}
      </p>
      {byFinding.length === 0 || filters.finding !== '' ? null : (
        <ul class="chips" aria-label="Most frequent findings">
          {byFinding.slice(0, SHOWN_FINDINGS).map(({ code, count: times }) => (
            <li key={code}>
              <Link to={placeOfFilters({ ...filters, finding: code })} class="chip">
                {findingTitle(code)} <span class="quiet">{grouped(String(times))}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
