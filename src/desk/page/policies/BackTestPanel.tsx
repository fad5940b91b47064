import { useState } from 'preact/hooks';
import { ActionBadge } from '../../../reference-app/page/components/ActionShape.js';
import { call, objectWith } from '../api/call.js';
import type { Failure } from '../../../reference-app/page/answered.js';
import type { DeskSchemas } from '../api/types.js';
import { When } from '../parts/texts.js';
import { PageSection } from '../parts/view.js';
import { counted, dollars, findingTitle } from '../parts/words.js';
import { caseOf, Link } from '../route.js';
import type { DraftPolicy } from './document.js';
import { Input } from './Input.js';

interface BackTestOptions {
  readonly document: DraftPolicy;
  readonly result: DeskSchemas['PolicyTest'] | null;
  readonly refuse: (failure: Failure) => void;
  readonly done: (result: DeskSchemas['PolicyTest']) => void;
}

const DAY_MS = 86_400_000;

/** The start of this day, or of one some days after it. */
const startOf = (day: string, later = 0): string | undefined =>
  day === '' ? undefined : new Date(Date.parse(day) + later * DAY_MS).toISOString();

/** Decides past checks again under the policy, and shows what would have been another verdict. Nothing is written. */
export const BackTestPanel = ({ document, result, refuse, done }: BackTestOptions) => {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [busy, setBusy] = useState(false);
  const test = async (): Promise<void> => {
    setBusy(true);
    const outcome = await call<DeskSchemas['PolicyTest']>({
      method: 'POST',
      path: '/api/policies/test',
      body: { policy: document, from: startOf(from), to: startOf(to, 1) },
      read: objectWith<DeskSchemas['PolicyTest']>('examples'),
    });
    setBusy(false);
    if (outcome.ok) done(outcome.value);
    else refuse(outcome.failure);
  };
  return (
    <PageSection
      id="test"
      title="Try it on past checks"
      note="The newest 1,000 of the period are decided again. Nothing changes."
    >
      <div class="fields">
        <Input id="test-from" label="From the day (UTC)" isDay value={from} mistake={undefined} change={setFrom} />
        <Input id="test-to" label="To the day (UTC)" isDay value={to} mistake={undefined} change={setTo} />
      </div>
      <p class="buttons">
        <button type="button" disabled={busy} onClick={() => void test()}>
          {busy ? 'Trying…' : 'Try it'}
        </button>
      </p>
      <div role="status">{result === null ? null : <Result result={result} />}</div>
    </PageSection>
  );
};

type Tested = DeskSchemas['PolicyTest'];

const Result = ({ result }: { readonly result: Tested }) => (
  <>
    <p class="headline tried">
      {counted(result.replayed, 'check')} decided again: {result.unchanged} the same, {result.stricter} stricter,{' '}
      {result.milder} milder.
    </p>
    {result.replayed === 0 ? null : <p>{workOf(result.cases)}</p>}
    {result.shadow.judged === 0 ? null : (
      <p>
        A policy on trial judged {counted(result.shadow.judged, 'check')} of them when they were made:{' '}
        {result.shadow.stricter} stricter, {result.shadow.milder} milder.
      </p>
    )}
    {result.complete ? null : (
      <p class="warning">
        The period holds more checks. It went back to{' '}
        {result.reaches_back_to === null ? 'none' : <When iso={result.reaches_back_to} />}.
      </p>
    )}
    {result.groups.length === 0 ? null : <Groups groups={result.groups} />}
    {result.examples.length === 0 ? null : <h3>Latest checks that change</h3>}
    <ul class="decisions">
      {result.examples.map((example) => (
        <li key={example.request_id}>
          <Link to={caseOf(example.request_id)}>
            <When iso={example.checked_at} />
          </Link>{' '}
          <ActionBadge action={example.before} about="before: " /> <span aria-hidden="true">→</span>{' '}
          <ActionBadge action={example.after} about="after: " /> {dollars(example.value_usd) ?? ''}
          <p class="quiet">{[...example.codes.map(findingTitle), ...example.rules].join(' · ')}</p>
        </li>
      ))}
    </ul>
  </>
);

/** How much more people would have to decide. */
const workOf = ({ before, after, days, more_a_day: more }: Tested['cases']): string => {
  const span = `${after} instead of ${before}, in ${counted(Math.round(days), 'day')}`;
  if (after === before) return `As many cases for people as before: ${span}.`;
  const size = Math.abs(more) < 0.1 ? 'less than 0.1' : Math.abs(more).toFixed(1);
  return `${size} ${more > 0 ? 'more' : 'fewer'} cases a day for people: ${span}.`;
};

const COLUMNS = ['Finding or rule', 'Stricter', 'Their value', 'Milder', 'Their value'] as const;

const Groups = ({ groups }: Pick<Tested, 'groups'>) => (
  <table class="table" role="table" aria-label="Changes by finding">
    <thead role="rowgroup">
      <tr role="row">
        {COLUMNS.map((column, index) => (
          <th key={index} scope="col" role="columnheader" class={index === 0 ? '' : 'number'}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {groups.map((group) => {
        const counts = [
          ['Stricter', group.stricter, group.stricter_usd],
          ['Milder', group.milder, group.milder_usd],
        ] as const;
        return (
          <tr key={`${group.by} ${group.name}`} role="row">
            <th scope="row" role="rowheader">
              {group.by === 'finding' ? findingTitle(group.name) : <code>{group.name}</code>}
              {group.without_value === 0 ? null : <span class="quiet"> {group.without_value} without a value</span>}
            </th>
            {counts.map(([label, count, usd]) => [
              <td key={label} role="cell" class="number" data-label={label}>
                {count}
              </td>,
              <td key={`${label} value`} role="cell" class="number" data-label={`${label}, value`}>
                {count === 0 ? '' : dollars(usd)}
              </td>,
            ])}
          </tr>
        );
      })}
    </tbody>
  </table>
);
