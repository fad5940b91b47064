import { encodeCall } from '../../../support/payload-bytes.js';
import { COLLECTION, MAX, ME, type Phish, phishesOn, ROUTER, THIEF, UNITS, USDC } from './phish.js';

const approve = (spender: string, amount: bigint): string => encodeCall('approve(address,uint256)', [spender, amount]);
const execute = (to: string, data: string): string => encodeCall('execute(address,uint256,bytes)', [to, 0n, data]);

const operation = (callData: string, changes: object = {}) => ({
  user_operation: {
    ...{ entry_point: '0x0000000071727de22e5e9d8baf0edac6f37da032', sender: ME, nonce: '0x0', callData },
    ...{ callGasLimit: '90000', verificationGasLimit: '90000', preVerificationGas: '21000' },
    ...{ maxFeePerGas: '30', maxPriorityFeePerGas: '1', ...changes },
  },
});
const twin = operation(execute(USDC, approve(ROUTER, UNITS)));

/** What a smart account is asked to do. */
export const OPERATION_PHISHES: readonly Phish[] = phishesOn('ethereum', [
  ['an approval by an operation', operation(execute(USDC, approve(THIEF, MAX))), twin],
  [
    'an approval hidden in a batch of an operation',
    operation(
      encodeCall('executeBatch((address,uint256,bytes)[])', [
        [
          [USDC, 0n, approve(ROUTER, UNITS)],
          [USDC, 0n, approve(THIEF, MAX)],
        ],
      ]),
    ),
    twin,
  ],
  [
    'a delegatecall by mode',
    operation(encodeCall('execute(bytes32,bytes)', [`0xff${'0'.repeat(62)}`, `${THIEF}00`])),
    twin,
  ],
  [
    'an operator by an operation',
    operation(execute(COLLECTION, encodeCall('setApprovalForAll(address,bool)', [THIEF, true]))),
    operation(execute(COLLECTION, encodeCall('setApprovalForAll(address,bool)', [THIEF, false]))),
  ],
  ['an operation of another account', operation(execute(USDC, approve(ROUTER, UNITS)), { sender: THIEF }), twin],
  ['an entry point that is not known', operation(execute(USDC, approve(ROUTER, UNITS)), { entry_point: THIEF }), twin],
  ['an operation without a call', operation('0x'), null],
  ['a function of the account that is not known', operation('0xdeadbeef'), null],
  [
    'a factory that is not known',
    operation(execute(USDC, approve(THIEF, MAX)), { factory: THIEF, factoryData: '0x12345678' }),
    null,
  ],
  ['an operation that makes the account delegate', operation('0x', { sender: ME, factory: '0x7702' }), null],
]);
