import {
  approve,
  calldata,
  declared,
  transaction,
  transfer,
  itJudges,
  type VerdictRow,
} from '../../support/payload-requests.js';
import { COLLECTION, EVERYTHING, FROM, ROUTER, STRANGER, TO, USDC, USDT } from '../../support/payload-accounts.js';

const APPROVAL = { transaction_type: 'approval', contract_address: ROUTER, approval_amount: '25' } as const;
const beside =
  (changes: Parameters<typeof declared>[0], ...parameters: Parameters<typeof transaction>): VerdictRow[1] =>
  () =>
    declared({ ...changes, transaction: transaction(...parameters) });

const DECLARED: readonly VerdictRow[] = [
  ['what was declared', beside({}, USDC, transfer(TO, 25_000_000n)), 'ALLOW'],
  ['another recipient', beside({}, USDC, transfer(STRANGER, 25_000_000n)), 'BLOCK', 'payload_recipient_mismatch'],
  ['another token', beside({}, USDT, transfer(TO, 25_000_000n)), 'BLOCK', 'payload_token_mismatch'],
  ['one unit more', beside({}, USDC, transfer(TO, 25_000_001n)), 'BLOCK', 'payload_amount_mismatch'],
  ['one unit less', beside({}, USDC, transfer(TO, 24_999_999n)), 'REVIEW', 'payload_amount_mismatch'],
  ['an allowance in place of a payment', beside({}, USDC, approve(TO, 25_000_000n)), 'BLOCK', 'payload_type_mismatch'],
  ['value that was not declared', beside({}, USDC, transfer(TO, 25_000_000n), '1'), 'BLOCK', 'undeclared_native_value'],
  ['another spender', beside(APPROVAL, USDC, approve(STRANGER, 25_000_000n)), 'BLOCK', 'payload_spender_mismatch'],
  ['a wider allowance', beside(APPROVAL, USDC, approve(ROUTER, EVERYTHING)), 'BLOCK', 'payload_allowance_exceeds'],
  ['the declared allowance', beside(APPROVAL, USDC, approve(ROUTER, 25_000_000n)), 'ALLOW'],
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

describe('bytes beside a declared intent, without a node', () => itJudges(DECLARED));
