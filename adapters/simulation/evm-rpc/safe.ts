import { randomBytes } from 'node:crypto';
import {
  approvedSignatures,
  execTransactionData,
  type NestedSafeTransaction,
  nestedTransactions,
  transactionHashData,
} from '../../../domain/payload/evm/safe-transaction.js';
import type { SafeProposal } from '../../../domain/payload/context.js';
import { evmWordsOf } from './logs.js';
import type { JsonRpc, JsonRpcCall, JsonRpcReply } from '../../shared/json-rpc.js';
import { mappingSlot, SAFE_SLOTS } from './slots.js';
import type { PlannedCall, SafeCall } from './planned-call.js';
import { addressInWord, hexBytesIn, quantityWord } from './wire.js';

const NO_ACCOUNT = `0x${'0'.repeat(40)}`;

/** What a Safe is left for its own work beside that of the transaction. */
const OWN_GAS = 2_000_000n;

/** A gas limit in the proposal holds for the inner call alone: the Safe asks for a 63rd more. Source: EIP-150. */
const gasFor = ({ safeTxGas }: SafeProposal): bigint | null =>
  safeTxGas === 0n ? null : (safeTxGas * 64n) / 63n + OWN_GAS;

/**
 * The execution of a proposal by its Safe, as an owner would send it. Whose agreement counts is not known yet.
 * `acting`: the Safes that are to act by it.
 */
export const plannedProposal = (proposal: SafeProposal, acting: readonly string[], owner: string): PlannedCall => {
  const nested = nestedTransactions(proposal);
  const safes = [...new Set([proposal.safe, ...nested.map(({ safe }) => safe)])];
  const isNext = acting.every((safe) => safes.includes(safe));
  // a refund in coins costs at most the price that the sender pays: the worst is a price as high as the Safe's
  const gasPrice = proposal.gasPrice > 0n && proposal.gasToken === NO_ACCOUNT ? proposal.gasPrice : null;
  return {
    ...{ sender: proposal.safe, from: owner, to: proposal.safe, value: 0n, data: execTransactionData(proposal, '0x') },
    ...{ gas: gasFor(proposal), nonce: null, gasPrice, maxFeePerGas: null, maxPriorityFeePerGas: null },
    ...{ accessList: [], delegate: null, isTransaction: true, isWhole: true },
    safes,
    safe: { proposal, signatures: '0x', agreed: {}, isNext },
  };
};

/** More owners than any Safe in use has. */
const MAX_OWNERS = 64;

/** Source: Safe contracts, OwnerManager and Safe. */
const GET_THRESHOLD = '0xe75235b8';
const GET_OWNERS = '0xa0e67e2b';
const NONCE = '0xaffed0e0';

const wordsIn = (reply: JsonRpcReply | undefined): readonly bigint[] | null =>
  reply?.ok === true ? evmWordsOf(hexBytesIn(reply.result, 'a Safe')) : null;

const codeIn = (reply: JsonRpcReply | undefined): string | null =>
  reply?.ok === true ? hexBytesIn(reply.result, 'code') : null;

/** Source: EIP-7702: the key of a delegated account still signs. */
const isWallet = (code: string | null): boolean => code === '0x' || (code?.startsWith('0xef0100') ?? false);

/** How a Safe stands, by its own word and by its slots: where these differ it is no Safe of a known layout. */
interface Standing {
  readonly owners: readonly string[];
  readonly threshold: number;
  readonly nonce: bigint;
}

const standingOf = (replies: readonly (JsonRpcReply | undefined)[]): Standing | null => {
  const [threshold, owners, nonce, hash, storedThreshold, storedNonce] = replies.map(wordsIn);
  const [count, number] = [threshold?.[0], nonce?.[0]];
  const list = owners?.slice(2).map(addressInWord) ?? [];
  if (count === undefined || number === undefined || hash === null || list.length !== Number(owners?.[1] ?? -1n))
    return null;
  if (storedThreshold?.[0] !== count || storedNonce?.[0] !== number) return null;
  if (list.length > MAX_OWNERS || count < 1n || count > BigInt(list.length)) return null;
  return { owners: list, threshold: Number(count), nonce: number };
};

type At = 'latest' | { readonly blockHash: string };

const questionsAbout = ({ safe: { proposal }, from }: AsSafe, at: At): readonly JsonRpcCall[] => {
  const { safe } = proposal;
  const called = (to: string, data: string): JsonRpcCall => ({ method: 'eth_call', params: [{ to, data }, at] });
  const stored = (slot: bigint): JsonRpcCall => ({
    method: 'eth_getStorageAt',
    params: [safe, `0x${quantityWord(slot)}`, at],
  });
  return [
    ...[GET_THRESHOLD, GET_OWNERS, NONCE, transactionHashData(proposal, proposal.nonce)].map((data) =>
      called(safe, data),
    ),
    ...[stored(SAFE_SLOTS.threshold), stored(SAFE_SLOTS.nonce)],
    { method: 'eth_getCode', params: [from, at] },
  ];
};

type AsSafe = PlannedCall & { readonly safe: SafeCall };

/** The slot that says that an owner has agreed to a transaction. Source: Safe, approvedHashes. */
const agreedSlot = (owner: string, hash: string): string =>
  mappingSlot(BigInt(hash), BigInt(mappingSlot(BigInt(owner), SAFE_SLOTS.approvedHashes)));

const ONE = `0x${quantityWord(1n)}`;
const agreements = (owners: readonly string[], hash: string): Readonly<Record<string, string>> =>
  Object.fromEntries(owners.map((owner) => [agreedSlot(owner, hash), ONE]));

/** What makes the owners agree whom a nested transaction names; who agrees by calling needs nothing. */
const nestedAgreements = async (
  rpc: JsonRpc,
  nested: readonly NestedSafeTransaction[],
  at: At,
  signal: AbortSignal,
): Promise<SafeCall['agreed'] | null> => {
  if (nested.length === 0) return {};
  const asked = (to: string, data: string): JsonRpcCall => ({ method: 'eth_call', params: [{ to, data }, at] });
  const numbers = await rpc.batch(
    nested.map(({ safe }) => asked(safe, NONCE)),
    signal,
  );
  const nonces = numbers.map((reply) => wordsIn(reply)?.[0]);
  if (nonces.includes(undefined)) return null;
  const hashes = await rpc.batch(
    nested.map((one, index) => asked(one.safe, transactionHashData(one, nonces[index] ?? 0n))),
    signal,
  );
  const agreed: Record<string, Record<string, string>> = {};
  for (const [index, { safe, approvers }] of nested.entries()) {
    const hash = wordsIn(hashes[index])?.[0];
    if (hash === undefined) return null;
    Object.assign((agreed[safe] ??= {}), agreements(approvers.slice(0, MAX_OWNERS), `0x${quantityWord(hash)}`));
  }
  return agreed;
};

/**
 * The call with which a Safe executes the proposal once its owners have agreed, in the state in which they have. Null
 * where that cannot be known: no Safe of a known layout stands there, or it knows the proposal by another hash.
 */
export const readySafe = async (
  rpc: JsonRpc,
  call: AsSafe,
  at: At,
  signal: AbortSignal,
): Promise<PlannedCall | null> => {
  const { safe: planned, from } = call;
  const { proposal } = planned;
  const replies = await rpc.batch(questionsAbout(call, at), signal);
  const standing = standingOf(replies.slice(0, 6));
  if (standing === null || wordsIn(replies[3])?.[0] !== BigInt(proposal.digest)) return null;
  const nested = await nestedAgreements(rpc, nestedTransactions(proposal), at, signal);
  if (nested === null) return null;
  const approvers = [...standing.owners].sort().slice(0, standing.threshold);
  const signatures = approvedSignatures(approvers);
  // owners need not send it themselves, and contracts cannot
  const sender = standing.owners.includes(from) && isWallet(codeIn(replies[6])) ? from : STRANGER;
  const isNext = planned.isNext && standing.nonce === proposal.nonce;
  const agreed = {
    ...nested,
    [proposal.safe]: {
      ...nested[proposal.safe],
      ...agreements(approvers, proposal.digest),
      ...(standing.nonce === proposal.nonce
        ? {}
        : { [`0x${quantityWord(SAFE_SLOTS.nonce)}`]: `0x${quantityWord(proposal.nonce)}` }),
    },
  };
  return {
    ...call,
    from: sender,
    data: execTransactionData(proposal, signatures),
    safe: { ...planned, signatures, agreed, isNext },
  };
};

/** Who sends it where the one who signs cannot: an account that no contract can know. */
const STRANGER = `0x${randomBytes(20).toString('hex')}`;
