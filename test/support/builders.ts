import { parseAddress } from '../../domain/intent/address.js';
import { BUILT_IN_POLICIES } from '../../domain/policy/built-in.js';
import type { Chain } from '../../domain/chains/index.js';
import type { Declaration, TransactionIntent } from '../../domain/intent/intent.js';
import { intentOf } from '../../domain/intent/intent-of.js';
import type { Proposal } from '../../domain/payload/payload.js';
import type { ApprovalAmount } from '../../domain/intent/approval-amount.js';
import type { Policy } from '../../domain/policy/policy.js';

/** Lower-case EVM addresses without meaning, far from each other. */
export const SENDER = '0xa1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
export const RECIPIENT = '0x5f3c9e1ab2478d60c1e5f7a890b3d4c6e7f81924';
export const CONTRACT = '0x9d4e2f60a7b81c3d5e6f70819a2b3c4d5e6f7081';
export const USDC_ON_ETHEREUM = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';

export const NOW_MS = Date.parse('2026-11-21T12:00:00.000Z');

/** A built-in policy by id. */
export const builtInPolicy = (policyId: string): Policy => {
  const policy = BUILT_IN_POLICIES.find((candidate) => candidate.policyId === policyId);
  if (policy === undefined) throw new Error(`No built-in policy ${policyId}`);
  return policy;
};
export const OUTGOING_DEFAULT = builtInPolicy('outgoing_default');
export const OUTGOING_STRICT = builtInPolicy('outgoing_strict');

/** An intent by what differs from a plain transfer of 250 USDC on Ethereum; addresses are plain text. */
export interface IntentChanges extends Partial<Omit<Declaration, 'addresses'>> {
  readonly from?: string;
  readonly to?: string;
  readonly contract?: string | null;
  readonly expectedTo?: string | null;
}

export const intentWith = (changes: IntentChanges = {}): TransactionIntent => {
  const { from, to, contract, expectedTo, ...others } = changes;
  const chain: Chain = others.chain ?? 'ethereum';
  const optional = (text: string | null | undefined) =>
    text === null || text === undefined ? null : parseAddress(chain, text);
  return intentOf({
    kind: 'transfer',
    kindRule: 'sent',
    direction: 'outgoing',
    chain,
    addresses: {
      from_address: parseAddress(chain, from ?? SENDER),
      to_address: parseAddress(chain, to ?? RECIPIENT),
      contract_address: optional(contract),
      expected_to_address: optional(expectedTo),
    },
    token: 'USDC',
    amount: '250',
    approval: null,
    permissions: [],
    contractVerified: null,
    counterpartyName: null,
    intentReference: null,
    policyId: null,
    contractIsToken: false,
    ...others,
  });
};

/** An intent alone, without bytes to sign. */
export const proposalOf = (intent: TransactionIntent): Proposal => ({ intent, payload: null });

export const tokens = (value: string): ApprovalAmount => ({ kind: 'tokens', given: value, value });
export const baseUnits = (hex: string): ApprovalAmount => ({
  kind: 'base_units',
  given: hex,
  value: BigInt(hex).toString(),
});
export const UNLIMITED: ApprovalAmount = { kind: 'unlimited', given: 'unlimited' };
