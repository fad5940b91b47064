import { type Static, Type } from '../../../domain/shared/schema.js';
import { ENTITY_ROLES, PUBLISHED_CATEGORIES, EXPOSURES } from '../../../domain/facts/screening/evidence.js';
import { SEVERITIES } from '../../../domain/shared/severity.js';
import { readerOf } from '../../shared/described-form.js';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const share = Type.Number({ minimum: 0, maximum: 1 });
const time = Type.String({ format: 'date-time' });
const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Enum(values as unknown as Record<string, T[number]>);
const closed = { additionalProperties: false } as const;

const Entity = Type.Object(
  {
    name: text(200),
    type: text(60),
    role: Type.Optional(oneOf(ENTITY_ROLES)),
    verification: oneOf(['verified', 'reported', 'unverified'] as const),
    confidence: share,
    jurisdiction: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    identifiers: Type.Optional(
      Type.Array(Type.Object({ scheme: text(40), value: text(120) }, closed), { maxItems: 10 }),
    ),
  },
  closed,
);

const Step = Type.Object(
  {
    address: text(128),
    label: Type.Optional(text(200)),
    role: Type.Optional(oneOf(ENTITY_ROLES)),
    transaction: Type.Optional(text(128)),
  },
  closed,
);

const Label = Type.Object(
  {
    category: oneOf(PUBLISHED_CATEGORIES),
    exposure: oneOf(EXPOSURES),
    severity: oneOf(SEVERITIES),
    confidence: share,
    reference: text(200),
    observed_at: time,
    max_age_seconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 315_360_000 })),
    share: Type.Optional(share),
    missing: Type.Optional(Type.Array(text(60), { maxItems: 10 })),
    entity: Type.Optional(Entity),
    path: Type.Optional(Type.Array(Step, { maxItems: 32 })),
  },
  closed,
);

/**
 * What the feed answers. Closed on purpose: a member or a value that is not known here might change the meaning of the
 * rest.
 */
export const ThreatFeedAnswer = Type.Object(
  {
    as_of: time,
    results: Type.Array(Type.Object({ address: text(128), labels: Type.Array(Label, { maxItems: 200 }) }, closed), {
      maxItems: 16,
    }),
  },
  closed,
);

export type FeedAnswer = Static<typeof ThreatFeedAnswer>;
export type FeedLabel = Static<typeof Label>;

/** Takes an answer only in exactly the documented form. Throws a `ProviderError` of reason `bad_response`. */
export const readThreatFeedAnswer = readerOf(ThreatFeedAnswer);
