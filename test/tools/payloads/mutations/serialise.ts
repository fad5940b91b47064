import { decodeRlp, encodeRlp, quantityItem, type RlpItem } from '../../../../domain/payload/evm/rlp.js';
import type { EvmTransaction } from '../../../../domain/payload/evm/transaction.js';

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.slice(2), 'hex'));
const number = (value: bigint | null): Uint8Array => quantityItem(value ?? 0n);

/** The signatures of its authorizations as they were sent: none of what is read holds them. */
const authorizationSignatures = (content: Readonly<Record<string, unknown>>): readonly (readonly RlpItem[])[] => {
  const { raw, authorization_list: list } = content;
  if (typeof raw !== 'string')
    return ((list ?? []) as readonly Record<string, string | number>[]).map((given) =>
      ['y_parity', 'r', 's'].map((name) => quantityItem(BigInt(given[name] ?? 0))),
    );
  const items = decodeRlp(bytesOf(raw).subarray(1)) as readonly RlpItem[];
  return (items[AUTHORIZATIONS_AT] as readonly (readonly RlpItem[])[]).map((item) => item.slice(3));
};

/** Place of the authorizations in a transaction of type 4. Source: EIP-7702. */
const AUTHORIZATIONS_AT = 9;

const authorizations = (
  { authorizationList }: EvmTransaction,
  content: Readonly<Record<string, unknown>>,
): readonly RlpItem[] => {
  const signatures = authorizationSignatures(content);
  return authorizationList.map(({ chainId, address, nonce }, index) => [
    ...[number(chainId), bytesOf(address), number(nonce)],
    ...(signatures[index] ?? []),
  ]);
};

/**
 * What is signed of a transaction, from its fields, and from the content that was sent for the signatures of
 * authorizations. Source: EIP-155, EIP-2930, EIP-1559, EIP-4844, EIP-7702.
 */
export const serialised = (transaction: EvmTransaction, content: Readonly<Record<string, unknown>>): Uint8Array => {
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
            ...(type === 4 ? [authorizations(transaction, content)] : []),
          ];
  const encoded = encodeRlp(items);
  return type === 0 ? encoded : Uint8Array.from([type, ...encoded]);
};
