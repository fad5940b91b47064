import { type Static, Type } from '../../../domain/shared/schema.js';
import { ACTIONS } from '../../../domain/verdict/action.js';
import { ID_PATTERN, LABEL_RULE, PolicyDocument } from '../../application/api.js';
import { closed, identifier, list, nullable, oneOf, timestamp } from './building-blocks.js';

/** A published policy. What `document` holds can be published again. */
export const PublishedPolicySchema = closed(
  {
    policy_id: Type.String(),
    version: Type.Integer({ minimum: 1 }),
    built_in: Type.Boolean({ description: 'For every partner; one that is published has a policy_id of its own.' }),
    sha256: Type.String({ description: 'Of the canonical JSON of the whole policy; a recorded check names it.' }),
    published_at: timestamp(),
    document: PolicyDocument,
  },
  { title: 'PublishedPolicy' },
);
export type PublishedPolicyView = Static<typeof PublishedPolicySchema>;

export const PolicyListSchema = closed(
  { policies: list(PublishedPolicySchema, { description: 'The newest version of each, by policy_id.' }) },
  { title: 'PolicyList' },
);

/** Most checks that one call decides again. */
export const MAX_TESTED_CHECKS = 1_000;
/** Most changed checks that an answer shows. */
export const MAX_EXAMPLES = 20;

export const PolicyTestRequestSchema = closed(
  {
    policy: PolicyDocument,
    from: Type.Optional(timestamp('The first moment of the period; without it the beginning.')),
    to: Type.Optional(timestamp('The end of the period, not included; without it now.')),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MAX_TESTED_CHECKS,
        description: `The newest checks of the period, at most this many; ${MAX_TESTED_CHECKS} without it.`,
      }),
    ),
  },
  { title: 'PolicyTestRequest' },
);
export type PolicyTestRequest = Static<typeof PolicyTestRequestSchema>;

const count = Type.Integer({ minimum: 0 });
const usd = (description: string) => Type.Number({ minimum: 0, description });

const defaultPolicy = (direction: string) =>
  nullable(
    Type.String({
      pattern: ID_PATTERN,
      description: `The policy of ${direction} checks that name none; null: ${direction}_default.`,
      'x-rule': `must be the policy_id of a policy for ${direction} checks, or null`,
    }),
  );

/** The default policies of a key, both of them: what is sent replaces what was there. */
export const DefaultPoliciesSchema = closed(
  { outgoing: defaultPolicy('outgoing'), incoming: defaultPolicy('incoming') },
  { title: 'DefaultPolicies' },
);
export type DefaultPoliciesView = Static<typeof DefaultPoliciesSchema>;

/** Who holds a key, as the review desk shows it. */
export const KeyLabelSchema = closed(
  {
    label: nullable(
      Type.String({
        minLength: 1,
        maxLength: 100,
        'x-rule': `${LABEL_RULE}, or null`,
        description: 'A person or a system. Decisions at the review desk carry the label of their moment.',
      }),
    ),
  },
  { title: 'KeyLabel' },
);
export type KeyLabelView = Static<typeof KeyLabelSchema>;

/** What a policy would have changed. */
export const PolicyTestSchema = closed(
  {
    replayed: count,
    other_direction: Type.Integer({ minimum: 0, description: 'Checks that the policy does not judge.' }),
    unchanged: count,
    stricter: count,
    milder: count,
    complete: Type.Boolean({
      description:
        'False: the period holds more checks than were decided again, because of `limit` or because the call took 5 s.',
    }),
    reaches_back_to: nullable(
      timestamp(
        'When the oldest check that was read was made: with `complete` false, older ones are left. Null: none.',
      ),
    ),
    cases: closed(
      {
        before: count,
        after: count,
        days: Type.Number({ minimum: 1, description: 'How long these checks took to come in; at least one day.' }),
        more_a_day: Type.Number({ description: 'Cases a day that people would have more to look at; below 0: fewer.' }),
      },
      { description: 'Checks for people, REVIEW and BLOCK, among those that were decided again.' },
    ),
    groups: list(
      closed({
        by: oneOf(['finding', 'rule']),
        name: Type.String({ description: 'The code of the finding, or the rule_id.' }),
        stricter: count,
        milder: count,
        stricter_usd: usd('Value of the checks that would be stricter.'),
        milder_usd: usd('Value of the checks that would be milder.'),
        without_value: Type.Integer({ minimum: 0, description: 'Checks without a price, or without an end.' }),
      }),
      { description: 'All changes by finding and rule, most first. A change with several stands in each.' },
    ),
    shadow: closed(
      { judged: count, stricter: count, milder: count },
      { description: 'Of these checks, those that a shadow policy judged as they were made, and where it differed.' },
    ),
    examples: list(
      closed({
        request_id: identifier('req'),
        checked_at: timestamp(),
        before: oneOf(ACTIONS),
        after: oneOf(ACTIONS),
        codes: list(Type.String({ description: 'Finding codes whose action differs, or that are new or gone.' })),
        rules: list(Type.String({ description: 'Rules that match under one of the two policies only.' })),
        value_usd: nullable(Type.Number({ description: 'Null: no price, or an allowance without an end.' })),
      }),
      { description: `The newest changed checks, at most ${MAX_EXAMPLES}.` },
    ),
  },
  { title: 'PolicyTest' },
);
export type PolicyTestView = Static<typeof PolicyTestSchema>;
