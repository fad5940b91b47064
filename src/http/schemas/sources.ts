import { type Static, Type } from '../../../domain/shared/schema.js';
import { CAPABILITIES } from '../../../domain/facts/kinds.js';
import { DATED_BY } from '../../../domain/facts/screening/screening-facts.js';
import { UNAVAILABLE_REASONS } from '../../../domain/facts/coverage.js';
import { SOURCE_ORIGINS, SOURCE_STATUSES, SYNC_RESULTS } from '../../application/api.js';
import { MissingKnowledgeSchema } from './health.js';
import { closed, list, nullable, oneOf, timestamp } from './building-blocks.js';

const SourceSchema = closed(
  {
    id: Type.String({
      description:
        'As coverage, policies and settings name it; of a list its source; `partner-knowledge:…` for your own ' +
        'knowledge.',
    }),
    name: Type.String(),
    kind: oneOf(['local', 'external', 'demonstration', 'list']),
    capability: nullable(
      oneOf(CAPABILITIES, { description: 'What a check asks it for; of lists, those of contracts alone have one.' }),
    ),
    categories: list(Type.String(), { description: 'What the rows of a list mean; empty for other sources.' }),
    origin: oneOf(SOURCE_ORIGINS, {
      description:
        'Where its data comes from: `bundled` with the program, the `service` itself, a vendor or node that is ' +
        '`asked` in each check, a list that was `imported` and that no feed keeps current, one that is `synced` by a ' +
        'feed, or what the `partner` says itself.',
    }),
    required: Type.Boolean({
      description: 'Without it no check is ALLOW. A policy can make external sources optional.',
    }),
    status: oneOf(SOURCE_STATUSES, {
      description:
        'How it answered last: a source of the service itself now, an external one in the last check of the process ' +
        'that answers (`not_asked`: in none since its start). A list is `loaded`, `stale` or `missing`.',
    }),
    as_of: nullable(Type.String({ description: 'Date of the data, ISO 8601; of own knowledge its last change.' })),
    dated_by: nullable(
      oneOf(DATED_BY, {
        description:
          'Who says so, of a list: its `publisher` (in the file, by a signature, or as an operator imported it), or ' +
          'only the `server` that it was fetched from (`Last-Modified`), or the time at which it was `first_seen`. ' +
          'The last two may prove it stale and never make it CURRENT.',
      }),
    ),
    age_seconds: nullable(Type.Integer({ minimum: 0 })),
    max_age_seconds: nullable(Type.Integer({ minimum: 0, description: 'Older data is stale; null: no limit is set.' })),
    rows: nullable(Type.Integer({ minimum: 0, description: 'Of own knowledge those that are in force.' })),
    sha256: nullable(Type.String({ pattern: '^[0-9a-f]{64}$' })),
    last_sync: nullable(
      timestamp('Of a list, when it was last confirmed or imported; of an external source, when it last answered.'),
    ),
    next_sync: nullable(timestamp('Null: nothing fetches it by itself. Of a feed that was never tried: now.')),
    last_error: nullable(
      closed({
        at: timestamp(),
        reason: oneOf([...new Set([...UNAVAILABLE_REASONS, ...SYNC_RESULTS])]),
        message: nullable(Type.String()),
      }),
    ),
    failures_in_row: nullable(Type.Integer({ minimum: 0, description: 'Of the feed that keeps a list current.' })),
    problem: nullable(
      closed(
        {
          meaning: Type.String({ description: 'What is wrong, and what that means for verdicts.' }),
          remedy: Type.String({ description: 'The setting or command that mends it.' }),
        },
        { description: 'Null: it is well.' },
      ),
    ),
  },
  { title: 'Source' },
);

/** What checks are told by, how old it is, where it comes from, and when it is fetched next. */
export const SourcesSchema = closed(
  { checked_at: timestamp(), sources: list(SourceSchema), missing: MissingKnowledgeSchema },
  {
    title: 'Sources',
    description: 'Every wired source, every list that is in force, required or kept by a feed, and your own knowledge.',
  },
);
export type SourcesView = Static<typeof SourcesSchema>;
