import {
  approve,
  bytes,
  calldata,
  permit,
  signIn,
  transaction,
  transfer,
  itJudges,
  type VerdictRow,
} from '../../support/payload-requests.js';
import {
  COLLECTION,
  DOMAIN,
  EVERYTHING,
  FROM,
  PERMIT2,
  ROUTER,
  SAFE,
  STRANGER,
  TO,
  USDC,
} from '../../support/payload-accounts.js';

/** OpenSea's conduit, which moves what its owner sells. */
const CONDUIT = '0x1e0049783f008a0085193e00003d00cd54003c71';

const sent =
  (...parameters: Parameters<typeof transaction>): VerdictRow[1] =>
  () =>
    bytes({ transaction: transaction(...parameters) });
const permits =
  (...parameters: Parameters<typeof permit>): VerdictRow[1] =>
  () =>
    bytes({ typed_data: permit(...parameters) });
const signsIn =
  (origin: string): VerdictRow[1] =>
  () =>
    bytes({ message: { encoding: 'utf8', content: signIn('app.example') }, origin });

/** Each attack stands before its ordinary twin. */
const BYTES_ALONE: readonly VerdictRow[] = [
  ['an unlimited allowance', sent(USDC, approve(TO, EVERYTHING)), 'BLOCK', 'unlimited_token_approval'],
  ['an allowance to a stranger', sent(USDC, approve(STRANGER, 5n)), 'REVIEW', 'approval_spender_unverified'],
  ['a small allowance to a bundled router', sent(USDC, approve(ROUTER, 25_000_000n)), 'ALLOW'],
  ['an allowance taken back from a stranger', sent(USDC, approve(STRANGER, 0n)), 'ALLOW', 'approval_revocation'],
  ['a call that nothing explains', sent(TO, '0x12345678'), 'REVIEW', 'payload_not_decoded'],
  ['a tag behind a transfer', sent(USDC, `${transfer(TO, 1n)}ab`), 'REVIEW', 'payload_partly_decoded'],
  ['a plain payment', sent(USDC, transfer(TO, 25_000_000n)), 'ALLOW'],
  ['native value', sent(TO, '0x', '500000000000000000'), 'ALLOW'],
  [
    'a payment to another than expected',
    () => bytes({ transaction: transaction(USDC, transfer(STRANGER, 1n)), expected_to_address: TO }),
    'BLOCK',
    'payload_recipient_mismatch',
  ],
  [
    'a payment to the expected one',
    () => bytes({ transaction: transaction(USDC, transfer(TO, 1n)), expected_to_address: TO }),
    'ALLOW',
  ],
  ['half a byte of data', sent(USDC, '0x1'), 'BLOCK', 'payload_invalid'],
  ['bytes for another chain', sent(TO, '0x', '5', 8453), 'BLOCK', 'payload_chain_mismatch'],
  ['a permit for a stranger', permits(DOMAIN, '1900000000'), 'BLOCK', 'signature_spends'],
  [
    'a permit that never ends',
    permits(DOMAIN, EVERYTHING.toString(), PERMIT2),
    'REVIEW',
    'permit_no_expiry',
    'signature_spends',
  ],
  ['a permit for a bundled contract that ends', permits(DOMAIN, '1900000000', PERMIT2), 'REVIEW', 'signature_spends'],
  [
    'a permit for any chain',
    permits({ name: 'USD Coin', version: '2', verifyingContract: USDC }, '1900000000', PERMIT2),
    'REVIEW',
    'payload_replayable',
  ],
  [
    'a permit of another owner',
    () => bytes({ typed_data: permit(DOMAIN, '1900000000', PERMIT2), from_address: STRANGER }),
    'BLOCK',
    'payload_signer_mismatch',
  ],
  [
    'a bare hash',
    () => bytes({ message: { encoding: 'hash', content: `0x${'ab'.repeat(32)}` } }),
    'BLOCK',
    'raw_hash_signature',
  ],
  ['a text', () => bytes({ message: { encoding: 'utf8', content: 'hello\nworld' } }), 'REVIEW', 'payload_not_decoded'],
  ['a sign-in for another origin', signsIn('https://evil.example'), 'BLOCK', 'message_origin_mismatch'],
  ['a sign-in for the origin that asks', signsIn('https://app.example'), 'ALLOW'],
  ...['https://APP.example', 'https://app.example/', 'https://app.example:443'].map(
    (origin): VerdictRow => [`a sign-in for the origin that asks, spelled ${origin}`, signsIn(origin), 'ALLOW'],
  ),
  ['a sign-in for another port', signsIn('https://app.example:8443'), 'BLOCK', 'message_origin_mismatch'],
  [
    'a delegation of the account',
    () => bytes({ authorization: { chain_id: 1, address: STRANGER, nonce: 0 } }),
    'BLOCK',
    'account_delegation',
  ],
  [
    'a delegation for every chain',
    () => bytes({ authorization: { chain_id: 0, address: STRANGER, nonce: 0 } }),
    'BLOCK',
    'account_delegation',
    'payload_replayable',
  ],
  [
    'coins made for a stranger',
    sent(COLLECTION, calldata('mint(address,uint256)', STRANGER, 5n)),
    'BLOCK',
    'unverified_contract_admin_permissions',
  ],
  ...[
    calldata('mint(address,uint256)', FROM, 5n),
    calldata('mint(uint256)', 5n),
    calldata('mint(uint256,address)', 5n, FROM),
  ].map(
    (data): VerdictRow => [
      `what one mints for oneself: ${data.slice(0, 10)}`,
      sent(COLLECTION, data),
      'REVIEW',
      'unverified_contract',
    ],
  ),
  [
    'an operator for a collection',
    sent(COLLECTION, calldata('setApprovalForAll(address,bool)', STRANGER, true)),
    'BLOCK',
    'operator_approval_for_all',
  ],
  [
    'an operator for a collection who is known to take for its callers alone',
    sent(COLLECTION, calldata('setApprovalForAll(address,bool)', CONDUIT, true)),
    'REVIEW',
    'operator_approval_for_all',
  ],
  [
    'an operator whose right is taken back',
    sent(COLLECTION, calldata('updateDelegate(address,bool)', STRANGER, false)),
    'REVIEW',
    'payload_not_decoded',
  ],
  [
    'code of a stranger run by a Safe',
    sent(
      SAFE,
      calldata(
        'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
        STRANGER,
        0n,
        '0x12345678',
        1n,
        0n,
        0n,
        0n,
        `0x${'0'.repeat(40)}`,
        `0x${'0'.repeat(40)}`,
        '0x',
      ),
    ),
    'BLOCK',
    'nested_delegatecall',
  ],
  [
    'a new owner of a Safe',
    sent(SAFE, calldata('addOwnerWithThreshold(address,uint256)', STRANGER, 1n)),
    'BLOCK',
    'safe_guard_or_owner_change',
  ],
  [
    'a contract handed over',
    sent(COLLECTION, calldata('transferOwnership(address)', STRANGER)),
    'BLOCK',
    'ownership_transfer',
  ],
  [
    'a payment that insists on a simulation',
    () => bytes({ transaction: transaction(USDC, transfer(TO, 1n)), simulation: 'required' }),
    'REVIEW',
    'simulation_unavailable',
  ],
  [
    'a multicall',
    sent(COLLECTION, calldata('multicall(bytes[])', [approve(ROUTER, 1n)])),
    'REVIEW',
    'simulation_partial',
  ],
];

describe('bytes alone, without a node', () => itJudges(BYTES_ALONE));
