import { encodeRlp, quantityItem, type RlpItem } from '../../../../domain/payload/evm/rlp.js';
import type { EvmTransaction } from '../../../../domain/payload/evm/transaction.js';

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.slice(2), 'hex'));
const number = (value: bigint | null): Uint8Array => quantityItem(value ?? 0n);

/** What is signed of a transaction, from its fields alone. Source: EIP-155, EIP-2930, EIP-1559, EIP-4844. */
export const serialised = (transaction: EvmTransaction): Uint8Array => {
  const { type, chainId, nonce, gas, to, value, data, fees, accessList, blobHashes } = transaction;
  const call: RlpItem[] = [number(gas), to === null ? new Uint8Array() : bytesOf(to), number(value), bytesOf(data)];
  const access: RlpItem = accessList.map(({ address, storageKeys }) => [bytesOf(address), storageKeys.map(bytesOf)]);
  const priced = [number(fees.maxPriorityFeePerGas), number(fees.maxFeePerGas), ...call, access];
  const items: readonly RlpItem[] =
    type === 0
      ? [
          number(nonce),
          number(fees.gasPrice),
          ...call,
          ...(chainId === null ? [] : [number(chainId), number(0n), number(0n)]),
        ]
      : type === 1
        ? [number(chainId), number(nonce), number(fees.gasPrice), ...call, access]
        : [
            ...[number(chainId), number(nonce), ...priced],
            ...(type === 3 ? [number(fees.maxFeePerBlobGas), blobHashes.map(bytesOf)] : []),
          ];
  const encoded = encodeRlp(items);
  return type === 0 ? encoded : Uint8Array.from([type, ...encoded]);
};
