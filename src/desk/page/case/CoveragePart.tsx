import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { shownMoment, words } from '../../../reference-app/page/text.js';
import type { DeskSchemas } from '../api/types.js';
import { LongText } from '../parts/texts.js';
import { PageSection } from '../parts/view.js';
import { coverageOf } from './record.js';

const STATUSES: Readonly<Record<string, string>> = {
  answered: 'Answered',
  unavailable: 'Did not answer',
  stale: 'Too old',
  not_supported: 'Not for this chain',
};

const MODES: Readonly<Record<string, string>> = {
  local: 'Only local sources were asked.',
  'external-ready': 'External sources were asked, and every required one answered.',
  degraded: 'A required source did not answer as it should.',
};

/** What was looked at, how each source answered, and how old its data was. */
export const CoveragePart = ({ record }: { readonly record: DeskSchemas['CheckRecord'] }) => {
  const { coverage, screening } = record.decision;
  const summary = `${MODES[screening.provider_mode] ?? words(screening.provider_mode)} ${coverage.sentence}`;
  return (
    <PageSection id="coverage" title="Coverage" note={summary}>
      <table class="table" role="table" aria-label="Sources that were asked">
        <thead role="rowgroup">
          <tr role="row">
            {['Asked for', 'Source', 'Answer', 'Data of'].map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {coverageOf(record).map((row, index) => (
            <tr key={index} role="row" class={row.status}>
              <th scope="row" role="rowheader">
                {words(row.capability)}
                {row.mandatory ? <span class="quiet"> (required)</span> : null}
              </th>
              <td role="cell" data-label="Source">
                <span>
                  <Foreign text={words(row.provider)} />
                  {row.note === null ? null : (
                    <span class="quiet">
                      {' '}
                      <LongText text={row.note} />
                    </span>
                  )}
                </span>
              </td>
              <td role="cell" data-label="Answer">
                {STATUSES[row.status] ?? words(row.status)}
                {row.reason === null ? '' : `: ${words(row.reason).toLowerCase()}`}
              </td>
              <td role="cell" data-label="Data of">
                {row.as_of === null ? <span class="quiet">no date</span> : shownMoment(row.as_of)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PageSection>
  );
};
