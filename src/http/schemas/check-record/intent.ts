import Type from 'typebox';
import { CHAINS } from '../../../../domain/intent/chain.js';
import { DIRECTIONS } from '../../../../domain/intent/intent.js';
import { TRANSACTION_TYPES } from '../../../../domain/intent/published-type.js';
import { closed, list, nullable, oneOf } from '../building-blocks.js';

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
    chain: oneOf(CHAINS),
    transaction_type: oneOf(TRANSACTION_TYPES),
    transaction_type_inferred: Type.Boolean(),
    from: ParsedAddressSchema,
    to: ParsedAddressSchema,
    contract: nullable(ParsedAddressSchema),
    expected_to: nullable(ParsedAddressSchema),
    token: Type.String(),
    amount: Type.String({ description: 'Exact decimal text in whole tokens.' }),
    approval: nullable(ApprovalAmountSchema),
    permissions: list(Type.String()),
    contract_verified: nullable(Type.Boolean({ description: "The caller's claim." })),
    counterparty_name: nullable(Type.String()),
    intent_reference: nullable(Type.String()),
    policy_id: nullable(Type.String()),
  },
  { title: 'RecordedIntent' },
);
