import type { PayloadMembers } from '../../../../src/application/check/check-request.js';
import { ENCODED_TYPES } from '../../../support/encoded-types.js';
import {
  accountOfKey,
  type Call,
  chainIdOf,
  encodeCall,
  transactionOf,
  typedData,
} from '../../../support/payload-bytes.js';
import { change, envelopeOf, keyOf, otherChain, type Sort, STRANGER, transactionChanges } from '../declaration.js';
import { EVM_CHAINS, type EvmChain } from '../world.js';
import { type Inner, paymentOf } from './account-payments.js';

const ZERO = `0x${'0'.repeat(40)}`;
const EXEC = 'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)';

/** A payment out of a Safe, sent by the Safe's own account in the declaration, or by one of its owners. */
export const SAFE_EXECUTIONS: Sort = {
  name: 'Safe execTransaction',
  chains: EVM_CHAINS,
  make: (world, chain, index) => {
    const evm = chain as EvmChain;
    const envelope = { ...envelopeOf(index), key: keyOf(index) };
    const safe = world.account(evm, `safe ${index}`);
    const { right, declared, changesBy } = paymentOf(world, evm, index);
    const exec = ({ to, value, data }: Inner, operation = 0n, gasPrice = 0n): string =>
      encodeCall(EXEC, [to, value, data, operation, 0n, 0n, gasPrice, ZERO, STRANGER, '0x']);
    const call: Call = { chainId: chainIdOf(evm), to: safe, value: 0n, data: exec(right) };
    const of = (changes: Partial<Call>) => transactionOf(envelope, { ...call, ...changes });
    return {
      request: {
        chain,
        from_address: accountOfKey(envelope.key),
        transaction_type: 'safe_send',
        ...declared,
        ...of({}),
      },
      changes: [
        ...changesBy((inner) => of({ data: exec(inner) })),
        change('delegatecall', ['nested_delegatecall', 'payload_type_mismatch'], of({ data: exec(right, 1n) })),
        change('pays a refund to a stranger', ['undeclared_action', 'undeclared_native_value'], {
          ...of({ data: exec(right, 0n, 1n) }),
        }),
        change('value of the owner along', ['undeclared_native_value', 'undeclared_action'], of({ value: 10n ** 17n })),
        change('an owner is added', ['payload_type_mismatch'], {
          ...of({
            data: exec({
              to: safe,
              value: 0n,
              data: encodeCall('addOwnerWithThreshold(address,uint256)', [STRANGER, 1n]),
            }),
          }),
        }),
        ...transactionChanges(evm, envelope, call),
      ],
    };
  },
};

/** The signature of an owner under a payment out of a Safe. */
export const SAFE_SIGNATURES: Sort = {
  name: 'SafeTx typed data',
  chains: EVM_CHAINS,
  make: (world, chain, index) => {
    const evm = chain as EvmChain;
    const safe = world.account(evm, `safe ${index}`);
    const { right, declared, changesBy } = paymentOf(world, evm, index);
    const of = ({ to, value, data }: Inner, changed: object = {}, id = chainIdOf(evm)): PayloadMembers => ({
      typed_data: typedData(
        ENCODED_TYPES.safeTransaction,
        { chainId: Number(id), verifyingContract: safe },
        {
          ...{ to, value: String(value), data, operation: 0, safeTxGas: '0', baseGas: '0', gasPrice: '0' },
          ...{ gasToken: ZERO, refundReceiver: ZERO, nonce: '12', ...changed },
        },
      ),
    });
    return {
      request: {
        chain,
        from_address: world.account(evm, `owner ${index}`),
        transaction_type: 'safe_send',
        ...declared,
        ...of(right),
      },
      changes: [
        ...changesBy((inner) => of(inner)),
        change('delegatecall', ['nested_delegatecall', 'payload_type_mismatch'], of(right, { operation: 1 })),
        change('chain id', ['payload_chain_mismatch'], of(right, {}, chainIdOf(otherChain(evm)))),
        change('pays a refund to a stranger', ['undeclared_action', 'undeclared_native_value'], {
          ...of(right, { gasPrice: '1', refundReceiver: STRANGER }),
        }),
      ],
    };
  },
};
