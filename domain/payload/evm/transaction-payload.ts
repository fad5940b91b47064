import type { ReadPayload } from '../payload.js';
import type { PayloadContext, ReadResult } from '../context.js';
import { CREATION, NOBODY } from '../effects.js';
import { feeNotes } from '../fee.js';
import type { RawMembers } from '../payload-request.js';
import { unroll } from './calls.js';
import { invalidPayload, payloadWith } from './finished.js';
import { accountOrNull, assetOf, moves } from './standards/drafts.js';
import { calls, does, type CallEffect } from './standards/row.js';
import { type EvmTransaction, readTransaction } from './transaction.js';

/** Without a recipient its code becomes a contract; without code as well, what it carries belongs to no one. */
const creates = (from: string, value: bigint, data: string): readonly CallEffect[] =>
  data === '0x'
    ? [does({ ...moves(assetOf(null), value, from, null), function: NOBODY })]
    : [
        ...(value > 0n ? [does(moves(assetOf(null), value, from, null))] : []),
        does({ kind: 'call', from, function: CREATION, certainty: 'unknown' }),
      ];

/** Authorizations count before the call, and even where the call fails. Source: EIP-7702, behavior. */
const effectsOf = ({ to, value, data, authorizationList }: EvmTransaction, from: string): readonly CallEffect[] => [
  ...authorizationList.map(({ address }) => delegatesTo(from, address)),
  ...(to === null ? creates(from, value, data) : [calls(from, to, value, data)]),
];

/** No transaction costs less gas. Source: Ethereum Yellow Paper, G_transaction. */
const LEAST_GAS = 21_000n;

/**
 * The most that it may cost, base units of the native coin. Where its bytes leave out the limit of gas it may cost more
 * than this, and not less; a price that they leave out counts as nothing.
 */
const highestFee = ({ gas, fees, blobHashes }: EvmTransaction): bigint =>
  (gas ?? LEAST_GAS) * (fees.maxFeePerGas ?? fees.gasPrice ?? 0n) +
  BigInt(blobHashes.length) * GAS_OF_A_BLOB * (fees.maxFeePerBlobGas ?? 0n);

/** Source: EIP-4844. */
const GAS_OF_A_BLOB = 2n ** 17n;

/** What a transaction does. */
export const transactionPayload = (content: RawMembers, context: PayloadContext): ReadPayload => {
  const read: ReadResult<EvmTransaction> = readTransaction(content);
  if (!read.ok) return invalidPayload('evm_transaction', read.problem);
  const { chainId, signer, digest, sha256 } = read.value;
  const unrolled = unroll(effectsOf(read.value, signer ?? context.sender), context);
  const fee = highestFee(read.value);
  const notes = feeNotes(fee, context.chain);
  return payloadWith(
    { kind: 'evm_transaction', digest, sha256, chainId, signers: signer === null ? [] : [signer], notes, fee },
    unrolled,
  );
};

/**
 * The account's code becomes that of the delegate; the zero address takes a delegation back, and gives nothing.
 * Source: EIP-7702.
 */
export const delegatesTo = (account: string, delegate: string): CallEffect =>
  does({
    kind: 'delegation',
    amount: accountOrNull(delegate) === null ? '0' : null,
    from: account,
    to: accountOrNull(delegate),
    source: 'EIP-7702',
  });
