import { type EvmTransaction, readTransaction } from '../evm/transaction.js';
import { type TransactionField, TRANSACTION_FIELDS } from '../evm/transaction-fields.js';
import { transactionPayload } from '../evm/transaction-payload.js';
import { type Members, namedMembers, payloadKind } from './definition.js';

/** A fee that the type lacks is not left open. */
const feeOf = ({ type, fees }: EvmTransaction, field: TransactionField & keyof EvmTransaction['fees']) =>
  TRANSACTION_FIELDS[type].includes(field) ? fees[field] : undefined;

const transactionMembers = (transaction: EvmTransaction): Members =>
  namedMembers({
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

export const evmTransaction = payloadKind({
  kind: 'evm_transaction',
  member: 'transaction',
  families: ['evm'],
  signedAs: 'transaction',
  signedText: null,
  read: transactionPayload,
  membersOf: (content) => {
    const read = readTransaction(content);
    return read.ok ? transactionMembers(read.value) : null;
  },
});
