import { sha256 } from '@noble/hashes/sha2.js';
import { keccakDigits } from '../../shared/keccak.js';
import type { ReadResult } from '../context.js';
import { type PayloadHash, wholeHash } from '../hashes.js';
import { type AbiParameter, type AbiValue, encodeArguments, parseFunction } from './abi.js';
import { bytesOf, hexOf } from './hex.js';
import { need, reading } from './reading.js';
import { readTypedData } from './typed-data.js';
import { readUserOperationMembers, type UserOperationMembers } from './user-operation-members.js';

export type { EntryPointVersion } from './user-operation-members.js';

/** A user operation as it was read, and what its account is to sign. */
export interface UserOperation extends UserOperationMembers {
  /**
   * The userOpHash of its entry point. Null for an account that is delegated by EIP-7702: its hash contains the
   * delegate, which the members do not say.
   */
  readonly digest: string | null;
  /** Of the bytes that are hashed last; null where the digest is. */
  readonly sha256: string | null;
  /** Those that a device shows beside it: from entry point 0.8 on it is typed data. */
  readonly hashes: readonly PayloadHash[];
}

const inputsOf = (types: string): readonly AbiParameter[] =>
  need(parseFunction(`f(${types})`), 'is of an unknown form').inputs;
/** Source: ERC-4337, EntryPoint 0.6 and 0.7, UserOperationLib.encode and getUserOpHash. */
const HASHED = inputsOf('bytes32,address,uint256');
const OPERATION_6 = inputsOf('address,uint256,bytes32,bytes32,uint256,uint256,uint256,uint256,uint256,bytes32');
const OPERATION_7 = inputsOf('address,uint256,bytes32,bytes32,bytes32,uint256,bytes32,bytes32');
/** Source: ERC-4337, EntryPoint 0.8, UserOperationLib.PACKED_USEROP_TYPEHASH. */
const TYPES_8 = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
  PackedUserOperation: [
    { name: 'sender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'initCode', type: 'bytes' },
    { name: 'callData', type: 'bytes' },
    { name: 'accountGasLimits', type: 'bytes32' },
    { name: 'preVerificationGas', type: 'uint256' },
    { name: 'gasFees', type: 'bytes32' },
    { name: 'paymasterAndData', type: 'bytes' },
  ],
};

const keccakOf = (hex: string): string => `0x${keccakDigits(bytesOf(hex))}`;
/** Two numbers of 128 bits in one word. */
const pairOf = (high: bigint, low: bigint): string => `0x${((high << 128n) | low).toString(16).padStart(64, '0')}`;

const hashOf = (inputs: readonly AbiParameter[], values: readonly AbiValue[], entryPoint: string, chainId: bigint) => {
  const bytes = bytesOf(encodeArguments(HASHED, [keccakOf(encodeArguments(inputs, values)), entryPoint, chainId]));
  return { digest: `0x${keccakDigits(bytes)}`, sha256: hexOf(sha256(bytes)), hashes: [] };
};

const typedHashOf = (operation: UserOperationMembers, chainId: bigint) => {
  const { entryPoint, sender, initCode, callData, paymasterAndData } = operation;
  const read = readTypedData({
    types: TYPES_8,
    primaryType: 'PackedUserOperation',
    domain: { name: 'ERC4337', version: '1', chainId: String(chainId), verifyingContract: entryPoint },
    message: {
      sender,
      nonce: String(operation.nonce),
      initCode,
      callData,
      accountGasLimits: pairOf(operation.verificationGasLimit, operation.callGasLimit),
      preVerificationGas: String(operation.preVerificationGas),
      gasFees: pairOf(operation.maxPriorityFeePerGas, operation.maxFeePerGas),
      paymasterAndData,
    },
  });
  const { digest, sha256: hashed, domainHash, messageHash } = need(read.ok ? read.value : null, 'cannot be hashed');
  const hashes = [wholeHash('domain_hash', domainHash), wholeHash('message_hash', messageHash)];
  return { digest, sha256: hashed, hashes };
};

const hashesOf = (operation: UserOperationMembers, chainId: bigint) => {
  const { sender, nonce, entryPoint, preVerificationGas } = operation;
  const { callGasLimit, verificationGasLimit, maxFeePerGas, maxPriorityFeePerGas } = operation;
  const [initCode, callData, paymasterAndData] = [
    operation.initCode,
    operation.callData,
    operation.paymasterAndData,
  ].map(keccakOf) as [string, string, string];
  switch (operation.version) {
    case '0.6': {
      const limits = [callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas, maxPriorityFeePerGas];
      return hashOf(OPERATION_6, [sender, nonce, initCode, callData, ...limits, paymasterAndData], entryPoint, chainId);
    }
    case '0.7': {
      const limits = pairOf(verificationGasLimit, callGasLimit);
      const fees = pairOf(maxPriorityFeePerGas, maxFeePerGas);
      return hashOf(
        OPERATION_7,
        [sender, nonce, initCode, callData, limits, preVerificationGas, fees, paymasterAndData],
        entryPoint,
        chainId,
      );
    }
    case '0.8':
      return operation.isDelegated ? { digest: null, sha256: null, hashes: [] } : typedHashOf(operation, chainId);
  }
};

/**
 * Reads a user operation by the members of its entry point's RPC form, and `entry_point`, which must be one of the
 * three that are known: another one may hash as it likes. Never throws. Source: ERC-4337 and ERC-7769.
 */
export const readUserOperation = (given: unknown, chainId: bigint): ReadResult<UserOperation> =>
  reading(() => {
    const operation = readUserOperationMembers(given);
    return { ...operation, ...hashesOf(operation, chainId) };
  });
