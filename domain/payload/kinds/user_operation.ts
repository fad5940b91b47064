import { operationPayload } from '../evm/operation-payload.js';
import { reading } from '../evm/reading.js';
import { readUserOperationMembers } from '../evm/user-operation-members.js';
import { namedMembers, payloadKind } from './definition.js';

export const userOperation = payloadKind({
  kind: 'user_operation',
  member: 'user_operation',
  families: ['evm'],
  signedAs: 'operation',
  signedText: null,
  read: operationPayload,
  membersOf: (content) => {
    const read = reading(() => readUserOperationMembers(content));
    if (!read.ok) return null;
    const members = read.value;
    return namedMembers({
      entry_point: members.entryPoint,
      sender: members.sender,
      nonce: members.nonce,
      initCode: members.initCode,
      callData: members.callData,
      callGasLimit: members.callGasLimit,
      verificationGasLimit: members.verificationGasLimit,
      preVerificationGas: members.preVerificationGas,
      maxFeePerGas: members.maxFeePerGas,
      maxPriorityFeePerGas: members.maxPriorityFeePerGas,
      paymasterAndData: members.paymasterAndData,
    });
  },
});
