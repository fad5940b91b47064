import { type TSchema, Type } from '../../../domain/shared/schema.js';
import type { PayloadMember } from '../../../domain/payload/kinds/index.js';
import { SIMULATION_WISHES } from '../../../domain/payload/payload.js';
import type { PayloadMembers } from '../../application/api.js';
import { MAX_BODY_BYTES } from '../limits.js';
import { closed, list, nullable, oneOf } from './building-blocks.js';

/** Text that the decoder reads: what is no quantity, hex or address is `payload_invalid` in the answer, no 400. */
const text = (description: string, maxLength = MAX_BODY_BYTES) =>
  Type.String({ maxLength, description, 'x-rule': `must be a string of at most ${String(maxLength)} characters` });

const quantity = (what: string) =>
  Type.String({
    maxLength: 80,
    description: `${what}: decimal text, or hex behind 0x.`,
    'x-rule': 'must be a string of decimal digits, or of hex behind 0x',
  });

const smallQuantity = (what: string) =>
  Type.Union([Type.String({ maxLength: 80 }), Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })], {
    description: `${what}: a whole number, decimal text, or hex behind 0x.`,
    'x-rule': 'must be a whole number, or a string of decimal digits or of hex behind 0x',
  });

const anyAddress = (what: string) => text(what, 128);
const optionalOf = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);

const AUTHORIZATION = {
  chain_id: smallQuantity('Chain id; 0 stands for every chain'),
  address: anyAddress('The delegate: the contract whose code the account will run.'),
  nonce: smallQuantity('Nonce of the account'),
};

const TransactionSchema = closed(
  {
    raw: optionalOf(text('The whole transaction, types 0 to 4, signed or not, as hex behind 0x.')),
    to: optionalOf(nullable(anyAddress('The called account; null or absent where a contract is created.'))),
    data: optionalOf(text('Calldata, hex behind 0x.')),
    value: optionalOf(quantity('Base units of the native currency')),
    gas: optionalOf(quantity('Gas limit')),
    max_fee_per_gas: optionalOf(quantity('Highest fee for a unit of gas')),
    max_priority_fee_per_gas: optionalOf(quantity('Highest tip for a unit of gas')),
    gas_price: optionalOf(quantity('Price of a unit of gas, types 0 and 1')),
    nonce: optionalOf(smallQuantity('Nonce of the sender')),
    chain_id: optionalOf(smallQuantity('Chain id')),
    access_list: optionalOf(
      list(
        closed({
          address: anyAddress('Account'),
          storage_keys: optionalOf(list(text('Slot', 66))),
          storageKeys: optionalOf(list(text('Slot, as JSON-RPC spells it', 66))),
        }),
        { description: 'EIP-2930.' },
      ),
    ),
    authorization_list: optionalOf(
      list(
        closed({
          ...AUTHORIZATION,
          y_parity: optionalOf(smallQuantity('Signature')),
          r: optionalOf(text('Signature', 80)),
          s: optionalOf(text('Signature', 80)),
        }),
        { description: 'EIP-7702.' },
      ),
    ),
  },
  {
    title: 'EvmTransaction',
    description: 'Either raw alone, or the members of the transaction.',
    'x-rule': 'must be an object: raw alone, or the members of the transaction',
  },
);

const hexText = text('Hex behind 0x.');

const UserOperationSchema = closed(
  {
    entry_point: anyAddress('The entry point, which tells the version: 0.6, 0.7 or 0.8.'),
    sender: anyAddress('The smart account.'),
    nonce: quantity('Nonce'),
    callData: hexText,
    initCode: optionalOf(hexText),
    factory: optionalOf(nullable(anyAddress('Factory.'))),
    factoryData: optionalOf(nullable(hexText)),
    callGasLimit: optionalOf(quantity('Gas')),
    verificationGasLimit: optionalOf(quantity('Gas')),
    preVerificationGas: optionalOf(quantity('Gas')),
    maxFeePerGas: optionalOf(quantity('Fee')),
    maxPriorityFeePerGas: optionalOf(quantity('Fee')),
    paymaster: optionalOf(nullable(anyAddress('Paymaster.'))),
    paymasterVerificationGasLimit: optionalOf(nullable(quantity('Gas'))),
    paymasterPostOpGasLimit: optionalOf(nullable(quantity('Gas'))),
    paymasterData: optionalOf(nullable(hexText)),
    paymasterAndData: optionalOf(hexText),
    signature: optionalOf(hexText),
  },
  {
    title: 'UserOperation',
    description: 'ERC-4337, with the camelCase members of the entry point’s RPC form.',
    'x-rule': 'must be an object with the members of a user operation and entry_point',
  },
);

const MessageSchema = closed(
  {
    encoding: oneOf(['utf8', 'hex', 'hash'], {
      description: 'personal_sign of text or of bytes; hash: the bare 32 bytes of eth_sign.',
      'x-rule': 'must be utf8, hex or hash',
    }),
    content: text('The message.'),
  },
  {
    title: 'SignedMessage',
    description: 'personal_sign, or the bare hash of eth_sign.',
    'x-rule': 'must be an object with encoding and content',
  },
);

const typedData = (description: string) =>
  Type.Union(
    [Type.Object({}, { title: 'TypedData', additionalProperties: true }), Type.String({ maxLength: MAX_BODY_BYTES })],
    { description, 'x-rule': 'must be an EIP-712 object, or its JSON text as a string' },
  );

/** What holds a payload: the compiler asks for every kind. */
export const PAYLOADS = {
  transaction: optionalOf(TransactionSchema),
  typed_data: optionalOf(typedData('An EIP-712 object, or its exact JSON text.')),
  message: optionalOf(MessageSchema),
  authorization: optionalOf(
    closed(AUTHORIZATION, {
      title: 'Authorization',
      description: 'EIP-7702.',
      'x-rule': 'must be an object with chain_id, address and nonce',
    }),
  ),
  user_operation: optionalOf(UserOperationSchema),
  solana_message: optionalOf(text('Base64 of a Solana message or wire transaction.')),
} satisfies Readonly<Record<PayloadMember, TSchema>>;

/** At most one payload, and what may stand beside it. */
export const PAYLOAD_PROPERTIES = {
  ...PAYLOADS,
  safe_transactions: optionalOf(
    list(typedData('A SafeTx: an EIP-712 object, or its exact JSON text.'), {
      minItems: 1,
      maxItems: 3,
      'x-rule': 'must be a list of 1 to 3 SafeTx, each an EIP-712 object or its exact JSON text',
      description:
        'What stands behind the hashes that the bytes agree to (approveHash of a Safe): it is judged and executed as ' +
        'the Safe would. One that is not exactly what is agreed to makes the payload invalid.',
    }),
  ),
  origin: optionalOf(
    Type.String({
      maxLength: 255,
      pattern: '^[hH][tT][tT][pP][sS]://[^/?#\\s@]+/?$',
      description: 'The https origin that asks for the signature.',
      'x-rule': 'must be an https origin, for instance https://app.example',
    }),
  ),
  simulation: optionalOf(
    oneOf(SIMULATION_WISHES, {
      description: 'auto, the default: simulated where a node is configured. required: REVIEW where none answered.',
      'x-rule': `must be one of ${SIMULATION_WISHES.join(', ')}`,
    }),
  ),
} satisfies Readonly<Record<keyof PayloadMembers, TSchema>>;
