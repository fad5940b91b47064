import { type Static, type TSchema, Type } from '../../../domain/shared/schema.js';
import { OUTCOMES } from '../../../domain/record/outcome.js';
import type { OutcomeRequest } from '../../application/api.js';
import { closed, identifier, nullable, oneOf, timestamp } from './building-blocks.js';

/** The body of `POST /api/checks/{request_id}/outcome`. */
export const OutcomeRequestSchema = closed(
  {
    outcome: oneOf(OUTCOMES, {
      description:
        'signed: the transaction went out. acknowledged: the user read the findings of a REVIEW and went on. ' +
        'cancelled: it was given up. confirmed_malicious: it was fraud. false_alarm: the findings were wrong.',
      'x-rule': `must be one of ${OUTCOMES.join(', ')}`,
    }),
    transaction_hash: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 128,
        description: 'The transaction on its chain: 0x and 64 hex digits, or a Solana signature.',
        'x-rule': 'must be a string of 1 to 128 characters',
      }),
    ),
    note: Type.Optional(
      Type.String({
        maxLength: 500,
        'x-rule': 'must be a string of at most 500 characters',
        description: 'Your words.',
      }),
    ),
  } satisfies Readonly<Record<keyof OutcomeRequest, TSchema>>,
  { title: 'OutcomeRequest' },
);

/** A stored report of an outcome. */
export const OutcomeSchema = closed(
  {
    request_id: identifier('req', 'The check that it is about.'),
    outcome: oneOf(OUTCOMES),
    transaction_hash: nullable(Type.String()),
    note: nullable(Type.String()),
    reported_at: timestamp(),
  },
  { title: 'Outcome', description: 'What became of a check. The latest report about a check counts.' },
);
export type OutcomeView = Static<typeof OutcomeSchema>;
