import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { authorization, Transaction } from 'micro-eth-signer';
import { RLP } from 'micro-eth-signer/core/rlp.js';
import type { Account } from './accounts.js';

/** What is paid for gas, wei: `gasPrice` in transactions of types 0 and 1, the two others in those after. */
export type Fees =
  | { readonly gasPrice: bigint }
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint };

/** A transaction before it is signed. */
export interface Unsigned {
  readonly chainId: number;
  readonly nonce: number;
  /** Null deploys a contract. */
  readonly to: string | null;
  readonly value: bigint;
  /** Hex behind `0x`. */
  readonly data: string;
  readonly gas: bigint;
  readonly fees: Fees;
  /** EIP-7702: what the sender's own account is to run from now on. Null for another type. */
  readonly delegate: string | null;
}

const GWEI = 10n ** 9n;
export const ORDINARY_FEES: Fees = { maxFeePerGas: 30n * GWEI, maxPriorityFeePerGas: GWEI };

/** The address of the contract that an account deploys with its transaction of this nonce. */
export const contractAddress = (from: string, nonce: number): string =>
  `0x${bytesToHex(keccak_256(RLP.encode([from, nonce === 0 ? '0x' : nonce])).slice(12))}`;

/** The signed bytes of a transaction: of type 0, 2 or 4, as its fees and its delegate ask. */
export const signed = (account: Account, transaction: Unsigned): string => {
  const { nonce, to, value, data, gas, fees, delegate } = transaction;
  const chainId = BigInt(transaction.chainId);
  const common = { chainId, nonce: BigInt(nonce), to: to ?? '0x', value, data, gasLimit: gas };
  if ('gasPrice' in fees)
    return Transaction.prepare({ type: 'legacy', ...common, ...fees }, false)
      .signBy(account.key, false)
      .toHex();
  const priced = { ...common, ...fees, accessList: [] };
  if (delegate === null)
    return Transaction.prepare({ type: 'eip1559', ...priced }, false)
      .signBy(account.key, false)
      .toHex();
  // the sender's nonce is counted up before its authorization is read
  const own = authorization.sign({ chainId, address: delegate, nonce: BigInt(nonce + 1) }, account.key, false);
  return Transaction.prepare({ type: 'eip7702', ...priced, authorizationList: [own] }, false)
    .signBy(account.key, false)
    .toHex();
};
