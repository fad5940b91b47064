import { useMemo } from 'preact/hooks';
import { ACTIONS, type Action } from '../../../../domain/verdict/action.js';
import { grouped } from '../../../reference-app/page/text.js';
import { objectWith, withQuery } from '../api/call.js';
import type { DeskSchemas } from '../api/types.js';
import { useLoad } from '../api/use-load.js';
import { filtersOf, placeOfFilters } from '../inbox/filters.js';
import { PageSection, useTitle, WhenReady, Title } from '../parts/view.js';
import { counted, findingTitle } from '../parts/words.js';
import { Link, type DeskPlace } from '../route.js';
import { SourceProblems } from '../sources/SourceProblems.js';
import { Chart, type ChartLine } from './Chart.js';
import { PrecisionPart } from './PrecisionPart.js';

type Overview = DeskSchemas['Overview'];
type Day = Overview['days'][number];

const DAY_MS = 86_400_000;
const SPANS = [7, 30, 90] as const;

const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** How much was stopped, why, how often that was right, and whether the sources are well. */
export const OverviewPage = ({ place }: { readonly place: DeskPlace }) => {
  const span = Number(place.query.get('days') ?? '30');
  const days = SPANS.some((one) => one === span) ? span : 30;
  const { from, today, tomorrow } = useMemo(() => {
    const todayMs = Date.parse(dayText(Date.now()));
    const start = todayMs - (days - 1) * DAY_MS;
    return { from: dayText(start), today: dayText(todayMs), tomorrow: dayText(todayMs + DAY_MS) };
  }, [days]);
  const { load, reload } = useLoad<Overview>(
    withQuery('/api/overview', { from, to: today }),
    objectWith<Overview>('days', 'cases', 'findings', 'sources'),
  );
  useTitle('Overview');
  return (
    <>
      <div class="heading">
        <Title>Overview</Title>
        <ul class="shows" aria-label="Period">
          {SPANS.map((one) => (
            <li key={one}>
              <Link to={`/overview?days=${one}`} current={one === days}>
                {one} days
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <WhenReady load={load} what="the overview" retry={reload}>
        {(value) => (
          <>
            <SourceProblems />
            <Actions answered={value.days} from={from} count={days} />
            <Open cases={value.cases} />
            <Findings findings={value.findings} />
            <PrecisionPart from={from} to={tomorrow} />
          </>
        )}
      </WhenReady>
    </>
  );
};

/** Each day of the period: one without a check is not in the answer. */
const everyDay = (days: readonly Day[], from: string, count: number): readonly Day[] => {
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: count }, (_none, index) => {
    const day = dayText(Date.parse(from) + index * DAY_MS);
    return known.get(day) ?? { day, ALLOW: 0, REVIEW: 0, BLOCK: 0 };
  });
};

const COLOURS: Readonly<Record<Action, string>> = { ALLOW: '--allow', REVIEW: '--review', BLOCK: '--block' };

interface ActionsOptions {
  readonly answered: readonly Day[];
  /** The first day. */
  readonly from: string;
  readonly count: number;
}

const Actions = ({ answered, from, count }: ActionsOptions) => {
  const days = useMemo(() => everyDay(answered, from, count), [answered, from, count]);
  const seconds = useMemo(() => days.map(({ day }) => Date.parse(day) / 1000), [days]);
  const lines = useMemo<readonly ChartLine[]>(
    () =>
      ACTIONS.map((action) => ({
        name: action,
        colour: COLOURS[action],
        values: days.map((day) => day[action]),
      })),
    [days],
  );
  const total = days.reduce((sum, day) => sum + day.ALLOW + day.REVIEW + day.BLOCK, 0);
  return (
    <PageSection id="actions" title="Actions by day" note={`${counted(total, 'check')}. Days are in UTC.`}>
      {total === 0 ? <p>Nothing was checked in this period.</p> : <Chart days={seconds} lines={lines} />}
      <details>
        <summary>The same as a table</summary>
        <table class="table">
          <thead>
            <tr>
              <th scope="col">Day</th>
              {ACTIONS.map((action) => (
                <th key={action} scope="col" class="number">
                  {action}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map((day) => (
              <tr key={day.day}>
                <th scope="row">{day.day}</th>
                {ACTIONS.map((action) => (
                  <td key={action} class="number">
                    {grouped(String(day[action]))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </PageSection>
  );
};

/** Whether people keep up: what was open at the end of each day. */
const Open = ({ cases }: Pick<Overview, 'cases'>) => {
  const seconds = useMemo(() => cases.map(({ day }) => Date.parse(day) / 1000), [cases]);
  const lines = useMemo<readonly ChartLine[]>(
    () => [{ name: 'Open', colour: '--review', values: cases.map(({ open }) => open) }],
    [cases],
  );
  const [first, last] = [cases[0], cases.at(-1)];
  const trend =
    first === undefined || last === undefined
      ? ''
      : `${counted(last.open, 'open case')} now; ${grouped(String(first.open))} at the end of ${first.day} (UTC).`;
  return (
    <PageSection id="open" title="Open cases by day" note={trend}>
      <Chart days={seconds} lines={lines} />
      <details>
        <summary>The same as a table</summary>
        <table class="table">
          <thead>
            <tr>
              <th scope="col">Day</th>
              {['New', 'Decided', 'Open'].map((name) => (
                <th key={name} scope="col" class="number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...cases].reverse().map(({ day, opened, decided, open }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {[opened, decided, open].map((value, place) => (
                  <td key={place} class="number">
                    {grouped(String(value))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </PageSection>
  );
};

const SHOWN_FINDINGS = 15;

const Findings = ({ findings }: Pick<Overview, 'findings'>) => {
  const most = Math.max(1, ...findings.map(({ count }) => count));
  const everything = filtersOf(new URLSearchParams('show=all'));
  return (
    <PageSection id="top" title="Most frequent findings">
      {findings.length === 0 ? <p>There was none in this period.</p> : null}
      <ul class="bars-list">
        {findings.slice(0, SHOWN_FINDINGS).map(({ code, count }) => (
          <li key={code}>
            <Link to={placeOfFilters({ ...everything, finding: code })}>{findingTitle(code)}</Link>
            <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / most) * 100} height="8" />
            </svg>
            <span class="number">{grouped(String(count))}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
};
