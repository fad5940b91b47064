import { Type } from '../../../../../domain/shared/schema.js';
import { DATED_BY } from '../../../../../domain/facts/screening/screening-facts.js';
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
});
