import { PAYLOAD_KINDS } from '../../../../domain/payload/kinds/index.js';
import { SIMULATION_WISHES } from '../../../../domain/payload/payload.js';
import { Type } from '../../../../domain/shared/schema.js';
import { closed, nullable, oneOf } from '../building-blocks.js';
import { PayloadSchema } from '../payload.js';

/** The payload as it was judged, with exactly what was sent: the bytes can be read again from it. */
export const RecordedPayloadSchema = closed(
  {
    ...PayloadSchema.properties,
    origin: nullable(Type.String({ description: 'The origin that the bytes name for themselves.' })),
    asked_by: nullable(Type.String({ description: 'The origin that asked for the signature.' })),
    simulation: oneOf(SIMULATION_WISHES),
    given: closed({ kind: oneOf(PAYLOAD_KINDS), content: Type.Unknown({ description: 'Exactly as it was sent.' }) }),
  },
  { title: 'RecordedPayload' },
);
