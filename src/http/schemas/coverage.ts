import { Type } from '../../../domain/shared/schema.js';
import { COVERAGE_BASES, NOT_ANSWERED_CAPABILITIES } from '../../../domain/decision/check-coverage.js';
import { COVERAGE_STATUSES, UNAVAILABLE_REASONS } from '../../../domain/facts/coverage.js';
import { closed, list, nullable, oneOf } from './building-blocks.js';

const moment = (description: string) => nullable(Type.String({ description }));
const count = (description: string) => Type.Integer({ minimum: 0, description });

const NotAnsweredSchema = closed(
  {
    provider: Type.String(),
    capability: nullable(oneOf(NOT_ANSWERED_CAPABILITIES)),
    status: oneOf(COVERAGE_STATUSES.filter((status) => status !== 'answered')),
    reason: nullable(oneOf(UNAVAILABLE_REASONS)),
  },
  { title: 'NotAnswered', description: 'A source that did not answer, was stale, or does not know the chain.' },
);

/** In every answer of a check, and in its record. */
export const CheckCoverageSchema = closed(
  {
    basis: oneOf(COVERAGE_BASES, {
      description:
        'What was judged: what the request declares, what its bytes say, or what a node did with them. `declared` ' +
        'also where nothing could be read of the bytes.',
    }),
    level: nullable(Type.Integer({ minimum: 0, maximum: 4, description: 'How much a simulation shows.' })),
    sanctions_lists: count('Loaded lists that hold sanctions. 0: no sanctions list was looked at.'),
    threat_lists: count('Loaded lists that hold anything else against an address.'),
    screening_vendors: count('Screening vendors that answered: what they know is in no list.'),
    oldest_list_as_of: moment('Date of the oldest loaded list; null where none is loaded.'),
    prices_as_of: moment('Date of the reference price; null where the token has none.'),
    not_answered: list(NotAnsweredSchema),
    sentence: Type.String({ description: 'The same as a sentence, for people.' }),
  },
  { title: 'CheckCoverage', description: 'What was looked at, and how old it was. It is no finding.' },
);
