import { FINDING_CODES } from '../../../domain/findings/index.js';
import { type Static, type TSchema, Type } from '../../../domain/shared/schema.js';
import { OUTCOMES, PERIODS } from '../../../domain/record/outcome.js';
import type { PrecisionRequest } from '../../application/api.js';
import { closed, list, moment, oneOf, timestamp } from './building-blocks.js';

/** The query of `GET /api/precision`. */
export const PrecisionQuerySchema = closed({
  from: Type.Optional(moment('The first moment. Left out: 30 days before `to`.')),
  to: Type.Optional(moment('The moment before which checks count, at most 366 days later. Left out: now.')),
  period: Type.Optional(
    oneOf(PERIODS, { description: 'UTC days or months; `month` is the default.', 'x-rule': 'must be day or month' }),
  ),
} satisfies Readonly<Record<keyof PrecisionRequest, TSchema>>);

const count = Type.Integer({ minimum: 0 });

const outcomeCounts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count])) as Record<
  (typeof OUTCOMES)[number],
  typeof count
>;

/** How often each finding fired, and what became of those checks. */
export const PrecisionSchema = closed(
  {
    from: timestamp(),
    to: timestamp(),
    period: oneOf(PERIODS),
    findings: list(
      closed({
        code: oneOf(FINDING_CODES),
        period: Type.String({ description: 'The UTC day or month.' }),
        fired: Type.Integer({ minimum: 1, description: 'Checks with the finding, with every outcome.' }),
        ...outcomeCounts,
      }),
    ),
  },
  {
    title: 'Precision',
    description: 'For each finding that fired and each period: how often, and the latest outcomes of those checks.',
  },
);
export type PrecisionView = Static<typeof PrecisionSchema>;
