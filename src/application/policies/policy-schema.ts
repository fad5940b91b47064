import { FINDING_CODES } from '../../../domain/findings/index.js';
import { type Static, Type } from '../../../domain/shared/schema.js';
import {
  EVIDENCE_CATEGORIES,
  EXPOSURES,
  FRESHNESS_STATUSES,
  PUBLISHED_CATEGORIES,
} from '../../../domain/facts/screening/evidence.js';
import { HISTORY_LIMITS } from '../../../domain/facts/history/history-facts.js';
import { ALL_CHAINS, type Chain } from '../../../domain/chains/index.js';
import { PAYLOAD_ACTION_KINDS } from '../../../domain/payload/action.js';
import { THRESHOLD_LIMITS } from '../../../domain/policy/policy.js';
import { POLICY_WORDS, type PolicyField } from '../../../domain/policy/words.js';
import { CONFIRMABLE_SECONDS } from '../../../domain/record/confirmation.js';
import { DIRECTIONS } from '../../../domain/intent/intent.js';
import { ACTIONS } from '../../../domain/verdict/action.js';

const closed = { additionalProperties: false } as const;
const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Enum(values as unknown as Record<string, T[number]>);
const share = Type.Number({ minimum: 0, maximum: 1 });
const usd = Type.Number({ minimum: 0, maximum: THRESHOLD_LIMITS.largeAmountUsd });
const seconds = Type.Integer({ minimum: 1, maximum: 315_360_000 });
const sourceName = Type.String({ minLength: 1, maxLength: 100 });
/** A canonical signature or a name alone; `mistakesIn` judges the signature. */
const functionName = Type.String({ minLength: 1, maxLength: 1_000, pattern: '^\\S(.*\\S)?$' });
const unique = { uniqueItems: true } as const;
const keyed = <const T extends readonly string[], V extends Parameters<typeof Type.Optional>[0]>(keys: T, value: V) =>
  Type.Object(
    Object.fromEntries(keys.map((key) => [key, Type.Optional(value)])) as Record<
      T[number],
      ReturnType<typeof Type.Optional<V>>
    >,
    closed,
  );

/** Each member with what it means. */
const said = <Members extends Readonly<Record<string, object>>>(members: Members): Members => {
  for (const [name, schema] of Object.entries(members))
    if (Object.hasOwn(POLICY_WORDS, name))
      Object.assign(schema, { description: POLICY_WORDS[name as PolicyField].meaning });
  return members;
};

const Thresholds = Type.Object(
  said({
    large_amount_usd: Type.Optional(usd),
    large_amount_usd_by_token: Type.Optional(Type.Record(Type.String({ minLength: 1, maxLength: 32 }), usd)),
    little_history_checks: Type.Optional(
      Type.Integer({ minimum: THRESHOLD_LIMITS.littleHistoryChecks, maximum: HISTORY_LIMITS.earlierChecks }),
    ),
    structuring_checks: Type.Optional(Type.Integer({ minimum: 2, maximum: HISTORY_LIMITS.bandChecks })),
    structuring_to_anybody: Type.Optional(Type.Boolean()),
    structuring_lower_share: Type.Optional(share),
    velocity_checks_per_hour: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 10_000 }), Type.Null()])),
    illicit_confidence: Type.Optional(share),
    illicit_confidence_by_category: Type.Optional(keyed(PUBLISHED_CATEGORIES, share)),
    clean_confidence: Type.Optional(share),
    indirect_dust_usd: Type.Optional(usd),
    claim_worth_usd: Type.Optional(Type.Number({ minimum: 0, maximum: THRESHOLD_LIMITS.claimWorthUsd })),
  }),
  closed,
);

const Condition = Type.Object(
  said({
    finding_codes: Type.Optional(Type.Array(oneOf(FINDING_CODES), { minItems: 1, ...unique })),
    categories: Type.Optional(Type.Array(oneOf(EVIDENCE_CATEGORIES), { minItems: 1, ...unique })),
    exposures: Type.Optional(Type.Array(oneOf(EXPOSURES), { minItems: 1, ...unique })),
    min_confidence: Type.Optional(share),
    min_share: Type.Optional(share),
    freshness: Type.Optional(Type.Array(oneOf(FRESHNESS_STATUSES), { minItems: 1, ...unique })),
    action_kinds: Type.Optional(Type.Array(oneOf(PAYLOAD_ACTION_KINDS), { minItems: 1, ...unique })),
    functions: Type.Optional(Type.Array(functionName, { minItems: 1, maxItems: 200, ...unique })),
    spenders: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 128 }), { minItems: 1, maxItems: 200, ...unique }),
    ),
  }),
  { ...closed, minProperties: 1 },
);

/** Any chain, since what was published stays readable; who publishes over HTTP is held to those that are on. */
const chain = Type.Unsafe<Chain>({ enum: ALL_CHAINS, 'x-chains': true });
const Spender = Type.Object({ chain, address: Type.String({ minLength: 1, maxLength: 128 }) }, closed);

/** Of the id of a policy, and of one of its rules. */
export const ID_PATTERN = '^[a-z0-9][a-z0-9_-]{0,63}$';

/** A policy on trial: the newest version of the time of publication where none is named. */
const Shadow = Type.Object(
  { policy_id: Type.String({ pattern: ID_PATTERN }), version: Type.Optional(Type.Integer({ minimum: 1 })) },
  closed,
);

/** A policy as a partner writes it. What is left out is as in the built-in default policy of its direction. */
export const PolicyDocument = Type.Object(
  said({
    policy_id: Type.String({ pattern: ID_PATTERN }),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    direction: oneOf(DIRECTIONS),
    thresholds: Type.Optional(Thresholds),
    required_sources: Type.Optional(Type.Array(sourceName, { maxItems: 50, ...unique })),
    optional_sources: Type.Optional(Type.Array(sourceName, { maxItems: 50, ...unique })),
    fail_modes: Type.Optional(
      Type.Array(Type.Object({ source: sourceName, action: oneOf(['REVIEW', 'BLOCK'] as const) }, closed), {
        maxItems: 50,
      }),
    ),
    max_age_seconds_by_source: Type.Optional(Type.Record(sourceName, seconds)),
    max_age_seconds_by_category: Type.Optional(keyed(PUBLISHED_CATEGORIES, seconds)),
    unlimited_approval_spenders: Type.Optional(Type.Array(Spender, { maxItems: 200, ...unique })),
    confirmable_seconds: Type.Optional(Type.Integer({ minimum: 1, maximum: CONFIRMABLE_SECONDS.unsimulated })),
    disposition_four_eyes: Type.Optional(Type.Boolean()),
    shadow_policy: Type.Optional(Shadow),
    finding_actions: Type.Optional(keyed(FINDING_CODES, oneOf(ACTIONS))),
    rules: Type.Optional(
      Type.Array(
        Type.Object(
          said({
            rule_id: Type.String({ pattern: ID_PATTERN }),
            description: Type.String({ minLength: 1, maxLength: 500 }),
            when: Condition,
            action: oneOf(ACTIONS),
          }),
          closed,
        ),
        { maxItems: 100 },
      ),
    ),
  }),
  { ...closed, title: 'PolicyDocument' },
);
export type PolicyDocument = Static<typeof PolicyDocument>;
