import { Type } from '../../../../../domain/shared/schema.js';
import { closed, list, nullable } from '../../building-blocks.js';
import { count } from './value.js';

const size = Type.Union([closed({ usd: Type.Number() }), closed({ asset: Type.String(), amount: Type.Number() })]);

const usedRecipient = closed({
  key: Type.String(),
  paid: Type.Boolean({ description: 'A payment to it was reported as signed.' }),
  since: Type.String({ description: 'UTC day of the first check that counts, or of the first statement.' }),
  signed: nullable(size),
  listed: Type.Boolean({ description: 'It stands on the allow list or among the attributions of the partner.' }),
});

const earlierChecks = (description: string) => list(size, { description });

/** What looks like an account. */
const alike = {
  lookalikes: list(usedRecipient),
  references: Type.Integer({ description: 'Among how many accounts they were found.' }),
  cleared_on: nullable(Type.String({ description: 'UTC day of a check that the review desk called a false alarm.' })),
  recipient: nullable(usedRecipient),
};

export const HistoryFactsSchema = closed({
  earlier_checks: earlierChecks(
    'Earlier checks of this sender with this recipient that count: the largest, by their size.',
  ),
  ...alike,
  band_payments_last_day: nullable(count),
  checks_last_hour: nullable(count),
  payees: list(
    closed({
      key: Type.String(),
      earlier_checks: earlierChecks('The same with this account.'),
      ...alike,
    }),
    { description: 'Other accounts that the bytes pay. Empty where no bytes were sent.' },
  ),
});
