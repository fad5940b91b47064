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
}

/** What the list is about, before any filter. The first is the desk's daily work. */
export const SHOWS: Readonly<Record<string, Show>> = {
  open: { name: 'To decide', empty: 'Nothing waits for a decision.', action: 'REVIEW,BLOCK', state: 'open' },
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
  const pairs = FILTER_NAMES.flatMap((name) => {
    const value = filters[name].trim();
    return value === '' || (name === 'show' && value === FIRST_SHOW) ? [] : [[name, value]];
  });
  return pairs.length === 0 ? '/' : `/?${new URLSearchParams(pairs)}`;
};

const REQUEST_ID = /^req_[0-9a-z]{26}$/;
/** Of either family. What it is not, the index says. */
const ADDRESS = /^(?:0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/;

/** Where a search leads: a request id to its case, an address to every check that names it, else to references. */
export const placeOfSearch = (filters: Filters): string => {
  const text = filters.text.trim();
  if (REQUEST_ID.test(text)) return caseOf(text);
  return placeOfFilters(ADDRESS.test(text) ? { ...filters, show: 'all', text: '', address: text } : filters);
};

/** A day in a filter is the whole of it, in UTC. */
const endOf = (day: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10) : day;

/** The filters as the index takes them. */
export const queryOfFilters = ({
  show,
  sort: _sort,
  to,
  action,
  ...others
}: Filters): Readonly<Record<string, string | undefined>> => ({
  ...{ ...others, to: to === '' ? '' : endOf(to) },
  action: action === '' ? SHOWS[show]?.action : action,
  state: SHOWS[show]?.state,
});

/** The inbox as it was looked at last: the way from a case goes on from there. */
let latest = filtersOf(new URLSearchParams());
export const rememberFilters = (filters: Filters): void => {
  latest = filters;
};
export const latestFilters = (): Filters => latest;

/** How many filters narrow the list, beside what it is about. */
export const narrowing = (filters: Filters): number =>
  FILTER_NAMES.filter((name) => name !== 'show' && name !== 'sort' && filters[name] !== '').length;
