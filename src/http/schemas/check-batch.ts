import { type Static, Type } from '../../../domain/shared/schema.js';
import { CheckRequestSchema } from './check-request.js';
import { CheckResponseSchema } from './check-response.js';
import { PayloadCheckRequestSchema } from './payload-check-request.js';
import { ProblemSchema } from './problem.js';
import { closed, list, nullable } from './building-blocks.js';

export const MAX_BATCH_ITEMS = 100;

const id = Type.String({
  minLength: 1,
  maxLength: 64,
  description: "The caller's own name for the item, once in a batch.",
  'x-rule': 'must be a string of 1 to 64 characters',
});

/** One item, as each is held to it by itself. It has one of its two checks. */
export const BatchItemSchema = closed(
  { id, check: Type.Optional(CheckRequestSchema), payload_check: Type.Optional(PayloadCheckRequestSchema) },
  { 'x-rule': 'must be an object with id and one of check, payload_check' },
);
export type BatchItemBody = Static<typeof BatchItemSchema>;

const ITEMS_RULE = `must be an array of 1 to ${String(MAX_BATCH_ITEMS)} items`;
const batchOf = <Items extends ReturnType<typeof Type.Array>>(items: Items) =>
  closed(
    { items },
    {
      title: 'BatchCheckRequest',
      description:
        'Checks that belong together, judged in order: each sees the ones before it. An item that breaks a rule is ' +
        'answered by itself and spoils no other. All together are at most 1 MiB, each item at most 64 KiB; what is ' +
        'no strict JSON (a member twice, a number that is not exact, a control character) refuses the whole body.',
    },
  );
const limits = { minItems: 1, maxItems: MAX_BATCH_ITEMS, 'x-rule': ITEMS_RULE };

/** What refuses the whole body. */
export const BatchBodySchema = batchOf(Type.Array(Type.Unknown(), limits));

/** What is published: the body with the form of its items. */
export const BatchRequestSchema = batchOf(
  Type.Array(
    Type.Union(
      [
        closed({ id, check: CheckRequestSchema }, { title: 'BatchCheck' }),
        closed({ id, payload_check: PayloadCheckRequestSchema }, { title: 'BatchPayloadCheck' }),
      ],
      { description: 'A declared intent, or bytes alone.' },
    ),
    limits,
  ),
);

/** The published answer to a batch. */
export const BatchResponseSchema = closed(
  {
    results: list(
      closed(
        {
          id: nullable(Type.String({ description: 'That of the item; null where it had none that can be used.' })),
          status: Type.Integer({
            minimum: 200,
            maximum: 599,
            description: 'What the check would have been answered with alone: 200 is a verdict, anything else is none.',
          }),
          body: Type.Union([CheckResponseSchema, ProblemSchema]),
        },
        { title: 'BatchResult' },
      ),
      { description: 'One for each item, in order.' },
    ),
  },
  { title: 'BatchCheckResponse', description: 'What became of each item. Every verdict in it is recorded.' },
);
export type BatchResponse = Static<typeof BatchResponseSchema>;
