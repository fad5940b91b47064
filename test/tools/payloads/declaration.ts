import type { FindingCode } from '../../../domain/findings/index.js';
import { checksumForm } from '../../../domain/intent/address.js';
import type { Chain } from '../../../domain/chains/index.js';
import type { CheckRequest, PayloadMembers } from '../../../src/application/check/check-request.js';
import { type Call, chainIdOf, encodeCall, type Envelope, transactionOf } from '../../support/payload-bytes.js';
import { EVM_CHAINS, type EvmChain, type World } from './world.js';

/** What differs in the bytes, and which finding must name it: one of these. */
export interface Change {
  readonly what: string;
  readonly codes: readonly FindingCode[];
  readonly payload: PayloadMembers;
  /** Less than was declared: to be looked at, and no attack. */
  readonly isLess: boolean;
}

/** An intent with bytes that do exactly what it says, and bytes that do not. */
export interface Declaration {
  readonly sort: string;
  readonly chain: Chain;
  readonly request: CheckRequest;
  readonly changes: readonly Change[];
}

/** Makes the declarations of one sort, for one chain that has it. */
export interface Sort {
  readonly name: string;
  readonly chains: readonly Chain[];
  readonly make: (world: World, chain: Chain, index: number) => Omit<Declaration, 'sort' | 'chain'>;
}

export const change = (what: string, codes: readonly FindingCode[], payload: PayloadMembers): Change => ({
  what,
  codes,
  payload,
  isLess: false,
});

export const less = (what: string, payload: PayloadMembers): Change => ({
  what,
  codes: ['payload_amount_mismatch'],
  payload,
  isLess: true,
});

const FORMS = ['members', 'raw', 'signed'] as const;
const TYPES = [0, 1, 2] as const;

/** The private keys of the sender and of another account, and the envelope that the index asks for. */
export const envelopeOf = (index: number): Envelope => ({
  form: FORMS[index % FORMS.length] ?? 'members',
  type: TYPES[Math.floor(index / FORMS.length) % TYPES.length] ?? 2,
  key: keyOf(index),
});
export const keyOf = (index: number): string => `0x${(index + 1).toString(16).padStart(64, '1')}`;

export const otherChain = (chain: EvmChain): EvmChain => EVM_CHAINS[(EVM_CHAINS.indexOf(chain) + 1) % 6] ?? 'base';

/** Addresses as people copy them: mixed case, or lower case. */
export const spelled = (address: string, index: number): string =>
  index % 2 === 0 && address.startsWith('0x') ? checksumForm(address) : address;

/** What every transaction can have wrong. */
export const transactionChanges = (chain: EvmChain, envelope: Envelope, call: Call): readonly Change[] => [
  change(
    'chain id',
    ['payload_chain_mismatch'],
    transactionOf(envelope, { ...call, chainId: chainIdOf(otherChain(chain)) }),
  ),
  change(
    'creates a contract',
    ['payload_type_mismatch', 'payload_spender_mismatch', 'undeclared_action'],
    transactionOf(envelope, { ...call, to: null, data: '0x6080604052' }),
  ),
  change(
    'ownership instead',
    ['payload_type_mismatch', 'ownership_transfer'],
    transactionOf(envelope, { ...call, value: 0n, data: encodeCall('transferOwnership(address)', [STRANGER]) }),
  ),
  ...(envelope.form === 'signed'
    ? [change('signer', ['payload_signer_mismatch'], transactionOf({ ...envelope, key: `0x${'77'.repeat(32)}` }, call))]
    : []),
  ...(envelope.form === 'members' && envelope.type === 2 ? [withDelegation(envelope, call)] : []),
];

/** Who gains where the bytes were changed. */
export const STRANGER = `0x${'66'.repeat(20)}`;

const withDelegation = (envelope: Envelope, call: Call): Change => ({
  ...change('delegation added', ['account_delegation', 'undeclared_action'], {
    transaction: {
      ...transactionOf(envelope, call).transaction,
      authorization_list: [{ chain_id: Number(call.chainId), address: STRANGER, nonce: 8 }],
    },
  }),
});
