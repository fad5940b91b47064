import {
  approve,
  calldata,
  COLLECTION,
  declared,
  EVERYTHING,
  FROM,
  ROUTER,
  STRANGER,
  TO,
  transaction,
  transfer,
  USDC,
  USDT,
  itJudges,
  type VerdictRow,
} from '../../support/payload-requests.js';

const DECLARED: readonly VerdictRow[] = [
  ['what was declared', () => declared({ transaction: transaction(USDC, transfer(TO, 25_000_000n)) }), 'ALLOW'],
  [
    'another recipient',
    () => declared({ transaction: transaction(USDC, transfer(STRANGER, 25_000_000n)) }),
    'BLOCK',
    'payload_recipient_mismatch',
  ],
  [
    'another token',
    () => declared({ transaction: transaction(USDT, transfer(TO, 25_000_000n)) }),
    'BLOCK',
    'payload_token_mismatch',
  ],
  [
    'one unit more',
    () => declared({ transaction: transaction(USDC, transfer(TO, 25_000_001n)) }),
    'BLOCK',
    'payload_amount_mismatch',
  ],
  [
    'one unit less',
    () => declared({ transaction: transaction(USDC, transfer(TO, 24_999_999n)) }),
    'REVIEW',
    'payload_amount_mismatch',
  ],
  [
    'an allowance in place of a payment',
    () => declared({ transaction: transaction(USDC, approve(TO, 25_000_000n)) }),
    'BLOCK',
    'payload_type_mismatch',
  ],
  [
    'value that was not declared',
    () => declared({ transaction: transaction(USDC, transfer(TO, 25_000_000n), '1') }),
    'BLOCK',
    'undeclared_native_value',
  ],
  [
    'another spender',
    () =>
      declared({
        transaction_type: 'approval',
        contract_address: ROUTER,
        approval_amount: '25',
        transaction: transaction(USDC, approve(STRANGER, 25_000_000n)),
      }),
    'BLOCK',
    'payload_spender_mismatch',
  ],
  [
    'a wider allowance',
    () =>
      declared({
        transaction_type: 'approval',
        contract_address: ROUTER,
        approval_amount: '25',
        transaction: transaction(USDC, approve(ROUTER, EVERYTHING)),
      }),
    'BLOCK',
    'payload_allowance_exceeds',
  ],
  [
    'the declared allowance',
    () =>
      declared({
        transaction_type: 'approval',
        contract_address: ROUTER,
        approval_amount: '25',
        transaction: transaction(USDC, approve(ROUTER, 25_000_000n)),
      }),
    'ALLOW',
  ],
  [
    'a payment hidden in a batch',
    () =>
      declared({
        transaction: transaction(
          COLLECTION,
          calldata('multicall(bytes[])', [transfer(TO, 25_000_000n), approve(STRANGER, EVERYTHING)]),
        ),
      }),
    'BLOCK',
    'undeclared_action',
  ],
  [
    'control over the declared contract, in place of what was declared of it',
    () =>
      declared({
        ...{ transaction_type: 'swap', to_address: FROM, contract_address: ROUTER },
        transaction: transaction(ROUTER, calldata('transferOwnership(address)', STRANGER)),
      }),
    'BLOCK',
    'undeclared_action',
    'ownership_transfer',
  ],
  [
    'a payment of native value',
    () => declared({ token: 'ETH', amount: 0.5, transaction: transaction(TO, '0x', '500000000000000000') }),
    'ALLOW',
  ],
];

describe('bytes beside a declared intent, without a node', () => {
  itJudges(DECLARED);
});
