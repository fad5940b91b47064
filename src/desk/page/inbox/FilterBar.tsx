import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ACTIONS } from '../../../../domain/verdict/action.js';
import { objectWith } from '../api/call.js';
import { chainsOn } from '../api/session.js';
import type { DeskSchemas } from '../api/types.js';
import { useLoad } from '../api/use-load.js';
import { chainName, FINDING_CHOICES } from '../parts/words.js';
import { goTo, Link } from '../route.js';
import { type FilterName, type Filters, narrowing, placeOfFilters, placeOfSearch, SHOWS, sortOf } from './filters.js';

const readPeople = objectWith<DeskSchemas['DeskPeople']>('people');

const PLAIN = { autocomplete: 'off', autocapitalize: 'none', spellcheck: false } as const;

type Choices = readonly (readonly [string, string])[];

const CHOICES: Readonly<Partial<Record<FilterName, Choices>>> = {
  action: [['', 'As the list says'], ...ACTIONS.map((action) => [action, action] as const)],
  shadow_action: [['', 'Any'], ...ACTIONS.map((action) => [action, action] as const)],
  finding: [['', 'Any'], ...FINDING_CHOICES],
  direction: [
    ['', 'Both'],
    ['outgoing', 'Outgoing'],
    ['incoming', 'Incoming'],
  ],
};

const choicesOf = (name: FilterName, people: Choices): Choices => {
  if (name === 'chain') return [['', 'Any'], ...chainsOn().map((chain) => [chain, chainName(chain)] as const)];
  return name === 'assignee' ? [...ANYONE, ...people] : (CHOICES[name] ?? []);
};

const ANYONE: Choices = [
  ['', 'As the list says'],
  ['me', 'Me'],
  ['none', 'Nobody'],
];

/** How each further filter is asked for: its label, and the kind of its field. */
const FIELDS: readonly (readonly [FilterName, string, 'text' | 'date' | 'number' | 'choice'])[] = [
  ['action', 'Action', 'choice'],
  ['shadow_action', 'Would have been (on trial)', 'choice'],
  ['finding', 'Finding', 'choice'],
  ['address', 'Address, of any role', 'text'],
  ['chain', 'Chain', 'choice'],
  ['direction', 'Direction', 'choice'],
  ['assignee', 'Assignee', 'choice'],
  ['token', 'Token', 'text'],
  ['value_from', 'Value from, US dollars', 'number'],
  ['value_to', 'Value to, US dollars', 'number'],
  ['from', 'From the day (UTC)', 'date'],
  ['to', 'To the day (UTC)', 'date'],
  ['source', 'Source of evidence', 'text'],
  ['policy', 'Policy', 'text'],
];

interface FieldOptions {
  readonly field: (typeof FIELDS)[number];
  readonly value: string;
  readonly change: (name: FilterName, value: string) => void;
  readonly people: Choices;
}

const Field = ({ field: [name, label, kind], value, change, people }: FieldOptions) => {
  const attributes = {
    ...PLAIN,
    id: `filter-${name}`,
    name,
    value,
    onInput: (event: Event) => change(name, (event.currentTarget as HTMLInputElement).value),
  };
  return (
    <div class="field">
      <label for={attributes.id}>{label}</label>
      {kind === 'choice' ? (
        <select
          id={attributes.id}
          name={name}
          value={value}
          onChange={(event) => change(name, event.currentTarget.value)}
        >
          {choicesOf(name, people).map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      ) : kind === 'date' ? (
        <input type="date" {...attributes} />
      ) : (
        <input type="text" inputmode={kind === 'number' ? 'decimal' : 'text'} {...attributes} />
      )}
    </div>
  );
};

/** What the list is about. */
const Shows = ({ filters }: { readonly filters: Filters }) => {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    // on a phone the row is longer than the screen
    if (list.current !== null && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft;
  }, []);
  return (
    <ul class="shows" aria-label="What the list shows" ref={list}>
      {Object.entries(SHOWS).map(([show, { name }]) => (
        <li key={show}>
          <Link to={placeOfFilters({ ...filters, show, sort: '' })} current={filters.show === show}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
};

const Orders = ({ filters }: { readonly filters: Filters }) => (
  <ul class="shows orders" aria-label="Order of the list">
    {ORDERS.map(([sort, name]) => (
      <li key={sort}>
        <Link to={placeOfFilters({ ...filters, sort })} current={sortOf(filters) === sort}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

const ORDERS = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['risk', 'Riskiest first'],
] as const;

/** What the list is about, a search in references, and the further filters. They take effect when they are applied. */
export const FilterBar = ({ filters }: { readonly filters: Filters }) => {
  const [draft, setDraft] = useState(filters);
  const change = (name: FilterName, value: string): void => setDraft((before) => ({ ...before, [name]: value }));
  const count = narrowing({ ...filters, text: '' });
  const { load } = useLoad<DeskSchemas['DeskPeople']>('/api/people', readPeople);
  // without them the list is filtered by all the rest
  const people = load.status === 'ready' ? load.value.people.map(({ id, name }) => [id, name] as const) : [];
  return (
    <form
      class="filters"
      role="search"
      aria-label="Checks"
      onSubmit={(event) => {
        event.preventDefault();
        goTo(placeOfSearch(draft));
      }}
    >
      <Shows filters={filters} />
      <div class="search">
        <label for="filter-text" class="visually-hidden">
          Search: request id, address, reference or name
        </label>
        <input
          id="filter-text"
          type="search"
          placeholder="Id, address, reference or name"
          {...PLAIN}
          value={draft.text}
          onInput={(event) => change('text', event.currentTarget.value)}
        />
        <button type="submit">Search</button>
      </div>
      <Orders filters={filters} />
      <details class="more" open={count > (filters.address === '' ? 0 : 1)}>
        <summary>{count === 0 ? 'More filters' : `More filters: ${count} in use`}</summary>
        <div class="fields">
          {FIELDS.map((field) => (
            <Field key={field[0]} field={field} value={draft[field[0]]} change={change} people={people} />
          ))}
        </div>
        <p class="buttons">
          <button type="submit" class="primary">
            Apply
          </button>
          <Link to={placeOfFilters({ ...filters, ...NOTHING })} class="button">
            Clear filters
          </Link>
        </p>
      </details>
    </form>
  );
};

const NOTHING = Object.fromEntries([...FIELDS.map(([name]) => [name, '']), ['text', '']]) as Partial<Filters>;
