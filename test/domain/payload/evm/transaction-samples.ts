import { Transaction } from 'micro-eth-signer';

export const TO = `0x${'35'.repeat(20)}`;
export const HASH = `0x01${'ab'.repeat(31)}`;

const COMMON = { nonce: 7n, gasLimit: 90_000n, to: TO, value: 5n, data: '0xa9059cbb' };
export const PRICED = { ...COMMON, chainId: 8453n, maxFeePerGas: 30n, maxPriorityFeePerGas: 2n };
export const ACCESS = [{ address: `0x${'11'.repeat(20)}`, storageKeys: [`0x${'22'.repeat(32)}`] }];
export const AUTHORIZATION = { chainId: 0n, address: `0x${'44'.repeat(20)}`, nonce: 3n, yParity: 1, r: 1n, s: 2n };

interface Written {
  readonly toHex: () => string;
  readonly signBy: (privateKey: string, extraEntropy: boolean) => { readonly toHex: () => string };
}

/** One transaction of each type, written by another library. */
export const BY_TYPE: readonly [Written, Written, Written, Written, Written] = [
  Transaction.prepare({ type: 'legacy', ...COMMON, gasPrice: 20n, chainId: 8453n }, false),
  Transaction.prepare({ type: 'eip2930', ...COMMON, chainId: 8453n, gasPrice: 20n, accessList: ACCESS }, false),
  Transaction.prepare({ type: 'eip1559', ...PRICED, accessList: ACCESS }, false),
  Transaction.prepare(
    { type: 'eip4844', ...PRICED, maxFeePerBlobGas: 9n, blobVersionedHashes: [HASH], accessList: [] },
    false,
  ),
  Transaction.prepare({ type: 'eip7702', ...PRICED, accessList: [], authorizationList: [AUTHORIZATION] }, false),
];
