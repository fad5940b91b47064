import { Type } from '../../../../../domain/shared/schema.js';
import { closed, list, nullable } from '../../building-blocks.js';
import { dateText } from './value.js';

const paidAccount = closed({
  key: Type.String(),
  since: dateText,
  transaction: Type.String({ description: 'The first payment of it that was read.' }),
});

export const ChainHistoryFactsSchema = closed({
  references: Type.Integer({ minimum: 0, description: 'How many accounts the sender paid, in what was read.' }),
  is_whole: Type.Boolean({ description: 'False: there is older history, which was not read.' }),
  accounts: list(closed({ key: Type.String(), paid: nullable(paidAccount), lookalikes: list(paidAccount) }), {
    description: 'Of the accounts that the check pays, those that others look like.',
  }),
});
