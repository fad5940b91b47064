import type { ReadPayload } from '../payload.js';
import { currencyOf } from '../../chains/index.js';
import type { PayloadContext } from '../context.js';
import { feeNotes } from '../fee.js';
import type { RawMembers } from '../payload-request.js';
import { unroll } from './calls.js';
import { invalidPayload, payloadWith } from './finished.js';
import { accountField } from './standards/drafts.js';
import { operated, prepared } from './standards/accounts.js';
import { contains } from './standards/row.js';
import { readUserOperation, type UserOperation } from './user-operation.js';

/** The gas that a paymaster adds. Source: EntryPoint 0.6, _getRequiredPrefund; 0.7, UserOperationLib. */
const paymasterGas = ({ version, paymaster, paymasterAndData, verificationGasLimit }: UserOperation): bigint => {
  if (paymaster === null) return 0n;
  if (version === '0.6') return 2n * verificationGasLimit;
  return BigInt(`0x${paymasterAndData.slice(42, 74)}`) + BigInt(`0x${paymasterAndData.slice(74, 106)}`);
};

/** What the account pays, or its paymaster, who may charge it in tokens. Base units. */
const highestFee = (operation: UserOperation): bigint => {
  const { callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas } = operation;
  return (callGasLimit + verificationGasLimit + preVerificationGas + paymasterGas(operation)) * maxFeePerGas;
};

/** What an account does when its entry point calls it. It names no chain: its hash has the declared one. */
export const operationPayload = (content: RawMembers, context: PayloadContext): ReadPayload => {
  const { chainId: declared } = currencyOf(context.chain);
  if (declared === null) return invalidPayload('user_operation', 'is of an EVM chain');
  const chainId = BigInt(declared);
  const read = readUserOperation(content, chainId);
  if (!read.ok) return invalidPayload('user_operation', read.problem);
  const { sender, entryPoint, initCode, factory, paymaster, callData, digest, sha256, hashes } = read.value;
  const fields = [
    ...(factory === null ? [] : [accountField('Factory', factory)]),
    ...(paymaster === null ? [] : [accountField('Paymaster', paymaster)]),
  ];
  const unrolled = unroll(
    [
      contains({ kind: 'call', from: sender, fields }, [
        ...prepared(entryPoint, sender, initCode),
        operated(entryPoint, sender, callData),
      ]),
    ],
    context,
    { target: entryPoint, function: 'UserOperation', source: 'ERC-4337', certainty: 'exact' },
  );
  const fee = highestFee(read.value);
  const notes = feeNotes(fee, context.chain);
  return payloadWith(
    { kind: 'user_operation', digest, sha256, hashes, chainId, signers: [sender], notes, fee },
    unrolled,
  );
};
