import type { PayloadAction } from '../action.js';
import { MULTI_SEND_FUNCTION } from './standards/multi-send.js';
import type { SafeProposal, SafeTransaction } from '../context.js';
import type { SigningPayload, SubmittedPayload } from '../payload.js';
import type { PayloadContents } from '../payload-request.js';
import { type AbiValue, decodeArguments, encodeArguments, parseFunction } from './abi.js';
import { packedReader } from './standards/packed.js';
import { APPROVE_HASH, SAFE_MESSAGE } from './standards/safe.js';
import { typedMeaning } from './typed/index.js';
import { readTypedData } from './typed-data.js';

/** What one Safe has another do. `approvers`: whose agreement stands in it as given on the chain (`v` 1). */
export interface NestedSafeTransaction extends SafeTransaction {
  readonly approvers: readonly string[];
}

const MEMBERS = 'address,uint256,bytes,uint8,uint256,uint256,uint256,address,address';
export const EXEC_TRANSACTION = parseFunction(`execTransaction(${MEMBERS},bytes)`);
export const GET_TRANSACTION_HASH = parseFunction(`getTransactionHash(${MEMBERS},uint256)`);
const MULTI_SEND = parseFunction(MULTI_SEND_FUNCTION);

const isAgreement = ({ function: name, source, certainty, kind }: PayloadAction, of: string): boolean =>
  name === of && source === 'Safe' && certainty === 'exact' && kind === 'call';

const isProposal = (action: PayloadAction): boolean => isAgreement(action, SAFE_MESSAGE);

/** Agrees to a proposal whose content was sent along, and does nothing else. */
const isApproval = (action: PayloadAction): boolean => isAgreement(action, APPROVE_HASH);

/** True where typed data is a proposal to a Safe. */
export const isSafeProposal = ({ kind, actions: [first] }: SigningPayload): boolean =>
  kind === 'typed_data' && first !== undefined && isProposal(first) && first.target !== null;

/** The chain of agreements from the bytes inward, while nothing stands beside it. Ends with a proposal. */
const agreements = ({ actions }: SigningPayload): readonly PayloadAction[] => {
  const end = actions.findIndex((action) => !isProposal(action) && !isApproval(action));
  const chain = end === -1 ? actions : actions.slice(0, end);
  const last = chain.findLastIndex(isProposal);
  const inner = chain[last]?.path ?? '';
  const isAll = actions.every(({ path }) => path.startsWith(inner) || inner.startsWith(path));
  return isAll ? chain.slice(0, last + 1) : chain.slice(0, chain[0] !== undefined && isProposal(chain[0]) ? 1 : 0);
};

/**
 * The Safe that carries out what is agreed to: that of typed data, or the one behind the only hash that the bytes
 * agree to. Null for every other payload.
 */
export const proposedSafe = (payload: SigningPayload | null): string | null =>
  payload === null ? null : (agreements(payload).at(-1)?.target ?? null);

/** How deep Safes may be nested. */
const MAX_NESTED = 3;

/**
 * The Safes that act beside the one that a proposal is for, the outer ones first: those that it has act, and those
 * behind hashes that the bytes agree to among other things.
 */
export const nestedSafes = (payload: SigningPayload): readonly string[] => {
  const made = payload.actions
    .filter(({ function: name, source, certainty }) => isExecution(name) && source === 'Safe' && certainty === 'exact')
    .flatMap(({ target }) => target ?? []);
  return [...new Set([...agreedSafes(payload), ...made])].filter((safe) => safe !== proposedSafe(payload));
};

/** The Safes behind hashes that the bytes agree to among other things. */
export const agreedSafes = (payload: SigningPayload): readonly string[] => {
  const alone = new Set(agreements(payload).map(({ path }) => path));
  return payload.actions
    .filter((action) => isProposal(action) && !alone.has(action.path))
    .flatMap(({ target }) => target ?? []);
};

const isExecution = (name: string | null): boolean => name === EXEC_TRANSACTION?.signature;

/** Reads typed data as a proposal to a Safe, of this chain where one is named; null for all else. */
export const readSafeProposal = (
  content: PayloadContents['typed_data'],
  onlyOn: bigint | null = null,
): SafeProposal | null => {
  const read = readTypedData(content);
  if (!read.ok) return null;
  const { message, digest, domain } = read.value;
  const { verifyingContract: verifier, chainId } = domain;
  if (onlyOn !== null && (chainId !== onlyOn || !read.value.hasDomainType)) return null;
  const signing = { verifier: typeof verifier === 'string' ? verifier : null, signer: '', domainName: null };
  if (signing.verifier === null || typedMeaning(read.value, signing)?.source !== 'Safe') return null;
  const members = ['to', 'value', 'data', 'operation', 'safeTxGas', 'baseGas', 'gasPrice', 'gasToken'];
  const { nonce } = message;
  const values = [...members, 'refundReceiver'].map((name) => message[name] as AbiValue);
  const transaction = transactionOf(signing.verifier, values);
  return transaction === null || typeof nonce !== 'bigint' ? null : { ...transaction, nonce, digest };
};

/**
 * What Safes would do, one behind the other, once the bytes count: of each proposal that the bytes agree to what it
 * says, the outer ones first. Empty for every other payload.
 */
export const safeProposalsOf = (payload: SubmittedPayload | null): readonly SafeProposal[] => {
  if (payload === null) return [];
  const { given } = payload;
  const sent = [...(given.kind === 'typed_data' ? [given.content] : []), ...(given.safeTransactions ?? [])];
  const known = sent.map((content) => readSafeProposal(content));
  const found = agreements(payload).flatMap((action, place, all) => {
    if (!isProposal(action)) return [];
    const digest = place === 0 ? payload.digest : all[place - 1]?.hash?.value;
    return known.find((proposal) => proposal?.digest === digest && proposal?.safe === action.target) ?? [null];
  });
  return found.every((proposal) => proposal !== null) ? found : [];
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
