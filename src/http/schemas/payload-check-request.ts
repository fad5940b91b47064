import type { TSchema } from '../../../domain/shared/schema.js';
import type { PayloadCheckRequest } from '../../application/api.js';
import { closed } from './building-blocks.js';
import { CheckRequestSchema } from './check-request.js';
import { PAYLOAD_PROPERTIES } from './payload-members.js';

const { from_address, chain, expected_to_address, counterparty_name, intent_reference, policy_id } =
  CheckRequestSchema.properties;

/** The body of a check of bytes alone. Unknown members are refused, and so are two payloads, or none. */
export const PayloadCheckRequestSchema = closed(
  {
    from_address,
    chain,
    ...PAYLOAD_PROPERTIES,
    expected_to_address,
    counterparty_name,
    intent_reference,
    policy_id,
  } satisfies Readonly<Record<keyof PayloadCheckRequest, TSchema>>,
  { title: 'PayloadCheckRequest', description: 'What a wallet was handed to sign: exactly one payload.' },
);
