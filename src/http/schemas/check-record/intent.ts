import { Type } from '../../../../domain/shared/schema.js';
import { DIRECTIONS, KIND_RULES } from '../../../../domain/intent/intent.js';
import { TRANSACTION_TYPES } from '../../../../domain/intent/published-type.js';
import { closed, list, nullable, oneOf } from '../building-blocks.js';
import { chainWord } from '../chains.js';

const ParsedAddressSchema = closed(
  {
    given: Type.String({ description: 'As it was sent.' }),
    key: nullable(Type.String({ description: 'The form in which it was compared.' })),
    problem: nullable(oneOf(['malformed', 'wrong_family', 'checksum_mismatch'])),
  },
  { title: 'ParsedAddress' },
);

const ApprovalAmountSchema = Type.Union([
  closed({ kind: Type.Literal('unlimited'), given: Type.String() }),
  closed({ kind: Type.Literal('tokens'), given: Type.String(), value: Type.String() }),
  closed({ kind: Type.Literal('base_units'), given: Type.String(), value: Type.String() }),
]);

/** The intent as it was understood. */
export const IntentSchema = closed(
  {
    direction: oneOf(DIRECTIONS),
    chain: chainWord(),
    transaction_type: oneOf(TRANSACTION_TYPES),
    transaction_type_inferred: Type.Boolean(),
    transaction_type_rule: oneOf(KIND_RULES, {
      description:
        'What said which type it is: the request itself (sent), or the part of it from which the type was inferred.',
    }),
    from: ParsedAddressSchema,
    to: ParsedAddressSchema,
    contract: nullable(ParsedAddressSchema),
    contract_is_token: Type.Boolean({
      description: 'The token registry knows the contract as that of a token; the spender of an approval is then `to`.',
    }),
    expected_to: nullable(ParsedAddressSchema),
    token: Type.String(),
    amount: Type.String({ description: 'Exact decimal text in whole tokens.' }),
    approval: nullable(ApprovalAmountSchema),
    permissions: list(Type.String()),
    contract_verified: nullable(Type.Boolean({ description: "The caller's claim." })),
    counterparty_name: nullable(Type.String()),
    intent_reference: nullable(Type.String()),
    origin: Type.Optional(Type.String({ description: 'Who asks, where no payload was sent. Absent: not named.' })),
    policy_id: nullable(Type.String()),
  },
  { title: 'RecordedIntent' },
);
