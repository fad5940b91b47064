import Type from 'typebox';
import { closed, list, nullable } from '../../building-blocks.js';
import { count } from './value.js';

export const HistoryFactsSchema = closed({
  allowed_checks_to_recipient: count,
  recipient_used_by_sender: Type.Boolean(),
  lookalike_recipients: list(Type.String()),
  band_checks_last_day: nullable(count),
  checks_last_hour: nullable(count),
});
