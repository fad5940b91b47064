import { type Static, type TSchema, Type } from '../../../domain/shared/schema.js';
import { CONFIRMABLE_SECONDS, CONFIRMATION_RESULTS } from '../../../domain/record/confirmation.js';
import type { ConfirmRequest } from '../../application/api.js';
import { closed, identifier, list, oneOf, timestamp } from './building-blocks.js';
import { CheckRequestSchema } from './check-request.js';
import { PAYLOAD_PROPERTIES, PAYLOADS } from './payload-members.js';

const { chain, from_address } = CheckRequestSchema.properties;

/** The body of `POST /api/checks/{request_id}/confirm`. Two payloads, or none, are refused. */
export const ConfirmRequestSchema = closed(
  {
    ...PAYLOADS,
    origin: PAYLOAD_PROPERTIES.origin,
    chain: Type.Optional(chain),
    from_address: Type.Optional(from_address),
  } satisfies Readonly<Record<keyof ConfirmRequest, TSchema>>,
  {
    title: 'ConfirmRequest',
    description:
      'The final bytes, just before they are signed: exactly one payload. chain, from_address and origin are ' +
      'compared with those of the check where they are sent.',
  },
);

/** The answer of a confirmation. */
export const ConfirmationSchema = closed(
  {
    request_id: identifier('req', 'The check that it is about.'),
    result: oneOf(CONFIRMATION_RESULTS, {
      description:
        'SAME: sign. DRIFTED: other bytes than those that were judged. STATE_CHANGED: the state of the chain is not ' +
        'known to be the one that was simulated. EXPIRED: the check is too old. NOT_ALLOWED: a BLOCK, a REVIEW that ' +
        'was not acknowledged, a check without bytes, one that was withdrawn, cancelled or confirmed malicious.',
    }),
    fields: list(Type.String(), {
      description:
        'What differs, or what the bytes leave open: members of the payload, and terms of what it does, as spender ' +
        'or amount. state, or state_unknown, with STATE_CHANGED. Else empty.',
    }),
    message: Type.String({ description: 'The reason in a sentence.' }),
    demonstration: Type.Boolean({ description: 'The check rests on demonstration evidence, not on real funds.' }),
    confirmed_at: timestamp(),
    expires_at: timestamp(
      `Until then the check can be confirmed: ${String(CONFIRMABLE_SECONDS.unsimulated)} s after it, ` +
        `${String(CONFIRMABLE_SECONDS.simulated)} s where it was simulated, or less by its policy.`,
    ),
    receipt: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$',
        description: 'Only with SAME: a signed statement (EdDSA JWS) that these bytes may be signed until expires_at.',
      }),
    ),
  },
  { title: 'Confirmation', description: 'Whether a check still holds for the bytes that are about to be signed.' },
);
export type ConfirmationView = Static<typeof ConfirmationSchema>;
