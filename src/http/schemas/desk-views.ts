import Type, { type Static, type TSchema } from 'typebox';
import { LIST_CATEGORIES } from '../../../domain/facts/screening/category.js';
import { CHAINS } from '../../../domain/intent/chain.js';
import { FINDING_CODES } from '../../../domain/verdict/finding.js';
import type { OverviewRequest } from '../../application/api.js';
import { closed, list, moment, nullable, oneOf, timestamp } from './building-blocks.js';
import { CHECK_FILTERS, CheckListSchema } from './check-list.js';
import { ListEntrySchema, OwnAttributionSchema } from './own-knowledge.js';
import { SourcesSchema } from './sources.js';

const count = (description?: string) =>
  Type.Integer({ minimum: 0, ...(description === undefined ? {} : { description }) });
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
    days: list(closed({ day: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }), ...byAction }), {
      description: 'Oldest first; a day without a check is not there.',
    }),
    findings: byFinding,
    sources: SourcesSchema.properties.sources,
  },
  { title: 'Overview' },
);
export type OverviewView = Static<typeof OverviewSchema>;

/** All that is known of one address. */
export const AddressViewSchema = closed(
  {
    address: Type.String({ description: 'Lower-case hex or base58.' }),
    chain: oneOf(CHAINS),
    lists: list(
      closed({
        source: Type.String(),
        list: Type.String({ description: 'Format of the list.' }),
        chain: nullable(oneOf(CHAINS, { description: 'The one that the row names.' })),
        category: oneOf(LIST_CATEGORIES),
        entity: nullable(Type.String()),
        reference: Type.String({ description: "The list's own." }),
        since: nullable(Type.String({ description: 'Date of the row, by its publisher.' })),
        last_seen: timestamp('When the list that names it was imported.'),
        version_sha256: Type.String(),
        published_at: timestamp(),
      }),
      { description: 'What lists in force say of it.' },
    ),
    own_lists: list(closed({ list: oneOf(['allow', 'deny']), ...ListEntrySchema.properties })),
    attributions: list(OwnAttributionSchema),
    ...CheckListSchema.properties,
  },
  { title: 'AddressView' },
);
export type AddressViewBody = Static<typeof AddressViewSchema>;
