import type { Proposal } from '../../../domain/payload/payload.js';
import { byKind, type ExecutableKind } from '../../../domain/payload/kinds/index.js';
import { type EvmTransaction, readTransaction } from '../../../domain/payload/evm/transaction.js';
import { readUserOperation } from '../../../domain/payload/evm/user-operation.js';
import type { Head, Header } from './header.js';
import {
  agreedSafes,
  nestedSafes,
  nestedTransactions,
  safeProposalsOf,
} from '../../../domain/payload/evm/safe-transaction.js';
import type { PlannedCall } from './planned-call.js';
import { plannedProposal } from './safe.js';

export type { PlannedCall } from './planned-call.js';
import { quantity } from './wire.js';

/**
 * The executions of a payload, one behind the other: what it does, and what Safes do whose owner agrees by it. Empty
 * where there is nothing to execute: a signature over data, or bytes with a fault.
 */
export const plannedCalls = (proposal: Proposal): readonly PlannedCall[] => {
  const { intent, payload } = proposal;
  if (payload === null || payload.status === 'invalid') return [];
  const { sender } = intent;
  const acting = nestedSafes(payload);
  const own = plannedCall(proposal);
  const proposals = safeProposalsOf(payload);
  const agreed = proposals.flatMap((one, place) =>
    sender.key === null ? [] : [plannedProposal(one, place === proposals.length - 1 ? acting : [], sender.key)],
  );
  // Safes that are to act by an agreement among other things are not executed
  const isWhole = agreedSafes(payload).length === 0;
  return own === null ? agreed : [{ ...own, isWhole: own.isWhole && isWhole }, ...agreed];
};

const plannedCall = ({ intent, payload }: Proposal): PlannedCall | null =>
  payload &&
  byKind<ExecutableKind<'evm'>, PlannedCall | null>(
    {
      evm_transaction: (content) => {
        const read = readTransaction(content);
        const signer = read.ok ? (read.value.signer ?? intent.sender.key) : null;
        return read.ok && signer !== null ? plannedTransaction(read.value, signer) : null;
      },
      user_operation: (content) => {
        const read = readUserOperation(content, 1n);
        return read.ok ? plannedOperation(read.value) : null;
      },
    },
    payload.given,
  );

/** The Safes that a transaction has act: who sends it need not be the one whose assets are moved. */
const actingSafes = ({ to, data }: EvmTransaction): readonly string[] =>
  to === null ? [] : [...new Set(nestedTransactions({ to, data }).map(({ safe }) => safe))];

const plannedTransaction = (transaction: EvmTransaction, sender: string): PlannedCall => {
  const safes = actingSafes(transaction);
  const { to, value, data, gas, nonce, fees, accessList, authorizationList, type } = transaction;
  return {
    sender,
    from: sender,
    to,
    value,
    data,
    gas,
    nonce,
    gasPrice: fees.gasPrice,
    maxFeePerGas: fees.maxFeePerGas,
    maxPriorityFeePerGas: fees.maxPriorityFeePerGas,
    accessList,
    // who signed each authorization is not read: the sender is who would lose by it
    delegate: authorizationList.at(-1)?.address ?? null,
    isTransaction: true,
    isWhole: type < 3,
    ...(safes.length === 0 ? {} : { safes }),
  };
};

type Operation = Extract<ReturnType<typeof readUserOperation>, { ok: true }>['value'];

/** The account is called by its entry point. What a factory or a paymaster does is not executed. */
const plannedOperation = (operation: Operation): PlannedCall => ({
  sender: operation.sender,
  from: operation.entryPoint,
  to: operation.sender,
  value: 0n,
  data: operation.callData,
  gas: operation.callGasLimit,
  nonce: null,
  gasPrice: null,
  maxFeePerGas: null,
  maxPriorityFeePerGas: null,
  accessList: [],
  delegate: null,
  isTransaction: false,
  isWhole: operation.initCode === '0x' && operation.paymaster === null,
});

/**
 * What a call is given at first where the bytes say nothing, unless the block has less: more than ordinary calls use.
 * Then it is given half as much again as it used.
 */
const DEFAULT_GAS = 5_000_000n;
const DEFAULT_PRIORITY_FEE = 1_000_000_000n;

/** Gas of the call: its own, or what a wallet would hardly exceed. */
export const gasOf = ({ gas }: PlannedCall, { gasLimit }: Pick<Head, 'gasLimit'>): bigint =>
  gas ?? (gasLimit / 2n < DEFAULT_GAS ? gasLimit / 2n : DEFAULT_GAS);

/** The most that a unit of gas may cost, wei. */
export const highestGasPrice = (call: PlannedCall, header: Pick<Header, 'baseFee'>): bigint =>
  call.gasPrice ?? call.maxFeePerGas ?? header.baseFee * 2n + (call.maxPriorityFeePerGas ?? DEFAULT_PRIORITY_FEE);

const priorityFee = (call: PlannedCall, header: Header): bigint => {
  const highest = highestGasPrice(call, header);
  const wished = call.maxPriorityFeePerGas ?? DEFAULT_PRIORITY_FEE;
  return wished < highest ? wished : highest;
};

/** What a unit of gas costs in a block, wei; 0 for what pays no gas of its own. Source: EIP-1559. */
export const effectiveGasPrice = (call: PlannedCall, header: Header): bigint => {
  if (!call.isTransaction) return 0n;
  if (call.gasPrice !== null) return call.gasPrice;
  const highest = highestGasPrice(call, header);
  const wished = header.baseFee + priorityFee(call, header);
  return wished < highest ? wished : highest;
};

/** The call as JSON-RPC has it. */
export const callObject = (call: PlannedCall, header: Header): Readonly<Record<string, unknown>> => ({
  from: call.from,
  ...(call.to === null ? {} : { to: call.to }),
  value: quantity(call.value),
  input: call.data,
  gas: quantity(gasOf(call, header)),
  ...(call.isTransaction ? feesAndNonce(call, header) : {}),
  ...(call.accessList.length === 0 ? {} : { accessList: call.accessList }),
});

const feesAndNonce = (call: PlannedCall, header: Header) => ({
  ...(call.nonce === null ? {} : { nonce: quantity(call.nonce) }),
  ...(call.gasPrice === null
    ? {
        maxFeePerGas: quantity(highestGasPrice(call, header)),
        maxPriorityFeePerGas: quantity(priorityFee(call, header)),
      }
    : { gasPrice: quantity(call.gasPrice) }),
});
