import type { PayloadAction } from '../action.js';
import { MULTI_SEND_FUNCTION } from './standards/multi-send.js';
import type { SigningPayload, SubmittedPayload } from '../payload.js';
import { type AbiValue, decodeArguments, encodeArguments, parseFunction } from './abi.js';
import { packedReader } from './standards/packed.js';
import { readTypedData } from './typed-data.js';

/** A transaction of a Safe, as its owners agree to it. Accounts are keys. Source: Safe contracts 1.3 and 1.4. */
export interface SafeTransaction {
  readonly safe: string;
  readonly to: string;
  readonly value: bigint;
  readonly data: string;
  readonly operation: bigint;
  readonly safeTxGas: bigint;
  readonly baseGas: bigint;
  readonly gasPrice: bigint;
  readonly gasToken: string;
  readonly refundReceiver: string;
}

/** A proposal to a Safe: what its owners sign. */
export interface SafeProposal extends SafeTransaction {
  readonly nonce: bigint;
  /** What is signed: by it the Safe knows the transaction. */
  readonly digest: string;
}

/** What one Safe has another do. `approvers`: whose agreement stands in it as given on the chain (`v` 1). */
export interface NestedSafeTransaction extends SafeTransaction {
  readonly approvers: readonly string[];
}

const MEMBERS = 'address,uint256,bytes,uint8,uint256,uint256,uint256,address,address';
export const EXEC_TRANSACTION = parseFunction(`execTransaction(${MEMBERS},bytes)`);
export const GET_TRANSACTION_HASH = parseFunction(`getTransactionHash(${MEMBERS},uint256)`);
const MULTI_SEND = parseFunction(MULTI_SEND_FUNCTION);

const isProposal = ({ function: name, source, certainty }: PayloadAction): boolean =>
  name === 'SafeTx' && source === 'Safe' && certainty === 'exact';

/** True where typed data is a proposal to a Safe. */
export const isSafeProposal = ({ kind, actions: [first] }: SigningPayload): boolean =>
  kind === 'typed_data' && first !== undefined && isProposal(first) && first.target !== null;

/** The Safe that a proposal is for; null for every other payload. */
export const proposedSafe = (payload: SigningPayload | null): string | null =>
  payload !== null && isSafeProposal(payload) ? (payload.actions[0]?.target ?? null) : null;

/** How many Safes may stand in each other. */
const MAX_NESTED = 3;

/** The Safes that a proposal has act below the one that it is for, the outer ones first. */
export const nestedSafes = (payload: SigningPayload): readonly string[] =>
  [
    ...new Set(
      payload.actions
        .filter(
          ({ function: name, source, certainty }) => isExecution(name) && source === 'Safe' && certainty === 'exact',
        )
        .flatMap(({ target }) => target ?? []),
    ),
  ].filter((safe) => safe !== proposedSafe(payload));

const isExecution = (name: string | null): boolean => name === EXEC_TRANSACTION?.signature;

/** Reads a proposal to a Safe; null for every other payload. */
export const safeProposalOf = (payload: SubmittedPayload | null): SafeProposal | null => {
  const safe = proposedSafe(payload);
  if (safe === null || payload?.given.kind !== 'typed_data') return null;
  const read = readTypedData(payload.given.content);
  if (!read.ok) return null;
  const { message, digest } = read.value;
  const members = ['to', 'value', 'data', 'operation', 'safeTxGas', 'baseGas', 'gasPrice', 'gasToken'];
  const { nonce } = message;
  const values = [...members, 'refundReceiver'].map((name) => message[name] as AbiValue);
  const transaction = transactionOf(safe, values);
  return transaction === null || typeof nonce !== 'bigint' ? null : { ...transaction, nonce, digest };
};

const isAccount = (value: AbiValue | undefined): value is string => typeof value === 'string';

const transactionOf = (safe: string, values: readonly AbiValue[]): SafeTransaction | null => {
  const [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] = values;
  const areTexts = [to, data, gasToken, refundReceiver].every(isAccount);
  const areNumbers = [value, operation, safeTxGas, baseGas, gasPrice].every((number) => typeof number === 'bigint');
  return areTexts && areNumbers
    ? ({ safe, to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } as SafeTransaction)
    : null;
};

const valuesOf = (transaction: SafeTransaction): readonly AbiValue[] => {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = transaction;
  return [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver];
};

const encoded = (abi: ReturnType<typeof parseFunction>, values: readonly AbiValue[]): string => {
  if (abi === null) throw new Error('The functions of a Safe are well-formed');
  return abi.selector + encodeArguments(abi.inputs, values).slice(2);
};

/** The call that has a Safe execute a transaction, with what proves that its owners agree. */
export const execTransactionData = (transaction: SafeTransaction, signatures: string): string =>
  encoded(EXEC_TRANSACTION, [...valuesOf(transaction), signatures]);

/** The call that asks a Safe by which hash it knows a transaction. */
export const transactionHashData = (transaction: SafeTransaction, nonce: bigint): string =>
  encoded(GET_TRANSACTION_HASH, [...valuesOf(transaction), nonce]);

/** One signature of a Safe: 32 bytes r, 32 bytes s, one byte v. */
const SIGNATURE_DIGITS = 130;

/** An owner's agreement that was given on the chain before: the owner in the place of r, and `v` 1. */
export const approvedSignatures = (owners: readonly string[]): string =>
  `0x${[...owners]
    .sort()
    .map((owner) => `${owner.slice(2).padStart(64, '0')}${'0'.repeat(64)}01`)
    .join('')}`;

const approversIn = (signatures: string): readonly string[] =>
  (signatures.slice(2).match(new RegExp(`.{${SIGNATURE_DIGITS}}`, 'g')) ?? []).flatMap((one) =>
    one.endsWith('01') ? [`0x${one.slice(24, 64)}`] : [],
  );

const argumentsOf = (abi: ReturnType<typeof parseFunction>, data: string): readonly AbiValue[] | null =>
  abi !== null && data.startsWith(abi.selector) ? decodeArguments(abi.inputs, `0x${data.slice(10)}`) : null;

/** One call that an account makes. */
interface Made {
  readonly to: string;
  readonly data: string;
}

const packedIn = (transactions: string): readonly Made[] => {
  const reader = packedReader(transactions);
  const found: Made[] = [];
  while (!reader.isDone()) {
    const [, to, , length] = [reader.number(1), reader.account(), reader.number(32), reader.number(32)];
    const data = to === null || length === null ? null : reader.take(Number(length));
    if (to === null || data === null) return found;
    found.push({ to, data });
  }
  return found;
};

/** What a Safe has other Safes do: itself, or by a batch. At most three deep, the outer ones first. */
export const nestedTransactions = ({ to, data }: Made, depth = 1): readonly NestedSafeTransaction[] => {
  const [transactions] = argumentsOf(MULTI_SEND, data) ?? [];
  if (typeof transactions === 'string')
    return packedIn(transactions).flatMap((made) => nestedTransactions(made, depth));
  const values = depth > MAX_NESTED ? null : argumentsOf(EXEC_TRANSACTION, data);
  const nested = values === null ? null : transactionOf(to, values.slice(0, 9));
  const signatures = values?.[9];
  if (nested === null || typeof signatures !== 'string') return [];
  return [{ ...nested, approvers: approversIn(signatures) }, ...nestedTransactions(nested, depth + 1)];
};
