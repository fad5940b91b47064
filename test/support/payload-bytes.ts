import { addr, Transaction } from 'micro-eth-signer';
import { type Chain, currencyOf } from '../../domain/chains/index.js';
import type { PayloadMembers } from '../../src/application/check/check-request.js';

export { encodeCall, encodeValues } from '../domain/payload/evm/drawn.js';

/** A transaction before it is written down. */
export interface Call {
  readonly chainId: bigint;
  readonly to: string | null;
  readonly value: bigint;
  readonly data: string;
}

/** How a transaction is written: its members, its unsigned bytes, or bytes signed with a private key. */
export interface Envelope {
  readonly form: 'members' | 'raw' | 'signed';
  readonly type: 0 | 1 | 2;
  readonly key: string;
}

export const chainIdOf = (chain: Chain): bigint => BigInt(currencyOf(chain).chainId ?? 0);

const GAS = 250_000n;
const FEE = 30_000_000_000n;
const NONCE = 7n;

const members = ({ type }: Envelope, { chainId, to, value, data }: Call): PayloadMembers => ({
  transaction: {
    chain_id: Number(chainId),
    ...(to === null ? {} : { to }),
    value: String(value),
    data,
    nonce: Number(NONCE),
    gas: String(GAS),
    ...(type === 2 ? { max_fee_per_gas: String(FEE), max_priority_fee_per_gas: '1' } : { gas_price: String(FEE) }),
    ...(type === 1 ? { access_list: [] } : {}),
  },
});

/** Written by another library than the one that is tried. */
const prepared = ({ type }: Envelope, { chainId, to, value, data }: Call) => {
  const common = { chainId, to: to ?? '0x', value, data, nonce: NONCE, gasLimit: GAS };
  if (type === 0) return Transaction.prepare({ type: 'legacy', ...common, gasPrice: FEE }, false);
  if (type === 1) return Transaction.prepare({ type: 'eip2930', ...common, gasPrice: FEE, accessList: [] }, false);
  return Transaction.prepare(
    { type: 'eip1559', ...common, maxFeePerGas: FEE, maxPriorityFeePerGas: 1n, accessList: [] },
    false,
  );
};

/** The transaction as a wallet may be handed it. */
export const transactionOf = (envelope: Envelope, call: Call): PayloadMembers => {
  if (envelope.form === 'members') return members(envelope, call);
  const unsigned = prepared(envelope, call);
  const raw =
    envelope.form === 'raw'
      ? unsigned.toHex({ includeSignature: false })
      : unsigned.signBy(envelope.key, false).toHex();
  return { transaction: { raw } };
};

type Structures = Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;

const structuresOf = (encodedType: string): Structures =>
  Object.fromEntries(
    [...encodedType.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name = '', list = '']) => [
      name,
      list.split(',').map((member) => {
        const [type = '', called = ''] = member.split(' ');
        return { name: called, type };
      }),
    ]),
  );

const DOMAIN = structuresOf(
  'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract,bytes32 salt)',
);

/** Typed data of an encoded type; quantities as text. */
export const typedData = (
  encodedType: string,
  domain: Readonly<Record<string, unknown>>,
  message: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  types: {
    EIP712Domain: (DOMAIN['EIP712Domain'] ?? []).filter(({ name }) => name in domain),
    ...structuresOf(encodedType),
  },
  primaryType: encodedType.slice(0, encodedType.indexOf('(')),
  domain,
  message,
});

/** The account of a private key. */
export const accountOfKey = (key: string): string => addr.fromPrivateKey(key).toLowerCase();
