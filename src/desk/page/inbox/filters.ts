import { caseOf } from '../route.js';

/** What the inbox asks the index for. Each is a member of the page's own query, so that a view can be kept and sent. */
export const FILTER_NAMES = [
  'show',
  'sort',
  'text',
  'action',
  'shadow_action',
  'finding',
  'address',
  'chain',
  'direction',
  'assignee',
  'token',
  'value_from',
  'value_to',
  'from',
  'to',
  'source',
  'policy',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type Filters = Readonly<Record<FilterName, string>>;

interface Show {
  readonly name: string;
  /** What is said where the list is empty. */
  readonly empty: string;
  readonly action?: string;
  readonly state?: string;
  readonly assignee?: string;
  readonly sort?: string;
  /** Only what was checked so long ago, milliseconds. */
  readonly olderThanMs?: number;
}

const OPEN = { action: 'REVIEW,BLOCK', state: 'open' } as const;

/** What nobody decided for so long waits too long, milliseconds. */
export const OVERDUE_MS = 86_400_000;

/** What the list is about, before any filter. The first is the desk's daily work. */
export const SHOWS: Readonly<Record<string, Show>> = {
  open: { name: 'To decide', empty: 'Nothing waits for a decision.', ...OPEN },
  mine: { name: 'Mine', empty: 'You have no case that waits for a decision.', ...OPEN, assignee: 'me' },
  overdue: {
    ...{ name: 'Over 24 hours', empty: 'Nothing has waited for more than 24 hours.', ...OPEN },
    ...{ sort: 'oldest', olderThanMs: OVERDUE_MS },
  },
  pending: { name: 'Second person', empty: 'Nothing waits for a second person.', state: 'pending' },
  escalated: { name: 'Escalated', empty: 'Nothing is escalated.', state: 'escalated' },
  decided: { name: 'Decided', empty: 'Nothing was decided yet.', state: 'decided' },
  stopped: { name: 'Stopped', empty: 'No check was stopped.', action: 'REVIEW,BLOCK' },
  all: { name: 'Everything checked', empty: 'No check yet.' },
};
export const FIRST_SHOW = 'open';

export const filtersOf = (query: URLSearchParams): Filters => {
  const filters = Object.fromEntries(FILTER_NAMES.map((name) => [name, query.get(name) ?? '']));
  return {
    ...(filters as Filters),
    show: filters['show'] !== '' && filters['show'] !== undefined ? filters['show'] : FIRST_SHOW,
  };
};

/** The place of the inbox with these filters. */
export const placeOfFilters = (filters: Filters): string => {
  const usualSort = sortOf({ ...filters, sort: '' });
  const pairs = FILTER_NAMES.flatMap((name) => {
    const value = filters[name].trim();
    const isUsual = (name === 'show' && value === FIRST_SHOW) || (name === 'sort' && value === usualSort);
    return value === '' || isUsual ? [] : [[name, value]];
  });
  return pairs.length === 0 ? '/' : `/?${new URLSearchParams(pairs)}`;
};

const REQUEST_ID = /^req_[0-9a-z]{26}$/;
/** Of either family. What it is not, the index says. */
const ADDRESS = /^(?:0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/;

/** Where a search leads: a request id to its case, an address to every check that names it, else to references. */
export const placeOfSearch = (filters: Filters): string => {
  const text = filters.text.trim();
  if (REQUEST_ID.test(text.toLowerCase())) return caseOf(text.toLowerCase());
  if (text === '') return placeOfFilters({ ...filters, text });
  // what is searched for may be decided already: it is looked for everywhere
  const everywhere = { ...filters, show: 'all' };
  return placeOfFilters(ADDRESS.test(text) ? { ...everywhere, text: '', address: text } : everywhere);
};

/** A day in a filter is the whole of it, in UTC. */
export const dayAfter = (day: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10) : day;

/** The filters as the index takes them. `nowMs`: what is too old is so by this moment. */
export const queryOfFilters = (
  { show, sort, to, action, assignee, ...others }: Filters,
  nowMs: number,
): Readonly<Record<string, string | undefined>> => {
  const shown = SHOWS[show];
  const until = shown?.olderThanMs === undefined ? '' : new Date(nowMs - shown.olderThanMs).toISOString();
  return {
    ...{ ...others, to: to === '' ? until : dayAfter(to) },
    action: action === '' ? shown?.action : action,
    state: shown?.state,
    assignee: assignee === '' ? shown?.assignee : assignee,
    sort: sortOf({ show, sort }),
  };
};

/** `newest` where neither the reader nor the list says otherwise. */
export const sortOf = ({ show, sort }: Pick<Filters, 'show' | 'sort'>): string =>
  sort === '' ? (SHOWS[show]?.sort ?? 'newest') : sort;

/** The inbox as it was looked at last: the way from a case goes on from there. */
let latest = filtersOf(new URLSearchParams());
export const rememberFilters = (filters: Filters): void => {
  latest = filters;
};
export const latestFilters = (): Filters => latest;

/** How many filters narrow the list, beside what it is about. */
export const narrowing = (filters: Filters): number =>
  FILTER_NAMES.filter((name) => name !== 'show' && name !== 'sort' && filters[name] !== '').length;
