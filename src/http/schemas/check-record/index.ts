import { type Static, Type } from '../../../../domain/shared/schema.js';
import { ENVIRONMENTS } from '../../../../domain/record/record.js';
import { closed, identifier, list, nullable, oneOf, timestamp } from '../building-blocks.js';
import { DecisionSchema } from './decision.js';
import { FactsSchema } from './facts/index.js';
import { IntentSchema } from './intent.js';
import { PAYLOAD_KINDS } from '../../../../domain/payload/kinds/index.js';
import { SIMULATION_WISHES } from '../../../../domain/payload/payload.js';
import { PayloadSchema } from '../payload.js';

/** The payload as it was judged, with exactly what was sent: the bytes can be read again from it. */
const RecordedPayloadSchema = closed(
  {
    ...PayloadSchema.properties,
    origin: nullable(Type.String({ description: 'The origin that the bytes name for themselves.' })),
    asked_by: nullable(Type.String({ description: 'The origin that asked for the signature.' })),
    simulation: oneOf(SIMULATION_WISHES),
    given: closed({
      kind: oneOf(PAYLOAD_KINDS),
      content: Type.Unknown({ description: 'Exactly as it was sent.' }),
      safe_transactions: Type.Optional(list(Type.Unknown(), { description: 'As they were sent along.' })),
    }),
  },
  { title: 'RecordedPayload' },
);

const durationMs = Type.Number({ minimum: 0, description: 'Milliseconds.' });

/** The whole recorded decision, as `GET /api/checks/{request_id}` shows it. */
export const CheckRecordSchema = closed(
  {
    schema_version: Type.Integer({ minimum: 1 }),
    engine_version: Type.String(),
    request_id: identifier('req'),
    scope: closed({ partner_id: Type.String(), environment: oneOf(ENVIRONMENTS) }),
    key_id: Type.String(),
    checked_at: timestamp(),
    intent: IntentSchema,
    payload: Type.Optional(RecordedPayloadSchema),
    facts: FactsSchema,
    policy: closed({ policy_id: Type.String(), version: Type.Integer({ minimum: 1 }), sha256: Type.String() }),
    decision: DecisionSchema,
    timings: closed({ parse_ms: durationMs, gather_ms: durationMs, decide_ms: durationMs }),
    withdrawn: nullable(
      closed(
        { at: timestamp(), source: Type.String(), address: Type.String() },
        {
          description:
            'A list that changed within 24 hours of this ALLOW names an address of it, or the site that asked: it no ' +
            'longer holds. The source is the list, or partner-knowledge for your own. Null: it was not withdrawn.',
        },
      ),
    ),
  },
  { title: 'CheckRecord', description: 'Everything that was known and decided in one check.' },
);
export type CheckRecordView = Static<typeof CheckRecordSchema>;
