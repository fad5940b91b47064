import { readAuthorization } from '../evm/authorization.js';
import { readTransaction, type EvmTransaction } from '../evm/transaction.js';
import { type Field, FORMS } from '../evm/transaction-fields.js';
import { readTypedData, type TypedValue } from '../evm/typed-data.js';
import { readUserOperationMembers } from '../evm/user-operation-members.js';
import { reading } from '../evm/reading.js';
import type { PayloadRequest } from '../payload-request.js';
import { readSignedBytes } from '../solana/envelope.js';

/** The parts of a payload by the names of its members, each as text. Null: the bytes leave it open. */
export type Members = ReadonlyMap<string, string | null>;

/** One text for one value: letter case of hex, numbers as text and the order of members make no difference here. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part === 'bigint') return part.toString();
    return part instanceof Uint8Array ? [...part] : part;
  });

const named = (parts: Readonly<Record<string, unknown>>): Members =>
  new Map(
    Object.entries(parts).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === null ? null : textOf(value)] as const],
    ),
  );

/** What a type has no fee of, it does not leave open. */
const feeOf = ({ type, fees }: EvmTransaction, field: Field & keyof EvmTransaction['fees']) =>
  FORMS[type].includes(field) ? fees[field] : undefined;

const transactionMembers = (transaction: EvmTransaction): Members =>
  named({
    type: transaction.type,
    chain_id: transaction.chainId,
    nonce: transaction.nonce,
    // a contract is created: that is said, not left open
    to: transaction.to ?? '',
    value: transaction.value,
    data: transaction.data,
    gas: transaction.gas,
    gas_price: feeOf(transaction, 'gasPrice'),
    max_fee_per_gas: feeOf(transaction, 'maxFeePerGas'),
    max_priority_fee_per_gas: feeOf(transaction, 'maxPriorityFeePerGas'),
    max_fee_per_blob_gas: feeOf(transaction, 'maxFeePerBlobGas'),
    access_list: transaction.accessList,
    authorization_list: transaction.authorizationList,
    blob_hashes: transaction.blobHashes,
  });

/** `message.details.amount`: every value of a structure under its path; a list is one value. */
const leaves = (path: string, value: TypedValue): readonly (readonly [string, TypedValue])[] =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Uint8Array)
    ? Object.entries(value).flatMap(([name, part]) => leaves(`${path}.${name}`, part as TypedValue))
    : [[path, value]];

const typedMembers = (content: Extract<PayloadRequest, { kind: 'typed_data' }>['content']): Members | null => {
  const read = readTypedData(content);
  if (!read.ok) return null;
  const { primaryType, domain, types, message, hasDomainType } = read.value;
  return new Map([
    ...named({ primaryType, types }),
    // without it wallets disagree about the hash
    ...(hasDomainType ? [] : ([['types.EIP712Domain', null]] as const)),
    ...named(Object.fromEntries([...leaves('domain', domain), ...leaves('message', message)])),
  ]);
};

const operationMembers = (content: unknown): Members | null => {
  const read = reading(() => readUserOperationMembers(content));
  if (!read.ok) return null;
  const members = read.value;
  return named({
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
};

const solanaMembers = (content: string): Members | null => {
  const read = readSignedBytes(content);
  if (!read.ok || read.value.message === null) return null;
  const { version, accounts, requiredSignatures, recentBlockhash, instructions, lookups, ...roles } =
    read.value.message;
  return named({
    version,
    fee_payer: accounts[0] ?? '',
    signers: accounts.slice(0, requiredSignatures),
    accounts: [accounts, roles],
    recent_blockhash: recentBlockhash,
    instructions,
    lookups,
  });
};

/** The parts of a payload; null where its bytes cannot be read. Total. */
export const membersOf = (request: PayloadRequest): Members | null => {
  switch (request.kind) {
    case 'evm_transaction': {
      const read = readTransaction(request.content);
      return read.ok ? transactionMembers(read.value) : null;
    }
    case 'typed_data':
      return typedMembers(request.content);
    case 'message':
      return named({ encoding: request.content.encoding, content: request.content.content });
    case 'authorization': {
      const read = readAuthorization(request.content);
      return read.ok
        ? named({ chain_id: read.value.chainId, address: read.value.address, nonce: read.value.nonce })
        : null;
    }
    case 'user_operation':
      return operationMembers(request.content);
    case 'solana_message':
      return solanaMembers(request.content);
  }
};
