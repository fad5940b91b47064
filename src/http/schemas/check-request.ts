import { type TSchema, Type } from '../../../domain/shared/schema.js';
import { DIRECTIONS } from '../../../domain/intent/intent.js';
import { TRANSACTION_TYPES } from '../../../domain/intent/published-type.js';
import type { CheckRequest } from '../../application/api.js';
import { closed, list, oneOf } from './building-blocks.js';
import { chainWord } from './chains.js';
import { PAYLOAD_PROPERTIES } from './payload-members.js';

// `x-rule` says in words what the schema says in keywords: error messages are made from it.

const address = (description: string) =>
  Type.String({ minLength: 1, maxLength: 128, description, 'x-rule': 'must be a string of 1 to 128 characters' });

const freeText = (description: string) =>
  Type.String({ maxLength: 200, description, 'x-rule': 'must be a string of at most 200 characters' });

/** `unlimited` or `max` in any letter case; decimal text of whole tokens; hex of base units. */
const APPROVAL_AMOUNT =
  '^(?:[uU][nN][lL][iI][mM][iI][tT][eE][dD]|[mM][aA][xX]|[0-9]{1,78}(?:\\.[0-9]{1,18})?|0x[0-9a-fA-F]{1,64})$';

/**
 * The body of a check, with every limit. Unknown members are refused: a typo must never
 * pass silently.
 */
export const CheckRequestSchema = closed(
  {
    from_address: address('Sender wallet address; the source of funds when direction is incoming.'),
    to_address: address('Recipient wallet address; the spender where a function on a token gives an allowance.'),
    chain: chainWord('Chain slug.'),
    token: Type.String({
      minLength: 1,
      maxLength: 32,
      description: 'Token symbol, for instance USDC. Letter case does not matter.',
      'x-rule': 'must be the symbol of a token in 1 to 32 characters, for instance "USDC"',
    }),
    amount: Type.Number({
      minimum: 0,
      maximum: 1e18,
      description: 'Proposed amount in whole tokens.',
      'x-rule': 'must be a number from 0 to 1e18, sent as a JSON number',
    }),
    transaction_type: Type.Optional(
      oneOf(TRANSACTION_TYPES, {
        description:
          'The product flow. Inferred when absent, by the first of these that fits: approval, where approval_amount ' +
          'is not zero, or is zero and amount is 0; contract_interaction, where permissions are named; safe_send, ' +
          'where contract_address is the official contract of token on the chain; contract_interaction, where there ' +
          'is any other contract_address; safe_send. The recorded check says which it was.',
        'x-rule': `must be one of ${TRANSACTION_TYPES.join(', ')}`,
      }),
    ),
    contract_address: Type.Optional(
      address('The contract that is called, the spender of an approval, or the own contract of the token.'),
    ),
    contract_verified: Type.Optional(
      Type.Boolean({
        description:
          "The caller's own view that the contract is verified. Never proof: it counts below the policy's amount only.",
        'x-rule': 'must be true or false',
      }),
    ),
    approval_amount: Type.Optional(
      Type.String({
        pattern: APPROVAL_AMOUNT,
        description: '"unlimited", "max", whole tokens as decimal text, or base units as 0x hex.',
        'x-rule':
          'must be a string: "unlimited", "max", a decimal of at most 78 digits and 18 decimals (whole tokens), ' +
          'or 0x and at most 64 hex digits (base units)',
      }),
    ),
    permissions: Type.Optional(
      list(Type.String({ minLength: 1, maxLength: 128, 'x-rule': 'must be a string of 1 to 128 characters' }), {
        maxItems: 64,
        description: 'Requested contract functions or permissions.',
        'x-rule': 'must be an array of at most 64 strings',
      }),
    ),
    expected_to_address: Type.Optional(address('The recipient that the user meant; compared with to_address.')),
    counterparty_name: Type.Optional(freeText('Name of the counterparty.')),
    intent_reference: Type.Optional(freeText("The caller's own reference.")),
    direction: Type.Optional(
      oneOf(DIRECTIONS, {
        description: 'outgoing is the default.',
        'x-rule': `must be one of ${DIRECTIONS.join(', ')}`,
      }),
    ),
    policy_id: Type.Optional(
      Type.String({
        pattern: '^[a-z0-9][a-z0-9_-]{0,63}$',
        description: "The policy to apply. Without it: the key's own default for the direction, else the built-in one.",
        'x-rule': 'must be 1 to 64 characters of a-z, 0-9, "_" and "-", beginning with a letter or digit',
      }),
    ),
    ...PAYLOAD_PROPERTIES,
    // exactly the members that the use case knows: the compiler refuses one too few or too many
  } satisfies Readonly<Record<keyof CheckRequest, TSchema>>,
  { title: 'CheckRequest', description: 'A proposed transaction.' },
);
