import { Type } from '../../../../../domain/shared/schema.js';
import { DATED_BY } from '../../../../../domain/facts/screening/screening-facts.js';
import { SITE_MATCHES } from '../../../../../domain/facts/screening/site-listing.js';
import { LIST_CATEGORIES } from '../../../../../domain/facts/screening/category.js';
import { closed, list, nullable, oneOf } from '../../building-blocks.js';
import { RecordedEvidenceSchema } from './evidence.js';
import { count, dateText } from './value.js';

export const ScreeningFactsSchema = closed({
  evidence: list(RecordedEvidenceSchema),
  lists: list(
    closed({
      source: Type.String(),
      published_at: dateText,
      dated_by: Type.Optional(oneOf(DATED_BY, { description: 'Absent: its publisher.' })),
      max_age_seconds: nullable(Type.Number({ minimum: 0 })),
      rows: count,
      sha256: Type.String(),
      categories: list(oneOf(LIST_CATEGORIES)),
    }),
  ),
  sites: Type.Optional(
    list(
      closed({
        host: Type.String(),
        match: oneOf(SITE_MATCHES),
        entry: Type.String({
          description: 'What the list names: the host, one above it, or the site that it is like.',
        }),
        source: Type.String(),
        published_at: dateText,
        demonstration: Type.Boolean(),
      }),
      { description: 'What lists say of the sites that the check names. Absent: nothing.' },
    ),
  ),
});
