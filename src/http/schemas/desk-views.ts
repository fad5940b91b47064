import { FINDING_CODES } from '../../../domain/findings/index.js';
import { type Static, type TSchema, Type } from '../../../domain/shared/schema.js';
import { LIST_CATEGORIES } from '../../../domain/facts/screening/category.js';
import {
  DIFFERENCE_LIMIT,
  type ListChangesRequest,
  type OverviewRequest,
  TOUCHED_LIMIT,
} from '../../application/api.js';
import { closed, list, moment, nullable, oneOf, timestamp } from './building-blocks.js';
import { chainWord } from './chains.js';
import { CHECK_FILTERS, CheckListSchema } from './check-list.js';
import { ListEntrySchema, OwnAttributionSchema } from './own-knowledge.js';
import { SourcesSchema } from './sources.js';

const count = (description?: string) =>
  Type.Integer({ minimum: 0, ...(description === undefined ? {} : { description }) });
const day = (description?: string) =>
  Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', ...(description === undefined ? {} : { description }) });
const byAction = { ALLOW: count(), REVIEW: count(), BLOCK: count() };
const byFinding = list(closed({ code: oneOf(FINDING_CODES), count: count() }), {
  description: 'Most frequent first.',
});

/** The query of a summary: which checks are counted. */
export const CheckSummaryQuerySchema = closed(CHECK_FILTERS);

/** How many checks a filter finds. */
export const CheckSummarySchema = closed(
  {
    count: count(),
    count_is_at_least: Type.Boolean({ description: 'There are more: the figures are of that many of them.' }),
    by_action: closed(byAction),
    by_finding: byFinding,
  },
  { title: 'CheckSummary' },
);
export type CheckSummaryView = Static<typeof CheckSummarySchema>;

/** The query of an overview. */
export const OverviewQuerySchema = closed({
  from: Type.Optional(moment('The first UTC day; 29 days before the last without it.')),
  to: Type.Optional(moment('The last UTC day; today without it.')),
} satisfies Readonly<Record<keyof OverviewRequest, TSchema>>);

/** Checks of each day, and the sources behind them. */
export const OverviewSchema = closed(
  {
    days: list(closed({ day: day(), ...byAction }), {
      description: 'Oldest first; a day without a check is not there.',
    }),
    cases: list(
      closed({
        day: day(),
        opened: Type.Integer({ minimum: 0, description: 'Checks of that day that were REVIEW or BLOCK.' }),
        decided: Type.Integer({
          minimum: 0,
          description: 'Cases that a person decided on that day, for the last time.',
        }),
        open: Type.Integer({ minimum: 0, description: 'Cases that were open when the day ended.' }),
      }),
      { description: 'Every day of the period, oldest first. A case is a check that was REVIEW or BLOCK.' },
    ),
    findings: byFinding,
    sources: SourcesSchema.properties.sources,
  },
  { title: 'Overview' },
);
export type OverviewView = Static<typeof OverviewSchema>;

const flow = (description: string) =>
  closed(
    {
      count: count(),
      value_usd: Type.Number({ minimum: 0, description: 'Of those with a value.' }),
      without_value: count('Checks without a value.'),
    },
    { description },
  );
const totals = (description: string) =>
  closed(
    {
      count: count('Checks that named it, in any role.'),
      first_day: nullable(day()),
      last_day: nullable(day()),
      to_it: flow('What was to be paid to it, or allowed to it. Planned: whatever the answer was.'),
      from_it: flow('What it was to pay, or to allow others.'),
    },
    { description },
  );

/** All that is known of one address. */
export const AddressViewSchema = closed(
  {
    address: Type.String({ description: 'Lower-case hex or base58.' }),
    chain: chainWord(),
    lists: list(
      closed({
        source: Type.String(),
        list: Type.String({ description: 'Format of the list.' }),
        chain: nullable(chainWord('The one that the row names.')),
        category: oneOf(LIST_CATEGORIES),
        entity: nullable(Type.String()),
        reference: Type.String({ description: "The list's own." }),
        since: Type.String({
          description:
            'Date of the row, by its publisher; else of the import since which the list is known to name it.',
        }),
        last_seen: timestamp('When the list that names it was imported.'),
        version_sha256: Type.String(),
        published_at: timestamp(),
      }),
      { description: 'What lists in force say of it.' },
    ),
    own_lists: list(closed({ list: oneOf(['allow', 'deny']), ...ListEntrySchema.properties })),
    attributions: list(OwnAttributionSchema),
    totals: totals('Of all checks about it, however many are listed.'),
    recent: totals('The same since `recent_from`.'),
    recent_from: day('A UTC day: the last 30 with today.'),
    ...CheckListSchema.properties,
  },
  { title: 'AddressView' },
);
export type AddressViewBody = Static<typeof AddressViewSchema>;

const address = closed({ address: Type.String(), chain: nullable(chainWord()) });
const version = Type.Integer({ minimum: 1, description: 'Grows with each import, of any list.' });

/** Versions of every imported list. */
export const ListVersionsSchema = closed(
  {
    lists: list(
      closed({
        source: Type.String(),
        versions: list(
          closed({
            version,
            format: Type.String(),
            categories: list(oneOf(LIST_CATEGORIES)),
            published_at: timestamp(),
            imported_at: timestamp(),
            rows: count(),
            sha256: Type.String(),
            in_force: Type.Boolean(),
            changed: nullable(
              closed(
                { added: count(), removed: count() },
                { description: 'Null: it replaced none, or was not compared.' },
              ),
            ),
          }),
          { description: 'Newest first, at most 20.' },
        ),
      }),
    ),
  },
  { title: 'ListVersions' },
);
export type ListVersionsView = Static<typeof ListVersionsSchema>;

const asked = (description: string) =>
  Type.Optional(
    Type.String({ pattern: '^[1-9][0-9]{0,8}$', description, 'x-rule': 'must be the number of a version' }),
  );

/** The query of what differs between two versions of a list. */
export const ListChangesQuerySchema = closed({
  from: asked('The earlier version; the one before the later without it.'),
  to: asked('The later version; the one in force without it.'),
} satisfies Readonly<Record<keyof ListChangesRequest, TSchema>>);

/** What differs between two versions of a list, and what it touches. */
export const ListChangesSchema = closed(
  {
    source: Type.String(),
    from: version,
    to: version,
    added: list(address, { description: `At most ${DIFFERENCE_LIMIT}.` }),
    removed: list(address, { description: `At most ${DIFFERENCE_LIMIT}.` }),
    counts: closed({ added: count(), removed: count() }, { description: 'Of all.' }),
    is_whole: Type.Boolean({ description: 'False: a version between them was not compared, so there may be more.' }),
    touched_allows: list(closed({ request_id: Type.String(), checked_at: timestamp(), address: Type.String() }), {
      description: `ALLOWs about an address that came, newest first, at most ${TOUCHED_LIMIT} checks.`,
    }),
    touched_is_cut: Type.Boolean({ description: 'There may be more: too many addresses or too many checks.' }),
  },
  { title: 'ListChanges' },
);
export type ListChangesBody = Static<typeof ListChangesSchema>;
