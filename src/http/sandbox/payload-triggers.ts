import type { FindingCode } from '../../../domain/findings/index.js';
import { DEMONSTRATION_SITE } from '../../../domain/intent/demonstration-addresses.js';
import {
  allowing,
  calldata,
  called,
  CONTRACT,
  declared,
  type FindingTrigger,
  handed,
  paying,
  RECIPIENT,
  reserved,
  TRIGGER_ROUTER,
  SENDER,
  STRANGER,
  transaction,
  typedDataBody,
  USDC,
  USDT,
} from './trigger.js';

const UNITS = 25_000_000n;
const NULL_ADDRESS = `0x${'0'.repeat(40)}`;
const NEVER = String(2n ** 256n - 1n);

/** An ERC-2612 permit over 25 USDC that never ends, and what its spender could take now (`at_risk`). */
const PERMIT = typedDataBody(
  'Permit',
  [
    ...([
      ['owner', 'address'],
      ['spender', 'address'],
      ['value', 'uint256'],
    ] as const),
    ...([
      ['nonce', 'uint256'],
      ['deadline', 'uint256'],
    ] as const),
  ],
  { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: USDC },
  { owner: SENDER, spender: reserved(0xde30_5000), value: String(UNITS), nonce: '0', deadline: NEVER },
);

/** Gives 25 USDC for so much of USDT. */
const orderFor = (takerAmount: string) =>
  typedDataBody(
    'OtcOrder',
    [
      ...([
        ['makerToken', 'address'],
        ['takerToken', 'address'],
        ['makerAmount', 'uint128'],
      ] as const),
      ...([
        ['takerAmount', 'uint128'],
        ['maker', 'address'],
        ['taker', 'address'],
      ] as const),
      ...([
        ['txOrigin', 'address'],
        ['expiryAndNonce', 'uint256'],
      ] as const),
    ],
    { name: 'ZeroEx', version: '1.0.0', chainId: 1, verifyingContract: '0xdef1c0ded9bec7f1a1670819833240f027b25eff' },
    {
      ...{ makerToken: USDC, takerToken: USDT, makerAmount: String(UNITS), takerAmount },
      ...{ maker: SENDER, taker: STRANGER, txOrigin: STRANGER, expiryAndNonce: '1' },
    },
  );

/** Pays what was declared, and lets somebody else spend as much again. */
const BATCH = [
  [USDC, 0n, calldata('transfer(address,uint256)', RECIPIENT, UNITS)],
  [USDC, 0n, calldata('approve(address,uint256)', STRANGER, UNITS)],
];

const SIGN_IN = [
  ...['elsewhere.example wants you to sign in with your Ethereum account:', SENDER, '', 'Sign in.', ''],
  ...['URI: https://elsewhere.example/login', 'Version: 1', 'Chain ID: 1', 'Nonce: 32891756'],
  'Issued At: 2026-11-20T16:25:24Z',
].join('\n');

/** Messages of Solana between made-up accounts, each of 32 equal bytes, by the account that pays the fee. */
const onSolana = (message: string): FindingTrigger =>
  handed({
    from_address: '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi',
    chain: 'solana',
    solana_message: message,
  });

/** A payment of which the nonce account lets it be sent at any later time. */
const LATER =
  'AQAABQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUGp9UXGSxWjuCKhF9z0p' +
  'eIzwNcMUWyGrNE2AYuqUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgL6' +
  '+vr6+vr6+vr6+vr6+vr6+vr6+vr6+vr6+vr6+vr6+gIDAwECAAQEAAAAAwIABAwCAAAAiBMAAAAAAAA=';
/** The approval of a proposal that is not in the bytes, behind an advanced nonce. */
const APPROVED_LATER =
  'AQAABwEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQGp9UXGSxWjuCKhF9z0peI' +
  'zwNcMUWyGrNE2AYuqUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4fHx8f' +
  'Hx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHwaBxM5H4iNouLFVXsiHrwku/H77tmyj9S+/aNSsnLeo+vr6+vr6+vr6+vr6+vr6+vr6+vr6+vr6' +
  '+vr6+vr6+voCAwMBAgAEBAAAAAYDBAAFCZAlpIi82Cr4AA==';
/** A payment to an account that only a lookup table names. */
const BY_TABLE =
  'gAEAAAIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA+vr6+vr6+vr6+vr6+v' +
  'r6+vr6+vr6+vr6+vr6+vr6+voBAQIAAgwCAAAAiBMAAAAAAAABKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkBAQA=';
/** SetAuthority: another account becomes the owner of a token account. */
const NEW_OWNER =
  'AQAAAwEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkG3fbh12Whk9nL4UbO63' +
  'msHLSF7V9bN5E6jPWFfv8Aqfr6+vr6+vr6+vr6+vr6+vr6+vr6+vr6+vr6+vr6+vr6AQICAQAjBgIBAgICAgICAgICAgICAgICAgICAgICAgIC' +
  'AgICAgICAgI=';

/** Findings about bytes, alone or beside what was declared. */
export const PAYLOAD_TRIGGERS = {
  payload_invalid: handed(transaction(RECIPIENT, { data: '0xzz' })),
  payload_chain_mismatch: handed(transaction(RECIPIENT, { value: '1', chain_id: 56 })),
  payload_signer_mismatch: handed({ ...PERMIT, from_address: RECIPIENT }),
  payload_replayable: handed({ authorization: { chain_id: 0, address: STRANGER, nonce: 0 } }),
  payload_not_decoded: handed(transaction(CONTRACT, { data: '0xdeadbeef' })),
  payload_partly_decoded: handed(
    transaction(USDC, { data: `${calldata('transfer(address,uint256)', RECIPIENT, UNITS)}00` }),
  ),
  raw_hash_signature: handed({ message: { encoding: 'hash', content: `0x${'ab'.repeat(32)}` } }),
  signature_spends: handed(PERMIT),
  order_gives_away: handed(orderFor('0')),
  order_price_implausible: handed(orderFor('1')),
  permit_no_expiry: handed(PERMIT),
  account_delegation: handed({ authorization: { chain_id: 1, address: STRANGER, nonce: 0 } }),
  nested_delegatecall: handed(
    transaction(CONTRACT, {
      data: calldata(
        'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
        ...[STRANGER, 0n, '0xdeadbeef', 1n, 0n, 0n, 0n, NULL_ADDRESS, NULL_ADDRESS, '0x'],
      ),
    }),
  ),
  authority_change: onSolana(NEW_OWNER),
  safe_guard_or_owner_change: handed(
    transaction(CONTRACT, { data: calldata('addOwnerWithThreshold(address,uint256)', STRANGER, 1n) }),
  ),
  message_origin_mismatch: handed({
    message: { encoding: 'utf8', content: SIGN_IN },
    origin: 'https://app.example',
  }),
  sign_in_irregular: handed({
    message: { encoding: 'utf8', content: `${SIGN_IN}\nExpiration Time: 2020-01-01T00:00:00Z` },
    origin: 'https://elsewhere.example',
  }),
  phishing_site: handed({ message: { encoding: 'utf8', content: 'Hello' }, origin: `https://${DEMONSTRATION_SITE}` }),
  lookalike_site: handed({ message: { encoding: 'utf8', content: 'Hello' }, origin: 'https://unlswap.org' }),
  lookup_table_unresolved: onSolana(BY_TABLE),
  durable_nonce: onSolana(LATER),
  control_at_any_time: onSolana(APPROVED_LATER),
  value_to_nobody: handed(transaction(null, { value: '1000000000000000' })),
  contract_creation: handed(transaction(null, { data: '0x6080604052' })),
  fee_implausible: handed(transaction(RECIPIENT, { value: '1', gas: '30000000', max_fee_per_gas: '100000000000' })),

  payload_recipient_mismatch: declared(paying(STRANGER, UNITS)),
  payload_token_mismatch: declared(paying(RECIPIENT, UNITS, USDT)),
  payload_spender_mismatch: declared({
    ...{
      to_address: TRIGGER_ROUTER,
      contract_address: TRIGGER_ROUTER,
      transaction_type: 'approval',
      approval_amount: '25',
    },
    ...allowing(STRANGER, UNITS),
  }),
  payload_type_mismatch: declared(allowing(RECIPIENT, UNITS)),
  payload_amount_mismatch: declared(paying(RECIPIENT, 2n * UNITS)),
  payload_allowance_exceeds: declared({
    ...{
      to_address: TRIGGER_ROUTER,
      contract_address: TRIGGER_ROUTER,
      transaction_type: 'approval',
      approval_amount: '25',
    },
    ...allowing(TRIGGER_ROUTER, 2n * UNITS),
  }),
  undeclared_action: declared(
    transaction(SENDER, { data: calldata('executeBatch((address,uint256,bytes)[])', BATCH) }),
  ),
  undeclared_native_value: declared(
    transaction(USDC, { data: calldata('transfer(address,uint256)', RECIPIENT, UNITS), value: '1000000000000000' }),
  ),
} as const satisfies Partial<Record<FindingCode, FindingTrigger>>;

const executedAs = (number: number, value = '1000000000000'): FindingTrigger =>
  handed(transaction(reserved(number), { value }));
/** What costs less than a dollar is no purchase. */
const PRICE = '10000000000000000';

/** Findings about what follows from bytes: reserved contracts of which a demonstration plays the simulation. */
export const EXECUTION_TRIGGERS = {
  undeclared_outflow: executedAs(0xde30_5001),
  undeclared_permission: executedAs(0xde30_5002),
  control_changes: executedAs(0xde30_5003),
  no_proceeds: called({
    ...{ to_address: SENDER, contract_address: reserved(0xde30_5000), transaction_type: 'swap' },
    ...{ token: 'ETH', amount: 0.000001, ...transaction(reserved(0xde30_5000), { value: '1000000000000' }) },
  }),
  token_not_sellable: executedAs(0xde30_500c, PRICE),
  token_takes_fees: executedAs(0xde30_500d, PRICE),
  effects_not_in_logs: executedAs(0xde30_5004),
  simulation_diverges: executedAs(0xde30_5005),
  simulation_disagreement: executedAs(0xde30_5006),
  simulation_reverts: executedAs(0xde30_5007),
  simulation_unstable: executedAs(0xde30_5008),
  simulation_partial: executedAs(0xde30_5009),
  insufficient_funds: executedAs(0xde30_500a),
  simulation_unavailable: executedAs(0xde30_500b),
} as const satisfies Partial<Record<FindingCode, FindingTrigger>>;
