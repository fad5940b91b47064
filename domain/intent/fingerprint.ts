import { sha256Hex } from '../shared/canonical-json.js';
import type { ParsedAddress } from './address.js';
import { type TransactionIntent } from './intent.js';
import { tokenKey } from './token-key.js';
import type { ApprovalAmount } from './approval-amount.js';

const comparable = (address: ParsedAddress | null): string | null => address?.key ?? address?.given ?? null;

const approvalText = (approval: ApprovalAmount | null): string | null => {
  if (approval === null) return null;
  return approval.kind === 'unlimited' ? 'unlimited' : `${approval.kind} ${approval.value}`;
};

/**
 * Identity of an intent: SHA-256, lower-case hex, over the canonical JSON of what it says, without the policy under
 * which it is judged. Letter case of an EVM address or a token symbol does not matter. `hash` is SHA-256, for
 * a caller whose platform has a faster one.
 */
export const intentFingerprintOf = (intent: TransactionIntent, hash: (text: string) => string = sha256Hex): string => {
  const { addresses } = intent;
  // members in the order of their names, and no number among them: this is the canonical form
  const said = {
    amount: intent.amount,
    approval: approvalText(intent.approval),
    chain: intent.chain,
    contract: comparable(addresses.contract_address),
    contractVerified: intent.contractVerified,
    counterpartyName: intent.counterpartyName,
    direction: intent.direction,
    expectedTo: comparable(addresses.expected_to_address),
    from: comparable(addresses.from_address),
    intentReference: intent.intentReference,
    kind: intent.kind,
    permissions: intent.permissions,
    to: comparable(addresses.to_address),
    token: tokenKey(intent.token),
  };
  return hash(JSON.stringify(said));
};
