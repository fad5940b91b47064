import { Type } from '../../../../../domain/shared/schema.js';
import { closed, list, nullable } from '../../building-blocks.js';
import { count } from './value.js';

const usedRecipient = closed({
  key: Type.String(),
  paid: Type.Boolean({ description: 'A payment to it was reported as signed.' }),
  since: Type.String({ description: 'UTC day of the first check that counts.' }),
});

const earlierChecks = (description: string) =>
  list(Type.Union([closed({ usd: Type.Number() }), closed({ asset: Type.String(), amount: Type.Number() })]), {
    description,
  });

export const HistoryFactsSchema = closed({
  earlier_checks: earlierChecks(
    'Earlier checks of this sender with this recipient that count: the largest, by their size.',
  ),
  lookalikes: list(usedRecipient),
  recipient: nullable(usedRecipient),
  band_payments_last_day: nullable(count),
  checks_last_hour: nullable(count),
  payees: list(
    closed({
      key: Type.String(),
      earlier_checks: earlierChecks('The same with this account.'),
      lookalikes: list(usedRecipient),
      recipient: nullable(usedRecipient),
    }),
    { description: 'Other accounts that the bytes pay. Empty where no bytes were sent.' },
  ),
});
