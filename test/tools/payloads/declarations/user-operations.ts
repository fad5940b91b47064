import type { PayloadMembers } from '../../../../src/application/check/check-request.js';
import { encodeCall } from '../../../support/payload-bytes.js';
import { change, type Sort, STRANGER } from '../declaration.js';
import { EVM_CHAINS, type EvmChain, tokensOn } from '../world.js';
import { type Inner, paymentOf } from './account-payments.js';

const MAX = 2n ** 256n - 1n;

const VERSIONS = ['0.6', '0.7', '0.8'] as const;
const ENTRY_POINTS = {
  '0.6': '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0.7': '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0.8': '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
} as const;

/** A payment by a smart account, in an operation of each version of the entry point. */
export const USER_OPERATIONS: Sort = {
  name: 'user operation',
  chains: EVM_CHAINS,
  make: (world, chain, index) => {
    const evm = chain as EvmChain;
    const account = world.account(evm, `smart account ${index}`);
    const version = VERSIONS[index % VERSIONS.length] ?? '0.7';
    const { right, declared, changesBy, theft } = paymentOf(world, evm, index + 1);
    const dataOf = (calls: readonly Inner[]): string => {
      const [first = theft] = calls;
      return calls.length === 1
        ? encodeCall('execute(address,uint256,bytes)', [first.to, first.value, first.data])
        : encodeCall('executeBatch((address,uint256,bytes)[])', [
            calls.map(({ to, value, data }) => [to, value, data]),
          ]);
    };
    const withData = (callData: string, changed: object = {}): PayloadMembers => ({
      user_operation: {
        ...{ entry_point: ENTRY_POINTS[version], sender: account, nonce: '0x1', callData, callGasLimit: '100000' },
        ...{
          verificationGasLimit: '100000',
          preVerificationGas: '21000',
          maxFeePerGas: '30',
          maxPriorityFeePerGas: '1',
        },
        ...(version === '0.6' ? { initCode: '0x', paymasterAndData: '0x' } : {}),
        ...changed,
      },
    });
    const of = (...calls: readonly Inner[]) => withData(dataOf(calls));
    const approval = (to: string): Inner => ({
      to: tokensOn(evm)[0]?.contract ?? '',
      value: 0n,
      data: encodeCall('approve(address,uint256)', [to, MAX]),
    });
    return {
      request: { chain, from_address: account, transaction_type: 'safe_send', ...declared, ...of(right) },
      changes: [
        ...changesBy(of),
        change('a theft in a batch', ['undeclared_action', 'undeclared_native_value', 'payload_recipient_mismatch'], {
          ...of(right, theft),
        }),
        change('an approval in a batch', ['undeclared_action'], of(right, approval(STRANGER))),
        change('sender', ['payload_signer_mismatch'], withData(dataOf([right]), { sender: STRANGER })),
        change('ownership instead', ['payload_type_mismatch'], {
          ...of({ to: account, value: 0n, data: encodeCall('transferOwnership(address)', [STRANGER]) }),
        }),
      ],
    };
  },
};
