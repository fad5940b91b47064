import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { duration, shownMoment, words } from '../../../reference-app/page/text.js';
import type { DeskSchemas } from '../api/types.js';
import { counted } from '../parts/words.js';

/** How a source stands, as a sign and a word. */
const STANDINGS: Readonly<Record<string, readonly [string, string]>> = {
  answered: ['✓', 'Answered'],
  loaded: ['✓', 'Loaded'],
  stale: ['!', 'Too old'],
  missing: ['!', 'Missing'],
  unavailable: ['!', 'Does not answer'],
  not_asked: ['–', 'Not asked yet'],
  not_supported: ['–', 'Not for this chain'],
};

export const statusWord = (status: string): string => STANDINGS[status]?.[1] ?? words(status);

/** Sources with a problem first, those that must answer before the others; the rest as the service lists them. */
const byTrouble = (sources: readonly DeskSchemas['Source'][]): readonly DeskSchemas['Source'][] => {
  const rank = ({ problem, required }: DeskSchemas['Source']): number => (problem === null ? 2 : required ? 0 : 1);
  return [...sources].sort((left, right) => rank(left) - rank(right));
};

const ageText = ({ age_seconds: age, max_age_seconds: most }: DeskSchemas['Source']): string =>
  age === null ? '' : ` (${duration(age)} old${most === null ? '' : `, at most ${duration(most)}`})`;

/** As the service and its commands say it: with a capital and a full stop. */
export const inSentences = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?"]$/.test(text) ? '' : '.'}`;

/** The setting or command that mends it is for the operator: what the problem means stands before it. */
export const Remedy = ({ text }: { readonly text: string }) => (
  <details class="quiet">
    <summary>The operator of the service can mend it</summary>
    <p>
      <Foreign text={inSentences(text)} />
    </p>
  </details>
);

const COLUMNS = ['Source', 'Status', 'Data of', 'Next update'] as const;

/** Every source with what it knows, how old that is, and when it is updated next. */
export const SourceTable = ({ sources }: { readonly sources: readonly DeskSchemas['Source'][] }) => (
  <table class="table" role="table" aria-label="Sources">
    <thead role="rowgroup">
      <tr role="row">
        {COLUMNS.map((column) => (
          <th key={column} scope="col" role="columnheader">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {byTrouble(sources).map((source) => (
        <SourceRow key={`${source.id} ${source.capability ?? ''}`} source={source} />
      ))}
    </tbody>
  </table>
);

const SourceRow = ({ source }: { readonly source: DeskSchemas['Source'] }) => {
  const mark = source.problem === null ? (STANDINGS[source.status]?.[0] ?? '') : '!';
  return (
    <tr role="row" class={source.problem === null ? '' : 'trouble'}>
      <th scope="row" role="rowheader">
        <Foreign text={source.name} />
        <span class="quiet below">
          <Foreign text={source.id} />
          {source.required ? '' : ', optional'}
          {source.rows === null ? '' : `, ${counted(source.rows, 'row')}`}
        </span>
      </th>
      <td role="cell" data-label="Status">
        <span class="standing-word">
          <span aria-hidden="true">{mark}</span> {statusWord(source.status)}
        </span>
        {source.problem === null ? null : (
          <>
            <p>
              <Foreign text={inSentences(source.problem.meaning)} />
            </p>
            <Remedy text={source.problem.remedy} />
          </>
        )}
        {source.last_error === null || (source.failures_in_row ?? 0) > 0 ? null : (
          <p class="quiet">
            Last error: {words(source.last_error.reason).toLowerCase()}, {shownMoment(source.last_error.at)}
            {source.last_error.message === null ? null : (
              <>
                : <Foreign text={source.last_error.message} />
              </>
            )}
          </p>
        )}
      </td>
      <td role="cell" data-label="Data of">
        {source.as_of === null ? <span class="quiet">no date</span> : `${shownMoment(source.as_of)}${ageText(source)}`}
        {source.dated_by === 'server' && <span class="quiet"> says only the server that it came from</span>}
        {source.dated_by === 'first_seen' && <span class="quiet"> is when it was first seen</span>}
      </td>
      <td role="cell" data-label="Next update">
        {source.next_sync === null ? <span class="quiet">not automatic</span> : shownMoment(source.next_sync)}
      </td>
    </tr>
  );
};
