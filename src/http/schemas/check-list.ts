import { FINDING_CODES } from '../../../domain/findings/index.js';
import { type Static, type TSchema, Type } from '../../../domain/shared/schema.js';
import { DIRECTIONS } from '../../../domain/intent/intent.js';
import { TRANSACTION_TYPES } from '../../../domain/intent/published-type.js';
import { DISPOSITION_STATES } from '../../../domain/record/disposition.js';
import { ACTIONS } from '../../../domain/verdict/action.js';
import { CHECK_ORDERS, type CheckFilterRequest, type CheckPageRequest, STATE_WORDS } from '../../application/api.js';
import { closed, identifier, list, moment, nullable, oneOf, timestamp } from './building-blocks.js';
import { chainWord } from './chains.js';

const STATES = [...DISPOSITION_STATES, ...Object.keys(STATE_WORDS)];
/** One of these words, or several with commas between them. */
const several = (words: readonly string[], description: string) => {
  const any = words.join('|');
  const rule = `must be one of ${words.join(', ')}, or several with commas between them`;
  return Type.String({ pattern: `^(?:${any})(?:,(?:${any}))*$`, description, 'x-rule': rule });
};
const text = (description: string) =>
  Type.String({ minLength: 1, maxLength: 200, description, 'x-rule': 'must be 1 to 200 characters' });
const dollars = (description: string) =>
  Type.String({
    pattern: '^[0-9]{1,18}(?:\\.[0-9]{1,6})?$',
    description,
    'x-rule': 'must be a decimal number of US dollars, for instance 10000 or 0.5',
  });
const word = <Word extends string>(words: readonly Word[], description: string) =>
  oneOf(words, { description, 'x-rule': `must be one of ${words.join(', ')}` });

/** Members of a query that say which checks are asked for. */
export const CHECK_FILTERS = {
  action: Type.Optional(several(ACTIONS, 'One action, or several with commas between them.')),
  state: Type.Optional(
    several(
      STATES,
      'What people decided at the review desk: one state, or several with commas between them. ' +
        Object.entries(STATE_WORDS)
          .map(([word, states]) => `\`${word}\` is ${states.join(', ')}.`)
          .join(' '),
    ),
  ),
  shadow_action: Type.Optional(
    several(ACTIONS, 'What the shadow policy of the check said: one action, or several with commas between them.'),
  ),
  finding: Type.Optional(
    oneOf(FINDING_CODES, {
      description: 'With this finding.',
      'x-rule': 'must be the code of a finding, as GET /api/findings lists them',
    }),
  ),
  address: Type.Optional(text('An account in any role: by a field, by the bytes, or by what a node did.')),
  with_address: Type.Optional(text('A second account that the same check names, in any role.')),
  chain: Type.Optional(chainWord('On this chain.')),
  direction: Type.Optional(word(DIRECTIONS, 'In this direction.')),
  token: Type.Optional(text('The symbol of the token. The case of ASCII letters does not matter.')),
  value_from: Type.Optional(dollars('At least this value of what moves or may be taken.')),
  value_to: Type.Optional(dollars('Less than this value.')),
  from: Type.Optional(moment('The first moment.')),
  to: Type.Optional(moment('The moment before which checks count.')),
  source: Type.Optional(text('A list or vendor that said something about one of its accounts, by its id.')),
  policy: Type.Optional(text('Judged by this policy, by its id.')),
  intent_reference: Type.Optional(text('Exactly this reference.')),
  assignee: Type.Optional(
    text(
      'Cases that this person has: the id of a key, or the identity of someone whom a provider signed in. `me`: the ' +
        'caller; `none`: cases that no one has.',
    ),
  ),
  text: Type.Optional(
    text(
      'Words of the reference, or of the name of the counterparty, an entity or a contract. From three characters ' +
        'on, beginnings of words, too.',
    ),
  ),
} satisfies Readonly<Record<keyof CheckFilterRequest, TSchema>>;

/** The query of a list of checks. */
export const CheckListQuerySchema = closed({
  ...CHECK_FILTERS,
  sort: Type.Optional(
    word(
      CHECK_ORDERS,
      'Which come first: the newest, as without it; the oldest; or the highest risk scores, of one score the newest.',
    ),
  ),
  cursor: Type.Optional(
    Type.String({
      pattern: '^req_[0-7][0-9a-hjkmnp-tv-z]{25}$',
      description: '`next_cursor` of the page before.',
      'x-rule': 'must be the next_cursor of an earlier answer',
    }),
  ),
  limit: Type.Optional(
    Type.String({
      pattern: '^(?:[1-9][0-9]?|100)$',
      description: 'Checks of a page, 1 to 100; 50 without it.',
      'x-rule': 'must be a whole number from 1 to 100',
    }),
  ),
} satisfies Readonly<Record<keyof CheckPageRequest, TSchema>>);

/** A person at the review desk. */
export const PersonSchema = closed(
  {
    id: Type.String({ description: 'The id of a key, or `issuer#subject` of the provider that signed someone in.' }),
    name: Type.String({ description: 'For readers: the label of the key, the name by the provider, or the id.' }),
  },
  { title: 'DeskPerson' },
);

/** One check in a list. */
export const ListedCheckSchema = closed(
  {
    request_id: identifier('req'),
    checked_at: timestamp(),
    action: oneOf(ACTIONS),
    direction: oneOf(DIRECTIONS),
    transaction_type: oneOf(TRANSACTION_TYPES),
    chain: chainWord(),
    from_address: Type.String({ description: 'As it was sent.' }),
    to_address: Type.String({ description: 'As it was sent.' }),
    token: Type.String(),
    amount: Type.String({ description: 'Decimal number of whole tokens.' }),
    value_usd: nullable(Type.Number({ description: 'Of what moves or may be taken; null: no price, or no limit.' })),
    risk_score: Type.Integer({ minimum: 0, maximum: 100 }),
    findings: list(oneOf(FINDING_CODES), { description: 'Codes, each once.' }),
    policy_id: Type.String(),
    policy_version: Type.Integer({ minimum: 1 }),
    intent_reference: nullable(Type.String()),
    counterparty: nullable(
      closed({
        name: Type.String(),
        told_by: oneOf(['source', 'caller'], {
          description: 'A list, a vendor, a registry or your attribution of its address; else `counterparty_name`.',
        }),
      }),
    ),
    state: oneOf(DISPOSITION_STATES, {
      description: 'What people decided at the review desk; `pending` waits for a second person.',
    }),
    assignee: nullable(PersonSchema),
  },
  { title: 'ListedCheck' },
);
export type ListedCheckView = Static<typeof ListedCheckSchema>;

/** A page of checks. */
export const CheckListSchema = closed(
  {
    checks: list(ListedCheckSchema),
    next_cursor: nullable(Type.String({ description: 'Null: no further checks fit.' })),
    indexed_until: nullable(
      timestamp(
        'Every check that was answered before this moment is in the lists. A newer one may be missing for a moment. ' +
          'Null: the lists are being made.',
      ),
    ),
  },
  { title: 'CheckList', description: 'Recorded checks, newest first but where `sort` says otherwise.' },
);
export type CheckListView = Static<typeof CheckListSchema>;
