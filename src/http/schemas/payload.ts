import { PAYLOAD_KINDS } from '../../../domain/payload/kinds/index.js';
import { Type } from '../../../domain/shared/schema.js';
import { COMPARED_FIELDS, COMPARISON_RESULTS } from '../../../domain/findings/shared/comparison.js';
import { CERTAINTIES, PAYLOAD_ACTION_KINDS } from '../../../domain/payload/action.js';
import { PAYLOAD_HASH_KINDS } from '../../../domain/payload/hashes.js';
import { PAYLOAD_NOTES, PAYLOAD_STATUSES } from '../../../domain/payload/payload.js';
import { closed, list, nullable, oneOf } from './building-blocks.js';

const optionalText = (description: string) => nullable(Type.String({ description }));

/** An asset of an action or of an effect. */
export const AssetSchema = closed(
  {
    address: optionalText('Contract or mint; null for the native currency.'),
    symbol: optionalText('By the token registry; null for a token that it does not know.'),
    decimals: nullable(Type.Integer({ minimum: 0, maximum: 255 })),
    token_id: optionalText('Decimal text; null for what has no ids.'),
  },
  { title: 'PayloadAsset' },
);

const FieldSchema = closed(
  {
    label: Type.String(),
    value: Type.String({ description: 'Base units as decimal text, an account, or text.' }),
    kind: oneOf(['account', 'amount', 'text']),
    asset: nullable(AssetSchema),
  },
  { title: 'PayloadField', description: 'A parameter, as the standard or descriptor names it.' },
);

export const PayloadActionSchema = closed(
  {
    path: Type.String({ description: 'Place in the tree: what 0 contains is 0.0, 0.1 and so on.' }),
    kind: oneOf(PAYLOAD_ACTION_KINDS),
    text: Type.String({ description: 'The action in a sentence for the one who signs.' }),
    asset: nullable(AssetSchema),
    amount: optionalText('Base units as decimal text, or unlimited.'),
    from: optionalText('Whose asset or right it is.'),
    to: optionalText('Who receives, may spend, or gets the right.'),
    target: optionalText('The called contract or program, or the one that verifies the signature.'),
    function: optionalText('Signature of the function, primary type, or name of the instruction.'),
    certainty: oneOf(CERTAINTIES),
    source: optionalText('The standard, list or registry that says what the bytes mean.'),
    expires_at: optionalText('Seconds since 1970; null where it never ends.'),
    fields: list(FieldSchema),
  },
  { title: 'PayloadAction' },
);

export const ComparisonSchema = closed(
  {
    field: oneOf(COMPARED_FIELDS),
    declared: optionalText('As it was sent, or null.'),
    found: optionalText('As the bytes have it, or null.'),
    result: oneOf(COMPARISON_RESULTS),
  },
  { title: 'PayloadComparison' },
);

const HashSchema = closed(
  {
    kind: oneOf(PAYLOAD_HASH_KINDS),
    path: optionalText('Of which action it is; null for one of the payload as a whole.'),
    value: Type.String({ pattern: '^0x[0-9a-f]{64}$', description: 'A device may show it in capitals.' }),
  },
  { title: 'PayloadHash', description: 'For a person to compare with the display of a signing device.' },
);

/** What the bytes do, and how that compares with what was declared. */
export const PayloadSchema = closed(
  {
    kind: oneOf(PAYLOAD_KINDS),
    digest: optionalText('What the key will sign; null on Solana, and where it cannot be known.'),
    sha256: optionalText('SHA-256 of exactly the bytes that are signed.'),
    hashes: list(HashSchema, { description: 'In the order in which devices show them; empty on Solana.' }),
    status: oneOf(PAYLOAD_STATUSES),
    problem: optionalText('Why it is not wholly decoded.'),
    chain_id: optionalText('The chain that the bytes name.'),
    signers: list(Type.String()),
    notes: list(oneOf(PAYLOAD_NOTES)),
    actions: list(PayloadActionSchema),
    comparison: list(ComparisonSchema, { description: 'Empty where nothing was declared.' }),
  },
  { title: 'DecodedPayload' },
);
