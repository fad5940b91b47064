import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { type AbiValue, encodeArguments, parseFunction } from '../../../domain/payload/evm/abi.js';

/** One request that a sandbox key can send, and that gives a certain finding. */
export interface FindingTrigger {
  readonly method: 'POST';
  readonly path: '/api/check-transaction' | '/api/check-payload';
  readonly body: Readonly<Record<string, unknown>>;
}

/** Made-up accounts. Nothing is known about them, and nobody holds their keys. */
export const SENDER = '0x1111111111111111111111111111111111111111';
export const RECIPIENT = '0x2222222222222222222222222222222222222222';
export const STRANGER = '0x7777777777777777777777777777777777777777';
export const CONTRACT = '0x4444444444444444444444444444444444444444';

/** Contracts of Ethereum that the bundled registries know. */
export const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
export const USDT = '0xdac17f958d2ee523a2206206994597c13d831ec7';
export const TRIGGER_ROUTER = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d';

/** A reserved demonstration address, which means something to sandbox keys alone. */
export const reserved = (number: number): string => demonstrationKey('evm', number);

const ETHEREUM = { from_address: SENDER, chain: 'ethereum' } as const;

/** A payment of 25 USDC, by what differs. */
export const declared = (changes: Readonly<Record<string, unknown>> = {}): FindingTrigger => ({
  method: 'POST',
  path: '/api/check-transaction',
  body: { ...ETHEREUM, to_address: RECIPIENT, token: 'USDC', amount: 25, ...changes },
});

/** A call of a contract that nothing is known about, by what differs. */
export const called = (changes: Readonly<Record<string, unknown>> = {}): FindingTrigger =>
  declared({ to_address: CONTRACT, contract_address: CONTRACT, transaction_type: 'contract_interaction', ...changes });

/** An allowance for such a contract, by what differs. */
export const approved = (changes: Readonly<Record<string, unknown>> = {}): FindingTrigger =>
  called({ transaction_type: 'approval', approval_amount: '25', ...changes });

/** Incoming funds of a source, by what differs. */
export const received = (from: string): FindingTrigger =>
  declared({ from_address: from, to_address: SENDER, direction: 'incoming' });

/** Bytes alone, by their members. */
export const handed = (members: Readonly<Record<string, unknown>>): FindingTrigger => ({
  method: 'POST',
  path: '/api/check-payload',
  body: { ...ETHEREUM, ...members },
});

/** Calldata of a function by its canonical signature. Throws for a text that is none. */
export const calldata = (signature: string, ...values: readonly AbiValue[]): string => {
  const abi = parseFunction(signature);
  if (abi === null) throw new Error(`${signature} is no function`);
  return abi.selector + encodeArguments(abi.inputs, values).slice(2);
};

/** The members of a transaction of Ethereum, by what differs. */
export const transaction = (to: string | null, changes: Readonly<Record<string, unknown>> = {}) => ({
  transaction: {
    ...{ to, data: '0x', value: '0', chain_id: 1, nonce: 1, gas: '90000' },
    ...{ max_fee_per_gas: '1000000000', max_priority_fee_per_gas: '1' },
    ...changes,
  },
});

/** A transfer of so many base units of a token. */
export const paying = (to: string, units: bigint, token = USDC) =>
  transaction(token, { data: calldata('transfer(address,uint256)', to, units) });

/** An allowance of so many base units of a token. */
export const allowing = (to: string, units: bigint, token = USDC) =>
  transaction(token, { data: calldata('approve(address,uint256)', to, units) });

type Members = readonly (readonly [name: string, type: string])[];

/** EIP-712 typed data of one structure. */
export const typedDataBody = (
  primaryType: string,
  members: Members,
  domain: Readonly<Record<string, unknown>>,
  message: Readonly<Record<string, unknown>>,
) => {
  const domainTypes: Readonly<Record<string, string>> = { name: 'string', version: 'string', chainId: 'uint256' };
  return {
    typed_data: {
      types: {
        EIP712Domain: Object.keys(domain).map((name) => ({ name, type: domainTypes[name] ?? 'address' })),
        [primaryType]: members.map(([name, type]) => ({ name, type })),
      },
      primaryType,
      domain,
      message,
    },
  };
};
